import { type Message, type Seat, say } from '@conclave/kernel'
import type { BlackRoseQuestion } from '../procedures/abouts.ts'
import type { BlackRoseOption } from '../state.ts'
import { sentencesOf } from '../verbs/lists.ts'
import type { EditionId } from '../words/board.ts'
import type { Sentence } from '../words/effect.ts'
import { clauseText, saidIn } from './clauses.ts'
import { kindName, kindOf, modelText, quest, room, spell } from './things.ts'
import { type About, phrase, player } from './words.ts'

/** The sentence that a choice belongs to, as the edition prints it. */
export const sentenceAsked = (
  edition: EditionId,
  { about: { list, at } }: BlackRoseQuestion<'effect'>,
): Sentence => sentencesOf(edition, list)[at]!

/** The name of what a sentence comes from: a card, a room, or something that has only a word. */
export const sourceText = (source: string): Message =>
  source === 'attack' || source === 'defeat' ? phrase(`source.${source}`) : say(source)

/** What else the words of a question depend on. */
interface Asking {
  readonly edition: EditionId
  readonly options: readonly BlackRoseOption[]
}

/** What is asked, by which card and why. */
export const questionTextIn =
  (edition: EditionId) =>
  (question: BlackRoseQuestion, options: readonly BlackRoseOption[]): Message => {
    const text: About<BlackRoseQuestion, Asking, Message> = questions[question.kind]
    return text(question, { edition, options })
  }

/** Whoever is asked is “you”, whatever she is called. */
const called = (seat: Seat, asked: Seat): Message => (seat === asked ? phrase('you') : player(seat))

const reaction = ({ about: occurrence, seat: asked }: BlackRoseQuestion<'react'>): Message => {
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

const attacking = ({ about, seat }: BlackRoseQuestion<'evocationTurn'>): Message => {
  const { model, room: id, targets, all } = about
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
  readonly [Kind in BlackRoseQuestion['kind']]: About<BlackRoseQuestion<Kind>, Asking, Message>
} = {
  chooseMage: () => phrase('question.chooseMage'),
  chooseColour: () => phrase('question.chooseColour'),
  chooseSchool: () => phrase('question.chooseSchool'),
  chooseList: () => phrase('question.chooseList'),
  giveUpQuest: () => phrase('question.giveUpQuest'),
  questLimit: () => phrase('question.questLimit'),
  librarySchool: ({ about: { left } }) => phrase('question.librarySchool', { left }),
  libraryKeep: ({ about: { left } }) => phrase('question.libraryKeep', { left }),
  removal: () => phrase('question.removal'),
  study: ({ about: { over } }) => phrase(over ? 'question.study.over' : 'question.study'),
  planCard: () => phrase('question.planCard'),
  planSlot: () => phrase('question.planSlot'),
  planSide: () => phrase('question.planSide'),
  unready: () => phrase('question.unready'),
  component: ({ about: { parts }, manner }) => {
    if (manner === 'window') return phrase('question.component.active')
    return phrase(parts.length === 0 ? 'question.component' : 'question.component.next')
  },
  step: ({ about: { left, model }, seat }) => {
    const who = modelText(model, seat)
    return who.say === 'you'
      ? phrase('question.step.you', { left })
      : phrase('question.step', { left, model: who })
  },
  activateHere: ({ about: { when, room: id } }) =>
    phrase(`question.activateHere.${when}`, { room: room(id) }),
  attackTarget: ({ about: { model }, seat }) =>
    kindOf(model) === undefined
      ? phrase('question.attackTarget')
      : phrase('question.attackTarget.evocation', { model: modelText(model, seat) }),
  element: ({ about: { card } }) => phrase('question.element', { card: spell(card) }),
  aim: ({ about: { card } }) => phrase('question.aim', { card: spell(card) }),
  symbol: ({ about: { card } }) => phrase('question.symbol', { card: spell(card) }),
  effect: (question, { edition, options }) => {
    const sentence = sentenceAsked(edition, question)
    return phrase(effectQuestion(sentence, options), {
      source: sourceText(question.about.source),
      clause: saidIn(question.about.list, clauseText(sentence)),
    })
  },
  react: reaction,
  completeQuest: () => phrase('question.completeQuest'),
  spread: ({ about: { card, left } }) => phrase('question.spread', { card: sourceText(card), left }),
  order: ({ about }) => phrase(about === null ? 'question.order' : 'question.order.enters'),
  replaceEvocation: ({ about: { kind } }) => phrase('question.replaceEvocation', { kind: kindName(kind) }),
  nextEvocation: () => phrase('question.nextEvocation'),
  evocationTurn: attacking,
  castFromHand: () => phrase('question.castFromHand'),
  keepTrap: () => phrase('question.keepTrap'),
  winner: () => phrase('question.winner'),
}
