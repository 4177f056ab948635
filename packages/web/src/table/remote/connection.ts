import {
  type ClientMessageInput,
  closeCodes,
  heartbeat,
  type ServerMessage,
  serverMessage,
  socketPath,
} from '@conclave/protocol'
import { below } from '../../settings/base.ts'

/** Listener to a connection. */
export interface Listener {
  /** First message, each time the connection is made. */
  hello(): ClientMessageInput
  heard(message: ServerMessage): void
  lost(): void
  /** There is no point in trying again; why, as the close code. */
  ended(code: number): void
}

const final: readonly number[] = [
  closeCodes.noAccess,
  closeCodes.noTable,
  closeCodes.deleted,
  closeCodes.withdrawn,
  closeCodes.handedOn,
  closeCodes.version,
]
const longestPause = 30_000
const firstPause = 400

/** A socket that comes back: with growing random pauses, and at once when the device is online or looked at again. */
export class Connection {
  readonly #table: string
  readonly #listener: Listener
  #socket: WebSocket | null = null
  #attempts = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #lastHeard = 0
  #closed = false
  readonly #wake = (): void => {
    if (this.#socket === null && !document.hidden) this.#open()
  }

  constructor(table: string, listener: Listener) {
    this.#table = table
    this.#listener = listener
    addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#open()
  }

  /** Says something if the connection stands; commands that must arrive are kept by the caller. */
  say(message: ClientMessageInput): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Begins anew, and says hello again. */
  again(): void {
    this.#socket?.close(4000)
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    clearTimeout(this.#retry)
    clearInterval(this.#beat)
    this.#socket?.close(1000)
    this.#socket = null
  }

  #open(): void {
    if (this.#closed || this.#socket !== null) return
    clearTimeout(this.#retry)
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}${below(socketPath(this.#table))}`)
    this.#socket = socket
    this.#lastHeard = Date.now()
    socket.onopen = () => this.say(this.#listener.hello())
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.#hear(String(data))
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#gone(code)
    }
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.#keepAlive(), heartbeat.every)
  }

  #hear(text: string): void {
    this.#lastHeard = Date.now()
    let data: unknown
    try {
      data = JSON.parse(text)
    } catch {
      return
    }
    const reading = serverMessage.safeParse(data)
    if (!reading.success) return
    if (reading.data.type === 'welcome') this.#attempts = 0
    this.#listener.heard(reading.data)
  }

  #keepAlive(): void {
    if (Date.now() - this.#lastHeard > heartbeat.patience) this.again()
    else this.say({ type: 'beat' })
  }

  #gone(code: number): void {
    this.#socket = null
    clearInterval(this.#beat)
    if (this.#closed) return
    if (final.includes(code)) {
      this.#listener.ended(code)
      return
    }
    this.#listener.lost()
    const pause = Math.min(longestPause, firstPause * 2 ** this.#attempts++)
    this.#retry = setTimeout(() => this.#open(), pause * (0.5 + Math.random() / 2))
  }
}
