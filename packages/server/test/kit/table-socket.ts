import { randomUUID } from 'node:crypto'
import type { View } from '@conclave/kernel'
import {
  type ClientMessageInput,
  protocolVersion,
  type ServerMessage,
  serverMessage,
  viewsAfter,
} from '@conclave/protocol'
import { WebSocket } from 'ws'

/** Message as a client has heard it: what was left out of an update, because it had it already, is there again. */
type Heard =
  | Exclude<ServerMessage, { type: 'update' }>
  | (Omit<Extract<ServerMessage, { type: 'update' }>, 'views'> & { readonly views: readonly View[] })
type Message<T extends ServerMessage['type']> = Extract<Heard, { type: T }>

/** A client's socket that keeps everything it was sent. */
export interface TableSocket {
  /** Acknowledgements inside an update stand before it, as if they had come by themselves. */
  readonly messages: Heard[]
  /** As they came over the wire. */
  readonly texts: string[]
  readonly closed: Promise<{ code: number; reason: string }>
  send(message: ClientMessageInput): void
  sendRaw(data: string | Buffer): void
  hello(more?: Partial<Extract<ClientMessageInput, { type: 'hello' }>>): Promise<Message<'welcome'>>
  /** The first message of this type from number `from` on (by default, from now on) that fits. */
  next<T extends ServerMessage['type']>(
    type: T,
    fits?: (message: Message<T>) => boolean,
    from?: number,
  ): Promise<Message<T>>
  /** Sends an answer and resolves with its acknowledgement or refusal. */
  answer(seat: number, key: string, more?: { id?: string; seq?: number }): Promise<Message<'ack' | 'refused'>>
  undo(seat: number, more?: { id?: string; seq?: number }): Promise<Message<'ack' | 'refused'>>
  withdraw(seat: number): Promise<Message<'ack' | 'refused'>>
  vote(
    seat: number,
    about: 'stand-in' | 'end',
    yes?: boolean,
    on?: number,
  ): Promise<Message<'ack' | 'refused'>>
  /** State of things, from the last welcome or update. */
  readonly seq: number
  view(seat?: number): View | undefined
  close(): Promise<void>
  /** Ends the connection without a word, as a lost network does. */
  cut(): void
}

/** Only so that a test that waits in vain says what for. */
const patience = 30_000

const shortened = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)} …` : text)

export const openSocket = async (
  address: string,
  table: string,
  headers: Record<string, string> = {},
): Promise<TableSocket> => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/socket`, { headers })
  const messages: Heard[] = []
  const texts: string[] = []
  const waiting = new Set<() => void>()
  let seq = -1
  let views: readonly View[] = []

  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => {
      resolve({ code, reason: reason.toString() })
      for (const look of waiting) look()
    }),
  )
  socket.on('message', (data) => {
    const text = data.toString()
    texts.push(text)
    const message = serverMessage.parse(JSON.parse(text))
    if (message.type === 'welcome' || message.type === 'update') {
      seq = message.seq
      views = message.type === 'welcome' ? message.views : viewsAfter(views, message.views)
    }
    if (message.type === 'update') {
      if (message.ack !== undefined) messages.push({ type: 'ack', id: message.ack, seq })
      messages.push({ ...message, views })
    } else messages.push(message)
    for (const look of waiting) look()
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve())
    socket.on('error', reject)
  })
  socket.on('error', () => {})

  const next: TableSocket['next'] = (type, fits = () => true, from = messages.length) =>
    new Promise((resolve, reject) => {
      const give = (outcome: () => void) => {
        clearTimeout(timer)
        waiting.delete(look)
        outcome()
      }
      const look = () => {
        const found = messages.slice(from).find((message) => message.type === type && fits(message as never))
        if (found !== undefined) give(() => resolve(found as never))
        else if (socket.readyState >= WebSocket.CLOSING) {
          give(() => reject(new Error(`closed while waiting for '${type}'`)))
        }
      }
      const timer = setTimeout(
        () =>
          give(() =>
            reject(new Error(`no '${type}' came; last: ${texts.slice(-3).map(shortened).join('\n')}`)),
          ),
        patience,
      )
      waiting.add(look)
      look()
    })

  const reply = async (id: string): Promise<Message<'ack' | 'refused'>> => {
    const from = messages.length
    const fits = (message: { id: string }) => message.id === id
    return Promise.race([next('ack', fits, from), next('refused', fits, from)])
  }

  const self: TableSocket = {
    messages,
    texts,
    closed,
    send: (message) => socket.send(JSON.stringify(message)),
    sendRaw: (data) => socket.send(data),
    hello: (more = {}) => {
      const welcome = next('welcome')
      self.send({ type: 'hello', version: protocolVersion, ...more })
      return welcome
    },
    next,
    answer: (seat, key, { id = randomUUID(), seq: at = seq } = {}) => {
      const replied = reply(id)
      self.send({ type: 'answer', id, seat, seq: at, key })
      return replied
    },
    undo: (seat, { id = randomUUID(), seq: at = seq } = {}) => {
      const replied = reply(id)
      self.send({ type: 'undo', id, seat, seq: at })
      return replied
    },
    withdraw: (seat) => {
      const id = randomUUID()
      const replied = reply(id)
      self.send({ type: 'withdraw', id, seat })
      return replied
    },
    vote: (seat, about, yes = true, on) => {
      const id = randomUUID()
      const replied = reply(id)
      self.send({ type: 'vote', id, seat, about, on: on ?? null, yes })
      return replied
    },
    get seq() {
      return seq
    },
    view: (seat) => (seat === undefined ? views[0] : views.find(({ viewer }) => viewer === seat)),
    close: async () => {
      socket.close()
      await closed
    },
    cut: () => socket.terminate(),
  }
  return self
}
