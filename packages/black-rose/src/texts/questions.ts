import { type Json, type Message, type Question, say } from '@conclave/kernel'
import { sentencesOf } from '../content/content.ts'
import type { QuestionKind } from '../procedures/procedure.ts'
import type { Occurrence } from '../state.ts'
import type { EditionId, EvocationKind } from '../words/board.ts'
import type { Sentence } from '../words/effect.ts'
import { clauseText } from './clauses.ts'
import { kindName, kindOf, modelText, quest, room, spell } from './things.ts'
import { phrase, player } from './words.ts'

/** What a question is about, as the procedures write it. */
interface Asked {
  readonly card: string
  readonly left: number
  readonly over: boolean
  readonly parts: readonly string[]
  readonly when: 'before' | 'after'
  readonly model: Json
  readonly targets: readonly Json[]
  readonly all: boolean
  readonly room: string
  readonly kind: EvocationKind
  readonly source: string
  readonly list: string
  readonly at: number
}

// Questions are made by the procedures alone; this is where their `about` is read back.
const asked = ({ about }: Question): Asked => about as unknown as Asked

/** The sentence that a choice belongs to, as the edition prints it. */
export const sentenceAsked = (edition: EditionId, question: Question): Sentence => {
  const { list, at } = asked(question)
  return sentencesOf(edition, list)[at]!
}

/** The evocation that a question is about, if it is about one. */
export const kindAsked = (question: Question): EvocationKind | undefined => kindOf(asked(question).model)

/** The name of what a sentence comes from: a card, a room, or something that has only a word. */
export const sourceText = (source: string): Message =>
  source === 'attack' || source === 'defeat' ? phrase(`source.${source}`) : say(source)

/** What is asked, by which card and why. */
export const questionTextIn =
  (edition: EditionId) =>
  (question: Question): Message =>
    questions[question.kind as QuestionKind](asked(question), question, edition)

/** What happens, with the names of the model and the room; a model that is gone has none. */
type Told = Occurrence & { readonly who?: Json; readonly where?: string }

const reaction = (occurrence: Told): Message => {
  const { who } = occurrence
  const place = room(occurrence.where ?? 'cell')
  switch (occurrence.what) {
    case 'damage': {
      const gaps = { player: player(occurrence.by), amount: occurrence.amount }
      const kind = kindOf(who)
      return kind === undefined
        ? phrase('question.react.damage', gaps)
        : phrase('question.react.damage.evocation', { ...gaps, kind: kindName(kind) })
    }
    case 'targeted':
      return phrase('question.react.targeted', {
        card: spell(occurrence.card),
        player: player(occurrence.by),
      })
    case 'losePower':
      return phrase('question.react.losePower', {
        player: player(occurrence.by),
        amount: occurrence.amount,
      })
    case 'moved':
      if (occurrence.where === undefined)
        return phrase('question.react.moved', { player: player(occurrence.by) })
      return occurrence.where === 'cell'
        ? phrase('question.react.moved.cell', { player: player(occurrence.by) })
        : phrase('question.react.moved.to', { player: player(occurrence.by), room: place })
    case 'enters':
      return phrase('question.react.enters', { model: modelText(who ?? occurrence.model), room: place })
    case 'gains':
      return phrase('question.react.gains', { player: player(occurrence.seat), amount: occurrence.amount })
    case 'endsMove':
    case 'activates':
    case 'endsActivation':
      return phrase(`question.react.${occurrence.what}`, { player: player(occurrence.seat), room: place })
    case 'completes':
      return phrase('question.react.completes', {
        player: player(occurrence.seat),
        quest: quest(occurrence.quest),
      })
    case 'casts':
      return occurrence.card === ''
        ? phrase('question.react.casts.hidden', { player: player(occurrence.seat) })
        : phrase('question.react.casts', { player: player(occurrence.seat), card: spell(occurrence.card) })
    case 'summons': {
      const kind = kindOf(who)
      return kind === undefined
        ? phrase('question.react.summons.gone', { player: player(occurrence.seat) })
        : phrase('question.react.summons', {
            player: player(occurrence.seat),
            kind: kindName(kind),
            room: place,
          })
    }
    case 'draws':
      return phrase('question.react.draws', { player: player(occurrence.seat) })
    case 'defeats':
      return phrase('question.react.defeats', {
        player: player(occurrence.seat),
        whom: player(occurrence.whom),
      })
  }
}

const attacking = ({ model, room: id, targets, all }: Asked): Message => {
  const gaps = { model: modelText(model), room: room(id) }
  if (targets.length === 0) return phrase('question.evocationTurn.power', gaps)
  return phrase(all ? 'question.evocationTurn.all' : 'question.evocationTurn', {
    ...gaps,
    targets: targets.map(modelText),
  })
}

const questions: {
  readonly [K in QuestionKind]: (about: Asked, question: Question, edition: EditionId) => Message
} = {
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
  activateHere: ({ when, room: id }) => phrase(`question.activateHere.${when}`, { room: room(id) }),
  attackTarget: ({ model }) =>
    kindOf(model) === undefined
      ? phrase('question.attackTarget')
      : phrase('question.attackTarget.evocation', { model: modelText(model) }),
  element: ({ card }) => phrase('question.element', { card: spell(card) }),
  aim: ({ card }) => phrase('question.aim', { card: spell(card) }),
  symbol: ({ card }) => phrase('question.symbol', { card: spell(card) }),
  effect: ({ source }, question, edition) =>
    phrase('question.effect', {
      source: sourceText(source),
      clause: clauseText(sentenceAsked(edition, question)),
    }),
  react: (_, { about }) => reaction(about as unknown as Told),
  completeQuest: () => phrase('question.completeQuest'),
  spread: ({ card, left }) => phrase('question.spread', { card: sourceText(card), left }),
  order: () => phrase('question.order'),
  replaceEvocation: ({ kind }) => phrase('question.replaceEvocation', { kind: kindName(kind) }),
  nextEvocation: () => phrase('question.nextEvocation'),
  evocationTurn: attacking,
  castFromHand: () => phrase('question.castFromHand'),
  keepTrap: () => phrase('question.keepTrap'),
  winner: () => phrase('question.winner'),
}
