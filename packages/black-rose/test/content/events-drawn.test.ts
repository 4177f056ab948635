import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { contentOf, eventOf } from '../../src/content/content.ts'
import { rose } from '../../src/state.ts'
import { laidAt } from '../../src/table/lodge.ts'
import { discardsOf, schoolsOf } from '../../src/table/schools.ts'
import {
  type Answer,
  at,
  attack,
  type Board,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  mage,
  place,
  powers,
  stop,
} from '../position.ts'
import {
  type Case,
  card,
  editions,
  go,
  hasEvent,
  laidOut,
  memory,
  modesOf,
  no,
  school,
  yes,
} from './quest-kit.ts'

const scenario = scenariosWith(test)

/** An event that does something when it is drawn: who answers what, and how much more the Black Rose gains by it. */
interface Drawn extends Omit<Case, 'answers'> {
  readonly says?: readonly (readonly [seat: number, answer: Answer])[]
  readonly roseGains?: number
}

const mode = (number: number): Answer => ({ do: 'mode', mode: number })
const bothRose = (t: Board): number[] => [cubesOn(t, 0, rose), cubesOn(t, 1, rose)]
const discarded = (t: Board): (string | number)[][] =>
  t.happened('discarded').map(({ seat, card: id }) => [Number(seat), String(id)])

