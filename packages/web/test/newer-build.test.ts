import { expect, test, vi } from 'vitest'
import { followNewerBuild } from '../src/app/newer-build.ts'

test('a page whose parts are gone loads itself anew, once', () => {
  const kept = new Map<string, string>()
  const heard: ((event: Event) => void)[] = []
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: (event: Event) => void) => heard.push(listener))
  const reload = vi.fn()
  followNewerBuild(reload)
  const lost = () => {
    const event = new Event('vite:preloadError', { cancelable: true })
    for (const listener of heard) listener(event)
    return event.defaultPrevented
  }
  expect(lost()).toBe(true)
  // It did not help: now the failure is everybody's to see.
  expect(lost()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})
