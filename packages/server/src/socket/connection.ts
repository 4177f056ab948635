import {
  type ClientMessage,
  clientMessage,
  closeCodes,
  type Failure,
  heartbeat,
  inWords,
  largestMessage,
  protocolVersion,
  type ServerMessage,
} from '@conclave/protocol'
import { StorageError } from '../storage/storage.ts'
import { command } from '../tables/commands.ts'
import { enter, leave } from '../tables/entrance.ts'
import type { Requester } from '../tables/exporting.ts'
import { type Client, fail, type LiveTable } from '../tables/live.ts'
import { tokenBucket } from '../tables/rate-limit.ts'
import { numberFor } from '../tables/telling.ts'

/** Parts of a socket that a connection needs. */
export interface Wire {
  send(text: string): void
  close(code: number, reason: string): void
  /** Ends it without a word. */
  drop(): void
  /** Number of bytes that wait to be sent. */
  backlog(): number
}

/** One client's line to a table. */
export interface Connection {
  /** A text message, or null for what is no text. */
  hear(text: string | null): void
  gone(): void
  /** Number of bytes that wait to be read by the other side. */
  backlog(): number
  /** Ends it without a word: the other side does not read. */
  drop(): void
  /** Called every few seconds: says `beat`, and hangs up when the other side is silent. */
  tend(): void
}

/** A client that does not read what it is sent is dropped before that costs memory; it can come again and resume. */
const largestBacklog = 512 * 1024

/** So many messages that no client of ours would send, and the connection is closed. */
const mostMistakes = 20
const mostTooFast = 200

/** Time that a new connection may take to say hello, in milliseconds. */
const patienceForHello = 15_000

/** Registered for a server that cannot do what it is there for, but soon may again. */
const tryAgain = 1013

export const connect = (table: LiveTable, requester: Requester, wire: Wire, address: string): Connection => {
  const { now, log, metrics, rates, allowance } = table.context
  // For what belongs to no seat.
  const own = tokenBucket(rates.seat.messages, now)
  const begun = now()
  let heard = begun
  let sent = begun
  let greeted = false
  let open = true
  let mistakes = 0
  let tooFast = 0
  let stuck = 0

  if (requester.seats.length > 0 || requester.owner) table.address = address

  const client: Client = {
    session: requester.session,
    holders: requester.holders,
    owner: requester.owner,
    seats: requester.seats,
    shown: null,
    send: (message: ServerMessage | string) => {
      if (!open) return
      if (wire.backlog() > largestBacklog) return drop()
      sent = now()
      wire.send(typeof message === 'string' ? message : JSON.stringify(message))
    },
    close: (code, reason) => {
      if (!open) return
      end()
      wire.close(code, reason)
    },
  }

  const drop = (): void => {
    log.warn({ table: table.stored.id }, 'a client does not read; dropped')
    end()
    wire.drop()
  }

  const end = (): void => {
    open = false
    leave(table, client)
  }

  const refuse = ({ code, message }: Failure, id: string | null = null): void => {
    metrics.refusals.inc({ code })
    client.send(
      id === null
        ? { type: 'error', code, message, seq: numberFor(table, client.seats) }
        : { type: 'refused', id, code, message, seq: numberFor(table, client.seats) },
    )
  }

  const mistaken = (failure: Failure): void => {
    refuse(failure)
    if (++mistakes >= mostMistakes) client.close(closeCodes.malformed, 'too many malformed messages')
  }

  const hurried = (message: ClientMessage): void => {
    const wait = fail('too-fast', 'too many messages; wait a little and send it again')
    refuse(wait, 'id' in message ? message.id : null)
    if (++tooFast >= mostTooFast) client.close(closeCodes.flooding, 'too many messages')
  }

  const greet = async (hello: Extract<ClientMessage, { type: 'hello' }>): Promise<void> => {
    if (hello.version !== protocolVersion) {
      refuse(fail('version', `this server speaks version ${protocolVersion}; reload the page`))
      return client.close(closeCodes.version, 'another version of the protocol')
    }
    if (greeted) return mistaken(fail('malformed', 'hello is said once'))
    greeted = true
    try {
      await enter(table, client, hello)
      if (!open) leave(table, client)
    } catch (error) {
      if (error instanceof StorageError) {
        // A match that is about to begin is stored first. There is nothing to report: she comes again by herself.
        log.warn({ table: table.stored.id, problem: error.message }, 'a client could not be let in')
        refuse(fail('storage', 'the server can store nothing just now; your page tries again by itself'))
        return client.close(tryAgain, 'nothing can be stored; connect again')
      }
      log.error({ err: error, table: table.stored.id }, 'a client could not be let in')
      refuse(fail('internal', 'this table cannot be opened; please report the problem'))
      client.close(1011, 'the table cannot be opened')
    }
  }

  const isAllowed = (message: ClientMessage): boolean => {
    if (!allowance.messages.take(address)) return false
    if (!('seat' in message) || !client.seats.includes(message.seat)) return own.take()
    const { seat, table: whole } = table.allowance
    // Belongs to the seat, not to the connection: whoever comes again may say no more than before.
    if (!seat.messages.take(message.seat)) return false
    const sort = sortOf[message.type] ?? message.type
    if (sort !== 'gestures' && sort !== 'chat') return true
    return seat[sort].take(message.seat) && allowance[sort].take(address) && whole[sort].take()
  }

  const handle = (message: ClientMessage): void => {
    if (!isAllowed(message)) hurried(message)
    else if (message.type === 'hello') void greet(message)
    else if (!greeted) mistaken(fail('malformed', 'say hello first'))
    else if (message.type !== 'beat') void command(table, client, message)
  }

  return {
    hear: (text) => {
      if (!open) return
      heard = now()
      const message = read(text)
      if ('code' in message) mistaken(message)
      else handle(message)
    },
    gone: () => {
      if (open) end()
    },
    backlog: wire.backlog,
    drop: () => {
      if (open) drop()
    },
    tend: () => {
      const moment = now()
      const waiting = wire.backlog()
      // What waited the last time is still there: nobody reads it.
      if (open && waiting > 0 && stuck > 0 && waiting >= stuck) return drop()
      stuck = waiting
      if (moment - heard > heartbeat.patience || (!greeted && moment - begun > patienceForHello)) {
        client.close(closeCodes.silent, 'nothing was heard')
      } else if (moment - sent >= heartbeat.every) {
        client.send({ type: 'beat', seq: numberFor(table, client.seats) })
      }
    },
  }
}

/** Sorts of messages that everybody at the table is told of. A voice in a vote is a line for everybody, too. */
const sortOf: { readonly [type: string]: 'gestures' | 'chat' } = {
  ping: 'gestures',
  suggest: 'gestures',
  vote: 'chat',
}

const read = (text: string | null): ClientMessage | Failure => {
  if (text === null) return fail('malformed', 'messages are text')
  if (text.length > largestMessage) return fail('too-large', `a message has at most ${largestMessage} bytes`)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return fail('malformed', 'the message is not JSON')
  }
  const reading = clientMessage.safeParse(data)
  return reading.success ? reading.data : fail('malformed', inWords(reading.error))
}
