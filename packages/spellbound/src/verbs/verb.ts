import type { Message, Seat } from '@conclave/kernel'
import type { Spellbound, SpellboundOption } from '../state.ts'
import type { City } from '../words/board.ts'
import type { Sentence } from '../words/effect.ts'

/** Who uses a sentence, and as which part of a card. */
export interface Use {
  readonly part: number
  readonly seat: Seat
}

/** What has to happen before the card goes on, if anything. */
export type Follow = null | { readonly procedure: 'cityMagic'; readonly locals: { readonly city: City } }

/** The faces of a verb: checked when the cards are loaded, offered and run in play, printed on the card. */
export interface Verb<S extends Sentence> {
  /** What is wrong with the arguments, or null. */
  check(sentence: S): string | null
  /** Every way to use it now; none: it is not usable. */
  options(state: Spellbound, sentence: S, use: Use): readonly SpellboundOption[]
  run(state: Spellbound, sentence: S, option: SpellboundOption, use: Use): Follow
  text(sentence: S): Message
}

/** A verb that nobody chooses: it happens when its card comes up. */
export interface AutomaticVerb<S extends Sentence> {
  check(sentence: S): string | null
  readonly automatic: true
  text(sentence: S): Message
}

export const noOptions: readonly SpellboundOption[] = []

/** An option that belongs to another verb reached this one: a bug in the rules. */
export const wrongOption = (option: SpellboundOption): never => {
  throw new Error(`the option '${option.do}' was given to the wrong verb`)
}
