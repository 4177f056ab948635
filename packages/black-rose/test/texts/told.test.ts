import { expect, test } from 'vitest'
import { contentOf } from '../../src/content/content.ts'
import type { BlackRoseEvent, Stopped } from '../../src/events.ts'
import type { NamedModel } from '../../src/frames/abouts.ts'
import { textsIn } from '../../src/index.ts'
import { endings, rose } from '../../src/state.ts'
import {
  elements,
  evocationKinds,
  jinxKinds,
  mageNames,
  phases,
  roomColours,
  schools,
  sides,
  slotNames,
  upgradeKinds,
} from '../../src/words/board.ts'
import { flawsInSentences, inAll } from './voices.ts'

const { spells, rooms, quests, events } = contentOf('1.6')
const seat = 0
const models: readonly [NamedModel, ...NamedModel[]] = [
  { seat: 1 },
  ...evocationKinds.map((kind) => ({ kind, n: 1, seat: 1 })),
]
const sources = [
  ...[...spells.keys()].map((id) => `spell.${id}`),
  ...[...quests.keys()].map((id) => `quest.${id}`),
  ...[...events.keys()].map((id) => `event.${id}`),
  ...[...rooms.keys()].map((id) => `room.${id}`),
]
const numbers = [1, 2, 6]

type Fields<E> = E extends { event: string } ? Omit<E, 'event' | 'audience' | 'rule'> : never
type Told = {
  readonly [E in BlackRoseEvent['event']]: readonly Fields<Extract<BlackRoseEvent, { event: E }>>[]
}

const eachOf = <T, F>(all: Iterable<T>, fields: (each: T) => F): F[] => [...all].map(fields)
const eachSpell = <F>(fields: (card: string) => F): F[] => eachOf(spells.keys(), fields)
const eachQuest = <F>(fields: (quest: string) => F): F[] => eachOf(quests.keys(), fields)
const eachEvent = <F>(fields: (card: string) => F): F[] => eachOf(events.keys(), fields)
const eachRoom = <F>(fields: (room: string) => F): F[] => eachOf(rooms.keys(), fields)
const two = ['fireball', 'leech']
const stopped: readonly [Stopped, ...Stopped[]] = [
  { what: 'targeted', card: 'whisper' },
  ...eachSpell((card) => ({ what: 'targeted' as const, card })),
  ...models.flatMap((model) =>
    numbers.map((amount) => ({ what: 'damage' as const, hits: [{ model, amount }] })),
  ),
  ...numbers.map((amount) => ({ what: 'losePower' as const, seat, amount })),
  { what: 'moved', seat },
  ...eachRoom((room) => ({ what: 'activates' as const, room })),
]

