import { declineOf, keyOf, type Question } from '@conclave/kernel'
import { isBot, loneIn, type Seating, spokenFor, tableAnswer } from './answering.ts'
import type { By, Table } from './table.ts'

/** A reaction window's clock: when an answer may show, and when the table declines for the seat (null: never). */
export interface WindowClock {
  readonly release: number
  readonly deadline: number | null
}

/** Circumstances of a question besides the match. */
export interface Moment {
  readonly now: number
  /** The question's clock; without one whatever is answered shows at once. */
  readonly clock?: WindowClock | undefined
  /** The answer that a person has given in a window and that waits for the clock. */
  readonly pending?: string | null
  /** Result of a bot: a key, null for nothing, undefined while it has not yet. */
  readonly thought?: string | null | undefined
}

/** Effect: what has to be done about a question now. */
export type Due =
  | { readonly do: 'answer'; readonly question: Question; readonly key: string; readonly by: By }
  | { readonly do: 'think'; readonly question: Question }

/** A timer may be a millisecond early. */
const tolerance = 2

/** Release: may an answer in the window show already? */
export const isReleased = ({ now, clock }: Pick<Moment, 'now' | 'clock'>): boolean =>
  clock === undefined || now >= clock.release - tolerance

/**
 * Effect for one question, if any is due: the answer of whoever does not have to be asked, or a bot's thought. Nothing is due
 * while the question is a person's to answer, or while its window is closed to view.
 */
export const dueFor = (table: Table, seating: Seating, question: Question, moment: Moment): Due | null => {
  const bot = isBot(seating, question.seat)
  const { pending = null, clock } = moment
  // Without the moment of an answer, a bot without a choice need not be seen to think.
  const lone = bot && clock !== undefined ? loneIn(table.match, question) : undefined
  if (!isReleased(moment))
    return bot && lone === undefined && moment.thought === undefined ? { do: 'think', question } : null
  if (pending !== null) return { do: 'answer', question, key: pending, by: 'player' }
  if (lone !== undefined) return { do: 'answer', question, key: keyOf(lone), by: 'bot' }
  return bot ? thoughtOf(table, seating, question, moment) : answeredFor(table, seating, question, moment)
}

const thoughtOf = (table: Table, seating: Seating, question: Question, { thought }: Moment): Due | null => {
  if (thought === undefined) return { do: 'think', question }
  const spoken = spokenFor(table, seating, question, thought)
  return spoken && { do: 'answer', question, key: spoken.key, by: 'bot' }
}

/** A question that its seat went back to is answered by the seat, or by time. */
const answeredFor = (
  { match, back }: Table,
  seating: Seating,
  question: Question,
  { now, clock }: Moment,
): Due | null => {
  const option = back.has(question.seat) ? undefined : tableAnswer(match, seating, question)
  if (option !== undefined) return { do: 'answer', question, key: keyOf(option), by: 'order' }
  if (clock == null || clock.deadline === null || now < clock.deadline - tolerance) return null
  const decline = declineOf(match.game, match.state, question)
  return decline === undefined ? null : { do: 'answer', question, key: keyOf(decline), by: 'timeout' }
}

/** The first answer that the table gives by itself, where windows have no clock: by orders, or for want of a choice. */
export const dueByOrder = (table: Table, seating: Seating): Extract<Due, { do: 'answer' }> | null => {
  for (const question of table.match.state.questions) {
    if (isBot(seating, question.seat)) continue
    const due = dueFor(table, seating, question, { now: 0 })
    if (due?.do === 'answer') return due
  }
  return null
}

/**
 * The bot's question that comes next, where one bot thinks at a time: what the match waits for goes before what may be said
 * out of turn; that is offered once in every position (`considered`).
 */
export const nextForBot = (
  { match: { state } }: Table,
  seating: Seating,
  considered: ReadonlySet<number>,
): Question | undefined => {
  if (state.outcome !== null) return undefined
  const bots = state.questions.filter(({ seat }) => isBot(seating, seat))
  return bots.find(({ manner }) => manner !== 'open') ?? bots.find(({ seat }) => !considered.has(seat))
}
