import { expect, test } from 'vitest'
import { bookOf } from '../../src/content/content.ts'
import { rose } from '../../src/state.ts'
import { figuresLeft } from '../../src/table/evocations.ts'
import {
  type Answer,
  attack,
  before,
  castNext,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  lay,
  mage,
  move,
  on,
  place,
  play,
  powers,
  stop,
  to,
} from '../position.ts'
import { card, cube, go, no, yes } from './quest-kit.ts'
import { playsEverySide, type SpellCases, timed } from './spell-kit.ts'

const earth: Answer = { do: 'element', element: 'earth' }
const here = { at: 'throne-room' }
const near = { at: 'arena' }

// The caster has 1 PP, the rival 3.
const cases: SpellCases = {
  'summon-darkness light': {
    shows: (t) => {
      expect(evocationRooms(t, 0, 'undead')).toEqual(['throne-room'])
      expect(figuresLeft(t.state, 'undead')).toBe(7)
    },
  },
  'summon-darkness dark': {
    answers: [yes],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'greaterUndead')).toEqual(['throne-room'])
      expect(powers(t)).toEqual([0, 3])
    },
  },
  'embrace-of-darkness light': {
    you: {
      evocations: [
        { kind: 'undead', at: 'throne-room' },
        { kind: 'cerbero', at: 'throne-room' },
      ],
    },
    rival: near,
    answers: [to('arena'), attack],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(evocationRooms(t, 0, 'undead')).toEqual(['arena'])
      expect(evocationRooms(t, 0, 'cerbero')).toEqual(['throne-room'])
    },
  },
  'embrace-of-darkness dark': {
    you: {
      evocations: [
        { kind: 'undead', at: 'throne-room' },
        { kind: 'greaterUndead', at: 'garden' },
        { kind: 'cerbero', at: 'throne-room' },
      ],
    },
    rival: near,
    answers: [on('undead'), to('arena'), to('bibliotheca')],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'undead')).toEqual(['arena'])
      expect(evocationRooms(t, 0, 'greaterUndead')).toEqual(['bibliotheca'])
      expect(evocationRooms(t, 0, 'cerbero')).toEqual(['throne-room'])
      expect(powers(t)).toEqual([2, 3])
      expect(cubesOn(t, 1, 0)).toBe(0)
    },
  },
  'dark-armour light': {
    rival: { ...here, first: 'meteor-swarm' },
    deed: (t, edition) => go(t, 1, castNext, ...timed(edition)),
    shows: (t, edition) => {
      // [6.1] 0.7 takes 3 off, 1.6 everything.
      expect(cubesOn(t, 0, 1)).toBe(edition === '0.7' ? 1 : 0)
      expect(cubesOn(t, 1, 0)).toBe(1)
    },
  },
  'dark-armour dark': {
    you: { evocations: [{ kind: 'cerbero', at: 'throne-room' }] },
    rival: { ...here, first: 'cataclysm' },
    deed: (t, edition) => go(t, 1, castNext, ...timed(edition)),
    shows: (t) => {
      expect(cubesOnEvocation(t, 'cerbero', 1)).toBe(0)
      expect(cubesOn(t, 0, 1)).toBe(2)
    },
  },
  'leech light': {
    you: { damage: { 1: 3 } },
    rival: near,
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(cubesOn(t, 0, 1)).toBe(1)
    },
  },
  'leech dark': {
    rival: here,
    others: [near],
    shows: (t) => {
      expect([1, 2].map((seat) => cubesOn(t, seat, 0))).toEqual([3, 0])
      expect(powers(t)).toEqual([2, 3, 0])
    },
  },
  'grave-frost light': {
    rival: { at: 'portal-hall', damage: { rose: 1 } },
    answers: [cube(rose)],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(3)
      expect(cubesOn(t, 1, rose)).toBe(0)
    },
  },
  'grave-frost dark': {
    rival: {
      ...near,
      damage: { rose: 2 },
      evocations: [{ kind: 'cerbero', at: 'arena', damage: { rose: 1 } }],
    },
    others: [{ ...near, damage: { 1: 2 } }],
    aim: [to('arena')],
    answers: [cube(rose), cube(1)],
    shows: (t) => {
      // One cube each, though there were two.
      expect([1, 2].map((seat) => mage(t, seat).damage)).toEqual([
        [0, rose, 0],
        [0, 1, 0],
      ])
      // Evocations are hurt, but nothing on them is converted.
      expect([rose, 0].map((owner) => cubesOnEvocation(t, 'cerbero', owner))).toEqual([1, 1])
    },
  },
  'bone-spear light': {
    rival: { at: 'portal-hall' },
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'bone-spear dark': {
    you: {
      evocations: [
        { kind: 'undead', at: 'garden' },
        { kind: 'cerbero', at: 'garden' },
      ],
    },
    rival: near,
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'harvest-of-doubt light': {
    you: { damage: { 1: 3 } },
    rival: { at: 'portal-hall' },
    aim: [earth],
    shows: (t) => {
      expect(powers(t)).toEqual([2, 2])
      expect(cubesOn(t, 0, 1)).toBe(1)
    },
  },
  'harvest-of-doubt dark': {
    you: { evocations: [{ kind: 'undead', at: 'arena' }] },
    rival: near,
    others: [
      { at: 'garden', power: 2 },
      { at: 'arena', power: 2 },
    ],
    aim: [earth],
    shows: (t) => expect(powers(t)).toEqual([2, 2, 2, 1]),
  },
  'corpse-bloom light': {
    you: {
      evocations: [
        { kind: 'greaterUndead', at: 'arena' },
        { kind: 'undead', at: 'arena' },
      ],
    },
    rival: near,
    aim: [to('arena')],
    answers: [on('greaterUndead')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(4)
      expect(evocationRooms(t, 0, 'greaterUndead')).toEqual([])
      expect(evocationRooms(t, 0, 'undead')).toEqual(['arena'])
    },
  },
  'corpse-bloom dark': {
    you: {
      damage: { 1: 5 },
      evocations: [
        { kind: 'undead', at: 'arena' },
        { kind: 'cerbero', at: 'garden' },
      ],
    },
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(2),
  },
  'open-graves light': {
    you: { hand: ['fireball', 'leech'] },
    aim: [to('arena')],
    answers: [yes, card('fireball'), to('forge')],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'undead')).toEqual(['arena', 'forge'])
      expect([mage(t, 0).hand, mage(t, 0).memories]).toEqual([['leech'], ['fireball']])
    },
  },
  'open-graves dark': {
    destroyed: ['oracle-room'],
    aim: [to('oracle-room')],
    shows: (t) => expect(evocationRooms(t, 0, 'undead')).toEqual(['oracle-room']),
  },
  'plague-wind light': {
    rival: { at: 'portal-hall', evocations: [{ kind: 'undead', at: 'portal-hall' }] },
    aim: [to('portal-hall')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(t.state.evocations).toEqual([])
    },
  },
  'plague-wind dark': {
    rival: { ...here, evocations: [{ kind: 'malacoda', at: 'throne-room' }] },
    others: [near],
    shows: (t) => {
      expect([1, 2].map((seat) => cubesOn(t, seat, 0))).toEqual([3, 0])
      expect(cubesOnEvocation(t, 'malacoda', 0)).toBe(3)
    },
  },
  'bone-legion light': {
    you: {
      evocations: [
        { kind: 'undead', at: 'throne-room' },
        { kind: 'undead', at: 'arena' },
      ],
    },
    shows: (t) => {
      expect(evocationRooms(t, 0, 'greaterUndead')).toEqual(['throne-room'])
      expect(evocationRooms(t, 0, 'undead')).toEqual(['arena'])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'bone-legion dark': {
    you: {
      evocations: [
        { kind: 'undead', at: 'throne-room' },
        { kind: 'undead', at: 'throne-room' },
        { kind: 'greaterUndead', at: 'arena' },
      ],
    },
    rival: here,
    answers: [{ do: 'evocation', n: 1 }, stop, attack, to('arena')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(evocationRooms(t, 0, 'undead')).toEqual(['throne-room', 'arena'])
      expect(evocationRooms(t, 0, 'greaterUndead')).toEqual(['arena'])
    },
  },
  'grasping-dead green': {
    rival: here,
    dark: ['throne-room', 'forge'],
    deed: (t) => go(t, 1, move, to('forge')),
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      // One step of the move was left.
      expect(place(t, 1)).toBe('forge')
      expect(t.question(1)?.kind).toBe('component')
    },
  },
  'grasping-dead purple': {
    rival: { at: 'black-rose-room' },
    dark: ['pleasure-room'],
    deed: (t) => go(t, 1, move, to('pleasure-room')),
    shows: (t, edition) => {
      // [BRW-CMP.33] In 0.7 a room trap has one effect for both colours.
      expect(evocationRooms(t, 0, 'undead')).toEqual(edition === '0.7' ? [] : ['pleasure-room'])
      expect(cubesOn(t, 1, 0)).toBe(edition === '0.7' ? 2 : 0)
      expect(t.question(1)?.kind).toBe(edition === '0.7' ? 'component' : 'step')
    },
  },
}

