import { closeSync, fdatasync, openSync, write } from 'node:fs'
import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

// The least that a server of tables could do: what comes is appended to a file, durably, and sent to everybody at its table. No rules,
// no checks, no views. Whatever comes while the disk is waited for goes into the next write, as in our own storage.

const [file = ''] = process.argv.slice(2)
const log = openSync(file, 'a')

interface Said {
  readonly table: Set<WebSocket>
  readonly text: string
}

const tables = new Map<string, Set<WebSocket>>()
let waiting: Said[] = []
let writing = false

const append = (): void => {
  if (writing || waiting.length === 0) return
  writing = true
  const said = waiting
  waiting = []
  write(log, said.map(({ text }) => `${text}\n`).join(''), (failed) => {
    if (failed !== null) throw failed
    fdatasync(log, (unsynced) => {
      if (unsynced !== null) throw unsynced
      writing = false
      append()
      for (const { table, text } of said) for (const socket of table) socket.send(text)
    })
  })
}

const http = createServer()
const server = new WebSocketServer({ server: http, perMessageDeflate: false })
server.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? new Set()
  tables.set(url, table.add(socket))
  socket.on('message', (data) => {
    if (waiting.push({ table, text: data.toString() }) === 1) setImmediate(append)
  })
})
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('the bare server has no port')
  process.send?.({ address: `http://127.0.0.1:${address.port}` })
})
process.on('message', () => process.send?.(process.cpuUsage()))
process.on('disconnect', () => {
  closeSync(log)
  process.exit(0)
})
