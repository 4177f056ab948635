import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { closeCodes, largestMessage } from '@conclave/protocol'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { addressKey } from '../address.ts'
import { atLeader } from '../cluster/at-leader.ts'
import { misdirected, whomFor } from '../cluster/forward.ts'
import { belowBase } from '../http/base-path.ts'
import type { KnowsHost } from '../http/hosts.ts'
import { isOwnOrigin } from '../http/security.ts'
import { personFrom } from '../http/sessions.ts'
import { visit } from '../http/tables.ts'
import type { Caller, Proxies } from '../proxies.ts'
import { StorageError } from '../storage/storage.ts'
import { isFailure, type ServerContext } from '../tables/live.ts'
import { type Connection, connect, type Wire } from './connection.ts'

export interface SocketOptions {
  readonly proxies: Proxies
  readonly knowsHost: KnowsHost
  /** Connections that one address may have. */
  readonly mostPerAddress: number
  /** Number of bytes that may wait for all clients together; beyond that, whoever has left most unread is dropped. */
  readonly mostUnread: number
}

/** All open sockets of a server. */
export interface Sockets {
  count(): number
  close(): void
}

const path = /^\/api\/tables\/([\w-]{22})\/socket$/

/** The table that a handshake is for. */
const tableIn = ({ url = '' }: IncomingMessage, { base }: ServerContext): string | null =>
  path.exec(belowBase(url, base) ?? '')?.[1] ?? null

/** Interval at which connections are looked after, in milliseconds. */
const tending = 5000

/** Serves the sockets of tables on the app's own port. */
export const serveSockets = (
  app: FastifyInstance,
  context: ServerContext,
  options: SocketOptions,
): Sockets => {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage, perMessageDeflate: false })
  const connections = new Set<Connection>()
  const perAddress = new Map<string, number>()
  const timer = setInterval(() => {
    for (const connection of connections) connection.tend()
    dropSlowest(connections, options.mostUnread)
  }, tending).unref()

  app.server.on('upgrade', (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    const caller = whomFor(request, options.proxies, context.cluster)
    const address = addressKey(caller.address)
    const refusal =
      caller.passedOn || context.allowance.handshakes.take(address)
        ? refusalOf(request, caller, context, perAddress.get(address) ?? 0, options)
        : '429 Too Many Requests'
    raw.on('error', () => raw.destroy())
    if (refusal !== null) return hangUp(raw, refusal)
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
    raw.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
    admit(request, raw, head, { ...caller, address }).catch((error: unknown) => {
      context.log.error({ err: error }, 'a socket could not be opened')
      hangUp(raw, error instanceof StorageError ? '503 Service Unavailable' : '500 Internal Server Error')
    })
  })

  const admit = async (
    request: IncomingMessage,
    raw: Duplex,
    head: Buffer,
    caller: Caller,
  ): Promise<void> => {
    const { address, secure } = caller
    const id = tableIn(request, context) ?? ''
    const person = await personFrom(context, request.headers.cookie, secure)
    const outcome = await atLeader(
      context,
      () => visit(context, id, person),
      async (at) =>
        raw.destroyed
          ? 'joined'
          : caller.passedOn
            ? { status: `${misdirected} Misdirected Request` }
            : context.forwarding.line(at, request, caller, raw, head),
    )
    if (outcome === null) return hangUp(raw, '503 Service Unavailable')
    if ('there' in outcome) return outcome.there === 'joined' ? undefined : hangUp(raw, outcome.there.status)
    const found = outcome.here
    if (raw.destroyed) return
    server.handleUpgrade(request, raw, head, (socket) => {
      // A page cannot read the status of a refused handshake, but it can read why a socket was closed.
      if (isFailure(found)) return socket.close(closingFor[found.code] ?? closeCodes.noTable, found.message)
      const connection = connect(found.table, found.requester, wireOf(socket, raw), address)
      connections.add(connection)
      socket.on('message', (data, isBinary) => connection.hear(isBinary ? null : data.toString()))
      socket.on('error', (error) => context.log.debug({ err: error, table: id }, 'a socket failed'))
      socket.on('close', () => {
        connections.delete(connection)
        connection.gone()
      })
    })
  }

  return {
    count: () => connections.size,
    close: () => {
      clearInterval(timer)
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

/** Close codes that tell whoever comes back to a seat that it was given away. */
const closingFor: { readonly [code: string]: number } = {
  'seat-withdrawn': closeCodes.withdrawn,
  'seat-handed-on': closeCodes.handedOn,
}

const dropSlowest = (connections: ReadonlySet<Connection>, most: number): void => {
  const slow = [...connections]
    .map((connection) => ({ connection, unread: connection.backlog() }))
    .filter(({ unread }) => unread > 0)
    .sort((a, b) => a.unread - b.unread)
  let sum = slow.reduce((all, { unread }) => all + unread, 0)
  while (sum > most) {
    const worst = slow.pop()
    if (worst === undefined) return
    sum -= worst.unread
    worst.connection.drop()
  }
}

/** Wire of a socket: messages sent in one go, such as an acknowledgement and the update after it, leave in one packet. */
const wireOf = (socket: WebSocket, raw: Duplex): Wire => {
  let corked = false
  return {
    send: (text) => {
      if (!corked) {
        corked = true
        raw.cork()
        process.nextTick(() => {
          corked = false
          raw.uncork()
        })
      }
      socket.send(text)
    },
    close: (code, reason) => socket.close(code, reason),
    drop: () => socket.terminate(),
    backlog: () => socket.bufferedAmount,
  }
}

const refusalOf = (
  request: IncomingMessage,
  { host, passedOn }: Caller,
  context: ServerContext,
  open: number,
  { mostPerAddress, knowsHost }: SocketOptions,
): string | null => {
  if (tableIn(request, context) === null) return '404 Not Found'
  if (!knowsHost(host) || !isOwnOrigin(request.headers.origin, host)) return '403 Forbidden'
  if (open >= mostPerAddress) return '429 Too Many Requests'
  if (!context.closing) return null
  return passedOn ? `${misdirected} Misdirected Request` : '503 Service Unavailable'
}

const hangUp = (raw: Duplex, status: string): void => {
  raw.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
