import {
  cards,
  type SpellboundEvent,
  type SpellboundOption,
  type SpellboundQuestion,
} from '../../src/index.ts'
import { type Abouts, question as ask, windows } from '../../src/procedures/procedure.ts'
import { type Do, lossRules, type OptionOf, phases } from '../../src/state.ts'
import { cities, colours, locations, pieces } from '../../src/words/board.ts'
import { wandPowers } from '../../src/words/card.ts'

const seats = [0, 1, 2, 3]
const villages = Array.from({ length: 12 }, (_, at) => at)
const mageCards = cards.filter(({ kind }) => kind === 'base' || kind === 'ally').map(({ id }) => id)
const wicked = cards.filter(({ kind }) => kind === 'wicked').map(({ id }) => id)
const spells = [
  'alchemy',
  'book-wyrms',
  'circle-of-magi',
  'hat-trick',
  'puppetry',
  'sun-burst',
  'teleport',
  'winning-smile',
] as const

const abouts: { readonly [Kind in keyof Abouts]: readonly Abouts[Kind][] } = {
  turn: [null],
  witchTime: [null],
  pixies: [{ card: 'pixies' }],
  story: [null],
  part: mageCards.map((card) => ({ card })),
  payment: [{ card: 'vampire' }],
  wand: wandPowers.map((power) => ({ power })),
  spell: spells.map((spell) => ({ spell })),
  destination: seats.map((mage) => ({ spell: 'teleport', mage })),
  consent: [
    ...seats.map((by) => ({ by, card: 'centaur', to: null })),
    { by: 1, card: 'puppetry', to: null },
    ...locations.map((to) => ({ by: 1, card: 'teleport', to })),
  ],
  window: windows.map((window) => ({ window })),
  openCast: [null],
  reward: [null],
  allot: colours.flatMap((book) => [1, 2, 5].map((left) => ({ book, left }))),
}

/** Questions of every kind, about everything they can be about. */
const questions = Object.entries(abouts).flatMap(([kind, list]) =>
  list.map((about) => ({ seat: 0, kind, manner: 'turn', about }) as SpellboundQuestion),
)

const using = (card: string) => ask(0, 'part', { card })

type Answer<D extends Do> = readonly [question: SpellboundQuestion, option: OptionOf<D>]

const answers: { readonly [D in Do]: readonly Answer<D>[] } = {
  begin: [[ask(0, 'turn', null), { do: 'begin' }]],
  pass: [[ask(0, 'turn', null), { do: 'pass' }]],
  declare: [[ask(0, 'turn', null), { do: 'declare' }]],
  endStory: [[ask(0, 'story', null), { do: 'endStory' }]],
  finish: [[using('dragon'), { do: 'finish' }]],
  putDown: [[using('centaur'), { do: 'putDown' }]],
  decline: windows.map((window) => [ask(0, 'window', { window }), { do: 'decline' }]),
  shine: [[ask(0, 'allot', { book: 'red', left: 2 }), { do: 'shine' }]],
  proceed: spells.map((spell) => [ask(0, 'spell', { spell }), { do: 'proceed' }]),
  accept: ['centaur', 'puppetry'].map((card) => [
    ask(0, 'consent', { by: 1, card, to: null }),
    { do: 'accept' },
  ]),
  notNow: [[ask(0, 'consent', { by: 1, card: 'puppetry', to: null }), { do: 'notNow' }]],
  refuse: ['centaur', 'puppetry'].map((card) => [
    ask(0, 'consent', { by: 1, card, to: null }),
    { do: 'refuse' },
  ]),
  send: [...mageCards, ...wicked].map((card) => [ask(0, 'witchTime', null), { do: 'send', card }]),
  sendPixies: [1, 2, 3].map((count) => [ask(0, 'pixies', { card: 'pixies' }), { count, do: 'sendPixies' }]),
  play: mageCards.map((card) => [ask(0, 'story', null), { card, do: 'play' }]),
  discard: mageCards.map((card) => [ask(0, 'story', null), { card, do: 'discard' }]),
  remove: ['dragon', ...wicked].map((card) => [
    ask(0, 'payment', { card: 'vampire' }),
    { card, do: 'remove' },
  ]),
  destroy: ['danzer', 'librarian', ...wicked].map((card) => [
    ask(0, 'allot', { book: 'red', left: 1 }),
    { card, do: 'destroy' },
  ]),
  burn: wicked.map((card) => [ask(0, 'spell', { spell: 'sun-burst' }), { card, do: 'burn' }]),
  wand: wandPowers.map((power) => [ask(0, 'story', null), { do: 'wand', power }]),
  cast: spells.map((spell) => [ask(0, 'story', null), { do: 'cast', spell }]),
  giveUp: villages.flatMap((village) =>
    [1, 2].map(
      (value) => [ask(0, 'story', null), { card: 'influence-blue', do: 'giveUp', value, village }] as const,
    ),
  ),
  move: locations.flatMap((to) => [
    [using('dragon'), { do: 'move', part: 0, to }] as const,
    [ask(0, 'destination', { spell: 'teleport', mage: 1 }), { do: 'move', part: 0, to }] as const,
  ]),
  magic: [[using('dragon'), { do: 'magic', part: 1 }]],
  unseat: [[using('ranger'), { do: 'unseat', part: 0 }]],
  warlockPair: [[using('warlock'), { do: 'warlockPair', part: 0 }]],
  guard: [[using('knight'), { do: 'guard', part: 0 }]],
  pushBack: [[using('city-watchman'), { do: 'pushBack', part: 0 }]],
  rout: [[using('warrior'), { do: 'rout', part: 0 }]],
  influence: [1, 2, 3].map((amount) => [using('halfling'), { amount, do: 'influence', part: 0 }]),
  search: colours.map((book) => [using('dragon'), { book, do: 'search', part: 2 }]),
  watchman: cities.flatMap((city) =>
    [0, 1].map((part) => [using('city-watchman'), { city, do: 'watchman', part }] as const),
  ),
  changeling: villages.map((village) => [using('changeling'), { do: 'changeling', part: 0, village }]),
  carry: seats.map((mage) => [using('centaur'), { do: 'carry', mage }]),
  puppet: seats.map((mage) => [ask(0, 'spell', { spell: 'puppetry' }), { do: 'puppet', mage }]),
  propose: seats.map((mage) => [ask(0, 'spell', { spell: 'teleport' }), { do: 'propose', mage }]),
  whisk: seats.map((mage) => [ask(0, 'spell', { spell: 'teleport' }), { do: 'whisk', mage }]),
  book: colours.map((book) => [ask(0, 'reward', null), { book, do: 'book' }]),
  hat: cities.map((hat) => [ask(0, 'spell', { spell: 'hat-trick' }), { do: 'hat', hat }]),
}