/** Everything that can be told, with every name that it can be told of; an event that is missing does not compile. */
const told: Told = {
  mageChosen: mageNames.map((mage) => ({ seat, mage })),
  schoolChosen: schools.flatMap((school) => (['a', 'b'] as const).map((list) => ({ seat, school, list }))),
  roundBegan: [{ round: 1, first: 0 }],
  phaseBegan: phases.map((phase) => ({ phase })),
  questDiscarded: eachQuest((quest) => ({ seat, quest })),
  questDrawn: [{ seat }],
  questCompleted: eachQuest((quest) => ({ seat, quest })),
  questOpened: eachQuest((quest) => ({ seat, quest })),
  questProgressed: eachQuest((quest) => ({ seat, quest, have: 1, need: 2 })),
  questActivated: eachQuest((quest) => ({ seat, quest })),
  questSolved: eachQuest((quest) => ({ seat, quest })),
  actionRevealed: [{ card: 'usurp' }],
  actionForgone: [{ card: 'usurp' }],
  avatarReacts: [{ card: 'usurp' }],
  actionsDiscarded: [{ cards: ['usurp', 'reap'] }],
  actionEffect: [
    { card: 'usurp', at: 0 },
    { card: 'rose-fire', at: 0 },
  ],
  declared: [
    { seat, slot: 'first', marker: 'trap' },
    { seat: -1, slot: 'back', marker: 'protection' },
  ],
  declaredInVain: [{ seat, slot: 'quick' }],
  cubesBack: [
    ...models.map((from) => ({ from, room: '', cubes: [{ seat: 1, count: 2 }] })),
    {
      from: null,
      room: 'arena',
      cubes: [
        { seat: -1, count: 1 },
        { seat: 0, count: 3 },
      ],
    },
  ],
  avatarGoesFor: [
    { who: { kind: 'succubus', n: 1, seat: -1 }, at: { seat: 0 }, room: 'arena', by: 'nearness' },
    ...models.map((at) => ({ at, room: 'arena', by: 'damage' as const })),
    { at: null, room: 'arena', by: 'crown' },
  ],
  avatarPlus: [{ ignored: false }, { ignored: true }],
  umbraActs: models.map((model) => ({ seat, model })),
  roomRebuilt: eachRoom((room) => ({ room, cubes: [{ seat, count: 3 }] })),
  protectionKept: [{ seat, slot: 'quick' }],
  questStolen: [{ seat, whom: 1 }],
  jinxed: jinxKinds.map((jinx) => ({ seat, jinx, by: 'spell.fireball' })),
  jinxMoved: jinxKinds.map((jinx) => ({ seat, whom: 1, jinx })),
  jinxRemedied: jinxKinds.map((jinx) => ({ seat, jinx })),
  jinxRemoved: jinxKinds.map((jinx) => ({ seat, jinx })),
  jinxBites: jinxKinds.map((jinx) => ({ seat, jinx, amount: 1 })),
  jinxDrawsLess: jinxKinds.map((jinx) => ({ seat, jinx })),
  assigned: (['dread', 'insomnia', 'vertigo'] as const).map((kind) => ({ seat, kind, whom: 1 })),
  upgraded: models.flatMap((model) => upgradeKinds.map((upgrade) => ({ model, upgrade }))),
  called: models.map((model) => ({ model })),
  transmuted: models.map((model) => ({ model, kind: 'albedo' as const })),
  spellsLookedAt: numbers.map((count) => ({ seat, whom: 1, count })),
  handLookedAt: [{ seat, whom: 1 }],
  actionsLookedAt: numbers.map((count) => ({ seat, count })),
  putOnTop: eachSpell((card) => ({ seat, whom: 1, card })),
  hiddenOnTop: [{ seat, whom: 1 }],
  milled: [{ seat, cards: two }],
  spellRepeated: eachSpell((card) => ({ seat, whom: 1, card, side: 'light' as const })),
  shielded: sources.map((by) => ({ seat, amount: 3, by })),
  eventMoved: eachEvent((card) => ({ card, slot: 2 })),
  eventDiscarded: eachEvent((card) => ({ card })),
  eventDrawn: [
    ...eachEvent((card) => ({ seat, card, colour: '' as const })),
    ...roomColours.map((colour) => ({ seat, card: 'closed-for-cleaning', colour })),
  ],
  eventWorks: eachEvent((card) => ({ card })),
  powerGained: sources.flatMap((by) =>
    [seat, rose].map((owner) => ({ seat: owner, amount: 1, power: 3, by })),
  ),
  powerLost: sources.map((by) => ({ seat, amount: 2, power: 0, by })),
  powerStolen: sources.map((by) => ({ seat, whom: 1, amount: 1, gained: 1, power: 4, left: 2, by })),
  moonRose: [{ moon: 2 }, { moon: 3 }],
  crownTaken: [{ seat }],
  drewFromGrimoire: numbers.map((count) => ({ seat, count })),
  grimoireRenewed: [{ seat }],
  drewFromLibrary: [
    { seat, schools: [...schools] },
    ...schools.flatMap((school) => [
      { seat, schools: [school] },
      { seat, schools: [school, school] },
    ]),
  ],
  libraryLookedAt: schools.flatMap((school) => numbers.map((count) => ({ seat, school, count }))),
  leftInLibrary: [{ seat, cards: two }, ...eachSpell((card) => ({ seat, cards: [card] }))],
  spellRemoved: [true, false].flatMap((aside) => eachSpell((card) => ({ seat, card, aside }))),
  discarded: eachSpell((card) => ({ seat, card })),
  takenFromMemories: eachSpell((card) => ({ seat, card })),
  personalSpell: [{ seat }],
  readied: [{ seat }],
  thoughtAgain: [{ seat }],
  prepared: numbers.map((count) => ({ seat, count })),
  sacrificed: eachSpell((card) => [
    { seat, card, slot: 'first' as const },
    { seat, card, slot: 'first' as const, momentum: true as const },
  ]).flat(),
  actionSpent: [
    { seat },
    ...(['explore', 'fight'] as const).map((action) => ({ seat, action })),
    ...evocationKinds.map((kind) => ({ seat, action: 'command' as const, kind })),
  ],
  cast: sides.flatMap((side) => eachSpell((card) => ({ seat, card, side, quick: false }))),
  activated: slotNames.flatMap((slot) =>
    (['trap', 'protection'] as const).map((marker) => ({ seat, slot, marker })),
  ),
  elementChosen: elements.map((element) => ({ seat, element })),
  aimed: [
    ...models.map((at) => ({ seat, at, room: 'forge' })),
    { seat, at: { seat }, room: 'forge' },
    ...eachRoom((room) => ({ seat, at: null, room })),
  ],
  triggered: [...sides, 'only' as const].flatMap((side) => eachSpell((card) => ({ seat, card, side }))),
  cancelled: [
    ...sources.map((by) => ({ by, of: stopped[0] })),
    ...stopped.map((of) => ({ by: 'spell.turned-page', of })),
  ],
  avoided: [
    ...sources.map((by) => ({ seat, by, of: stopped[0] })),
    ...stopped.map((of) => ({ seat, by: 'spell.foreseen-blow', of })),
  ],
  redirected: [
    ...models.map((at) => ({ seat, card: 'whisper', at })),
    ...eachSpell((card) => ({ seat, card, at: models[0] })),
  ],
  stepped: models.flatMap((model) => eachRoom((room) => ({ model, room }))),
  placed: models.flatMap((model) => eachRoom((room) => ({ model, room }))),
  wentToCell: [{ seat }],
  damaged: sources.flatMap((by) => [0, 1].map((from) => ({ model: { seat }, seat: from, amount: 1, by }))),
  damageChanged: [-1, 2].flatMap((amount) => sources.map((by) => ({ amount, by }))),
  damageAvoided: sources.map((by) => ({ model: { seat }, amount: 2, by })),
  healed: models.flatMap((model) => numbers.map((amount) => ({ model, amount, by: 'spell.mending-light' }))),
  damageConverted: models.flatMap((model) =>
    numbers.map((amount) => ({ model, seat, amount, by: 'spell.grave-frost' })),
  ),
  damageMoved: models.flatMap((model) => numbers.map((amount) => ({ model, amount, by: 'spell.scapegoat' }))),
  defeated: [1, rose].map((by) => ({ seat, by })),
  trophyTaken: [1, rose].map((owner) => ({ seat: owner, whom: 0 })),
  evocationRemoved: models.map((model) => ({ model })),
  summoned: models.flatMap((model) => eachRoom((room) => ({ model, room }))),
  instabilityPlaced: numbers.flatMap((count) => eachRoom((room) => ({ seat, room, count }))),
  instabilityConverted: numbers.flatMap((count) => eachRoom((room) => ({ seat, room, count }))),
  instabilityRemoved: numbers.flatMap((count) => eachRoom((room) => ({ room, count }))),
  roomActivated: eachRoom((room) => ({ seat, room })),
  roomRefreshed: [true, false].flatMap((open) => eachRoom((room) => ({ room, open }))),
  roomBlocked: eachRoom((room) => ({ room })),
  roomsSwapped: eachRoom((room) => ({ room, other: 'arena' })),
  roomDestroyed: [seat, rose].flatMap((owner) => eachRoom((room) => ({ room, seat: owner }))),
  inhibited: (['move', 'activate'] as const).map((what) => ({ seat, what })),
  actionLost: [{ seat }],
  actionsRefreshed: [{ seat }],
  lastingBegan: sources.map((by) => ({ seat, by })),
  spellShown: slotNames.flatMap((slot) =>
    [...sides, 'only' as const].map((side) => ({ seat, card: 'fireball', side, slot })),
  ),
  questsLookedAt: [{ seat, whom: 1 }],
  eventsLookedAt: numbers.map((count) => ({ seat, count })),
  libraryBurnt: schools.map((school) => ({ school, cards: two })),
  forgottenTaken: [{ seat }],
  trapKept: [{ seat, slot: 'quick' }],
  endReached: [{ power: 30 }],
  scored: [{ seat, quests: 1, trophies: 2, rooms: 0, crown: 3, total: 40 }],
  extraRound: [{ round: 2 }],
  matchWon: Object.values(endings).flatMap((reason) =>
    [seat, rose].map((owner) => ({ seat: owner, reason })),
  ),
  drew: eachSpell((card) => ({ seat, card })),
  drewQuest: eachQuest((quest) => ({ seat, quest })),
  sawSpell: eachSpell((card) => ({ seat, card })),
  sawAction: [{ seat, card: 'usurp' }],
  sawQuest: eachQuest((quest) => ({ seat, quest })),
  sawEvent: eachEvent((card) => ({ seat, card })),
}

