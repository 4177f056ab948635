import { type Message, type Seat, say } from '@conclave/kernel'
import { sentencesOf } from '../content/cards.ts'
import type { Doing } from '../procedures/procedure.ts'
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
import type { Result, Stage, Verb } from './verb.ts'

/** A verb without an entry, a check, a way to run or a text does not compile. */
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

// The table is typed by verb; a sentence finds its own entry by its verb.
const entry = (sentence: Sentence): Verb<Sentence> => verbs[sentence.verb] as Verb<Sentence>

/** The sentence that comes next in a list being carried out. */
export const sentenceAt = ({ list, at }: Doing): Sentence | undefined => sentencesOf(list)[at]

/** Whether a sentence could do something now. */
export const canDo = (state: MageNoir, sentence: Sentence, doing: Doing): boolean =>
  entry(sentence).can(state, sentence, doing, (inner) => canDo(state, inner, doing))

/** What is to be chosen for a sentence: null for nothing, none when it is impossible. */
export const waysToDo = (
  state: MageNoir,
  sentence: Sentence,
  doing: Doing,
): readonly MageNoirOption[] | null =>
  entry(sentence).options(state, sentence, doing, (inner) => canDo(state, inner, doing))

/** Who chooses. */
export const chooserOf = (sentence: Sentence, doing: Doing): Seat =>
  entry(sentence).asks?.(sentence, doing) ?? doing.seat

const oneChoice: Stage = { left: 0, next: '' }

/** How far the choice for a sentence has come, for those who are asked. */
export const stageOf = (state: MageNoir, sentence: Sentence, doing: Doing): Stage =>
  entry(sentence).stage?.(state, sentence, doing) ?? oneChoice

export const runSentence = (
  state: MageNoir,
  sentence: Sentence,
  doing: Doing,
  option: MageNoirOption | null,
): Result => entry(sentence).run(state, sentence, doing, option)

/** What is wrong with a sentence's arguments, or null. */
export const checkSentence = (sentence: Sentence): string | null => entry(sentence).check(sentence)

/** The printed text of a sentence. */
export const textOf = (sentence: Sentence): Message => entry(sentence).text(sentence, textOfAll)

/** The text of sentences that belong together. */
export const textOfAll = (sentences: Sentences): Message =>
  sentences.map(textOf).reduceRight((after, first) => say('text.andThen', { first, after }))
