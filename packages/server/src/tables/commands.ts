import {
  choices,
  findOption,
  giveUpKey,
  questionOf,
  readSettings,
  type Seat,
  undoKey,
} from '@conclave/kernel'
import type { ClientMessage, Failure } from '@conclave/protocol'
import { hasAnsweredSince, isReleased, isStale, type Table, undosAt } from '@conclave/table'
import { addLine } from './chat.ts'
import { drop, holdBack } from './held.ts'
import {
  type Client,
  commandKey,
  fail,
  isOverworked,
  type LiveTable,
  serially,
  serverFailed,
} from './live.ts'
import { entriesAt } from './numbering.ts'
import { act, giveHeld, proceed } from './proceed.ts'
import { bringBack } from './record.ts'
import { acknowledge, numberFor, tellAll, tellClosing } from './telling.ts'
import { castVote } from './votes.ts'

type Command<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>
type Answer = Command<'answer'> | Command<'undo'>

/** Refused, carried out up to this sequence number, or `later`: the acknowledgement comes by itself. */
type Result = Failure | { readonly seq: number } | 'later'

const isFailure = (result: Result): result is Failure => result !== 'later' && 'code' in result

/** Carries out what a client at the table says, and answers. */
export const command = async (
  table: LiveTable,
  client: Client,
  message: Exclude<ClientMessage, { type: 'hello' | 'beat' }>,
): Promise<void> => {
  const begun = table.context.now()
  const result = await carryOut(table, client, message)
  if (isFailure(result)) {
    table.context.metrics.refusals.inc({ code: result.code })
    const { code, message: text } = result
    const id = 'id' in message ? message.id : null
    const seq = numberFor(table, client.seats)
    client.send(
      id === null
        ? { type: 'error', code, message: text, seq }
        : { type: 'refused', id, code, message: text, seq },
    )
  } else if (message.type === 'answer')
    table.context.metrics.answerTime.observe((table.context.now() - begun) / 1000)
}

const carryOut = async (
  table: LiveTable,
  client: Client,
  message: Exclude<ClientMessage, { type: 'hello' | 'beat' }>,
): Promise<Result> => {
  if (!client.seats.includes(message.seat)) {
    return fail('not-your-seat', `seat ${message.seat} is not yours`)
  }
  if (table.deleted) return fail('no-such-table', 'the table was deleted')
  if (isOverworked(table)) return fail('busy', 'the table is busy; send it again')
  table.used = table.context.now()
  try {
    switch (message.type) {
      case 'answer':
      case 'undo':
        return await serially(table, () => {
          const seq = entriesAt(table.numbering, client.seats, message.seq)
          return giveAnswer(table, client, { ...message, seq })
        })
      case 'withdraw':
        return await serially(table, () => withdraw(table, client, message))
      case 'orders':
        return await serially(table, () => setOrders(table, client, message))
      case 'chat':
        return await serially(table, () => say(table, client, message))
      case 'vote':
        return await serially(table, () => castVote(table, client, message))
      case 'ping':
        tellAll(table, { type: 'ping', seat: message.seat, thing: message.thing }, client)
        return { seq: table.seq }
      case 'suggest':
        return suggest(table, client, message)
    }
  } catch (error) {
    table.context.log.error({ err: error, table: table.stored.id, type: message.type }, 'a command failed')
    return serverFailed
  }
}

const giveAnswer = async (table: LiveTable, client: Client, message: Answer): Promise<Result> => {
  const playing = await bringBack(table)
  if (playing === null) return table.broken ? cannotGoOn : fail('not-started', 'the match has not begun')
  if (table.commands.has(commandKey(message.seat, message.id))) {
    acknowledge(table, { client, command: message.id })
    return { seq: table.seq }
  }
  const { held } = table
  if (held?.seat === message.seat && held.command === message.id) {
    // Sent again, perhaps after a lost connection: this is where the acknowledgement must go.
    held.client = client
    return 'later'
  }
  if (table.stored.status !== 'running') return fail('over', 'the match is over')
  const long = tooLong(table, playing, message)
  if (long !== null) return long
  if (table.asked.size === 0) proceed(table)
  const waits = message.type === 'answer' ? answersLater(table, playing, client, message) : null
  if (waits !== null) return waits
  // Whoever gives up does so whatever the others have done meanwhile.
  const stale =
    message.type === 'answer'
      ? message.key !== giveUpKey && isStale(table.asked, table.seq, message.seat, message.seq)
      : hasAnsweredSince(playing, message.seat, message.seq)
  if (stale) return fail('stale', 'the table has moved on since; look again and decide anew')
  const key = message.type === 'answer' ? message.key : undoKey
  // An answer that says `undo` is no undo: options never have that key.
  if (message.type === 'answer' && key === undoKey)
    return fail('not-an-option', `'${key}' is not a legal answer`)
  const { seat, id } = message
  if (
    message.type === 'answer' &&
    holdBack(table, playing, { seat, key, command: id, client }, (last) => giveHeld(table, last))
  )
    return 'later'
  const entry = { seat, key, command: id, by: 'player' as const }
  return (await act(table, playing, entry, client)) ?? { seq: table.seq }
}

