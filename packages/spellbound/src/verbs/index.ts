import type { Message } from '@conclave/kernel'
import type { Spellbound, SpellboundOption } from '../state.ts'
import type { Sentence } from '../words/effect.ts'
import { advance, chargeWand, retreatTroll, revealVillages } from './automatic.ts'
import { changeling } from './changeling.ts'
import { discardRow } from './discard-row.ts'
import { discardTower } from './discard-tower.ts'
import { guard } from './guard.ts'
import { influence } from './influence.ts'
import { magic } from './magic.ts'
import { move } from './move.ts'
import { search } from './search.ts'
import { advanceBook, flipStone, placeMage, preventStep, switchActing } from './spell-verbs.ts'
import { type AutomaticVerb, type Follow, noOptions, type Use, type Verb } from './verb.ts'
import { warlockPair } from './warlock-pair.ts'
import { moveWatchman, placeWatchman, pushBackAtWatchman } from './watchman.ts'

/** A verb without an entry, a check, a way to run or a text does not compile. */
export const verbs = {
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
  revealVillages,
  retreatTroll,
  advance,
  chargeWand,
} satisfies {
  readonly [S in Sentence as S['verb']]: Verb<S> | AutomaticVerb<S>
}

// The table is typed by verb; a sentence finds its own entry by its verb.
const entry = (sentence: Sentence): Verb<Sentence> | AutomaticVerb<Sentence> => verbs[sentence.verb]

/** Every way to use a sentence now; none: it is not usable. */
export const waysToUse = (state: Spellbound, sentence: Sentence, use: Use): readonly SpellboundOption[] => {
  const verb = entry(sentence)
  return 'automatic' in verb ? noOptions : verb.options(state, sentence, use)
}

/** Carries out a sentence the way that was chosen. */
export const runSentence = (
  state: Spellbound,
  sentence: Sentence,
  option: SpellboundOption,
  use: Use,
): Follow => {
  const verb = entry(sentence)
  return 'automatic' in verb ? null : verb.run(state, sentence, option, use)
}

/** What is wrong with a sentence's arguments, or null. */
export const checkSentence = (sentence: Sentence): string | null => entry(sentence).check(sentence)

/** The printed text of a sentence. */
export const textOf = (sentence: Sentence): Message => entry(sentence).text(sentence)
