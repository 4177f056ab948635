import { type Message, say } from '@conclave/kernel'
import type { Doing } from '../frames/calls.ts'
import type { MageNoir, MageNoirOption } from '../state.ts'
import type { Sentence, Sentences } from '../words/effect.ts'
import { apply, applyEach, pick } from './apply.ts'
import { discard, putOnDeck, returnToHand } from './board.ts'
import { choose, may, mayPay, payOr, thisTurn, when } from './branch.ts'
import { damage, damageEach, damageSplit } from './damage.ts'
import { discardDownTo, discardHand, draw } from './hand.ts'
import { gain, gainEach, lose } from './life.ts'
import {
  addLocked,
  emptyReserve,
  moveLocked,
  placeMana,
  release,
  spreadLocked,
  swapLocked,
  takeEther,
  takeInfinite,
} from './mana.ts'
import { lookTop, putPrepared, retrieve, search, shuffleIn } from './piles.ts'
import { addTolls, noToll, type Toll } from './toll.ts'
import type { Verb } from './verb.ts'

/** A verb without an entry does not compile. */
const verbs = {
  damage,
  damageEach,
  damageSplit,
  lose,
  gain,
  gainEach,
  draw,
  discardHand,
  discardDownTo,
  discard,
  returnToHand,
  retrieve,
  putOnDeck,
  shuffleIn,
  search,
  putPrepared,
  lookTop,
  takeEther,
  takeInfinite,
  emptyReserve,
  addLocked,
  placeMana,
  moveLocked,
  spreadLocked,
  swapLocked,
  release,
  pick,
  apply,
  applyEach,
  choose,
  may,
  mayPay,
  payOr,
  when,
  thisTurn,
} satisfies {
  readonly [S in Sentence as S['verb']]: Verb<S>
}

// A face is a method, so that the entry of one verb fits where that of all is wanted: a sentence finds its own.
export const verbOf = ({ verb }: Sentence): Verb<Sentence> => verbs[verb]

export const canDo = (state: MageNoir, sentence: Sentence, doing: Doing): boolean =>
  verbOf(sentence).can(state, sentence, doing, (inner) => canDo(state, inner, doing))

/** Ways of choosing for a sentence: null for nothing, none when it is impossible. */
export const waysToDo = (
  state: MageNoir,
  sentence: Sentence,
  doing: Doing,
): readonly MageNoirOption[] | null =>
  verbOf(sentence).options(state, sentence, doing, (inner) => canDo(state, inner, doing))

/** The printed text of a sentence. */
export const textOf = (sentence: Sentence): Message => verbOf(sentence).text(sentence, textOfAll)

/** The text of sentences that belong together. */
export const textOfAll = (sentences: Sentences): Message =>
  sentences.map(textOf).reduceRight((after, first) => say('text.andThen', { first, after }))

/** [MN-6.52] Upper bound of the toll of sentences if all of them are certain; else null. */
export const tollOfAll = (state: MageNoir, sentences: Sentences, doing: Doing): Toll | null => {
  let sum: Toll = noToll
  for (const sentence of sentences) {
    const toll = verbOf(sentence).certain(state, sentence, doing, (inner) => tollOfAll(state, inner, doing))
    if (toll === null) return null
    if (toll !== noToll) sum = addTolls(sum, toll)
  }
  return sum
}

/** Worth of sentences that belong together, to bots. */
export const worthOf = (sentences: Sentences): number =>
  sentences.reduce((sum, sentence) => sum + verbOf(sentence).worth(sentence, worthOf), 0)