const cases: { readonly [event: string]: Drawn } = {
  'the-walls-clear-their-throats': {
    chance: [[1, 7]],
    shows: (t) => {
      expect([cubesIn(t, 'throne-room', rose), cubesIn(t, 'forge', rose)]).toEqual([1, 1])
    },
  },
  'a-crow-on-the-windowsill': {
    shows: (t) => expect(t.happened('drewFromGrimoire')[0]).toMatchObject({ seat: 0, count: 1 }),
  },
  'thorn-drizzle': { rival: { at: 'cell' }, shows: (t) => expect(bothRose(t)).toEqual([1, 0]) },
  'restless-graves': {
    others: [{ at: 'cell' }],
    says: [
      [1, yes],
      [0, no],
    ],
    shows: (t) => {
      expect(evocationRooms(t, 1, 'undead')).toEqual(['garden'])
      expect(t.state.evocations).toHaveLength(1)
    },
  },
  'masons-at-work': {
    cubes: { forge: { 1: 2, rose: 1 }, garden: { 0: 1 } },
    shows: (t) => {
      expect([cubesIn(t, 'forge', 1), cubesIn(t, 'forge', rose)]).toEqual([2, 0])
      expect(cubesIn(t, 'garden', 0)).toBe(0)
    },
  },
  'moths-in-the-wardrobe': {
    you: { hand: ['leech'] },
    rival: { hand: ['whisper', 'fireball'] },
    says: [
      [1, card('whisper')],
      [0, card('leech')],
    ],
    shows: (t) => expect([mage(t, 1).memories, mage(t, 0).memories]).toEqual([['whisper'], ['leech']]),
  },
  'that-door-was-elsewhere': {
    you: { at: 'treasure-room' },
    cubes: { 'treasure-room': { 1: 2 } },
    chance: [[8, 10]],
    shows: (t) => {
      expect([laidAt(t.state, 10).room, laidAt(t.state, 8).room]).toEqual(['treasure-room', 'bibliotheca'])
      expect([place(t, 0), cubesIn(t, 'treasure-room', 1)]).toEqual(['treasure-room', 2])
    },
  },
  'teachers-pet': {
    you: { at: 'cell', completed: ['bloodshed'] },
    shows: (t) => expect(bothRose(t)).toEqual([2, 0]),
  },
  bookworms: {
    shows: (t) => {
      expect(schoolsOf(t.state).map((each) => discardsOf(t.state, each).length)).toEqual([1, 1, 1, 1, 1, 1])
    },
  },
  'open-archive': {
    says: [
      [1, school('illusion')],
      [0, school('necromancy')],
    ],
    shows: (t) =>
      expect(t.happened('drewFromLibrary')).toMatchObject([
        { seat: 1, schools: ['illusion'] },
        { seat: 0, schools: ['necromancy'] },
      ]),
  },
  'beginners-luck': {
    shows: (t) => expect(t.happened('drewFromGrimoire')[0]).toMatchObject({ seat: 0, count: 1 }),
  },
  'a-drop-of-loyalty': {
    nextQuests: ['bloodshed', 'still-hot'],
    says: [
      [1, no],
      [0, yes],
    ],
    shows: (t) => {
      expect(bothRose(t)).toEqual([1, 0])
      expect(mage(t, 0).quests.cards).toEqual(['bloodshed'])
    },
  },
  'coronation-rehearsal': { shows: (t) => expect(powers(t)).toEqual([2, 3]) },

  'heavy-footsteps': {
    others: [{ at: 'cell' }],
    shows: (t) => {
      expect([cubesIn(t, 'throne-room', rose), cubesIn(t, 'garden', rose)]).toEqual([1, 1])
      expect(t.state.rose.reserve).toBe(24)
    },
  },
  'a-tight-fit': { shows: (t) => expect(bothRose(t)).toEqual([2, 0]) },
  'hunting-season': {
    rival: {
      evocations: [
        { kind: 'undead', at: 'forge' },
        { kind: 'cerbero', at: 'arena' },
      ],
    },
    shows: (t) => {
      expect(evocationRooms(t, 1, 'undead')).toEqual([])
      expect(cubesOnEvocation(t, 'cerbero', rose)).toBe(2)
    },
  },
  'who-blew-out-the-candles': {
    chance: [[1, 2, 3, 4, 5]],
    shows: (t) => {
      expect(t.state.lodge.flatMap(({ blocked }, at) => (blocked ? [at] : []))).toEqual([1, 2, 3, 4, 5])
    },
  },
  'the-dog-nobody-wanted': {
    says: [[0, yes]],
    shows: (t) => expect(evocationRooms(t, 0, 'cerbero')).toEqual(['throne-room']),
  },
  'now-i-remember': {
    you: { memories: ['leech'] },
    rival: { memories: ['whisper', 'blur'] },
    says: [
      [1, memory('blur')],
      [0, memory('leech')],
    ],
    shows: (t) => {
      expect([mage(t, 0).memories, mage(t, 1).memories]).toEqual([[], ['whisper']])
      expect(mage(t, 1).hand).toContain('blur')
    },
  },
  'dead-or-alive': { you: { won: [1] }, shows: (t) => expect(bothRose(t)).toEqual([3, 0]) },
  'your-purse-or-your-page': {
    rival: { hand: ['leech', 'whisper'] },
    others: [{ at: 'cell', hand: ['blur'] }],
    says: [
      [1, mode(1)],
      [1, card('leech')],
      [2, mode(3)],
      [0, mode(2)],
    ],
    shows: (t) => {
      expect(mage(t, 1).memories).toEqual(['leech'])
      expect(powers(t)).toEqual([0, 3, 0])
      expect([mage(t, 2).hand, cubesOn(t, 2, rose)]).toEqual([['blur'], 2])
    },
  },
  'all-eyes-on-you': {
    shows: (t) => {
      expect([mage(t, 0), mage(t, 1)].map((each) => each.inhibited)).toEqual([[], ['activate']])
      expect(powers(t)).toEqual([1, 1])
    },
  },
  sleepwalkers: {
    others: [{ at: 'cell' }],
    chance: [[7], [8]],
    shows: (t) => {
      expect([0, 1, 2].map((seat) => place(t, seat))).toEqual(['treasure-room', 'forge', 'cell'])
    },
  },
  'black-market': {
    says: [
      [1, no],
      [0, yes],
      [0, school('illusion')],
      [0, school('illusion')],
    ],
    shows: (t) => {
      expect(powers(t)).toEqual([0, 3])
      expect(t.happened('drewFromLibrary')).toMatchObject([{ schools: ['illusion', 'illusion'] }])
    },
  },
  'hungry-roots': { roseGains: 1, shows: (t) => expect(powers(t)).toEqual([1, 1]) },
  'the-price-of-blood': {
    says: [
      [1, yes],
      [0, no],
    ],
    shows: (t) => {
      expect(bothRose(t)).toEqual([0, 2])
      expect(powers(t)).toEqual([1, 4])
    },
  },
  'feed-them-or-free-them': {
    you: { evocations: [{ kind: 'undead', at: 'forge' }] },
    rival: { evocations: [{ kind: 'cerbero', at: 'arena' }] },
    others: [{ at: 'forge', power: 2 }],
    says: [
      [1, mode(1)],
      [0, mode(2)],
    ],
    shows: (t) => {
      expect(powers(t)).toEqual([1, 2, 2])
      expect(t.state.evocations.map(({ kind }) => kind)).toEqual(['cerbero'])
    },
  },
  'a-petal-falls': {
    you: { damage: { 1: 3 } },
    rival: { at: 'cell', damage: { 0: 1 } },
    rosePower: 5,
    roseGains: -2,
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([1, 0]),
  },

  'the-house-shrugs': {
    chance: [[1, 2, 3, 4, 5]],
    shows: (t) =>
      expect(t.state.lodge.flatMap(({ cubes }, at) => (cubes.length > 0 ? [at] : []))).toEqual([
        1, 2, 3, 4, 5,
      ]),
  },
  'under-new-management': {
    others: [{ at: 'forge', power: 2 }],
    says: [[0, at(2)]],
    shows: (t) => expect(powers(t)).toEqual([2, 3, 1]),
  },
  'thorn-tempest': { rival: { at: 'cell' }, shows: (t) => expect(bothRose(t)).toEqual([2, 0]) },
  'the-old-guard': {
    says: [
      [1, no],
      [0, yes],
    ],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'greaterUndead')).toEqual(['throne-room'])
      expect(bothRose(t)).toEqual([2, 0])
    },
  },
  amnesty: {
    you: { damage: { 1: 5 } },
    rival: { at: 'cell', damage: { 0: 2 } },
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([1, 0]),
  },
  'the-library-burns': {
    you: { hand: ['leech'] },
    rival: { hand: ['whisper'] },
    says: [
      [1, card('whisper')],
      [0, card('leech')],
    ],
    shows: (t) => {
      expect(schoolsOf(t.state).map((each) => discardsOf(t.state, each).length)).toEqual([2, 2, 2, 2, 2, 2])
      expect(discarded(t)).toEqual([
        [1, 'whisper'],
        [0, 'leech'],
      ])
    },
  },
  'everybody-out': { shows: (t) => expect([place(t, 0), place(t, 1)]).toEqual(['cell', 'cell']) },
  'the-lodge-turns-in-its-sleep': {
    chance: [
      [8, 10],
      [9, 11],
      [8, 9],
    ],
    shows: (t) => {
      expect([8, 9, 10, 11].map((at) => laidAt(t.state, at).room)).toEqual([
        'oracle-room',
        'bibliotheca',
        'treasure-room',
        'garden',
      ])
    },
  },
  'the-roses-wrath': {
    you: { at: 'cell', won: [1] },
    rival: { won: [0] },
    shows: (t) => expect(bothRose(t)).toEqual([4, 4]),
  },
  'off-the-leash': {
    you: { evocations: [{ kind: 'cerbero', at: 'garden' }] },
    says: [
      [0, stop],
      [0, attack],
    ],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'pick-a-card': {
    library: { illusion: ['mirror-blade', 'nightmare', 'blur', 'silence', 'maze', 'trick-door'] },
    says: [
      [1, school('illusion')],
      [1, card('blur')],
      [0, school('illusion')],
      [0, card('maze')],
    ],
    shows: (t) => {
      expect([mage(t, 1).hand.includes('blur'), mage(t, 0).hand.includes('maze')]).toEqual([true, true])
      expect(t.state.schoolDiscards.illusion).toEqual([])
    },
  },
  'the-roses-share': { roseGains: 2, shows: (t) => expect(powers(t)).toEqual([1, 1]) },
  'bargain-by-moonlight': {
    says: [
      [1, no],
      [0, yes],
    ],
    shows: (t) => {
      expect(bothRose(t)).toEqual([4, 0])
      expect(powers(t)).toEqual([3, 3])
    },
  },
  'heavy-is-the-head': {
    shows: (t) => {
      expect(powers(t)).toEqual([2, 3])
      expect([mage(t, 0).actions, mage(t, 1).actions]).toEqual([1, 2])
    },
  },
}

