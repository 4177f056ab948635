import { expect } from 'vitest'
import { rose } from '../../../../src/state.ts'
import {
  at,
  attack,
  castNext,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  mage,
  move,
  pass,
  to,
} from '../../../position.ts'
import { cube, go } from '../../quest-kit.ts'
import type { SpellCases } from '../kit.ts'
import { far, here, lance, near, playsGuests } from './kit.ts'

const guarded = { ...near, evocations: [{ kind: 'malacoda', at: 'forge' }] } as const

const cases: SpellCases = {
  'fireball light': {
    rival: far,
    others: [near],
    answers: [to('throne-room')],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 2, 0)]).toEqual([3, 0]),
  },
  'fireball dark': {
    rival: guarded,
    answers: [at(1)],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'malacoda', 0)]).toEqual([4, 1]),
  },
  'destructive-bolt light': {
    rival: here,
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(3)
      expect(t.state.lodge.find(({ room }) => room === 'arena')?.blocked).toBe(true)
    },
  },
  'destructive-bolt dark': {
    rival: near,
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(mage(t, 1).inhibited).toEqual(['activate'])
    },
  },
  'meteor-swarm light': { rival: far, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(4) },
  'meteor-swarm dark': {
    rival: near,
    answers: [to('forge')],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'forge', 0)]).toEqual([2, 1]),
  },
  'maelstrom light': {
    rival: near,
    cubes: { forge: { 1: 2 } },
    answers: [to('forge'), cube(1), cube(1)],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'forge', 0)]).toEqual([2, 2]),
  },
  'maelstrom dark': {
    rival: near,
    answers: [to('forge')],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'forge', 0)]).toEqual([3, 2]),
  },
  'ice-blast light': {
    rival: far,
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(1)
      expect(mage(t, 1).inhibited).toEqual(['move'])
    },
  },
  'ice-blast dark': {
    rival: here,
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(mage(t, 1).inhibited).toEqual(['move'])
    },
  },
  'thunder-lance light': { rival: { at: 'pleasure-room' }, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2) },
  'thunder-lance dark': {
    rival: guarded,
    answers: [at(1)],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'malacoda', 0)]).toEqual([2, 1]),
  },
  'searing-chain light': {
    rival: near,
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'forge', 0)]).toEqual([2, 1]),
  },
  'searing-chain dark': {
    rival: { ...near, damage: { rose: 2 } },
    answers: [cube(rose), cube(rose)],
    shows: (t) => expect(mage(t, 1).damage).toEqual([0, 0, 0]),
  },
  'cataclysm light': { rival: here, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2) },
  // The vortex has put one there before.
  'cataclysm dark': {
    answers: [to('arena'), to('forge'), to('treasure-room')],
    shows: (t) =>
      expect(['arena', 'forge', 'treasure-room'].map((room) => cubesIn(t, room, 0))).toEqual([2, 1, 1]),
  },
  'demonic-howl light': {
    rival: guarded,
    answers: [to('forge')],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'malacoda', 0)]).toEqual([0, 2]),
  },
  'demonic-howl dark': {
    answers: [to('forge')],
    shows: (t) => expect(evocationRooms(t, 0, 'malacoda')).toEqual(['forge']),
  },
  'unmaking light': {
    answers: [to('throne-room')],
    shows: (t) => expect(cubesIn(t, 'throne-room', 0)).toBe(3),
  },
  'unmaking dark': {
    cubes: { forge: { 1: 2 } },
    answers: [to('forge'), cube(1), cube(1)],
    shows: (t) => expect(cubesIn(t, 'forge', 0)).toBe(2),
  },
  'ember-shield light': {
    rival: lance,
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([0, 1]),
  },
  // A physical attack of strength 2.
  'ember-shield dark': {
    rival: here,
    deed: (t) => go(t, 1, attack, pass),
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([1, 2]),
  },
  'pyre-threshold red': {
    you: { at: 'cemetery' },
    rival: near,
    deed: (t) => go(t, 1, move, to('arena')),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'pyre-threshold yellow': {
    rival: { at: 'alchemical-laboratory' },
    deed: (t) => go(t, 1, move, to('sanctuary')),
    shows: (t) => expect(cubesIn(t, 'sanctuary', 0)).toBe(3),
  },
}

playsGuests('destruction', cases)
