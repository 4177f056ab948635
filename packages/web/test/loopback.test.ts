import { expect, it } from 'vitest'
import { isLoopback } from '../src/ui/loopback-note.tsx'

it('knows the addresses that lead to this computer alone', () => {
  for (const own of ['localhost', 'conclave.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    expect(isLoopback(own), own).toBe(true)
  for (const other of ['192.168.1.7', 'localhost.example', '10.127.0.0', 'mages.example', '[fe80::1]'])
    expect(isLoopback(other), other).toBe(false)
})