/** Enough for Study to leave Memories alone. */
const grimoires = [
  ['fireball', 'ice-blast', 'maelstrom'],
  ['leech', 'bone-spear', 'grave-frost'],
] as const

describe.each(editions)('events of edition %s that work when they are drawn', (edition) => {
  for (const [id, each] of Object.entries(cases)) {
    if (!hasEvent(edition, id)) continue
    scenario(`[BRW-EVT.2, BRW-EVT.3, BRW-EVT.6, BRW-EVT.10] ${id}`, modesOf(edition), () => {
      const { moon, timing, slot, arrival, discard, crown } = eventOf(edition, id)
      const { says, roseGains, rival, ...position } = each
      // Seat 1 is first, so that seat 0 is last and draws.
      const t = laidOut(
        edition,
        {
          phase: 'blackRose',
          crown: 1,
          moon,
          nextEvents: [id],
          rival: { actions: 2, grimoire: grimoires[1], ...rival },
          ...position,
        },
        { at: 'throne-room', grimoire: grimoires[0] },
      )
      for (const [seat, answer] of says ?? []) go(t, seat, answer)
      each.shows(t, edition)
      const instant = timing === 'instant'
      expect(t.state.rose.power).toBe(
        (each.rosePower ?? 0) + arrival + (instant ? discard : 0) + (roseGains ?? 0),
      )
      expect(t.state.crown).toBe(crown ? 0 : 1)
      if (instant) expect(t.state.eventDiscards[moon - 1]).toEqual([id])
      else expect(t.state.events[slot - 1]).toMatchObject({ card: id, drawer: 0 })
    })
  }
})

test('[BRW-CMP.21] every event that works when it is drawn is tried', () => {
  for (const edition of editions)
    for (const { id, timing } of contentOf(edition).events.values())
      if (timing !== 'action') expect(cases).toHaveProperty([id])
})

test('[BRW-D.25] nobody buys herself off with what she has not got', () => {
  const t = laidOut(
    '1.6',
    {
      phase: 'blackRose',
      crown: 1,
      moon: 2,
      nextEvents: ['your-purse-or-your-page'],
      rival: { grimoire: grimoires[1], hand: ['leech'], power: 0 },
      shows: () => {},
    },
    { at: 'throne-room', grimoire: grimoires[0], hand: [], power: 0 },
  )
  expect(t.options(1)).toEqual([
    { do: 'mode', mode: 1 },
    { do: 'mode', mode: 3 },
  ])
  go(t, 1, mode(1), card('leech'))
  // Neither a spell nor a point: there is nothing to choose.
  expect([mage(t, 0).damage.length, mage(t, 1).damage.length]).toEqual([2, 0])
})