test('the log reads well whatever it tells of', () => {
  const { event } = textsIn('1.6')
  const messages = Object.entries(told).flatMap(([name, all]) =>
    all.map((fields) => event({ audience: 'everyone', rule: 'BRW-V.1', event: name, ...fields })),
  )
  expect(messages.length).toBeGreaterThan(5_000)
  expect(messages.flatMap(flawsInSentences)).toEqual([])
})

test('what was cancelled, avoided or redirected is named', () => {
  const { event } = textsIn('1.6')
  const tell = (fields: Fields<BlackRoseEvent> & { readonly event: BlackRoseEvent['event'] }) =>
    inAll(event({ audience: 'everyone', rule: 'BRW-V.5', ...fields }))
  const cancels = (of: Stopped) => tell({ event: 'cancelled', by: 'spell.turned-page', of })
  expect(cancels({ what: 'targeted', card: 'whisper' })).toEqual({
    en: 'Turned Page cancels Whisper.',
    fr: 'Page tournée annule Murmure.',
    it: 'Pagina voltata cancella Sussurro.',
  })
  expect(cancels({ what: 'damage', hits: [{ model: { seat: 0 }, amount: 1 }] })).toEqual({
    en: 'Turned Page cancels 1 damage to Raven.',
    fr: 'Page tournée annule 1 dégât contre Corbeau.',
    it: 'Pagina voltata cancella 1 danno a Corvo.',
  })
  const both = [0, 1].map((hit) => ({ model: { seat: hit }, amount: hit + 1 }))
  expect(cancels({ what: 'damage', hits: both })).toEqual({
    en: 'Turned Page cancels 1 damage to Raven and 2 damage to Stag.',
    fr: 'Page tournée annule 1 dégât contre Corbeau et 2 dégâts contre Cerf.',
    it: 'Pagina voltata cancella 1 danno a Corvo e 2 danni a Cervo.',
  })
  expect(cancels({ what: 'losePower', seat: 0, amount: 2 })).toEqual({
    en: 'Turned Page cancels Raven’s loss of 2 PP.',
    fr: 'Page tournée annule la perte de 2 PP de Corbeau.',
    it: 'Pagina voltata cancella la perdita di 2 PP di Corvo.',
  })
  expect(cancels({ what: 'moved', seat: 0 }).en).toBe('Turned Page cancels Raven’s move.')
  expect(cancels({ what: 'activates', room: 'garden' })).toEqual({
    en: 'Turned Page cancels the effect of the Garden.',
    fr: 'Page tournée annule l’effet activé dans le Jardin.',
    it: 'Pagina voltata cancella l’effetto attivato nel Giardino.',
  })
  expect(tell({ event: 'redirected', seat: 0, card: 'whisper', at: { seat: 1 } }).en).toBe(
    'Raven redirects Whisper to Stag.',
  )
})

test('a room has its article wherever the log names it, and a final score names the PP that it began with', () => {
  const { event } = textsIn('1.6')
  const tell = (fields: Fields<BlackRoseEvent> & { readonly event: BlackRoseEvent['event'] }) =>
    inAll(event({ audience: 'everyone', rule: 'BRW-END.1', ...fields }))
  expect(tell({ event: 'roomDestroyed', room: 'garden', seat: 0 }).en).toBe(
    'The Garden is destroyed; its token goes to Raven.',
  )
  expect(tell({ event: 'roomRefreshed', room: 'arena', open: true }).en).toBe(
    'The Arena can be activated again.',
  )
  expect(tell({ event: 'roomsSwapped', room: 'garden', other: 'arena' }).en).toBe(
    'The Garden and the Arena change places.',
  )
  const parts = { quests: 6, trophies: 3, rooms: 2, crown: 0 }
  const scored = tell({ event: 'scored', seat: 0, ...parts, total: 37 })
  expect(scored.en).toBe('Raven: PP 26, quests 6, trophies 3, rooms 2, Crown 0; total 37.')
  expect(scored.fr).toContain('PP 26, quêtes 6,')
  expect(scored.it).toContain('PP 26, missioni 6,')
})
