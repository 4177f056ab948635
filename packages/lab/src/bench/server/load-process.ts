import type { WebSocket } from 'ws'
import { type LoadOrder, load, type Prepared, prepare, sitDown } from './load.ts'

// The clients, in a process of their own: what they cost is not the server's. When a load is warm they say so, and at its end what
// was measured.

/** Prepare a load; carry it out; sit at so many tables and do nothing; leave them. */
type Order = LoadOrder | 'go' | { readonly sit: number; readonly address: string } | 'leave'

let sockets: WebSocket[] = []
let prepared: Prepared | undefined

const obey = async (order: Order): Promise<object> => {
  if (order === 'leave') {
    for (const socket of sockets) socket.terminate()
    sockets = []
    return {}
  }
  if (order === 'go') return prepared === undefined ? {} : load(prepared, () => process.send?.({}))
  if (!('sit' in order)) {
    prepared = await prepare(order)
    return {}
  }
  for (let n = 0; n < order.sit; n++) sockets.push(...(await sitDown(order.address)))
  return {}
}

process.on('message', async (order: Order) => {
  process.send?.(await obey(order))
})
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: true })
