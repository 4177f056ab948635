import { type Message, type Seat, say } from '@conclave/kernel'
import type { Doing } from '../frames/calls.ts'
import type { BlackRose, BlackRoseOption } from '../state.ts'
import { roomAt } from '../table/lodge.ts'
import type { Sentence, Sentences } from '../words/effect.ts'
import { isSecretAmong } from '../words/select.ts'
import type { Counting, Estimate } from './estimate.ts'
import { listOf } from './lists.ts'
import { verbOf } from './table.ts'
import { never, type Others, type Result, type Visit } from './verb.ts'

const others: Others = {
  wanted: (state, doing) =>
    listOf(state, doing)
      .slice(doing.at)
      .map((sentence, after) => verbOf(sentence).wants(state, sentence, doing, after === 0)),
  canBegin: (state, sentence, doing) => verbOf(sentence).canBegin(state, sentence, doing),
}

/** Choices besides the target and the room; none when it just happens. */
export const waysToDo = (state: BlackRose, sentence: Sentence, doing: Doing): readonly BlackRoseOption[] =>
  verbOf(sentence).choice?.options(state, sentence, doing, others) ?? []

export const chooserOf = (state: BlackRose, sentence: Sentence, doing: Doing): Seat =>
  verbOf(sentence).choice?.asks(state, sentence, doing) ?? doing.you

/** True if its choices depend on cards that only the chooser sees. */
export const isSecret = (sentence: Sentence): boolean =>
  verbOf(sentence).choice?.hidden === true || ('in' in sentence && isSecretAmong(sentence.in))

export const runSentence = (
  state: BlackRose,
  sentence: Sentence,
  doing: Doing,
  option: BlackRoseOption | null,
): Result => verbOf(sentence).run(state, sentence, doing, option, others)

const moves = (state: BlackRose, room: Visit, through: (at: number) => boolean): boolean =>
  roomAt(state, room.at).effect.some((sentence) => verbOf(sentence).moves(state, sentence, room, through))

/** True if a room that a mage activates may move somebody, by itself or by another room that it activates. */
export const mayMove = (state: BlackRose, seat: Seat, at: number): boolean =>
  moves(state, { seat, at }, (other) => moves(state, { seat, at: other }, never))

/** The printed text of a sentence. */
export const textOf = (sentence: Sentence): Message => verbOf(sentence).text(sentence, textOfAll)

/** The text of sentences that belong together. */
export const textOfAll = (sentences: Sentences): Message =>
  sentences.map(textOf).reduceRight((after, first) => say('text.andThen', { first, after }))

/** Adds what a sentence promises to an estimate. */
export const addValue = (sentence: Sentence, into: Estimate, counting: Counting): void =>
  verbOf(sentence).value(sentence, into, counting)
