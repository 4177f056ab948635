import { expect, test } from 'vitest'
import { bookOf } from '../../src/content/content.ts'
import { rose } from '../../src/state.ts'
import { blowOf, strengthOf } from '../../src/table/rules.ts'
import {
  type Answer,
  at,
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
  pass,
  place,
  play,
  powers,
  stop,
  to,
  trigger,
} from '../position.ts'
import { card, cube, go, no, school, yes } from './quest-kit.ts'
import { playsEverySide, type SpellCases } from './spell-kit.ts'

const fire: Answer = { do: 'element', element: 'fire' }
const here = { at: 'throne-room' }
const near = { at: 'arena' }

// The caster has 1 PP, the rival 3.
const cases: SpellCases = {
  'acid-explosion light': {
    rival: { ...near, evocations: [{ kind: 'cerbero', at: 'arena' }] },
    aim: [to('arena')],
    shows: (t) => {
      expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'cerbero', 0)]).toEqual([2, 2])
      expect([cubesIn(t, 'arena', 0), cubesIn(t, 'throne-room', 0)]).toEqual([1, 1])
    },
  },
  'acid-explosion dark': {
    rival: near,
    answers: [to('portal-hall')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(place(t, 1)).toBe('portal-hall')
    },
  },
  'granite-fists light': {
    rival: near,
    answers: [to('arena')],
    shows: (t) => {
      expect(place(t, 0)).toBe('arena')
      expect(cubesOn(t, 1, 0)).toBe(3)
      // Only this attack is stronger.
      expect(strengthOf(t.state, 0)).toBe(2)
    },
  },
  'granite-fists dark': {
    rival: { ...here, evocations: [{ kind: 'cerbero', at: 'throne-room' }] },
    answers: [attack],
    shows: (t, edition) => {
      if (edition === '1.6') play(t, 0, pass)
      expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'cerbero', 0)]).toEqual([2, 2])
    },
  },
  'beast-form light': {
    rival: here,
    aim: [fire],
    answers: [attack],
    shows: (t, edition) => {
      if (edition === '1.6') play(t, 0, pass)
      expect(cubesOn(t, 1, 0)).toBe(3)
    },
  },
  'beast-form dark': {
    you: { damage: { 1: 2, rose: 1 } },
    aim: [fire],
    answers: [cube(1), cube(rose), move, to('arena'), to('workshop'), to('forge')],
    shows: (t) => {
      expect(place(t, 0)).toBe('forge')
      expect(mage(t, 0).damage).toEqual([1])
    },
  },
  'corrosion light': {
    rival: here,
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(cubesIn(t, 'throne-room', 0)).toBe(2)
    },
  },
  'corrosion dark': { aim: [to('arena')], shows: (t) => expect(cubesIn(t, 'arena', 0)).toBe(2) },
  'living-walls light': {
    cubes: { arena: { 1: 2, rose: 1 } },
    aim: [to('arena')],
    answers: [cube(1), cube(1), cube(rose)],
    shows: (t) => expect([0, 1, rose].map((owner) => cubesIn(t, 'arena', owner))).toEqual([3, 0, 0]),
  },
  'living-walls dark': {
    cubes: { 'portal-hall': { 1: 2, rose: 1 } },
    aim: [to('portal-hall')],
    answers: [cube(1), cube(1)],
    shows: (t) => {
      expect([1, rose].map((owner) => cubesIn(t, 'portal-hall', owner))).toEqual([0, 1])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'rite-of-flesh light': {
    shows: (t) => {
      expect(evocationRooms(t, 0, 'mutantAltar')).toEqual(['throne-room'])
      expect(blowOf(t.state, 0)).toBe(3)
    },
  },
  'rite-of-flesh dark': {
    you: {
      evocations: [
        { kind: 'mutantAltar', at: 'arena' },
        { kind: 'mutantAltar', at: 'garden' },
        { kind: 'holyAltar', at: 'forge' },
      ],
    },
    rival: { evocations: [{ kind: 'mutantAltar', at: 'chapel' }] },
    shows: (t) =>
      expect(['arena', 'garden', 'forge', 'chapel'].map((room) => cubesIn(t, room, 0))).toEqual([1, 1, 0, 0]),
  },
  'molten-wave light': {
    rival: near,
    aim: [to('arena')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(1)
      expect([cubesIn(t, 'arena', 0), cubesIn(t, 'throne-room', 0)]).toEqual([2, 1])
    },
  },
  'molten-wave dark': {
    rival: here,
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(cubesIn(t, 'throne-room', 0)).toBe(3)
    },
  },
  'crushing-charge light': {
    rival: { at: 'summoner-room' },
    answers: [to('black-rose-room'), to('summoner-room')],
    shows: (t) => {
      expect(place(t, 0)).toBe('summoner-room')
      expect(cubesOn(t, 1, 0)).toBe(2)
    },
  },
  'crushing-charge dark': {
    rival: here,
    answers: [to('arena')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(place(t, 1)).toBe('arena')
    },
  },
  'shifting-skin light': {
    you: { damage: { 1: 3 } },
    rival: { ...here, first: 'meteor-swarm' },
    deed: (t, edition) => go(t, 1, castNext, ...(edition === '1.6' ? [before] : [])),
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(3 + 4 - 3 - 3),
  },
  'shifting-skin dark': {
    rival: { ...here, first: 'crushing-charge dark' },
    deed: (t) => go(t, 1, castNext),
    answers: [to('forge')],
    shows: (t) => {
      expect(place(t, 0)).toBe('forge')
      expect(cubesOn(t, 0, 1)).toBe(2)
    },
  },
  'stone-heart light': {
    rival: { ...here, first: 'corrosion' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(0),
  },
  'stone-heart dark': {
    you: { hand: ['fireball', 'leech'] },
    rival: { ...here, first: 'corrosion' },
    deed: (t) => go(t, 1, castNext),
    answers: [yes, card('fireball')],
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(0)
      expect([mage(t, 0).hand, mage(t, 0).memories]).toEqual([['leech'], ['fireball']])
      // What does not touch her happens all the same.
      expect(cubesIn(t, 'throne-room', 1)).toBe(2)
    },
  },
  'catalyst light': {
    library: { illusion: ['blur', 'silence'] },
    aim: [fire],
    answers: [school('illusion'), school('illusion')],
    shows: (t) => {
      expect(mage(t, 0).hand).toEqual(['blur', 'silence'])
      expect(cubesIn(t, 'throne-room', 0)).toBe(2)
    },
  },
  'catalyst dark': {
    you: { hand: ['fireball'] },
    aim: [fire, to('portal-hall')],
    answers: [yes, card('fireball')],
    shows: (t) => {
      expect(cubesIn(t, 'portal-hall', 0)).toBe(2)
      expect(mage(t, 0).memories).toEqual(['fireball'])
    },
  },
  'quicksand blue': {
    rooms: { bibliotheca: 2 },
    rival: { at: 'treasure-room' },
    deed: (t) => go(t, 1, move, to('bibliotheca')),
    shows: (t) => {
      expect(place(t, 1)).toBe('bibliotheca')
      expect(mage(t, 1).inhibited).toEqual(['move'])
      expect(t.question(1)?.kind).not.toBe('step')
      expect(mage(t, 0).power).toBe(2)
    },
  },
  'quicksand green': {
    rival: { at: 'treasure-room' },
    deed: (t) => go(t, 1, move, to('forge')),
    shows: (t, edition) => {
      // [BRW-CMP.33] In 0.7 a room trap has one effect for both colours.
      const older = edition === '0.7'
      expect([cubesOn(t, 1, 0), cubesIn(t, 'forge', 0)]).toEqual(older ? [0, 0] : [2, 1])
      expect(mage(t, 1).inhibited).toEqual(older ? ['move'] : [])
      expect(mage(t, 0).power).toBe(older ? 2 : 1)
    },
  },
}

