import type { Message } from '@conclave/kernel'
import { type Do, type Spellbound, type SpellboundOption, wrongOption } from '../state.ts'
import type { ChosenSentence, Sentence } from '../words/effect.ts'
import { automatic } from './automatic.ts'
import { changeling } from './changeling.ts'
import { discardRow } from './discard-row.ts'
import { discardTower } from './discard-tower.ts'
import { guard } from './guard.ts'
import { influence } from './influence.ts'
import { magic } from './magic.ts'
import { move } from './move.ts'
import { search } from './search.ts'
import { advanceBook, flipStone, placeMage, preventStep, switchActing } from './spell-verbs.ts'
import type { Follow, Offer, Printed, Use, Verb } from './verb.ts'
import { warlockPair } from './warlock-pair.ts'
import { moveWatchman, placeWatchman, pushBackAtWatchman } from './watchman.ts'

/** A verb without an entry, or an entry without one of its faces, does not compile. */
const chosen = {
  move,
  magic,
  influence,
  search,
  discardRow,
  discardTower,
  warlockPair,
  guard,
  placeWatchman,
  pushBackAtWatchman,
  moveWatchman,
  changeling,
  advanceBook,
  flipStone,
  preventStep,
  switchActing,
  placeMage,
} satisfies {
  readonly [S in ChosenSentence as S['verb']]: Verb<S, Do>
}

export const verbs = { ...chosen, ...automatic }

// The tables are typed by verb; a sentence finds its own entry by its verb.
const entry = (sentence: ChosenSentence): Verb<ChosenSentence, Do> => chosen[sentence.verb]
const printed = (sentence: Sentence): Printed<Sentence> => verbs[sentence.verb]

/** Every way to use a sentence now; none: it is not usable. */
export const waysToUse = (
  state: Spellbound,
  sentence: ChosenSentence,
  use: Use,
): readonly SpellboundOption[] => entry(sentence).options(state, sentence, use)

/** Carries out a sentence the way that was chosen. */
export const runSentence = (
  state: Spellbound,
  sentence: ChosenSentence,
  option: SpellboundOption,
  use: Use,
): Follow =>
  doesOf(sentence) === option.do ? entry(sentence).run(state, sentence, option, use) : wrongOption(option)

/** The table as this way to use a sentence would leave it; null: nobody can say. */
export const foresee = (
  state: Spellbound,
  sentence: ChosenSentence,
  option: SpellboundOption,
): Spellbound | null =>
  doesOf(sentence) === option.do ? entry(sentence).foresee(state, option) : wrongOption(option)

/** The sort of answers that a sentence offers. */
export const doesOf = (sentence: ChosenSentence): Do => entry(sentence).does(sentence)

/** The id of the rule that the ways to use a sentence come from. */
export const ruleOfSentence = (sentence: ChosenSentence): string => entry(sentence).rule(sentence)

export const offerOf = (sentence: ChosenSentence): Offer | null => entry(sentence).offer(sentence)

/** Mistake in a sentence's arguments, or null. */
export const checkSentence = (sentence: Sentence): string | null => printed(sentence).check(sentence)

/** The printed text of a sentence. */
export const textOf = (sentence: Sentence): Message => printed(sentence).text(sentence)
