import { expect } from 'vitest'
import { rose } from '../../../../src/state.ts'
import {
  castNext,
  cubesIn,
  cubesOn,
  evocationRooms,
  mage,
  move,
  place,
  powers,
  to,
} from '../../../position.ts'
import { card, cube, go, school, yes } from '../../quest-kit.ts'
import type { SpellCases } from '../kit.ts'
import { far, here, lance, near, playsGuests } from './kit.ts'

const cases: SpellCases = {
  'acid-explosion light': {
    rival: near,
    answers: [to('forge')],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'forge', 0)]).toEqual([2, 1]),
  },
  'acid-explosion dark': {
    rival: near,
    answers: [to('treasure-room')],
    shows: (t) => expect([cubesOn(t, 1, 0), place(t, 1)]).toEqual([2, 'treasure-room']),
  },
  'granite-fists light': {
    rival: near,
    answers: [to('forge')],
    shows: (t) => expect([cubesOn(t, 1, 0), place(t, 0)]).toEqual([3, 'forge']),
  },
  'granite-fists dark': {
    shows: (t) => expect(t.state.lasting.map(({ rule }) => rule.rule)).toEqual(['sweep']),
  },
  'beast-form light': {
    shows: (t) => expect(t.state.lasting.map(({ rule }) => rule.rule)).toEqual(['strength', 'prowl']),
  },
  'beast-form dark': {
    you: { damage: { rose: 3 } },
    shows: (t) => {
      expect(t.state.lasting.map(({ rule }) => rule.rule)).toEqual(['movement'])
      expect(cubesOn(t, 0, rose)).toBe(1)
    },
  },
  'corrosion light': {
    rival: here,
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'arena', 0)]).toEqual([2, 2]),
  },
  'corrosion dark': { answers: [to('forge')], shows: (t) => expect(cubesIn(t, 'forge', 0)).toBe(2) },
  'living-walls light': {
    cubes: { forge: { 1: 3 } },
    answers: [to('forge'), cube(1), cube(1), cube(1)],
    shows: (t) => expect(cubesIn(t, 'forge', 0)).toBe(3),
  },
  'living-walls dark': {
    cubes: { forge: { 1: 3 } },
    answers: [to('forge'), cube(1), cube(1)],
    shows: (t) => expect([cubesIn(t, 'forge', 1), ...powers(t)]).toEqual([1, 2, 3]),
  },
  'rite-of-flesh light': { shows: (t) => expect(evocationRooms(t, 0, 'mutantAltar')).toEqual(['arena']) },
  'rite-of-flesh dark': {
    you: {
      evocations: [
        { kind: 'mutantAltar', at: 'forge' },
        { kind: 'mutantAltar', at: 'garden' },
      ],
    },
    shows: (t) => expect([cubesIn(t, 'forge', 0), cubesIn(t, 'garden', 0)]).toEqual([1, 1]),
  },
  'molten-wave light': {
    rival: far,
    answers: [to('throne-room')],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'throne-room', 0)]).toEqual([1, 2]),
  },
  // With the vortex.
  'molten-wave dark': {
    rival: here,
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'arena', 0)]).toEqual([2, 3]),
  },
  'crushing-charge light': {
    rival: far,
    answers: [to('summoner-room'), to('throne-room')],
    shows: (t) => expect([cubesOn(t, 1, 0), place(t, 0)]).toEqual([2, 'throne-room']),
  },
  'crushing-charge dark': {
    rival: here,
    answers: [to('forge')],
    shows: (t) => expect([cubesOn(t, 1, 0), place(t, 1)]).toEqual([2, 'forge']),
  },
  'shifting-skin light': {
    you: { damage: { rose: 4 } },
    rival: lance,
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOn(t, 0, rose)]).toEqual([0, 1]),
  },
  'shifting-skin dark': {
    rival: { ...near, first: 'puppet-strings dark' },
    deed: (t) => go(t, 1, castNext, to('observatory')),
    answers: [to('summoner-room')],
    shows: (t) => expect(place(t, 0)).toBe('summoner-room'),
  },
  'stone-heart light': {
    rival: { ...near, first: 'meteor-swarm' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(0),
  },
  'stone-heart dark': {
    you: { hand: ['leech'] },
    rival: { ...near, first: 'fireball dark' },
    deed: (t) => go(t, 1, castNext),
    answers: [yes, card('leech')],
    shows: (t) => expect([cubesOn(t, 0, 1), mage(t, 0).memories.length]).toEqual([0, 1]),
  },
  'catalyst light': {
    library: { illusion: ['blur', 'maze'] },
    answers: [school('illusion'), school('illusion')],
    shows: (t) => {
      expect(mage(t, 0).hand).toEqual(['blur', 'maze'])
      expect(cubesIn(t, 'arena', 0)).toBe(2)
    },
  },
  'catalyst dark': {
    you: { hand: ['blur', 'leech'] },
    answers: [to('throne-room'), yes, card('blur')],
    shows: (t) => expect([mage(t, 0).hand, cubesIn(t, 'throne-room', 0)]).toEqual([['leech'], 2]),
  },
  'quicksand blue': {
    rival: { at: 'crypt' },
    deed: (t) => go(t, 1, move, to('observatory')),
    shows: (t) => {
      expect([place(t, 1), mage(t, 1).inhibited]).toEqual(['observatory', ['move']])
      expect(powers(t)).toEqual([2, 3])
      expect(t.question(1)?.kind).not.toBe('step')
    },
  },
  'quicksand green': {
    you: { at: 'cemetery' },
    rival: here,
    deed: (t) => go(t, 1, move, to('forge')),
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'forge', 0)]).toEqual([2, 1]),
  },
}

playsGuests('transmutation', cases)
