import { type Bot, politely, sightOf } from '@conclave/bots'
import type { Loaded } from '@conclave/games'
import {
  type ChanceState,
  choices,
  give,
  giveUpKey,
  keyOf,
  type Match,
  type Option,
  type Question,
  type Seat,
  type TableEvent,
  type TableState,
  undo,
} from '@conclave/kernel'
import type { Given, Log } from './log.ts'

/** Who answers for a seat. */
export type Player =
  | { readonly human: true; orders: Orders }
  | { readonly human: false; readonly bot: Bot; readonly chance: ChanceState }

/** What a player has left to the table to answer. */
export type Orders = { readonly [name: string]: boolean | number | string }

/** A match with everybody who sits at it. */
export interface Table {
  readonly loaded: Loaded
  readonly match: Match<TableState, Option>
  readonly log: Log
  readonly players: readonly Player[]
  /** Seats that have gone back: what they are asked now, they answer themselves. */
  readonly back: Set<Seat>
}

/** Gives an answer for a seat and keeps what it caused. The option must be legal. */
export const put = (table: Table, question: Question, option: Option, by?: Given['by']): void =>
  write(table, question.seat, keyOf(option), by)

/** Ends the match as lost by this seat, at any moment. Only for games that know it. */
export const giveUp = (table: Table, seat: Seat): void => write(table, seat, giveUpKey)

const write = ({ match, log, back }: Table, seat: Seat, key: string, by?: Given['by']): void => {
  const events: TableEvent[] = []
  const refusal = give(match, seat, key, (event) => events.push(event), by)
  const given = match.given.at(-1)
  if (refusal !== null || given === undefined)
    throw new Error(`a legal answer was refused: ${refusal?.message}`)
  log.add(given, events)
  back.delete(seat)
}

/** Takes back the last answer that this seat was really asked for. False if there is none that can be. */
export const takeBack = ({ match, log, back }: Table, seat: Seat): boolean => {
  if (undo(match, seat) !== null) return false
  log.rewind(match.given)
  back.add(seat)
  return true
}

/** What the table answers for a person: what a standing order says, or the one thing that can be answered. */
export const tableAnswer = (
  { game }: Loaded,
  players: readonly Player[],
  state: TableState,
  question: Question,
): Option | undefined => {
  const player = players[question.seat]
  if (player?.human !== true) return undefined
  const ordered = game.standing?.follow(state, question, player.orders)
  if (ordered !== undefined) return ordered
  // Among several people, being asked or not would tell the others something.
  if (question.manner !== 'window' || humansOf({ players }).length > 1) return undefined
  const options = choices(game, state, question)
  return options.length === 1 ? options[0] : undefined
}

/** Answers for a person whom the table need not ask. */
export const answerByOrder = (table: Table): boolean => {
  const { loaded, match, players, back } = table
  for (const question of match.state.questions) {
    if (back.has(question.seat)) continue
    const option = tableAnswer(loaded, players, match.state, question)
    if (option === undefined) continue
    put(table, question, option, 'table')
    return true
  }
  return false
}

/** Lets every bot speak out of turn once. True if one did. */
export const interject = (table: Table): boolean => {
  const { game } = table.loaded
  const { state } = table.match
  for (const question of state.questions) {
    const player = table.players[question.seat]
    if (
      question.manner !== 'open' ||
      player === undefined ||
      player.human ||
      player.bot.interject === undefined
    )
      continue
    const sight = sightOf(game, state, question.seat)
    const option = player.bot.interject(sight, question, choices(game, state, question), player.chance)
    if (option === null) continue
    put(table, question, politeTo(table, question, option))
    return true
  }
  return false
}

/** What a bot says at this table, where people sit, too. */
const politeTo = ({ loaded, match, players }: Table, question: Question, option: Option): Option =>
  politely(loaded.game, match.state, question, option, (seat) => players[seat]?.human === false)

/** Lets the bot answer that the match waits for, if it waits for one. */
export const answerByBot = (table: Table): boolean => {
  const { game } = table.loaded
  const { state } = table.match
  for (const question of state.questions) {
    const player = table.players[question.seat]
    if (question.manner === 'open' || player === undefined || player.human) continue
    const options = choices(game, state, question)
    const [only] = options
    const option =
      options.length === 1 && only !== undefined
        ? only
        : player.bot.answer(sightOf(game, state, question.seat), question, options, player.chance)
    put(table, question, politeTo(table, question, option))
    return true
  }
  return false
}

/** The seats played by people. */
export const humansOf = ({ players }: Pick<Table, 'players'>): Seat[] =>
  players.flatMap(({ human }, seat) => (human ? [seat] : []))
