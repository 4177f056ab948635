import { type Message, type Seat, say } from '@conclave/kernel'
import type { Counting, Estimate } from '../judgement/estimate.ts'
import type { Doing } from '../procedures/procedure.ts'
import type { BlackRose, BlackRoseOption } from '../state.ts'
import type { Sentence, Sentences } from '../words/effect.ts'
import { isSecretAmong } from '../words/select.ts'
import { listOf } from './lists.ts'
import { verbOf } from './table.ts'
import type { Result } from './verb.ts'

/** What is to be chosen besides whom and where; none when it just happens. */
export const waysToDo = (state: BlackRose, sentence: Sentence, doing: Doing): readonly BlackRoseOption[] =>
  verbOf(sentence).choice?.options(state, sentence, doing, listOf(state, doing)) ?? []

/** Who chooses. */
export const chooserOf = (state: BlackRose, sentence: Sentence, doing: Doing): Seat =>
  verbOf(sentence).choice?.asks(state, sentence, doing) ?? doing.you

/** Whether what can be chosen depends on cards that only the chooser sees. */
export const isSecret = (sentence: Sentence): boolean =>
  verbOf(sentence).choice?.hidden === true || ('in' in sentence && isSecretAmong(sentence.in))

export const runSentence = (
  state: BlackRose,
  sentence: Sentence,
  doing: Doing,
  option: BlackRoseOption | null,
): Result => verbOf(sentence).run(state, sentence, doing, option, listOf(state, doing))

/** The printed text of a sentence. */
export const textOf = (sentence: Sentence): Message => verbOf(sentence).text(sentence, textOfAll)

/** The text of sentences that belong together. */
export const textOfAll = (sentences: Sentences): Message =>
  sentences.map(textOf).reduceRight((after, first) => say('text.andThen', { first, after }))

/** Adds what a sentence promises to an estimate. */
export const addValue = (sentence: Sentence, into: Estimate, counting: Counting): void =>
  verbOf(sentence).value(sentence, into, counting)
