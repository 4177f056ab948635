import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { contentOf, eventOf } from '../../../src/content/content.ts'
import { rose } from '../../../src/state.ts'
import {
  type Answer,
  activate,
  allBut,
  attack,
  type Board,
  castNext,
  cubesIn,
  cubesOn,
  evocationRooms,
  lay,
  mage,
  move,
  on,
  type Position,
  pass,
  place,
  powers,
  stop,
  to,
} from '../../position.ts'
import { card, go, quest, yes } from '../quest-kit.ts'
import { jinxesOf, school, umbrasOf } from './kit.ts'

interface EventCase extends Omit<Position, 'edition'> {
  readonly shows: (t: Board) => void
}

const arena = { at: 'arena', power: 1 }
const garden = { at: 'garden', power: 3 }
const two = [arena, garden]
const idle = { actions: 0 }

/** Quests that do not stand in the way. */
const held = ['grand-architect', 'duel-at-dawn', 'storm-of-blows', 'executioner']

/** Drawn in the Black Rose Phase, and asked of those who choose. Every mage has a quest, so that no other is drawn. */
const drawn: { readonly [id: string]: EventCase } = {
  'first-thorn': {
    mages: two,
    shows: (t) => expect([0, 1].map((seat) => cubesOn(t, seat, rose))).toEqual([0, 1]),
  },
  'whispering-walls': {
    mages: [
      { ...arena, grimoire: ['solve', 'residue', 'coagula'] },
      { ...garden, grimoire: ['vitriol', 'calcination', 'white-work'] },
    ],
    shows: (t) => {
      expect([mage(t, 0).hand, mage(t, 1).hand]).toEqual([['solve'], ['vitriol']])
      // The drawer sits right of the Crown.
      expect(t.state.crown).toBe(1)
    },
  },
  'falling-masonry': {
    mages: two,
    cubes: { crypt: { 0: 2 }, forge: { 0: 1 } },
    shows: (t) => expect([cubesIn(t, 'crypt', rose), cubesIn(t, 'forge', rose)]).toEqual([1, 0]),
  },
  'open-archive': {
    mages: two,
    library: { hex: ['sour-milk', 'knotted-cord'] },
    shows: (t) => {
      go(t, 0, school('hex'))
      go(t, 1, school('hex'))
      expect([mage(t, 0).hand, mage(t, 1).hand]).toEqual([['sour-milk'], ['knotted-cord']])
    },
  },
  'sudden-chill': {
    mages: [arena, { ...garden, at: 'cell' }],
    shows: (t) => expect([0, 1].map((seat) => cubesOn(t, seat, rose))).toEqual([1, 0]),
  },
  'petals-in-the-corridor': {
    mages: [{ ...arena, hand: ['solve', 'vitriol'] }, garden],
    shows: (t) => {
      go(t, 0, yes, card('solve'))
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'hungry-silence': {
    mages: [arena, { ...garden, completed: ['kindling'] }],
    nextQuests: ['pilgrimage'],
    shows: (t) =>
      expect([0, 1].map((seat) => mage(t, seat).quests.cards)).toEqual([[held[0], 'pilgrimage'], [held[1]]]),
  },
  'second-thorn': {
    mages: two,
    moon: 2,
    shows: (t) => expect([0, 1].map((seat) => cubesOn(t, seat, rose))).toEqual([0, 2]),
  },
  'the-rose-remembers': {
    mages: [{ ...arena, toSolve: ['kindling'] }, garden],
    moon: 2,
    shows: (t) => expect(powers(t)).toEqual([2, 3]),
  },
  'collapsing-wing': {
    mages: two,
    moon: 2,
    rebuilt: ['garden'],
    shows: (t) => expect([cubesIn(t, 'arena', rose), cubesIn(t, 'garden', rose)]).toEqual([1, 0]),
  },
  exorcism: {
    mages: [
      { ...arena, jinxes: ['slowness'], umbras: [{ kind: 'dread', by: 1 }] },
      // [REB-G.4] All of them, in cells too.
      { at: 'cell', umbras: [{ kind: 'vertigo', by: 0 }] },
    ],
    moon: 2,
    shows: (t) => {
      expect([jinxesOf(t, 0), umbrasOf(t, 0), umbrasOf(t, 1)]).toEqual([[], [], []])
    },
  },
  earthquake: {
    mages: two,
    moon: 2,
    shows: (t) => {
      go(t, 0, to('forge'))
      go(t, 1, to('throne-room'))
      expect([place(t, 0), place(t, 1)]).toEqual(['forge', 'throne-room'])
    },
  },
  tribute: { mages: two, moon: 2, shows: (t) => expect(powers(t)).toEqual([1, 2]) },
  'third-thorn': {
    mages: two,
    moon: 3,
    shows: (t) => expect([0, 1].map((seat) => cubesOn(t, seat, rose))).toEqual([2, 2]),
  },
  // The drawer takes the Crown first (REB-BRP.2).
  'crown-of-briars': {
    mages: two,
    moon: 3,
    shows: (t) => {
      expect(powers(t)).toEqual([1, 4])
      expect(cubesOn(t, 1, rose)).toBe(1)
    },
  },
  'the-lodge-wakes': {
    mages: two,
    moon: 3,
    shows: (t) => expect([0, 1].map((seat) => mage(t, seat).inhibited)).toEqual([[], ['activate']]),
  },
  eclipse: {
    mages: two,
    moon: 3,
    events: [null, 'overgrowth', null],
    // 2 for its coming, 1 for Overgrowth.
    shows: (t) => {
      expect(t.state.events).toEqual([null, null, null])
      expect(t.state.rose.power).toBe(3)
    },
  },
  judgement: {
    mages: two,
    moon: 3,
    shows: (t) => expect([0, 1].map((seat) => cubesOn(t, seat, rose))).toEqual([0, 3]),
  },
  mercy: {
    mages: [{ ...arena, damage: { 1: 6 } }, garden],
    moon: 3,
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(1)
      expect(powers(t)).toEqual([2, 3])
    },
  },
}

const activating = (at: string) => [
  { at, power: 1 },
  { ...garden, ...idle },
]
const explores = (t: Board, ...answers: readonly Answer[]): void => go(t, 0, move, activate, ...answers)

/** On the board: what happens in the phase that it names. */
const lying: { readonly [id: string]: EventCase } = {
  'misers-moon': {
    mages: activating('arena'),
    shows: (t) => {
      explores(t)
      expect(powers(t)).toEqual([2, 3])
      go(t, 0, stop, attack, activate)
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'blue-candles': {
    mages: activating('observatory'),
    shows: (t) => {
      explores(t)
      expect(powers(t)).toEqual([2, 3])
    },
  },
  overgrowth: {
    mages: [
      { ...arena, at: 'garden', damage: { 1: 4 } },
      { ...garden, ...idle },
    ],
    shows: (t) => {
      explores(t)
      // 1 by the Garden in ruins, 1 by the event.
      expect(cubesOn(t, 0, 1)).toBe(2)
    },
  },
  'restless-dust': {
    mages: [
      { ...arena, first: 'vitriol' },
      { ...garden, at: 'forge', damage: { 0: allBut(2, 'rikkart') }, ...idle },
    ],
    shows: (t) => {
      go(t, 0, castNext)
      expect(place(t, 1)).toBe('cell')
      expect(powers(t)[1]).toBe(3)
      expect(t.state.rose.power).toBe(2)
    },
  },
  'purple-haze': {
    mages: activating('theatre'),
    moon: 2,
    nextQuests: ['red-wing'],
    shows: (t) => {
      explores(t)
      expect(mage(t, 0).quests.cards).toEqual(['red-wing'])
    },
  },
  // Arianna goes 3 rooms, now 2.
  'heavy-air': {
    mages: activating('arena'),
    moon: 2,
    shows: (t) => {
      go(t, 0, move, to('forge'), to('treasure-room'))
      expect(t.offers(0, to('garden'))).toBe(false)
    },
  },
  'blood-price': {
    mages: [
      { ...arena, first: 'vitriol' },
      { ...garden, at: 'forge', damage: { 0: allBut(2, 'rikkart') }, ...idle },
    ],
    moon: 2,
    // 5 for the defeat; the trophy is worth 3 to the Black Rose.
    shows: (t) => {
      go(t, 0, castNext)
      expect(powers(t)[0]).toBe(6)
      expect(t.state.rose.power).toBe(3)
    },
  },
  'wild-magic': {
    mages: [
      { ...arena, first: 'rivet-storm' },
      { ...garden, at: 'forge', ...idle },
    ],
    moon: 2,
    shows: (t) => {
      go(t, 0, castNext)
      expect(cubesIn(t, 'arena', 0)).toBe(1)
    },
  },
  'feeding-time': {
    phase: 'evocation',
    mages: [
      { ...arena, ...idle, evocations: [{ kind: 'cadaver', at: 'forge' }] },
      { ...garden, at: 'forge', ...idle },
    ],
    moon: 2,
    shows: (t) => {
      go(t, 0, on('cadaver'), attack)
      expect(cubesOn(t, 1, 0)).toBe(2)
    },
  },
  'black-rain': {
    mages: [
      { ...arena, damage: { 1: 4 }, first: 'philosophers-salt dark' },
      { ...garden, ...idle },
    ],
    moon: 3,
    shows: (t) => {
      go(t, 0, castNext)
      expect(cubesOn(t, 0, 1)).toBe(2)
    },
  },
  'open-season': {
    mages: [arena, { ...garden, at: 'arena', ...idle }],
    moon: 3,
    shows: (t) => {
      go(t, 0, attack, pass)
      expect(cubesOn(t, 1, 0)).toBe(3)
    },
  },
  'orange-dusk': {
    mages: activating('armoury'),
    moon: 3,
    shows: (t) => {
      explores(t)
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'last-lesson': {
    mages: [
      { ...arena, toSolve: ['forgotten-lore'] },
      { ...garden, ...idle },
    ],
    moon: 3,
    // 1 by its effect, 4 by its reward, 1 more.
    shows: (t) => {
      go(t, 0, quest('forgotten-lore'))
      expect(powers(t)[0]).toBe(7)
    },
  },
  swarm: {
    phase: 'evocation',
    mages: [
      { ...arena, ...idle },
      { ...garden, ...idle },
    ],
    moon: 3,
    shows: (t) => {
      go(t, 0, yes)
      expect(evocationRooms(t, 0, 'cadaver')).toEqual(['arena'])
    },
  },
  'weak-foundations': {
    phase: 'cleanUp',
    mages: two,
    // Four slots in the Garden, five in the Forge.
    cubes: { garden: { 0: 3 }, forge: { 0: 3 } },
    shows: (t) => {
      expect(cubesIn(t, 'forge', rose)).toBe(0)
      expect(t.happened('roomRebuilt')).toMatchObject([{ room: 'garden' }])
    },
  },
  // 1 for the first place of the Garden, 1 more.
  'reckoning-of-stones': {
    phase: 'cleanUp',
    mages: two,
    moon: 2,
    cubes: { garden: { 0: 4 } },
    shows: (t) =>
      expect(t.happened('powerGained')).toContainEqual(expect.objectContaining({ seat: 0, amount: 2 })),
  },
  'full-bloom': {
    phase: 'cleanUp',
    mages: two,
    moon: 3,
    cubes: { garden: { 0: 4 } },
    // 1 for the Garden; that it goes afterwards pays 1 again.
    shows: (t) =>
      expect(t.happened('powerGained').filter(({ by }) => by === 'event.full-bloom')[0]).toMatchObject({
        seat: rose,
        amount: 1,
      }),
  },
}

const withQuests = (mages: Position['mages']): Position['mages'] =>
  mages.map((setup, seat) => ({ quests: [held[seat]!], ...setup }))

const ids = [...contentOf('rebirth').events.values()].filter(
  (event) => !contentOf('rebirth').avatar!.events.includes(event),
)
const scenario = scenariosWith(test)

test('every event comes or lies on the board', () => {
  expect([...Object.keys(drawn), ...Object.keys(lying)].toSorted()).toEqual(
    ids.map(({ id }) => id).toSorted(),
  )
})

describe('events that happen in the Black Rose Phase', () => {
  for (const [id, { shows, ...position }] of Object.entries(drawn))
    scenario(`[REB-BRP.2] ${id}`, () => {
      const t = lay({
        edition: 'rebirth',
        phase: 'blackRose',
        ...position,
        mages: withQuests(position.mages),
        nextEvents: [id],
      })
      const { arrival } = eventOf('rebirth', id)
      if (arrival > 0)
        expect(t.happened('powerGained')).toContainEqual(
          expect.objectContaining({ seat: rose, amount: arrival }),
        )
      shows(t)
    })
})

describe('events on the board', () => {
  for (const [id, { shows, ...position }] of Object.entries(lying))
    scenario(`[REB-EVT.1, REB-EVT.2] ${id}`, () => {
      const events = [null, null, null].map((_, at) => (at + 1 === eventOf('rebirth', id).slot ? id : null))
      shows(lay({ edition: 'rebirth', ...position, events }))
    })
})

describe('events that feed the Black Rose on falls', () => {
  const fed = {
    'purple-haze': 2,
    'heavy-air': 3,
    'wild-magic': 2,
    'black-rain': 2,
    'open-season': 3,
    'orange-dusk': 2,
    'last-lesson': 2,
  }
  for (const [id, gains] of Object.entries(fed))
    scenario(`[REB-EVT.1, REB-EVT.2] ${id} when a mage falls`, () => {
      const { moon, slot } = eventOf('rebirth', id)
      const t = lay({
        edition: 'rebirth',
        moon,
        mages: [
          { ...arena, first: 'vitriol' },
          { ...garden, at: 'forge', damage: { 0: allBut(2, 'rikkart') }, ...idle },
        ],
        events: [null, null, null].map((_, at) => (at + 1 === slot ? id : null)),
      })
      go(t, 0, castNext)
      expect(place(t, 1)).toBe('cell')
      expect(t.state.rose.power).toBe(gains)
    })
})
