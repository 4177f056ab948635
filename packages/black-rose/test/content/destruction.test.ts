import { expect, test } from 'vitest'
import { bookOf } from '../../src/content/content.ts'
import { rose } from '../../src/state.ts'
import {
  activate,
  at,
  attack,
  castNext,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  lay,
  mage,
  move,
  place,
  play,
  to,
} from '../position.ts'
import { cube, enough, go } from './quest-kit.ts'
import { laid, playsEverySide, type SpellCases, timed } from './spell-kit.ts'

// The caster stands in the Throne Room. The Arena and the Forge are next to it, the Portal Hall is two rooms away in
// a row, the Cemetery three; the Ballroom is two away but in no row.
const near = { at: 'arena' }
const far = { at: 'portal-hall' }
const here = { at: 'throne-room' }

const cases: SpellCases = {
  'fireball light': {
    you: { evocations: [{ kind: 'undead', at: 'arena' }] },
    rival: { ...near, evocations: [{ kind: 'cerbero', at: 'arena' }] },
    aim: [to('arena')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(3)
      expect(cubesOnEvocation(t, 'cerbero', 0)).toBe(3)
      expect(evocationRooms(t, 0, 'undead')).toEqual(['arena'])
    },
  },
  'fireball dark': {
    rival: { ...near, evocations: [{ kind: 'cerbero', at: 'arena' }] },
    others: [here],
    aim: [at(1)],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(4)
      expect(cubesOnEvocation(t, 'cerbero', 0)).toBe(1)
      expect(cubesOn(t, 2, 0)).toBe(0)
    },
  },
  'destructive-bolt light': {
    rival: { ...here, actions: 1, first: 'leech' },
    answers: [{ do: 'end' }],
    shows: (t, edition) => {
      expect(cubesOn(t, 1, 0)).toBe(3)
      // [6.1] In 0.7 it strikes one model and leaves the room alone.
      expect(laid(t, 'throne-room').blocked).toBe(edition === '1.6')
      if (edition === '0.7') return
      // The token is bright, but she is not asked whether she activates the room.
      go(t, 1, move)
      expect(t.question(1)?.kind).toBe('step')
    },
  },
  'destructive-bolt dark': {
    rival: { ...near, actions: 1, first: 'leech' },
    answers: [{ do: 'end' }],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(mage(t, 1).inhibited).toEqual(['activate'])
      go(t, 1, move)
      expect(t.question(1)?.kind).toBe('step')
    },
  },
  'meteor-swarm light': {
    rival: { ...far, evocations: [{ kind: 'cerbero', at: 'ballroom' }] },
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(4)
      expect(cubesOnEvocation(t, 'cerbero', 0)).toBe(0)
    },
  },
  'meteor-swarm dark': {
    rival: near,
    aim: [to('arena')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(cubesIn(t, 'arena', 0)).toBe(1)
    },
  },
  'maelstrom light': {
    rival: near,
    cubes: { arena: { 1: 1, rose: 2 } },
    aim: [to('arena')],
    answers: [cube(1), cube(rose)],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(laid(t, 'arena').cubes.toSorted()).toEqual([rose, 0, 0])
      expect(mage(t, 1).reserve).toBe(26)
    },
  },
  'maelstrom dark': {
    rival: near,
    aim: [to('arena')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(3)
      expect(cubesIn(t, 'arena', 0)).toBe(2)
      expect(cubesIn(t, 'throne-room', 0)).toBe(1)
    },
  },
  'ice-blast light': {
    rival: { ...far, actions: 1, first: 'leech' },
    answers: [{ do: 'end' }],
    shows: (t, edition) => {
      expect(cubesOn(t, 1, 0)).toBe(edition === '0.7' ? 2 : 1)
      expect(mage(t, 1).inhibited).toEqual(['move'])
      // A move of no steps is left: the room can still be used.
      go(t, 1, move)
      expect(t.question(1)?.kind).not.toBe('step')
    },
  },
  'ice-blast dark': {
    rival: { ...here, evocations: [{ kind: 'cerbero', at: 'throne-room' }] },
    others: [here, near],
    shows: (t) => {
      expect([1, 2, 3].map((seat) => cubesOn(t, seat, 0))).toEqual([2, 2, 0])
      expect(cubesOnEvocation(t, 'cerbero', 0)).toBe(2)
      expect(t.state.mages.map(({ inhibited }) => inhibited)).toEqual([[], ['move'], ['move'], []])
    },
  },
  'thunder-lance light': {
    rival: { at: 'cemetery' },
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'thunder-lance dark': {
    rival: { ...near, evocations: [{ kind: 'cerbero', ...near }] },
    others: [{ at: 'forge' }, far],
    aim: [at(1)],
    shows: (t) => {
      expect([1, 2, 3].map((seat) => cubesOn(t, seat, 0))).toEqual([2, 0, 0])
      expect(cubesOnEvocation(t, 'cerbero', 0)).toBe(1)
    },
  },
  'searing-chain light': {
    rival: near,
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(cubesIn(t, 'arena', 0)).toBe(1)
    },
  },
  'searing-chain dark': {
    rival: { ...near, damage: { 2: 1, rose: 2 } },
    others: [{}],
    answers: [cube(2), cube(rose)],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(3)
      expect(cubesOn(t, 1, rose)).toBe(1)
      expect(mage(t, 2).reserve).toBe(26)
    },
  },
  'cataclysm light': {
    rival: { ...here, evocations: [{ kind: 'cerbero', at: 'throne-room' }] },
    others: [near],
    shows: (t) => {
      expect([1, 2].map((seat) => cubesOn(t, seat, 0))).toEqual([2, 0])
      expect(cubesOnEvocation(t, 'cerbero', 0)).toBe(2)
    },
  },
  'cataclysm dark': {
    cubes: { workshop: { rose: 4 } },
    answers: [to('arena'), to('forge'), enough],
    shows: (t) => {
      const shaken = ['arena', 'forge', 'workshop', 'treasure-room', 'throne-room']
      expect(shaken.map((room) => cubesIn(t, room, 0))).toEqual([1, 1, 0, 0, 1])
    },
  },
  'demonic-howl light': {
    you: { evocations: [{ kind: 'andromeda', at: 'throne-room' }] },
    rival: {
      ...near,
      evocations: [
        { kind: 'cerbero', at: 'arena' },
        { kind: 'undead', at: 'arena' },
        { kind: 'malacoda', at: 'throne-room' },
      ],
    },
    aim: [to('arena')],
    shows: (t) => {
      expect(cubesOnEvocation(t, 'cerbero', 0)).toBe(2)
      expect(evocationRooms(t, 1, 'undead')).toEqual([])
      expect(cubesOnEvocation(t, 'malacoda', 0)).toBe(0)
      expect(cubesOnEvocation(t, 'andromeda', 0)).toBe(0)
      expect(cubesOn(t, 1, 0)).toBe(0)
    },
  },
  'demonic-howl dark': {
    aim: [to('arena')],
    shows: (t) => expect(evocationRooms(t, 0, 'malacoda')).toEqual(['arena']),
  },
  'unmaking light': {
    cubes: { 'portal-hall': { rose: 1 } },
    aim: [to('portal-hall')],
    // [BRW-V.15] It has three slots.
    shows: (t) => expect(cubesIn(t, 'portal-hall', 0)).toBe(2),
  },
  'unmaking dark': {
    cubes: { arena: { 1: 2, rose: 3 } },
    aim: [to('arena')],
    answers: [cube(1), cube(1), cube(rose), cube(rose)],
    shows: (t) => expect(laid(t, 'arena').cubes.toSorted()).toEqual([rose, 0, 0, 0, 0]),
  },
  'ember-shield light': {
    rival: here,
    dark: ['throne-room'],
    deed: (t) => go(t, 1, attack),
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(0)
      expect(cubesOn(t, 1, 0)).toBe(1)
    },
  },
  'ember-shield dark': {
    rival: here,
    dark: ['throne-room'],
    deed: (t) => go(t, 1, attack),
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(1)
      expect(cubesOn(t, 1, 0)).toBe(2)
    },
  },
  'pyre-threshold red': {
    rival: { at: 'black-rose-room' },
    deed: (t) => go(t, 1, move, to('arena')),
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(3)
      expect(cubesIn(t, 'arena', 0)).toBe(0)
    },
  },
  'pyre-threshold yellow': {
    rival: { at: 'arena' },
    dark: ['arena'],
    deed: (t) => go(t, 1, move, to('portal-hall')),
    shows: (t, edition) => {
      // [BRW-CMP.33] In 0.7 a room trap has one effect for both colours.
      expect(cubesOn(t, 1, 0)).toBe(edition === '0.7' ? 3 : 0)
      expect(cubesIn(t, 'portal-hall', 0)).toBe(edition === '0.7' ? 0 : 3)
    },
  },
}

