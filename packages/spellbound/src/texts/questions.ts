import type { Message } from '@conclave/kernel'
import type { Abouts, SpellboundQuestion, Window } from '../procedures/procedure.ts'
import type { Do, SpellboundOption } from '../state.ts'
import type { TextId } from './en.ts'
import { type About, book, card, phrase, player } from './words.ts'

type Options = readonly SpellboundOption[]

/** What is asked, by which card and why. */
export const questionText = ({ kind, about }: SpellboundQuestion, options: Options): Message => {
  const sentence: About<SpellboundQuestion['about'], Options, Message> = questions[kind]
  return sentence(about, options)
}

const windows: { readonly [W in Window]: TextId } = {
  'RW-1': 'question.window.stones',
  'RW-2': 'question.window.advance',
  'RW-3': 'question.window.guard',
  'RW-4': 'question.window.endOfStory',
}

const questions: { readonly [Kind in keyof Abouts]: About<Abouts[Kind], Options, Message> } = {
  turn: (_, options) =>
    phrase(offers(options, 'pass') || offers(options, 'declare') ? 'question.turn' : 'question.turn.cast'),
  witchTime: (_, options) =>
    phrase(offers(options, 'cast') ? 'question.witchTime.cast' : 'question.witchTime'),
  pixies: (about) => phrase('question.pixies', { card: card(about.card) }),
  story: (_, options) =>
    phrase(offers(options, 'endStory') ? 'question.story' : 'question.story.early', {
      ways: waysIn(asides, options),
    }),
  part: (about, options) => partText(card(about.card), options),
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

const offers = (options: Options, wanted: Do): boolean => options.some((option) => option.do === wanted)

/** What a card itself can be used for, each with a question of its own. */
const deeds = [
  'move',
  'search',
  'magic',
  'influence',
  'remove',
  'burn',
  'unseat',
  'warlockPair',
  'guard',
  'pushBack',
  'rout',
  'watchman',
  'changeling',
  'carry',
  'putDown',
] as const satisfies readonly Do[]
/** What can be done besides. */
const asides = [
  'play',
  'discard',
  'wand',
  'cast',
  'giveUp',
  'declare',
  'endStory',
  'finish',
] as const satisfies readonly Do[]
type Way = (typeof deeds | typeof asides)[number]

/** Something to do, as it stands after "you can". */
const way = (each: Way): Message => phrase(`way.${each}`)

const waysIn = (ways: readonly Way[], options: Options): Message[] =>
  ways.filter((each) => offers(options, each)).map(way)

/** A card that offers one sort of deed asks for it; one that offers several names them. */
const partText = (name: Message, options: Options): Message => {
  const mine = deeds.filter((each) => offers(options, each))
  const besides = waysIn(asides, options)
  const [only] = mine
  if (mine.length !== 1 || only === undefined)
    return phrase('question.part', { card: name, ways: [...mine.map(way), ...besides] })
  const question = phrase(`question.part.${only}`, { card: name })
  return besides.length === 0 ? question : phrase('question.part.also', { question, ways: besides })
}