playsEverySide('necromancy', (edition) => bookOf(edition, 'necromancy').spells, cases)

test('[BRW-T.26, BRW-V.29] Summon Darkness, inverted, brings nobody when the price is not paid', () => {
  const broke = lay({ mages: [{ at: 'arena', first: 'summon-darkness dark' }, {}] })
  play(broke, 0, castNext)
  expect(broke.state.evocations).toEqual([])
  const thrifty = lay({ mages: [{ at: 'arena', power: 1, first: 'summon-darkness dark' }, {}] })
  play(thrifty, 0, castNext, no)
  expect(thrifty.state.evocations).toEqual([])
  expect(powers(thrifty)).toEqual([1, 0])
})

test('Bone Spear, inverted, counts two undead at most', () => {
  const t = lay({
    mages: [
      {
        at: 'arena',
        first: 'bone-spear dark',
        evocations: [
          { kind: 'undead', at: 'garden' },
          { kind: 'greaterUndead', at: 'garden' },
          { kind: 'undead', at: 'garden' },
        ],
      },
      { at: 'arena' },
    ],
  })
  play(t, 0, castNext)
  expect(cubesOn(t, 1, 0)).toBe(4)
})

test('Corpse Bloom without an evocation to give up hurts nobody', () => {
  const t = lay({ mages: [{ at: 'throne-room', first: 'corpse-bloom' }, { at: 'arena' }] })
  play(t, 0, castNext, to('arena'), ...timed('1.6'))
  expect(cubesOn(t, 1, 0)).toBe(0)
  expect(cubesIn(t, 'throne-room', 0)).toBe(1)
})

