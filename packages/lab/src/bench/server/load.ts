import { randomUUID } from 'node:crypto'
import { keyOf, type View } from '@conclave/kernel'
import { protocolVersion, type ServerMessage, type TableCreated, viewsAfter } from '@conclave/protocol'
import { WebSocket } from 'ws'
import type { Load } from './measures.ts'
import { playRound, type RoundOrder, type Tally } from './round.ts'

/** Two people at a table, each with a socket of her own. */
interface Pair {
  readonly id: string
  readonly cookies: readonly [string, string]
}

const post = async (address: string, path: string, body: object, cookie = ''): Promise<Response> => {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response
}

const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

/** Makes a table with a seat for each of two people. */
export const makePair = async (address: string, game = 'spellbound'): Promise<Pair> => {
  const seats = [{ kind: 'me' }, { kind: 'friend' }]
  const made = await post(address, '/api/tables', { game, seats, windows: 'fast' })
  const { table, invitations } = (await made.json()) as TableCreated
  const claimed = await post(address, `/api/tables/${table.id}/claim`, { token: invitations[0]?.token })
  return { id: table.id, cookies: [cookieOf(made), cookieOf(claimed)] }
}

/** Makes a table of bots and watches it: bots that nobody watches rest. */
export const watchBots = async (
  address: string,
  bots: readonly string[],
  botPause: number,
): Promise<WebSocket> => {
  const seats = bots.map((bot) => ({ kind: 'bot', bot }))
  const made = await post(address, '/api/tables', { game: 'spellbound', seats, windows: 'fast', botPause })
  const { table } = (await made.json()) as TableCreated
  const socket = await openSocket(address, table.id, cookieOf(made))
  await welcomed(socket)
  return socket
}

export const socketAt = (url: string, headers: Record<string, string> = {}): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers, perMessageDeflate: false })
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })

export const openSocket = (address: string, table: string, cookie: string): Promise<WebSocket> =>
  socketAt(`${address.replace('http', 'ws')}/api/tables/${table}/socket`, { cookie })

const openPair = (address: string, { id, cookies }: Pair): Promise<[WebSocket, WebSocket]> =>
  Promise.all([openSocket(address, id, cookies[0]), openSocket(address, id, cookies[1])])

export const welcomed = async (socket: WebSocket): Promise<void> => {
  const answer = new Promise((resolve) => socket.once('message', resolve))
  socket.send(JSON.stringify({ type: 'hello', version: protocolVersion }))
  await answer
}

/** Two people sit down at a new table; its match begins. */
export const sitDown = async (address: string): Promise<WebSocket[]> => {
  const sockets = await openPair(address, await makePair(address))
  for (const socket of sockets) await welcomed(socket)
  return sockets
}

/** Both people answer at once whenever they are asked; `again` is called when the match is over. */
const playPair = (
  [first, second]: [WebSocket, WebSocket],
  tally: Tally,
  again: () => void,
  pause: number,
): void => {
  const sentAt = new Map<number, { from: number; at: number }>()
  let pending: { id: string; at: number } | null = null
  const play = (socket: WebSocket, seat: number): void => {
    let seq = -1
    let views: readonly View[] = []
    const consider = (): void => {
      const [view] = views
      if (view === undefined) return
      if (view.outcome !== null) {
        if (seat === 0) again()
        return
      }
      if (view.question === null || view.question.manner === 'open') return
      const option = view.options[Math.floor(Math.random() * view.options.length)]
      if (option === undefined) return
      const answer = () => {
        const id = randomUUID()
        pending = { id, at: performance.now() }
        sentAt.set(seq + 1, { from: seat, at: pending.at })
        socket.send(JSON.stringify({ type: 'answer', id, seat, seq, key: keyOf(option) }))
      }
      if (pause === 0) answer()
      else setTimeout(answer, pause)
    }
    socket.on('message', (data) => {
      const text = data.toString()
      tally.bytes += text.length
      const message = JSON.parse(text) as ServerMessage
      const carriedOut =
        message.type === 'ack' ? message.id : message.type === 'update' ? message.ack : undefined
      if (carriedOut !== undefined && carriedOut === pending?.id) {
        tally.answers++
        tally.all++
        tally.acknowledged.push(performance.now() - pending.at)
        pending = null
      }
      if (message.type === 'update' || message.type === 'welcome') {
        seq = message.seq
        views = message.type === 'welcome' ? message.views : viewsAfter(views, message.views)
        const sent = sentAt.get(seq)
        if (sent !== undefined && sent.from !== seat) {
          tally.seen.push(performance.now() - sent.at)
          sentAt.delete(seq)
        }
        consider()
      }
    })
    socket.send(JSON.stringify({ type: 'hello', version: protocolVersion }))
  }
  play(first, 0)
  play(second, 1)
}

export interface LoadOrder extends RoundOrder {
  readonly address: string
  /** Time that a person thinks, in milliseconds; 0 for a saturated server. */
  readonly pause: number
  /** Number of further tables that are kept ready for when matches end: making them is not what is measured. */
  readonly spare: number
}

/** Tables with people at them who only wait for the word. */
export interface Prepared {
  readonly order: LoadOrder
  readonly spare: [WebSocket, WebSocket][]
}

const atOnce = 10

export const prepare = async (order: LoadOrder): Promise<Prepared> => {
  const prepared: Prepared = { order, spare: [] }
  const make = async () => prepared.spare.push(await openPair(order.address, await makePair(order.address)))
  while (prepared.spare.length < order.tables + order.spare) {
    await Promise.all(Array.from({ length: atOnce }, make))
  }
  return prepared
}

/** Plays at many tables at once for a while. Other tables take the place of those whose match is over. */
export const load = ({ order, spare }: Prepared, warm: () => void): Promise<Load> =>
  playRound(
    order,
    spare,
    (pair, tally, over) =>
      playPair(
        pair,
        tally,
        () => {
          for (const socket of pair) socket.close()
          over()
        },
        order.pause,
      ),
    { warm },
  )
