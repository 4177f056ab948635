import { type Bot, sightOf } from '@conclave/bots'
import type { Loaded } from '@conclave/games'
import {
  type ChanceState,
  choices,
  giveUpKey,
  keyOf,
  mayHear,
  type Question,
  type Seat,
  type Viewer,
} from '@conclave/kernel'
import {
  type By,
  dueByOrder,
  giveAt,
  giverOf,
  isUndone,
  type LogEntry,
  type Orders,
  peopleOf,
  type Table as Runner,
  type Seating,
  spokenFor,
} from '@conclave/table'

export type Player =
  | { readonly kind: 'human'; orders: Orders }
  | { readonly kind: 'bot'; readonly bot: Bot; readonly chance: ChanceState }

/** A match with everybody who sits at it, in front of one terminal. */
export interface Table extends Runner {
  readonly loaded: Loaded
  readonly players: readonly Player[]
}

/** Seating by the players; several people share the screen. */
export const seatingOf = (players: readonly Player[]): Seating => ({
  seats: players,
  shared: peopleOf({ seats: players }).length > 1,
})

/** Gives an answer for a seat and keeps what it caused. The answer must be legal. */
export const put = (table: Table, seat: Seat, key: string, by: By): void => {
  const refusal = giveAt(table, seat, key, giverOf(by))
  if (refusal !== null) throw new Error(`a legal answer was refused: ${refusal.message}`)
}

/** Ends the match as lost by this seat, at any moment. Only for games that know it. */
export const giveUp = (table: Table, seat: Seat): void => put(table, seat, giveUpKey, 'player')

/** Answers for a person whom the table need not ask. */
export const answerByOrder = (table: Table): boolean => {
  const due = dueByOrder(table, seatingOf(table.players))
  if (due !== null) put(table, due.question.seat, due.key, due.by)
  return due !== null
}

/** Lets every bot speak out of turn once. True if one did. */
export const interject = (table: Table): boolean => {
  const { game } = table.loaded
  const { state } = table.match
  for (const question of state.questions) {
    const player = table.players[question.seat]
    if (question.manner !== 'open' || player?.kind !== 'bot' || player.bot.interject === undefined) continue
    const sight = sightOf(game, state, question.seat)
    const option = player.bot.interject(sight, question, choices(game, state, question), player.chance)
    if (option === null) continue
    speak(table, question, keyOf(option))
    return true
  }
  return false
}

const speak = (table: Table, question: Question, thought: string): void => {
  const spoken = spokenFor(table, seatingOf(table.players), question, thought)
  if (spoken !== null) put(table, question.seat, spoken.key, 'bot')
}

/** Lets the bot answer that the match waits for, if it waits for one. */
export const answerByBot = (table: Table): boolean => {
  const { game } = table.loaded
  const { state } = table.match
  for (const question of state.questions) {
    const player = table.players[question.seat]
    if (question.manner === 'open' || player?.kind !== 'bot') continue
    const options = choices(game, state, question)
    const [only] = options
    const option =
      options.length === 1 && only !== undefined
        ? only
        : player.bot.answer(sightOf(game, state, question.seat), question, options, player.chance)
    speak(table, question, keyOf(option))
    return true
  }
  return false
}

/** The seats played by people. */
export const humansOf = ({ players }: Pick<Table, 'players'>): Seat[] => peopleOf({ seats: players })

/** Entries that this viewer has heard so far, oldest first; whoever takes something back sees it by the table. */
export const heardBy = ({ log }: Pick<Table, 'log'>, viewer: Viewer): LogEntry[] =>
  log.filter((entry) => !isUndone(entry) && mayHear(entry.event, viewer))
