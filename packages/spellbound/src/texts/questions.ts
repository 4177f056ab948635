import type { Message, Question, Seat } from '@conclave/kernel'
import type { QuestionKind, Window } from '../procedures/procedure.ts'
import type { Colour } from '../words/board.ts'
import type { SpellId } from '../words/card.ts'
import type { TextId } from './en.ts'
import { book, card, phrase, player } from './words.ts'

/** What a question is about, as the procedures write it. */
interface Asked {
  readonly card: string
  readonly power: 1 | 2 | 3
  readonly spell: Exclude<SpellId, 'scry' | 'troll-bane'>
  readonly mage: Seat
  readonly by: Seat
  readonly window: Window
  readonly book: Colour
  readonly left: number
}

// Questions are made by the procedures alone; this is where their `about` is read back.
export const asked = ({ about }: Question): Asked => about as unknown as Asked

/** What is asked, by which card and why. */
export const questionText = (question: Question): Message =>
  questions[question.kind as QuestionKind](asked(question))

const windows: { readonly [W in Window]: TextId } = {
  'RW-1': 'question.window.stones',
  'RW-2': 'question.window.advance',
  'RW-3': 'question.window.guard',
  'RW-4': 'question.window.endOfStory',
}

const questions: { readonly [K in QuestionKind]: (about: Asked) => Message } = {
  turn: () => phrase('question.turn'),
  witchTime: () => phrase('question.witchTime'),
  pixies: (about) => phrase('question.pixies', { card: card(about.card) }),
  story: () => phrase('question.story'),
  part: (about) => phrase('question.part', { card: card(about.card) }),
  payment: (about) => phrase('question.payment', { card: card(about.card) }),
  wand: ({ power }) => phrase(`question.wand.${power}`),
  spell: ({ spell }) => phrase(`question.spell.${spell}`, { spell: card(spell) }),
  destination: ({ spell, mage }) =>
    phrase('question.destination', { spell: card(spell), player: player(mage) }),
  consent: (about) => phrase('question.consent', { card: card(about.card), player: player(about.by) }),
  window: ({ window }) => phrase(windows[window]),
  openCast: () => phrase('question.openCast'),
  reward: () => phrase('question.reward'),
  allot: ({ book: colour, left }) => phrase('question.allot', { book: book(colour), left }),
}
