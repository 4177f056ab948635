import { framesOf, procedureOf, type QuestionOf, type Seat } from '@conclave/kernel'
import type { Spellbound, SpellboundOption } from '../state.ts'
import type { City, Colour, Location } from '../words/board.ts'
import type { HeldSpellId, WandPower } from '../words/card.ts'

/** The response windows of section 5.2. */
export const windows = ['RW-1', 'RW-2', 'RW-3', 'RW-4'] as const
export type Window = (typeof windows)[number]

/** A spell that somebody has decided to cast in a window. */
interface Response {
  readonly seat: Seat
  readonly spell: HeldSpellId
}

type Nothing = Record<never, never>

/** Every procedure of the rules with its locals. */
export type Calls = {
  match: Nothing
  turn: Nothing
  witchTime: Nothing
  story: Nothing
  playCard: Nothing
  useWand: { readonly power: WandPower }
  /** `mage` is whom Teleport or Puppetry is aimed at, -1 before; `asks`: only if her owner agrees. */
  cast: { readonly seat: Seat; readonly spell: HeldSpellId; mage: Seat; asks: boolean }
  cityMagic: { readonly city: City }
  respond: { readonly window: Window; readonly declined: Seat[]; responses: Response[] }
  advance: Nothing
  endOfStory: Nothing
  handOfFate: Nothing
  encounter: Nothing
  climb: { stages: number }
  finalBattle: { allotted: number }
}

export type Abouts = {
  turn: null
  witchTime: null
  pixies: { readonly card: 'pixies' }
  story: null
  part: { readonly card: string }
  payment: { readonly card: string }
  wand: { readonly power: WandPower }
  spell: { readonly spell: HeldSpellId }
  destination: { readonly spell: HeldSpellId; readonly mage: Seat }
  /** Consent to somebody else's moving one's mage: with which card, and where to, if that is settled. */
  consent: { readonly by: Seat; readonly card: string; readonly to: Location | null }
  window: { readonly window: Window }
  openCast: null
  reward: null
  allot: { readonly book: Colour; readonly left: number }
}

/** Every question of the game. */
export type SpellboundQuestion = QuestionOf<Abouts>

export const procedure = procedureOf<Spellbound, SpellboundOption, Calls, Abouts>()

/** The locals of a procedure at work. */
export const { innermost } = framesOf<Calls>()

/** A question the match waits for. */
export const question = <Kind extends keyof Abouts>(
  seat: Seat,
  kind: Kind,
  about: Abouts[Kind],
): QuestionOf<Abouts, Kind> => ({ seat, kind, manner: 'turn', about })

/** A spell that is about to be aimed. */
export const castLocals = (seat: Seat, spell: HeldSpellId): Calls['cast'] => ({
  seat,
  spell,
  mage: -1,
  asks: false,
})

/** Opens a response window; nobody is asked who could not change anything. */
export const windowLocals = (window: Window): Calls['respond'] => ({ window, declined: [], responses: [] })
