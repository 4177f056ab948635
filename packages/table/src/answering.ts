import {
  choices,
  findOption,
  keyOf,
  type Option,
  type Question,
  readSettings,
  type Seat,
} from '@conclave/kernel'
import { politely } from './courtesy.ts'
import type { AnyGame, AnyMatch, Table } from './table.ts'

/** Standing orders as a seat has given them: settings by name. */
export type Orders = { readonly [name: string]: boolean | number | string }

/** Controller of a seat: a person, with what she leaves to the table, or a bot. */
export interface Sitting {
  readonly kind: 'human' | 'bot'
  readonly orders?: Orders
}

/** Everybody at a table. */
export interface Seating {
  readonly seats: readonly Sitting[]
  /**
   * Hot seat: several people answer on the same screen. There each is asked also when she has nothing to choose, because not
   * being asked would tell the others.
   */
  readonly shared: boolean
}

export const isBot = ({ seats }: Seating, seat: Seat): boolean => seats[seat]?.kind === 'bot'

/** The seats played by people. */
export const peopleOf = ({ seats }: Pick<Seating, 'seats'>): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))

/** The seats that a match waits for, from its questions or from what a view says of them. */
export const awaitedSeats = (asked: readonly Pick<Question, 'seat' | 'manner'>[]): Seat[] =>
  asked.filter(({ manner }) => manner !== 'open').map(({ seat }) => seat)

/** Auto-answer by a person's standing orders, if they say anything. */
const orderedIn = (
  { game, state }: AnyMatch,
  { seats }: Pick<Seating, 'seats'>,
  question: Question,
): Option | undefined => {
  const { standingOrders } = game
  const sitting = seats[question.seat]
  if (standingOrders === undefined || sitting?.kind !== 'human' || question.manner === 'open')
    return undefined
  const ordered = standingOrders.answerTo(state, question, ordersIn(game, sitting.orders ?? {}))
  return ordered && findOption(choices(game, state, question), keyOf(ordered))
}

const ordersIn = ({ standingOrders }: AnyGame, given: Orders): Orders => {
  const reading = readSettings(standingOrders?.settings ?? {}, given)
  return reading.ok ? reading.chosen : given
}

/** Auto-answer for a person: what her standing orders say, or the one thing that can be answered in a window. */
export const tableAnswer = (match: AnyMatch, seating: Seating, question: Question): Option | undefined => {
  if (isBot(seating, question.seat)) return undefined
  const ordered = orderedIn(match, seating, question)
  return ordered ?? (seating.shared ? undefined : loneIn(match, question))
}

/** The only answer to a question in a window, which the kernel never gives by itself. */
export const loneIn = ({ game, state }: AnyMatch, question: Question): Option | undefined => {
  if (question.manner !== 'window') return undefined
  const options = choices(game, state, question)
  return options.length === 1 ? options[0] : undefined
}

/**
 * Answer of a bot: the key it named, or the first option where it named none that is legal, so that a broken bot
 * never holds up the table; asked for first where it would touch what is a person's. Null leaves an open question alone.
 */
export const spokenFor = (
  { match: { game, state } }: Pick<Table, 'match'>,
  seating: Seating,
  question: Question,
  thought: string | null,
): { readonly key: string; readonly isLegal: boolean } | null => {
  const options = choices(game, state, question)
  const chosen = thought === null ? undefined : findOption(options, thought)
  const option = chosen ?? (question.manner === 'open' ? undefined : options[0])
  if (option === undefined) return null
  const polite = politely(game, state, question, option, (seat) => isBot(seating, seat))
  return { key: keyOf(polite), isLegal: chosen !== undefined }
}
