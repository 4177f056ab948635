import { timingSafeEqual } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Caller, callerOf, type Proxies } from '../proxies.ts'
import type { Cluster } from './cluster.ts'

// What is asked of a process about a table that another one leads is passed on to that one as it is: a request, or the line of a
// socket. It comes with whom it is for, and with the secret of the processes, or it would not be believed.

const secretHeader = 'x-conclave-process'
const callerHeader = 'x-conclave-caller'

/** The status by which a process says that it does not lead the table either. */
export const misdirected = 421

/** From whom a request comes, as another process says, or a named proxy. */
export const whomFor = (request: IncomingMessage, proxies: Proxies, { secret, peers }: Cluster): Caller => {
  const caller = callerByProcess(request.headers, secret)
  if (caller !== null) peers.add(request.socket.remoteAddress ?? '')
  return caller ?? callerOf(request, proxies)
}

/** Claims of another process about a request; null when it comes from anybody else. */
const callerByProcess = (headers: IncomingHttpHeaders, secret: string | null): Caller | null => {
  const shown = headers[secretHeader]
  const said = headers[callerHeader]
  if (secret === null || typeof shown !== 'string' || typeof said !== 'string') return null
  const [mine, theirs] = [Buffer.from(secret), Buffer.from(shown)]
  if (mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) return null
  const { address, host, secure } = JSON.parse(said) as Omit<Caller, 'passedOn'>
  return { address, host, secure, passedOn: true }
}

/** A request to pass on. */
interface Passing {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string | null
  readonly caller: Caller
}

export interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** `unreachable`: nobody was there, and nothing has happened; `broken`: the leader went in the middle of it. */
type NotAnswered = 'unreachable' | 'broken'

/** Ways to the other processes. */
export interface Forwarding {
  request(at: string, passing: Passing): Promise<Answered | NotAnswered>
  /** Joins a client's line to the leader's; what is said on it is not looked at. Else the status that the leader refused it with. */
  line(
    at: string,
    request: IncomingMessage,
    caller: Caller,
    client: Duplex,
    head: Buffer,
  ): Promise<'joined' | 'unreachable' | { readonly status: string }>
  close(): void
}

/** No answer takes longer, in milliseconds. */
const longest = 30_000

/** Hop-by-hop headers are not passed on: they are about the connection, not about what is asked. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host', 'expect']

export const forwarding = (cluster: Cluster): Forwarding => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const under = new Map<string, Set<() => void>>()

  const track = (at: string, end: () => void): (() => void) => {
    const ends = under.get(at) ?? new Set()
    under.set(at, ends.add(end))
    return () => {
      ends.delete(end)
      if (ends.size === 0) under.delete(at)
    }
  }

  // A process that sleeps keeps its lines open and says nothing.
  cluster.listen((news) => {
    if (news.news === 'gone') for (const end of [...(under.get(news.address) ?? [])]) end()
  })

  const headersFor = ({ headers, caller }: Pick<Passing, 'headers' | 'caller'>): IncomingHttpHeaders => {
    const { address, host, secure } = caller
    const passed = Object.fromEntries(
      Object.entries(headers).filter(
        ([name]) => !ofConnection.includes(name) && !name.startsWith('x-forwarded-'),
      ),
    )
    return {
      ...passed,
      [secretHeader]: cluster.secret ?? '',
      [callerHeader]: JSON.stringify({ address, host, secure }),
    }
  }

  const request: Forwarding['request'] = (at, passing) =>
    new Promise((resolve) => {
      const reads = passing.method === 'GET'
      let connected = false
      const outgoing = send(`${at}${passing.url}`, {
        method: passing.method,
        // On a line that was kept open nobody knows whether something has arrived.
        agent: reads ? agent : false,
        headers: {
          ...headersFor(passing),
          ...(passing.body === null ? {} : { 'content-length': Buffer.byteLength(passing.body) }),
        },
      })
      const untrack = track(at, () => outgoing.destroy())
      const done = (outcome: Answered | NotAnswered) => {
        untrack()
        resolve(outcome)
      }
      outgoing.on('socket', (socket) => {
        if (!socket.connecting) connected = true
        else
          socket.once('connect', () => {
            connected = true
          })
      })
      outgoing.on('error', () => {
        done(connected && !reads ? 'broken' : 'unreachable')
      })
      outgoing.setTimeout(longest, () => outgoing.destroy())
      outgoing.on('response', (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', () => done('broken'))
        response.on('end', () => {
          const { statusCode: status = 502, headers } = response
          if (status === misdirected) done('unreachable')
          else done({ status, headers, body: Buffer.concat(parts).toString() })
        })
      })
      outgoing.end(passing.body ?? undefined)
    })

  const line: Forwarding['line'] = (at, incoming, caller, client, head) =>
    new Promise((resolve) => {
      const outgoing = send(`${at}${incoming.url}`, {
        headers: {
          ...headersFor({ headers: incoming.headers, caller }),
          connection: 'Upgrade',
          upgrade: 'websocket',
        },
      })
      const end = () => {
        outgoing.destroy()
        if (joined) client.destroy()
      }
      let joined = false
      const untrack = track(at, end)
      outgoing.on('error', () => {
        untrack()
        resolve('unreachable')
      })
      outgoing.on('response', (response) => {
        response.resume()
        untrack()
        if (response.statusCode === misdirected) resolve('unreachable')
        else resolve({ status: `${response.statusCode} ${response.statusMessage}` })
      })
      outgoing.on('upgrade', (response, leader, first) => {
        joined = true
        if (client.destroyed) {
          leader.destroy()
          untrack()
          resolve('joined')
          return
        }
        const lines = [`HTTP/1.1 101 ${response.statusMessage}`]
        for (let at = 0; at < response.rawHeaders.length; at += 2)
          lines.push(`${response.rawHeaders[at]}: ${response.rawHeaders[at + 1]}`)
        client.write(`${lines.join('\r\n')}\r\n\r\n`)
        if (first.length > 0) client.write(first)
        if (head.length > 0) leader.write(head)
        for (const [one, other] of [
          [client, leader],
          [leader, client],
        ] as const) {
          one.on('error', () => one.destroy())
          one.on('close', () => {
            untrack()
            other.destroy()
          })
          one.pipe(other)
        }
        resolve('joined')
      })
      outgoing.end()
    })

  return {
    request,
    line,
    close: () => {
      agent.destroy()
      for (const end of [...under.values()].flatMap((ends) => [...ends])) end()
    },
  }
}
