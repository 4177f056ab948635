import { type Message, say } from '@conclave/kernel'
import type { BlackRoseQuestion } from '../frames/abouts.ts'
import type { BlackRoseOption } from '../state.ts'
import { sentencesOf } from '../verbs/lists.ts'
import { actionCard, kindName, kindOf, modelText, room, spell } from '../wording/things.ts'
import { type About, phrase } from '../wording/words.ts'
import type { EditionId } from '../words/board.ts'
import type { Sentence } from '../words/effect.ts'
import { aimKeysText } from './avatar-cards.ts'
import { clauseText, saidIn } from './clauses.ts'
import { reaction } from './reactions.ts'

/** The sentence that a choice belongs to, as the edition prints it. */
export const sentenceAsked = (
  edition: EditionId,
  { about: { list, at } }: BlackRoseQuestion<'effect'>,
): Sentence => sentencesOf(edition, list)[at]!

/** The name of what a sentence comes from: a card, a room, or something that has only a word. */
export const sourceText = (source: string): Message =>
  source === 'attack' || source === 'defeat' || source === 'avatar' ? phrase(`source.${source}`) : say(source)

/** Context on which the words of a question depend. */
interface Asking {
  readonly edition: EditionId
  readonly options: readonly BlackRoseOption[]
}

/** Wording of a question, with the card that asks it and the reason. */
export const questionTextIn =
  (edition: EditionId) =>
  (question: BlackRoseQuestion, options: readonly BlackRoseOption[]): Message => {
    const text: About<BlackRoseQuestion, Asking, Message> = questions[question.kind]
    return text(question, { edition, options })
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

/** True if something besides quests can follow in an activation. */
const isThereMore = (options: readonly BlackRoseOption[]): boolean =>
  options.some(({ do: deed }) =>
    ['move', 'attack', 'evocation', 'castNext', 'castQuick', 'sacrifice'].includes(deed),
  )

/**
 * [BRW-EVP.1] Text for the next to act in the Evocation Phase: of several, or the only one that can; a mage may prowl herself.
 */
const next = ({ seat }: BlackRoseQuestion<'nextEvocation'>, { options }: Asking): Message => {
  const evocations = options.filter((each) => each.do === 'evocation')
  const [only, ...others] = evocations
  if (options.some((each) => each.do === 'target'))
    return phrase(only === undefined ? 'question.nextEvocation.you' : 'question.nextEvocation.also')
  return only === undefined || others.length > 0
    ? phrase('question.nextEvocation')
    : phrase('question.nextEvocation.only', { model: modelText(only, seat) })
}

/** [BRW-R.60] True if each of several models has its turn, one after the other. */
const isInTurn = (sentence: Sentence): boolean =>
  (sentence.verb === 'act' || sentence.verb === 'step' || sentence.verb === 'callTotem') &&
  sentence.to.models === 'each'

/** Text of the choice where the sentence alone does not say it. */
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
  questLimit: ({ about }) =>
    phrase(about === null ? 'question.questLimit' : `question.questLimit.${about.of}`),
  liftJinx: () => phrase('question.liftJinx'),
  liftJinxCard: () => phrase('question.liftJinxCard'),
  librarySchool: ({ about: { left } }) => phrase('question.librarySchool', { left }),
  libraryKeep: ({ about: { left } }) => phrase('question.libraryKeep', { left }),
  removal: () => phrase('question.removal'),
  study: ({ about: { over } }) => phrase(over ? 'question.study.over' : 'question.study'),
  planCard: () => phrase('question.planCard'),
  planSlot: () => phrase('question.planSlot'),
  planSide: () => phrase('question.planSide'),
  unready: () => phrase('question.unready'),
  component: ({ about: { parts }, manner }, { options }) => {
    if (manner === 'window') return phrase('question.component.active')
    if (parts.length === 0) return phrase('question.component')
    // Where nothing but quests can follow (REB-QST.4).
    return phrase(isThereMore(options) ? 'question.component.next' : 'question.component.solve')
  },
  step: ({ about: { left, model, goal }, seat }) => {
    const who = modelText(model, seat)
    // [REB-AVA.27] Whoever answers for the Avatar reads why.
    if (goal === null) return phrase('question.step.open', { left, model: who })
    if (goal !== undefined) {
      const gaps = { left, model: who, key: phrase(`key.${goal.by}`) }
      return goal.at === null
        ? phrase('question.step.room', { ...gaps, room: room(goal.room) })
        : phrase('question.step.goal', { ...gaps, target: modelText(goal.at, seat) })
    }
    return who.say === 'you'
      ? phrase('question.step.you', { left })
      : phrase('question.step', { left, model: who })
  },
  activateHere: ({ about: { when, room: id } }) =>
    phrase(`question.activateHere.${when}`, { room: room(id) }),
  avatarAim: ({ about: { card } }, { edition }) =>
    phrase('question.avatarAim', { card: actionCard(card), keys: aimKeysText(edition, card) }),
  attackTarget: ({ about, seat }) => {
    // [REB-AVA.27] Whoever holds the Crown answers where the Avatar’s rules leave several.
    if ('for' in about) return phrase('question.attackTarget.avatar', { model: modelText(about.model) })
    return kindOf(about.model) === undefined
      ? phrase('question.attackTarget')
      : phrase('question.attackTarget.evocation', { model: modelText(about.model, seat) })
  },
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
  nextEvocation: next,
  evocationTurn: attacking,
  castFromHand: () => phrase('question.castFromHand'),
  keepTrap: () => phrase('question.keepTrap'),
  winner: () => phrase('question.winner'),
}
