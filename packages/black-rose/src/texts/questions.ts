import { type Json, type Message, type Question, say } from '@conclave/kernel'
import { sentencesOf } from '../content/content.ts'
import type { QuestionKind } from '../procedures/procedure.ts'
import type { Occurrence } from '../state.ts'
import { isMage, seatOf } from '../table/models.ts'
import { textOf } from '../verbs/index.ts'
import { type EvocationKind, editionIds } from '../words/board.ts'
import type { Sentence } from '../words/effect.ts'
import { kindName, modelText, spell } from './things.ts'
import { phrase, player } from './words.ts'

/** What a question is about, as the procedures write it. */
interface Asked {
  readonly card: string
  readonly left: number
  readonly over: boolean
  readonly parts: readonly string[]
  readonly when: 'before' | 'after'
  readonly model: Json
  readonly kind: EvocationKind
  readonly source: string
  readonly list: string
  readonly at: number
}

// Questions are made by the procedures alone; this is where their `about` is read back.
const asked = ({ about }: Question): Asked => about as unknown as Asked

/** The sentence that a choice belongs to; a list has as many sentences in every edition that has it. */
export const sentenceAsked = (question: Question): Sentence => {
  const { list, at } = asked(question)
  const edition = editionIds.find((each) => hasList(each, list))!
  return sentencesOf(edition, list)[at]!
}

const hasList = (edition: (typeof editionIds)[number], list: string): boolean => {
  try {
    return sentencesOf(edition, list) !== undefined
  } catch {
    return false
  }
}

/** The name of what a sentence comes from: a card, a room, or something that has only a word. */
export const sourceText = (source: string): Message =>
  source === 'attack' || source === 'defeat' ? phrase(`source.${source}`) : say(source)

/** What is asked, by which card and why. */
export const questionText = (question: Question): Message =>
  questions[question.kind as QuestionKind](asked(question), question)

const reaction = (occurrence: Occurrence): Message => {
  switch (occurrence.what) {
    case 'damage':
      return phrase('question.react.damage', {
        model: modelText(occurrence.model),
        amount: occurrence.amount,
      })
    case 'targeted':
      return phrase('question.react.targeted', {
        card: spell(occurrence.card),
        player: player(occurrence.by),
      })
    case 'losePower':
      return phrase('question.react.losePower', { amount: occurrence.amount })
    case 'moved':
      return phrase('question.react.moved', { player: player(occurrence.by) })
    case 'enters':
      return isMage(occurrence.model)
        ? phrase('question.react.enters', { player: player(seatOf(occurrence.model)) })
        : phrase('question.react.enters.evocation')
    case 'gains':
      return phrase('question.react.gains', { player: player(occurrence.seat), amount: occurrence.amount })
    default:
      return phrase(`question.react.${occurrence.what}`, { player: player(occurrence.seat) })
  }
}

const questions: { readonly [K in QuestionKind]: (about: Asked, question: Question) => Message } = {
  chooseMage: () => phrase('question.chooseMage'),
  chooseColour: () => phrase('question.chooseColour'),
  chooseSchool: () => phrase('question.chooseSchool'),
  chooseList: () => phrase('question.chooseList'),
  giveUpQuest: () => phrase('question.giveUpQuest'),
  questLimit: () => phrase('question.questLimit'),
  librarySchool: ({ left }) => phrase('question.librarySchool', { left }),
  libraryKeep: ({ left }) => phrase('question.libraryKeep', { left }),
  study: ({ over }) => phrase(over ? 'question.study.over' : 'question.study'),
  planCard: () => phrase('question.planCard'),
  planSlot: () => phrase('question.planSlot'),
  planSide: () => phrase('question.planSide'),
  unready: () => phrase('question.unready'),
  component: ({ parts }) => phrase(parts.length === 0 ? 'question.component' : 'question.component.next'),
  step: ({ left, model }) => phrase('question.step', { left, model: modelText(model) }),
  activateHere: ({ when }) => phrase(`question.activateHere.${when}`),
  attackTarget: () => phrase('question.attackTarget'),
  element: ({ card }) => phrase('question.element', { card: spell(card) }),
  aim: ({ card }) => phrase('question.aim', { card: spell(card) }),
  symbol: ({ card }) => phrase('question.symbol', { card: spell(card) }),
  effect: ({ source }, question) =>
    phrase('question.effect', { source: sourceText(source), clause: textOf(sentenceAsked(question)) }),
  react: (_, { about }) => reaction(about as unknown as Occurrence),
  completeQuest: () => phrase('question.completeQuest'),
  spread: ({ card, left }) => phrase('question.spread', { card: sourceText(card), left }),
  order: () => phrase('question.order'),
  replaceEvocation: ({ kind }) => phrase('question.replaceEvocation', { kind: kindName(kind) }),
  nextEvocation: () => phrase('question.nextEvocation'),
  evocationTurn: () => phrase('question.evocationTurn'),
  castFromHand: () => phrase('question.castFromHand'),
  keepTrap: () => phrase('question.keepTrap'),
  winner: () => phrase('question.winner'),
}