playsEverySide('transmutation', (edition) => bookOf(edition, 'transmutation').spells, cases)

test('[BRW-V.29] Catalyst, inverted, does nothing for who does not pay', () => {
  for (const hand of [[], ['fireball']]) {
    const t = lay({ mages: [{ at: 'throne-room', first: 'catalyst dark', hand }, {}] })
    play(t, 0, castNext, fire, to('arena'))
    if (hand.length > 0) play(t, 0, no)
    expect(cubesIn(t, 'arena', 0)).toBe(0)
    expect(mage(t, 0).hand).toEqual(hand)
  }
})

test('Crushing Charge goes on in the direction of its first step, and hits where it stops', () => {
  const t = lay({ mages: [{ at: 'throne-room', first: 'crushing-charge' }, { at: 'black-rose-room' }] })
  play(t, 0, castNext, to('black-rose-room'))
  expect(t.options(0)).toEqual([{ do: 'room', room: 'summoner-room' }, { do: 'stop' }])
  play(t, 0, stop)
  expect(cubesOn(t, 1, 0)).toBe(2)
})

test('[BRW-INS.3] Living Walls convert no more than there is', () => {
  const t = lay({
    mages: [{ at: 'throne-room', first: 'living-walls' }, {}],
    cubes: { arena: { 0: 1, 1: 1 } },
  })
  play(t, 0, castNext, to('arena'), cube(1))
  expect([cubesIn(t, 'arena', 0), cubesIn(t, 'arena', 1)]).toEqual([2, 0])
  expect(t.question(0)?.kind).toBe('component')
})

