import { expect } from 'vitest'
import { bookOf } from '../../../src/content/content.ts'
import { rose } from '../../../src/state.ts'
import {
  castNext,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  mage,
  move,
  on,
  place,
  powers,
  stop,
  to,
} from '../../position.ts'
import { card, cube, go } from '../quest-kit.ts'
import { playsEverySide, type SpellCases, school } from './kit.ts'

const near = { at: 'forge' }
const far = { at: 'throne-room' }
const blow = { ...near, first: 'rivet-storm' }

const cases: SpellCases = {
  'solve light': {
    cubes: { 'throne-room': { 1: 3 } },
    answers: [to('throne-room'), cube(1), cube(1)],
    shows: (t) => expect([cubesIn(t, 'throne-room', 0), cubesIn(t, 'throne-room', 1)]).toEqual([2, 1]),
  },
  'solve dark': {
    cubes: { forge: { 1: 1 } },
    library: { hex: ['sour-milk'] },
    answers: [to('forge'), cube(1), school('hex')],
    shows: (t) => {
      expect(cubesIn(t, 'forge', 1)).toBe(0)
      expect(mage(t, 0).hand).toEqual(['sour-milk'])
    },
  },
  'vitriol light': { rival: far, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  'vitriol dark': {
    rival: { ...near, damage: { rose: 1 } },
    answers: [cube(rose)],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 1, rose)]).toEqual([3, 0]),
  },
  'opus-nigrum light': {
    answers: [to('forge')],
    shows: (t) => expect(evocationRooms(t, 0, 'nigredo')).toEqual(['forge']),
  },
  'opus-nigrum dark': {
    shows: (t) => {
      expect(evocationRooms(t, 0, 'nigredo')).toEqual(['arena'])
      expect(cubesIn(t, 'arena', 0)).toBe(2)
    },
  },
  'coagula light': { answers: [to('forge')], shows: (t) => expect(cubesIn(t, 'forge', 0)).toBe(2) },
  'coagula dark': {
    rival: near,
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'forge', 0)]).toEqual([2, 1]),
  },
  // [VRB-47, REB-C.20] The damage stays, and what is removed leaves its cubes.
  'white-work light': {
    you: { evocations: [{ kind: 'nigredo', at: 'forge', damage: { 1: 2 } }] },
    shows: (t) => {
      expect(evocationRooms(t, 0, 'nigredo')).toEqual([])
      expect(evocationRooms(t, 0, 'albedo')).toEqual(['forge'])
      expect(cubesOnEvocation(t, 'albedo', 1)).toBe(2)
      expect(cubesIn(t, 'forge', 0)).toBe(2)
    },
  },
  'white-work dark': {
    you: {
      evocations: [
        { kind: 'nigredo', at: 'forge', damage: { 1: 3 } },
        { kind: 'cadaver', at: 'forge', damage: { 1: 1 } },
      ],
    },
    answers: [on('cadaver'), to('arena'), stop],
    shows: (t) => {
      expect([cubesOnEvocation(t, 'nigredo', 1), cubesOnEvocation(t, 'cadaver', 1)]).toEqual([1, 0])
      expect(evocationRooms(t, 0, 'cadaver')).toEqual(['arena'])
    },
  },
  'quicksilver-step light': {
    answers: [to('forge'), to('treasure-room'), to('garden')],
    shows: (t) => expect(place(t, 0)).toBe('garden'),
  },
  'quicksilver-step dark': {
    you: { damage: { 1: 2 }, at: 'treasure-room' },
    answers: [to('garden')],
    shows: (t) => {
      expect(place(t, 0)).toBe('garden')
      expect(cubesOn(t, 0, 1)).toBe(1)
    },
  },
  'philosophers-salt light': {
    you: { hand: ['vitriol', 'residue'], damage: { 1: 2 } },
    library: { hex: ['sour-milk', 'knotted-cord'] },
    answers: [card('residue'), school('hex'), school('hex')],
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(1)
      expect(mage(t, 0).memories).toEqual(['residue'])
      expect(mage(t, 0).hand.toSorted()).toEqual(['knotted-cord', 'sour-milk', 'vitriol'])
    },
  },
  'philosophers-salt dark': { you: { damage: { 1: 5 } }, shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1) },
  'calcination light': {
    rival: { ...far, evocations: [{ kind: 'colossus', at: 'throne-room' }] },
    answers: [to('throne-room')],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'colossus', 0)]).toEqual([2, 2]),
  },
  'calcination dark': {
    rival: near,
    answers: [to('forge')],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'forge', 0)]).toEqual([1, 1]),
  },
  'tincture-of-glass light': {
    rival: blow,
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(0),
  },
  // [RUL-85] Rivet Storm has no vortex: the protection comes after its first sentence.
  'tincture-of-glass dark': {
    rival: blow,
    deed: (t) => go(t, 1, castNext),
    answers: [to('observatory')],
    shows: (t) => {
      expect(cubesIn(t, 'arena', 0)).toBe(1)
      expect(place(t, 0)).toBe('observatory')
      expect(cubesOn(t, 0, 1)).toBe(3)
    },
  },
  'residue light': {
    rival: { ...near, first: 'coagula' },
    deed: (t) => go(t, 1, castNext, to('forge')),
    answers: [cube(1), cube(1)],
    shows: (t) => expect([cubesIn(t, 'forge', 0), cubesIn(t, 'forge', 1)]).toEqual([2, 0]),
  },
  'residue dark': {
    cubes: { 'pleasure-room': { 1: 1 } },
    answers: [to('pleasure-room'), cube(1)],
    shows: (t) => expect([cubesIn(t, 'pleasure-room', 0), cubesIn(t, 'pleasure-room', 1)]).toEqual([2, 0]),
  },
  'fuming-crucible green': {
    rival: { at: 'summoner-room' },
    deed: (t) => go(t, 1, move, to('treasure-room')),
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'treasure-room', 0)]).toEqual([2, 1]),
  },
  'fuming-crucible orange': {
    rival: near,
    deed: (t) => go(t, 1, move, to('armoury')),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  // Two rooms where she alone has most; where she ties, or has none, she leads nothing.
  'rubedos-promise light': {
    cubes: { forge: { 0: 2, 1: 1 }, garden: { 0: 1 }, crypt: { 0: 1, 1: 1 } },
    shows: (t) => expect(powers(t)).toEqual([3, 3]),
  },
  'rubedos-promise dark': {
    you: { evocations: [{ kind: 'colossus', at: 'forge' }] },
    rival: blow,
    deed: (t) => go(t, 1, castNext, on('colossus')),
    shows: (t) => expect(cubesOnEvocation(t, 'colossus', 1)).toBe(0),
  },
}

playsEverySide('Alchemy', bookOf('rebirth', 'alchemy').spells, cases)
