import type { Message } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import type { Abouts, SpellboundQuestion, Window } from '../procedures/procedure.ts'
import type { Do, SpellboundOption } from '../state.ts'
import type { HeldSpellId } from '../words/card.ts'
import type { TextId } from './en.ts'
import { type About, book, card, phrase, place, player } from './words.ts'

type Options = readonly SpellboundOption[]

/** Wording of a question, with the card that asks it and the reason. */
export const questionText = ({ kind, about }: SpellboundQuestion, options: Options): Message => {
  const sentence: About<SpellboundQuestion['about'], Options, Message> = questions[kind]
  return sentence(about, options)
}

/**
 * [SPB-SP.6] Book Wyrms open every window (L975). What is special about the stones or the guards is said where a spell is
 * offered that could change it, for only then it is so.
 */
const windows: { readonly [W in Window]: (options: Options) => TextId } = {
  'RW-1': (options) =>
    offersSpell(options, 'alchemy') ? 'question.window.stones' : 'question.window.stones.any',
  'RW-2': () => 'question.window.advance',
  'RW-3': (options) =>
    offersSpell(options, 'teleport') ? 'question.window.guard' : 'question.window.guard.any',
  'RW-4': () => 'question.window.endOfStory',
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
  consent: ({ by, card: id, to }) => {
    const words = { card: card(id), player: player(by) }
    if (cardOf(id).kind !== 'spell') return phrase('question.consent', words)
    return to === null
      ? phrase('question.consent.steer', words)
      : phrase('question.consent.teleport', { ...words, place: place(to) })
  },
  window: ({ window }, options) => phrase(windows[window](options)),
  openCast: () => phrase('question.openCast'),
  reward: () => phrase('question.reward'),
  allot: ({ book: colour, left }) => phrase('question.allot', { book: book(colour), left }),
}

const offers = (options: Options, wanted: Do): boolean => options.some((option) => option.do === wanted)

const offersSpell = (options: Options, spell: HeldSpellId): boolean =>
  options.some((option) => option.do === 'cast' && option.spell === spell)

/**
 * In the order in which they are named: what a card itself can be used for, each with a question of its own; what can be
 * done besides; and what only questions of its own kind offer, which need not name it.
 */
const sorts = {
  move: 'deed',
  search: 'deed',
  magic: 'deed',
  influence: 'deed',
  remove: 'deed',
  burn: 'deed',
  unseat: 'deed',
  warlockPair: 'deed',
  guard: 'deed',
  pushBack: 'deed',
  rout: 'deed',
  watchman: 'deed',
  changeling: 'deed',
  carry: 'deed',
  putDown: 'deed',
  play: 'aside',
  discard: 'aside',
  wand: 'aside',
  cast: 'aside',
  giveUp: 'aside',
  declare: 'aside',
  endStory: 'aside',
  finish: 'aside',
  begin: 'alone',
  pass: 'alone',
  decline: 'alone',
  shine: 'alone',
  proceed: 'alone',
  accept: 'alone',
  notNow: 'alone',
  refuse: 'alone',
  send: 'alone',
  sendPixies: 'alone',
  destroy: 'alone',
  puppet: 'alone',
  whisk: 'alone',
  propose: 'alone',
  book: 'alone',
  hat: 'alone',
} as const satisfies { readonly [D in Do]: 'deed' | 'aside' | 'alone' }

type Sorted<Sort> = { [D in Do]: (typeof sorts)[D] extends Sort ? D : never }[Do]
type Way = Sorted<'deed' | 'aside'>

const sorted = <Sort extends 'deed' | 'aside'>(sort: Sort): Sorted<Sort>[] =>
  (Object.keys(sorts) as Do[]).filter((each): each is Sorted<Sort> => sorts[each] === sort)
const deeds = sorted('deed')
const asides = sorted('aside')

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