test('[BRW-V.26] Harvest of Doubt, inverted, gives nothing when nobody shares a room with an evocation', () => {
  const t = lay({
    mages: [
      { at: 'throne-room', first: 'harvest-of-doubt dark', evocations: [{ kind: 'undead', at: 'garden' }] },
      { at: 'arena', power: 2 },
    ],
  })
  play(t, 0, castNext, earth)
  expect(powers(t)).toEqual([0, 2])
})

test('[BRW-TP.7] Grasping Dead stops an evocation that walks', () => {
  const t = lay({
    phase: 'evocation',
    crown: 1,
    mages: [
      { at: 'cell', first: 'grasping-dead active', actions: 0 },
      { at: 'cell', evocations: [{ kind: 'cerbero', at: 'throne-room' }] },
    ],
  })
  play(t, 1, on('cerbero'), to('forge'))
  t.choose(0, { do: 'trigger', card: 'grasping-dead' })
  expect(cubesOnEvocation(t, 'cerbero', 0)).toBe(2)
  expect(evocationRooms(t, 1, 'cerbero')).toEqual(['forge'])
  expect(t.question(1)?.kind).not.toBe('step')
})

test('[BRW-TGT.1] Open Graves opens its second grave within one room', () => {
  const t = lay({ mages: [{ ...here, first: 'open-graves', hand: ['fireball', 'leech'] }, {}] })
  play(t, 0, castNext, to('arena'), before, yes, card('fireball'))
  expect([t.offers(0, to('forge')), t.offers(0, to('portal-hall'))]).toEqual([true, false])
})

test('[BRW-V.26] Harvest of Doubt, inverted, gives nothing when nobody has lost anything', () => {
  const harvest = {
    at: 'throne-room',
    first: 'harvest-of-doubt dark',
    evocations: [{ kind: 'undead', at: 'garden' }],
  } as const
  const poor = lay({ mages: [harvest, { at: 'garden' }] })
  play(poor, 0, castNext, earth)
  expect(powers(poor)).toEqual([0, 0])
  const careful = lay({ mages: [harvest, { at: 'garden', power: 2, first: 'turned-page active' }] })
  play(careful, 0, castNext, earth)
  play(careful, 1, { do: 'trigger', card: 'turned-page' })
  expect(powers(careful)).toEqual([0, 4])
})

test('[BRW-EVO.3, BRW-R.39] In 1.6 nobody makes way for a Bone Knight that is not in the reserve', () => {
  const knight = { kind: 'greaterUndead', at: 'garden' } as const
  const t = lay({
    mages: [
      { at: 'throne-room', first: 'bone-legion', evocations: [{ kind: 'undead', at: 'throne-room' }] },
      { at: 'cell', evocations: [knight, knight, knight] },
    ],
  })
  play(t, 0, castNext)
  expect(evocationRooms(t, 0, 'undead')).toEqual(['throne-room'])
})

test('Grave Frost converts 2 damage, in 0.7 only 1', () => {
  for (const [edition, count] of [
    ['1.6', 2],
    ['0.7', 1],
  ] as const) {
    const t = lay({
      edition,
      mages: [
        { at: 'throne-room', first: 'grave-frost' },
        { at: 'portal-hall', damage: { rose: 3 } },
      ],
    })
    play(t, 0, castNext, ...Array(count).fill(cube(rose)))
    expect(t.question(0)?.kind).toBe('component')
    expect([cubesOn(t, 1, 0), cubesOn(t, 1, rose)]).toEqual([2 + count, 3 - count])
  }
})
