import { expect } from 'vitest'
import { bookOf } from '../../../src/content/content.ts'
import { rose } from '../../../src/state.ts'
import {
  type Board,
  castNext,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  mage,
  move,
  place,
  powers,
  stop,
  to,
} from '../../position.ts'
import { cube, go } from '../quest-kit.ts'
import { playsEverySide, type SpellCases } from './kit.ts'

const here = { at: 'arena' }
const near = { at: 'forge' }
const far = { at: 'throne-room' }

/** The rival's damage, the caster's cubes and hers of the Black Rose. */
const wounds = (t: Board): number[] => [cubesOn(t, 1, 0), cubesOn(t, 0, rose)]

// The caster has 1 PP, the rival 3.
const cases: SpellCases = {
  'black-torture light': { rival: near, shows: (t) => expect(wounds(t)).toEqual([3, 1]) },
  'black-torture dark': {
    rival: { ...far, damage: { rose: 2 } },
    answers: [cube(rose), cube(rose)],
    shows: (t) => {
      expect(wounds(t)).toEqual([3, 0])
      expect(cubesOn(t, 1, rose)).toBe(0)
    },
  },
  // [REB 7.3] Printed: 4 damage, 1 converted, Pain 3.
  'shared-torture light': {
    rival: { ...near, damage: { rose: 1 } },
    answers: [cube(rose)],
    shows: (t) => expect(wounds(t)).toEqual([5, 3]),
  },
  'shared-torture dark': {
    you: { grimoire: ['solve'] },
    rival: far,
    shows: (t) => {
      expect(wounds(t)).toEqual([2, 1])
      expect(mage(t, 0).hand).toEqual(['solve'])
    },
  },
  'visceral-fire light': { rival: far, shows: (t) => expect(wounds(t)).toEqual([3, 1]) },
  'visceral-fire dark': {
    rival: { ...near, evocations: [{ kind: 'cadaver', at: 'forge' }] },
    answers: [to('forge')],
    shows: (t) => {
      expect(wounds(t)).toEqual([2, 2])
      expect(evocationRooms(t, 1, 'cadaver')).toEqual([])
    },
  },
  'barbed-embrace light': { rival: here, shows: (t) => expect(wounds(t)).toEqual([5, 2]) },
  'barbed-embrace dark': {
    you: { damage: { 1: 5 } },
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1),
  },
  'flayers-chorus light': {
    rival: { ...far, evocations: [{ kind: 'colossus', at: 'throne-room' }] },
    answers: [to('throne-room')],
    shows: (t) => {
      expect(wounds(t)).toEqual([2, 2])
      expect(cubesOnEvocation(t, 'colossus', 0)).toBe(2)
    },
  },
  'flayers-chorus dark': {
    rival: { ...far, damage: { rose: 1 } },
    answers: [to('throne-room'), cube(rose)],
    shows: (t) => {
      expect(wounds(t)).toEqual([2, 0])
      expect(cubesOn(t, 1, rose)).toBe(0)
    },
  },
  'red-tithe light': {
    shows: (t) => {
      expect(cubesOn(t, 0, rose)).toBe(1)
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'red-tithe dark': {
    you: { grimoire: ['solve', 'vitriol', 'residue'] },
    shows: (t) => {
      expect(cubesOn(t, 0, rose)).toBe(1)
      expect(mage(t, 0).hand).toEqual(['solve', 'vitriol'])
    },
  },
  'call-of-the-succubus light': {
    answers: [to('forge')],
    shows: (t) => expect(evocationRooms(t, 0, 'succubus')).toEqual(['forge']),
  },
  'call-of-the-succubus dark': {
    answers: [to('forge'), to('treasure-room'), stop],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'succubus')).toEqual(['treasure-room'])
      expect(cubesOn(t, 0, rose)).toBe(1)
    },
  },
  'ecstasy-of-ruin light': {
    answers: [to('forge')],
    shows: (t) => {
      expect(cubesIn(t, 'forge', 0)).toBe(2)
      expect(cubesOn(t, 0, rose)).toBe(1)
    },
  },
  'ecstasy-of-ruin dark': {
    rival: near,
    shows: (t) => {
      expect(wounds(t)).toEqual([2, 0])
      expect(cubesIn(t, 'forge', 0)).toBe(1)
    },
  },
  'scar-ward light': {
    rival: { ...here, first: 'barbed-embrace' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([2, 1]),
  },
  'scar-ward dark': {
    rival: { ...near, first: 'rivet-storm' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOn(t, 0, rose)]).toEqual([0, 1]),
  },
  'martyrs-mirror light': {
    you: { damage: { rose: 1 } },
    rival: { ...near, first: 'vitriol' },
    deed: (t) => go(t, 1, castNext),
    answers: [cube(rose)],
    shows: (t) =>
      expect([cubesOn(t, 0, 1), cubesOn(t, 0, rose), cubesOn(t, 1, rose), cubesOn(t, 1, 0)]).toEqual([
        3, 0, 1, 2,
      ]),
  },
  'martyrs-mirror dark': {
    rival: { ...near, damage: { rose: 2 }, first: 'rivers-patience' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'thorned-threshold red': {
    you: { at: 'cemetery' },
    rival: near,
    deed: (t) => go(t, 1, move, to('arena')),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'thorned-threshold purple': {
    rival: { at: 'bibliotheca', damage: { rose: 1 } },
    deed: (t) => go(t, 1, move, to('pleasure-room')),
    answers: [cube(rose)],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 1, rose)]).toEqual([2, 0]),
  },
  'agonists-leash light': {
    rival: near,
    deed: (t) => go(t, 1, move, to('treasure-room')),
    answers: [to('garden')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(place(t, 1)).toBe('garden')
    },
  },
  'agonists-leash dark': {
    rival: { at: 'pleasure-room' },
    answers: [to('banner-hall')],
    shows: (t) => {
      expect(wounds(t)).toEqual([2, 1])
      expect(place(t, 1)).toBe('banner-hall')
    },
  },
}

playsEverySide('Agony', bookOf('rebirth', 'agony').spells, cases)