playsEverySide('destruction', (edition) => bookOf(edition, 'destruction').spells, cases)

test('[BRW-TP.5] Ember Shield, inverted, does nothing against spells', () => {
  const t = lay({
    active: 1,
    mages: [
      { at: 'throne-room', first: 'ember-shield dark active', actions: 0 },
      { at: 'throne-room', first: 'cataclysm' },
    ],
  })
  play(t, 1, castNext, ...timed('1.6'))
  expect(cubesOn(t, 0, 1)).toBe(2)
  expect(mage(t, 0).slots.first.status).toBe('active')
})

test('[BRW-TP.7, BRW-TP.8] Pyre Threshold catches an evocation that is summoned into a red room', () => {
  const t = lay({
    active: 1,
    mages: [
      { at: 'throne-room', first: 'pyre-threshold active', actions: 0 },
      { at: 'black-rose-room', first: 'demonic-howl dark' },
    ],
  })
  play(t, 1, castNext, to('arena'))
  t.choose(0, { do: 'trigger', card: 'pyre-threshold' })
  expect(cubesOnEvocation(t, 'malacoda', 0)).toBe(3)
})

test('[BRW-R.35] The splash of Fireball falls where the target stood when the target has fallen', () => {
  const t = lay({
    mages: [
      { at: 'throne-room', first: 'fireball dark' },
      { at: 'arena', damage: { 0: 9 } },
      { at: 'arena' },
    ],
  })
  play(t, 0, castNext, at(1))
  expect(mage(t, 0).won).toEqual([1])
  expect(cubesOn(t, 2, 0)).toBe(1)
})

