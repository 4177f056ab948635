import type { Message, Seat } from '@conclave/kernel'
import type { Do, OptionOf, Spellbound } from '../state.ts'
import type { BookSymbol, City } from '../words/board.ts'
import type { AutomaticSentence, ChosenSentence, Sentence } from '../words/effect.ts'

/** Use of a sentence: by whom, and as which part of a card. */
export interface Use {
  readonly part: number
  readonly seat: Seat
}

/** Continuation: what has to happen before the card goes on, if anything. */
export type Follow = null | { readonly procedure: 'cityMagic'; readonly locals: { readonly city: City } }

/** Offer of a sentence on display, as bots weigh it (`judgement/display.ts`). */
export type Offer =
  | { readonly to: 'move' | 'magic' | 'influence' }
  | { readonly to: 'search'; readonly book: BookSymbol }

/** Effect handler: what every verb has. */
export interface Printed<S extends Sentence> {
  /** Validation: what is wrong with the arguments, or null. Checked when the game is loaded. */
  check(sentence: S): string | null
  /** Printed text of the sentence. */
  text(sentence: S): Message
}

/**
 * The faces of a verb, none of which has a default. The game has no hands, so no face says that its ways are a secret;
 * and no sentence holds others.
 */
export interface Verb<S extends ChosenSentence, D extends Do> extends Printed<S> {
  /** The sort of answers that it offers. */
  does(sentence: S): D
  /** Every way to use it now; none: it is not usable. */
  options(state: Spellbound, sentence: S, use: Use): readonly OptionOf<D>[]
  run(state: Spellbound, sentence: S, option: OptionOf<D>, use: Use): Follow
  /** The id of the rule that its answers come from. */
  rule(sentence: S): string
  /** The table as this way would leave it, for standing orders; null: they leave it to the player. */
  foresee(state: Spellbound, option: OptionOf<D>): Spellbound | null
  /** Offer that bots see in it while it lies on display; null: nothing that counts by itself. */
  offer(sentence: S): Offer | null
}

/** The faces of a verb that nobody chooses. */
export interface AutomaticVerb<S extends AutomaticSentence> extends Printed<S> {
  /** It happens to the player in this seat. */
  happen(state: Spellbound, sentence: S, seat: Seat): void
}

export const noOptions: readonly never[] = []