/** Answers of every sort, each to a question that can offer it. */
export const options: readonly Answer<Do>[] = Object.values(answers).flat()

const cast: SpellboundOption = { do: 'cast', spell: 'alchemy' }
const finish: SpellboundOption = { do: 'finish' }
const offeredBy = (asked: keyof Abouts) =>
  options.filter(([{ kind }]) => kind === asked).map(([, option]) => option)
const toPlay: SpellboundOption[] = [...offeredBy('story'), { do: 'declare' }]
const toUse: SpellboundOption[] = [
  ...offeredBy('part'),
  { card: 'troll-1', do: 'remove' },
  { card: 'troll-1', do: 'burn' },
]

/** Every question with answers that it can offer together: what it says depends on them. */
export const askings: readonly (readonly [
  question: SpellboundQuestion,
  options: readonly SpellboundOption[],
])[] = [
  ...questions.filter(({ kind }) => kind !== 'part' && kind !== 'story').map((each) => [each, []] as const),
  [ask(0, 'turn', null), [{ do: 'begin' }, cast]],
  [ask(0, 'turn', null), [{ do: 'pass' }, { do: 'begin' }]],
  [ask(0, 'witchTime', null), [{ do: 'send', card: 'dragon' }, cast]],
  [ask(0, 'window', { window: 'RW-1' }), [{ do: 'decline' }, { do: 'cast', spell: 'alchemy' }]],
  [ask(0, 'window', { window: 'RW-3' }), [{ do: 'decline' }, { do: 'cast', spell: 'teleport' }]],
  [ask(0, 'story', null), toPlay],
  [ask(0, 'story', null), toPlay.filter((option) => option.do !== 'endStory')],
  ...questions
    .filter(({ kind }) => kind === 'part')
    .flatMap((each) => toUse.map((option) => [each, [option]] as const)),
  ...toUse.map((option) => [using('dragon'), [option, cast, finish]] as const),
  [using('dragon'), [...toUse, finish]],
]

type Event = SpellboundEvent['event']
type Told<E extends Event> = readonly Omit<
  Extract<SpellboundEvent, { event: E }>,
  'event' | 'audience' | 'rule'
>[]

