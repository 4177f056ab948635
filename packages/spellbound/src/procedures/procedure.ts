import { framesOf, procedureOf, type Question, type Seat } from '@conclave/kernel'
import type { Spellbound, SpellboundOption } from '../state.ts'
import type { City } from '../words/board.ts'
import type { SpellId } from '../words/card.ts'

/** The response windows of section 5.2. */
export const windows = ['RW-1', 'RW-2', 'RW-3', 'RW-4'] as const
export type Window = (typeof windows)[number]

/** A spell that somebody has decided to cast in a window. */
interface Response {
  readonly seat: Seat
  readonly spell: SpellId
}

type Nothing = Record<never, never>

/** Every procedure of the rules with its locals. */
export type Calls = {
  match: Nothing
  turn: Nothing
  witchTime: Nothing
  story: Nothing
  playCard: Nothing
  useWand: { readonly power: number }
  cast: { readonly seat: Seat; readonly spell: SpellId; mage: Seat }
  cityMagic: { readonly city: City }
  respond: { readonly window: Window; readonly declined: Seat[]; responses: Response[] }
  advance: Nothing
  endOfStory: Nothing
  handOfFate: Nothing
  encounter: Nothing
  climb: { stages: number }
  finalBattle: { allotted: number }
}

export const procedure = procedureOf<Spellbound, SpellboundOption, Calls>()

/** The locals of a procedure at work. */
export const { innermost } = framesOf<Calls>()

/** The kinds of question the game asks. */
const questionKinds = [
  'turn',
  'witchTime',
  'pixies',
  'story',
  'part',
  'payment',
  'wand',
  'spell',
  'destination',
  'consent',
  'window',
  'openCast',
  'reward',
  'allot',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** A question the match waits for. */
export const question = (seat: Seat, kind: QuestionKind, about: Question['about'] = null): Question => ({
  seat,
  kind,
  manner: 'turn',
  about,
})

/** Opens a response window; nobody is asked who could not change anything. */
export const windowLocals = (window: Window): Calls['respond'] => ({ window, declined: [], responses: [] })