test('[BRW-V.37] Ice Blast hurts an evocation but pins only mages', () => {
  const t = lay({
    mages: [
      { at: 'throne-room', first: 'ice-blast' },
      { at: 'garden', evocations: [{ kind: 'cerbero', at: 'arena' }] },
    ],
  })
  play(t, 0, castNext)
  expect(cubesOnEvocation(t, 'cerbero', 0)).toBe(1)
  expect(mage(t, 1).inhibited).toEqual([])
})

test('[BRW-CELL.2, BRW-V.37] Ice Blast does not pin a mage whom it defeats', () => {
  const t = lay({
    mages: [
      { at: 'throne-room', first: 'ice-blast' },
      { at: 'arena', damage: { 0: 10 } },
    ],
  })
  play(t, 0, castNext)
  expect(mage(t, 0).won).toEqual([1])
  expect(mage(t, 1).inhibited).toEqual([])
})

test('[BRW-TP.3] Ember Shield finds nobody to burn when the Black Rose strikes', () => {
  const t = lay({
    active: 0,
    moon: 3,
    events: ['danse-macabre', null, null],
    mages: [{ at: 'pleasure-room', first: 'ember-shield active' }, { at: 'arena' }],
  })
  play(t, 0, move, activate)
  play(t, 0, { do: 'trigger', card: 'ember-shield' })
  expect(mage(t, 0).damage).toEqual([])
  expect(cubesIn(t, 'pleasure-room', 0)).toBe(1)
})

test('Thunder Lance, inverted, strikes nobody beyond the next rooms', () => {
  const t = lay({
    mages: [{ at: 'throne-room', first: 'thunder-lance dark' }, near, far, { at: 'forge' }],
  })
  t.choose(0, castNext)
  t.refuses(0, at(2))
  play(t, 0, at(1))
  expect([1, 2, 3].map((seat) => cubesOn(t, seat, 0))).toEqual([2, 0, 0])
  expect(t.question(0)?.kind).toBe('component')
})

test('[BRW-R.35, BRW-CAST.3] Fireball, inverted, bursts where its target falls, and nowhere if that got away', () => {
  const away = lay({
    mages: [
      { at: 'throne-room', first: 'fireball dark' },
      { at: 'arena', first: 'blur dark active' },
      { at: 'arena' },
    ],
  })
  play(away, 0, castNext, at(1))
  play(away, 1, { do: 'trigger', card: 'blur' }, to('portal-hall'))
  expect([1, 2].map((seat) => cubesOn(away, seat, 0))).toEqual([0, 0])
  const felled = lay({
    mages: [
      { at: 'throne-room', first: 'fireball dark' },
      { mage: 'rebecca', at: 'arena', damage: { 2: 10 } },
      { at: 'arena' },
    ],
  })
  play(felled, 0, castNext, at(1))
  expect(place(felled, 1)).toBe('cell')
  expect(cubesOn(felled, 2, 0)).toBe(1)
})