const happenings: { readonly [E in Event]: Told<E> } = {
  matchBegan: seats.map((seat) => ({ seat })),
  openingRedrawn: [{}],
  turnBegan: [{ seat: 0, turn: 7 }],
  turnPassed: [{ seat: 1 }],
  phaseBegan: phases.map((phase) => ({ phase, seat: 0 })),
  cardSent: [
    { seat: 0, card: 'dragon', side: 'sun' },
    { seat: 0, card: 'halfling', side: 'sun' },
    { seat: 0, card: 'troll-2', side: 'moon' },
    { seat: 0, card: 'librarian', side: 'moon' },
  ],
  cardPlayed: mageCards.map((card) => ({ seat: 2, card })),
  cardFinished: (['discard', 'stored', 'guards'] as const).map((to) => ({ card: 'squire', to })),
  cardDiscarded: (['mageRow', 'wickedRow', 'moonStack', 'stored'] as const).flatMap((from) => [
    { seat: 3, card: 'troll-1', from },
    { seat: 3, card: 'fortuna-deck', from },
  ]),
  cardDrawn: (['mageRow', 'wickedRow', 'discard'] as const).map((row) => ({ card: 'witch-red-1', row })),
  mageMoved: (['move', 'carried', 'teleport'] as const).flatMap((by) =>
    locations.map((to) => ({ mage: 1, to, by })),
  ),
  passengerTaken: [{ mage: 1, by: 2 }],
  passengerRefused: [{ mage: 1, by: 2 }],
  proposalRefused: (['puppetry', 'teleport'] as const).flatMap((card) =>
    [true, false].map((stands) => ({ mage: 1, by: 2, card, stands })),
  ),
  refusalStands: (['puppetry', 'teleport'] as const).map((card) => ({ mage: 1, card })),
  passengerPutDown: [{ mage: 1 }],
  villageRevealed: villages.map((village) => ({ village, card: 'dragon' })),
  wandCharged: [{ seat: 0, level: 3 }],
  wandEmptied: [{ seat: 0 }],
  wandUsed: wandPowers.map((power) => ({ seat: 0, power })),
  stonesDrawn: [0, 1, 2].flatMap((sun) => [0, 1, 2].map((moon) => ({ sun, moon }))).slice(1),
  stoneAdded: [{ stone: 'sun' }, { stone: 'moon' }],
  influenceUsed: [1, 2, 5].map((amount) => ({
    seat: 0,
    village: 3,
    amount,
    total: amount,
    cost: 4,
    card: 'dark-elf',
  })),
  allyRecruited: [1, 3].map((copies) => ({ village: 0, card: 'centaur', copies })),
  villageEmptied: [{ village: 11 }],
  bookAdvanced: colours.map((book) => ({ book, to: 6, seat: 0 })),
  bookRecovered: colours.map((book) => ({ book, seat: 0 })),
  bookLost: [
    { book: 'red', piece: 'red' },
    { book: 'silver', piece: 'troll' },
  ],
  pieceAdvanced: (
    ['witchCard', 'trollCard', 'overflow', 'purge', 'unguarded', 'penalty', 'climb'] as const
  ).flatMap((cause) => pieces.map((piece) => ({ piece, to: 5, cause }))),
  pieceRetreated: pieces.map((piece) => ({ piece, to: 1 })),
  stepPrevented: cities.map((piece) => ({ piece, spell: 'hat-trick' })),
  spellDrawn: spells.map((card) => ({ seat: 0, card })),
  spellCast: spells.map((card) => ({ seat: 0, card })),
  stoneFlipped: [{ seat: 0 }],
  mageSteered: [{ seat: 0, mage: 1 }],
  watchmanPlaced: cities.map((city) => ({ city })),
  changelingTook: [true, false].map((replaced) => ({ village: 4, card: 'halfling', replaced })),
  purged: [{}],
  witchTurnedAway: [{ card: 'witch-red-2', by: 'knight' }],
  encounterBegan: [{ seat: 0 }],
  wickedAdded: [{ card: 'troll-1' }],
  strengthsCompared: (['encounter', 'final'] as const).map((battle) => ({ sun: 8, moon: 6, battle })),
  encounterWon: [{}],
  encounterLost: [0, 1, 12].map((by) => ({ by })),
  minionArrived: [{ card: 'danzer' }],
  witchClimbed: [{ stage: 3 }],
  deckReshuffled: [{ count: 24 }],
  finalBattleDeclared: [{ seat: 0 }],
  bookAllotted: [
    { seat: 0, to: 'sun', card: '' },
    { seat: 0, to: 'destroy', card: 'danzer' },
  ],
  matchWon: [{}],
  matchLost: lossRules.map((reason) => ({ reason })),
}

/** Events of every sort. */
export const events = Object.entries(happenings).flatMap(([event, list]) =>
  list.map((told) => ({ event, ...told, audience: 'everyone', rule: 'SPB-TURN.1' }) as SpellboundEvent),
)
