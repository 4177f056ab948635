import type { Server } from 'node:http'
import { addressKey } from '../address.ts'
import type { Proxies } from '../proxies.ts'

/** Beside its sockets at tables, an address may have so many connections: pages, pictures, a class that loads all at once. */
const others = 600

/**
 * Connections that say nothing cost nothing to open, but a descriptor here: one address has only so many of any kind. A named proxy
 * speaks for many, and so do processes that share the tables; they limit them themselves.
 */
export const limitPeers = (
  server: Server,
  proxies: Proxies,
  processes: ReadonlySet<string>,
  socketsPerAddress: number,
): void => {
  const open = new Map<string, number>()
  server.on('connection', (raw) => {
    if (proxies.trusts(raw.remoteAddress) || processes.has(raw.remoteAddress ?? '')) return
    const address = addressKey(raw.remoteAddress ?? '')
    const before = open.get(address) ?? 0
    if (before >= socketsPerAddress + others) return void raw.destroy()
    open.set(address, before + 1)
    raw.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