const cannotGoOn = fail(
  'broken',
  'this match cannot go on under the rules of this server; it can be taken home, reported and ended',
)

/** A log has an end. Whoever gives up may do so behind it, too. */
const tooLong = (
  { context: { longest }, seq }: LiveTable,
  playing: Table,
  message: Answer,
): Failure | null => {
  if (message.type === 'undo' && undosAt(playing) >= longest.undos)
    return fail('too-long', `no more than ${longest.undos} answers of a match can be taken back`)
  if (seq < longest.entries || (message.type === 'answer' && message.key === giveUpKey)) return null
  return fail('too-long', `a match has at most ${longest.entries} answers; this one can only be ended`)
}

/** An answer in a window whose moment has not come waits for it. */
const answersLater = (
  table: LiveTable,
  { match }: Table,
  client: Client,
  { seat, seq, key, id }: Command<'answer'>,
): Result | null => {
  const window = table.windows.get(seat)
  if (window === undefined || isReleased({ now: table.context.now(), clock: window })) return null
  if (isStale(table.asked, table.seq, seat, seq)) return null
  const { pending } = window
  if (pending !== null) {
    if (pending.command !== id)
      return fail('not-asked', 'you have answered already; it will show in a moment')
    // Sent again, perhaps after a lost connection: this is where the acknowledgement must go.
    window.pending = { ...pending, client }
    return 'later'
  }
  const question = questionOf(match.state, seat)
  if (question === undefined || findOption(choices(match.game, match.state, question), key) === undefined)
    return null
  window.pending = { key, command: id, client }
  return 'later'
}

/** Takes back an answer that is kept for a moment. Where none is, nothing is taken back. */
const withdraw = async (
  table: LiveTable,
  client: Client,
  { id, seat }: Command<'withdraw'>,
): Promise<Result> => {
  if (table.held?.seat !== seat)
    return fail('stale', 'nothing is kept any more: it counts, or was taken back')
  drop(table)
  acknowledge(table, { client, command: id })
  tellClosing(table)
  return { seq: table.seq }
}

const setOrders = async (
  table: LiveTable,
  client: Client,
  { id, seat, orders }: Command<'orders'>,
): Promise<Result> => {
  const { standingOrders } = table.game
  if (standingOrders === undefined) return fail('not-an-option', 'this game has no standing orders')
  const reading = readSettings(standingOrders.settings, orders)
  if (!reading.ok) return fail('not-an-option', reading.problem)
  try {
    await table.context.storage.setOrders(table.stored.id, seat, reading.chosen)
  } catch (error) {
    table.context.log.error({ err: error, table: table.stored.id }, 'orders could not be stored')
    return fail('storage', 'the orders could not be stored; send them again')
  }
  const seats = table.stored.seats.map((each) =>
    each.seat === seat ? { ...each, orders: reading.chosen } : each,
  )
  table.stored = { ...table.stored, seats }
  table.playing?.back.delete(seat)
  acknowledge(table, { client, command: id })
  // The orders may answer what the seat is being asked.
  if (table.playing !== null) proceed(table)
  return { seq: table.seq }
}

const say = async (
  table: LiveTable,
  client: Client,
  { id, seat, said }: Command<'chat'>,
): Promise<Result> => {
  const failure = await addLine(table, seat, said, id)
  if (failure !== null) return failure
  acknowledge(table, { client, command: id })
  return { seq: table.seq }
}

/** Plans are relayed to everybody else; nothing of them is kept. */
const suggest = (table: LiveTable, client: Client, { seat, to, things }: Command<'suggest'>): Result => {
  if (!isSeat(table, to)) return fail('no-such-thing', `there is no seat ${to}`)
  tellAll(table, { type: 'suggestion', seat, to, things }, client)
  return { seq: table.seq }
}

const isSeat = (table: LiveTable, seat: Seat): boolean => seat < table.stored.seats.length
