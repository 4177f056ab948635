import { type Json, type Message, type Question, type Seat, say } from '@conclave/kernel'
import { sentencesOf } from '../content/content.ts'
import type { QuestionKind } from '../procedures/procedure.ts'
import type { BlackRoseOption, Occurrence } from '../state.ts'
import type { EditionId, EvocationKind } from '../words/board.ts'
import type { Sentence } from '../words/effect.ts'
import { clauseText, saidIn } from './clauses.ts'
import { kindName, kindOf, modelText, quest, room, spell } from './things.ts'
import { phrase, player } from './words.ts'

/** What a question is about, as the procedures write it. */
interface Asked {
  readonly card: string
  readonly left: number
  readonly over: boolean
  readonly parts: readonly string[]
  readonly through?: string
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

/** The list of sentences that a choice belongs to. */
export const listAsked = (question: Question): string => asked(question).list

/** The sentence that a choice belongs to, as the edition prints it. */
export const sentenceAsked = (edition: EditionId, question: Question): Sentence => {
  const { list, at } = asked(question)
  return sentencesOf(edition, list)[at]!
}

/** The room that an attack begins with, where there is nobody to attack without it. */
export const roomFirst = (question: Question): string | undefined =>
  question.kind === 'component' ? asked(question).through : undefined

/** The evocation that a question is about, if it is about one. */
export const kindAsked = (question: Question): EvocationKind | undefined => kindOf(asked(question).model)

/** The name of what a sentence comes from: a card, a room, or something that has only a word. */
export const sourceText = (source: string): Message =>
  source === 'attack' || source === 'defeat' ? phrase(`source.${source}`) : say(source)

/** What is asked, by which card and why. */
export const questionTextIn =
  (edition: EditionId) =>
  (question: Question, options: readonly BlackRoseOption[]): Message =>
    questions[question.kind as QuestionKind](asked(question), question, edition, options)

/** What happens, with the names of the model and the room; a model that is gone has none. */
type Told = Occurrence & { readonly who?: Json; readonly where?: string }

/** Whoever is asked is “you”, whatever she is called. */
const called = (seat: Seat, asked: Seat): Message => (seat === asked ? phrase('you') : player(seat))

const reaction = (occurrence: Told, asked: Seat): Message => {
  const { who } = occurrence
  const place = room(occurrence.where ?? 'cell')
  switch (occurrence.what) {
    case 'damage': {
      const gaps = { player: called(occurrence.by, asked), amount: occurrence.amount }
      const kind = kindOf(who)
      return kind === undefined
        ? phrase('question.react.damage', gaps)
        : phrase('question.react.damage.evocation', { ...gaps, kind: kindName(kind) })
    }
    case 'targeted':
      return phrase('question.react.targeted', {
        card: spell(occurrence.card),
        player: called(occurrence.by, asked),
      })
    case 'losePower':
      return phrase('question.react.losePower', {
        player: called(occurrence.by, asked),
        amount: occurrence.amount,
      })
    case 'moved':
      if (occurrence.where === undefined)
        return phrase('question.react.moved', { player: called(occurrence.by, asked) })
      return occurrence.where === 'cell'
        ? phrase('question.react.moved.cell', { player: called(occurrence.by, asked) })
        : phrase('question.react.moved.to', { player: called(occurrence.by, asked), room: place })
    case 'enters':
      return phrase('question.react.enters', {
        model: modelText(who ?? occurrence.model, asked),
        room: place,
      })
    case 'gains':
      return phrase('question.react.gains', {
        player: called(occurrence.seat, asked),
        amount: occurrence.amount,
      })
    case 'endsMove':
    case 'activates':
    case 'endsActivation':
      return phrase(`question.react.${occurrence.what}`, {
        player: called(occurrence.seat, asked),
        room: place,
      })
    case 'completes':
      return phrase('question.react.completes', {
        player: called(occurrence.seat, asked),
        quest: quest(occurrence.quest),
      })
    case 'casts':
      return occurrence.card === ''
        ? phrase('question.react.casts.hidden', { player: called(occurrence.seat, asked) })
        : phrase('question.react.casts', {
            player: called(occurrence.seat, asked),
            card: spell(occurrence.card),
          })
    case 'summons': {
      const kind = kindOf(who)
      return kind === undefined
        ? phrase('question.react.summons.gone', { player: called(occurrence.seat, asked) })
        : phrase('question.react.summons', {
            player: called(occurrence.seat, asked),
            kind: kindName(kind),
            room: place,
          })
    }
    case 'draws':
      return phrase('question.react.draws', { player: called(occurrence.seat, asked) })
    case 'defeats':
      return phrase('question.react.defeats', {
        player: called(occurrence.seat, asked),
        whom: called(occurrence.whom, asked),
      })
  }
}

const attacking = ({ model, room: id, targets, all }: Asked, { seat }: Question): Message => {
  const gaps = { model: modelText(model, seat), room: room(id) }
  if (targets.length === 0) return phrase('question.evocationTurn.power', gaps)
  return phrase(all ? 'question.evocationTurn.all' : 'question.evocationTurn', {
    ...gaps,
    targets: targets.map((each) => modelText(each, seat)),
  })
}

/** [BRW-R.60] Whether each of several models has its turn, one after the other. */
const isInTurn = (sentence: Sentence): boolean =>
  (sentence.verb === 'act' || sentence.verb === 'step') && sentence.to.models === 'each'

/** What is to be chosen where the sentence alone does not say it. */
const effectQuestion = (
  sentence: Sentence,
  options: readonly BlackRoseOption[],
): Parameters<typeof phrase>[0] => {
  if (isInTurn(sentence)) return 'question.effect.next'
  // Damage is healed and cubes are taken away one by one.
  if (options.some((option) => option.do === 'cube')) return 'question.effect.cube'
  const reorders = sentence.verb === 'lookAtEvents' && sentence.then === 'reorder'
  return reorders ? 'question.effect.reorder' : 'question.effect'
}

const questions: {
  readonly [K in QuestionKind]: (
    about: Asked,
    question: Question,
    edition: EditionId,
    options: readonly BlackRoseOption[],
  ) => Message
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
  step: ({ left, model }, { seat }) => {
    const who = modelText(model, seat)
    return who.say === 'you'
      ? phrase('question.step.you', { left })
      : phrase('question.step', { left, model: who })
  },
  activateHere: ({ when, room: id }) => phrase(`question.activateHere.${when}`, { room: room(id) }),
  attackTarget: ({ model }, { seat }) =>
    kindOf(model) === undefined
      ? phrase('question.attackTarget')
      : phrase('question.attackTarget.evocation', { model: modelText(model, seat) }),
  element: ({ card }) => phrase('question.element', { card: spell(card) }),
  aim: ({ card }) => phrase('question.aim', { card: spell(card) }),
  symbol: ({ card }) => phrase('question.symbol', { card: spell(card) }),
  effect: ({ source, list }, question, edition, options) => {
    const sentence = sentenceAsked(edition, question)
    return phrase(effectQuestion(sentence, options), {
      source: sourceText(source),
      clause: saidIn(list, clauseText(sentence)),
    })
  },
  react: (_, { about, seat }) => reaction(about as unknown as Told, seat),
  completeQuest: () => phrase('question.completeQuest'),
  spread: ({ card, left }) => phrase('question.spread', { card: sourceText(card), left }),
  order: (_, { about }) => phrase(about === null ? 'question.order' : 'question.order.enters'),
  replaceEvocation: ({ kind }) => phrase('question.replaceEvocation', { kind: kindName(kind) }),
  nextEvocation: () => phrase('question.nextEvocation'),
  evocationTurn: attacking,
  castFromHand: () => phrase('question.castFromHand'),
  keepTrap: () => phrase('question.keepTrap'),
  winner: () => phrase('question.winner'),
}