test('[BRW-EVP.4, BRW-V.37] Quicksand stops an evocation, which is not inhibited and may still attack', () => {
  const t = lay({
    active: 1,
    rooms: { bibliotheca: 2 },
    mages: [
      { at: 'bibliotheca', first: 'quicksand active', actions: 0 },
      {
        at: 'treasure-room',
        first: 'embrace-of-darkness',
        evocations: [{ kind: 'greaterUndead', at: 'treasure-room' }],
      },
    ],
  })
  play(t, 1, castNext, to('bibliotheca'))
  t.choose(0, trigger('quicksand'))
  play(t, 1, attack)
  expect(evocationRooms(t, 1, 'greaterUndead')).toEqual(['bibliotheca'])
  expect(cubesOn(t, 0, 1)).toBe(3)
  expect(t.state.mages.map(({ inhibited }) => inhibited)).toEqual([[], []])
})

test('[BRW-EVP.1] Beast Form lets its mage step and attack once in the Evocation Phase, and only this round', () => {
  const t = lay({
    mages: [
      { at: 'throne-room', first: 'beast-form', actions: 0 },
      { ...near, actions: 0 },
    ],
  })
  play(t, 0, castNext, fire, { do: 'before' })
  expect(t.state.phase).toBe('evocation')
  play(t, 0, at(0), to('arena'), attack)
  expect(place(t, 0)).toBe('arena')
  expect(cubesOn(t, 1, 0)).toBe(3)
  expect(t.state.phase).not.toBe('evocation')
  expect(strengthOf(t.state, 0)).toBe(2)
})

test('[BRW-EVP.1] Beast Form lets a mage prowl once for each time that it was cast', () => {
  const t = lay({
    mages: [
      { ...here, actions: 0, quick: 'beast-form', first: 'beast-form' },
      { ...here, actions: 0 },
    ],
  })
  play(t, 0, castNext, fire, before, { do: 'castQuick' }, fire, before)
  for (const cubes of [4, 8]) {
    expect(t.state.phase).toBe('evocation')
    play(t, 0, at(0), stop, attack)
    expect(cubesOn(t, 1, 0)).toBe(cubes)
  }
  expect(t.state.phase).not.toBe('evocation')
})
