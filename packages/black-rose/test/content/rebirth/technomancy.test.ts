import { expect } from 'vitest'
import { bookOf } from '../../../src/content/content.ts'
import { rose } from '../../../src/state.ts'
import {
  attack,
  castNext,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  endActivation,
  evocationRooms,
  mage,
  move,
  on,
  pass,
  place,
  powers,
  stop,
  to,
} from '../../position.ts'
import { card, go, memory, yes } from '../quest-kit.ts'
import { playsEverySide, type SpellCases, school, upgrade, upgradesOf } from './kit.ts'

const here = { at: 'arena' }
const near = { at: 'forge' }
const far = { at: 'throne-room' }
const blow = { ...near, first: 'rivet-storm' }
const servant = { evocations: [{ kind: 'cadaver', at: 'forge' }] } as const
const engine = { evocations: [{ kind: 'colossus', at: 'forge' }] } as const

const cases: SpellCases = {
  'reanimate light': {
    answers: [to('forge'), on('cadaver'), upgrade('coilLegs')],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'cadaver')).toEqual(['forge'])
      expect(upgradesOf(t, 'cadaver')).toEqual(['coilLegs'])
    },
  },
  // Both stand: a free space is taken although one could be replaced (RUL-46).
  'reanimate dark': {
    answers: [yes],
    shows: (t) => expect(evocationRooms(t, 0, 'cadaver')).toEqual(['arena', 'arena']),
  },
  'rivet-storm light': { rival: far, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  'rivet-storm dark': {
    rival: { ...near, evocations: [{ kind: 'colossus', at: 'forge' }] },
    answers: [{ do: 'target', seat: 1 }],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'colossus', 0)]).toEqual([2, 1]),
  },
  'forge-the-colossus light': { shows: (t) => expect(evocationRooms(t, 0, 'colossus')).toEqual(['arena']) },
  'forge-the-colossus dark': {
    you: engine,
    answers: [on('colossus'), upgrade('platedHull'), on('colossus'), upgrade('spikedFrame')],
    shows: (t) => {
      expect(upgradesOf(t, 'colossus')).toEqual(['platedHull', 'spikedFrame'])
      // Health 7, and 2 more.
      expect(t.state.evocations[0]!.health).toBe(9)
    },
  },
  // Her physical attack deals 1 less for the rest of the round.
  'galvanic-lash light': {
    rival: { ...here, actions: 1 },
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      go(t, 0, { do: 'end' })
      go(t, 1, attack, pass)
      // Her strength is 2.
      expect(cubesOn(t, 0, 1)).toBe(1)
    },
  },
  'galvanic-lash dark': { rival: near, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  'overclock light': {
    you: engine,
    answers: [move, to('arena'), endActivation],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'colossus')).toEqual(['arena'])
      expect(cubesOnEvocation(t, 'colossus', rose)).toBe(1)
    },
  },
  // A Colossus of strength 4 strikes with 6, commanded in the same activation.
  'overclock dark': {
    you: { ...engine, actions: 1 },
    rival: near,
    shows: (t) => {
      go(t, 0, on('colossus'), attack)
      expect(cubesOn(t, 1, 0)).toBe(5)
    },
  },
  'piston-leap light': {
    rival: far,
    answers: [to('summoner-room'), to('throne-room')],
    shows: (t) => {
      expect(place(t, 0)).toBe('throne-room')
      expect(cubesOn(t, 1, 0)).toBe(2)
    },
  },
  'piston-leap dark': {
    you: {
      evocations: [
        { kind: 'cadaver', at: 'crypt' },
        { kind: 'colossus', at: 'forge' },
      ],
    },
    answers: [to('crypt')],
    shows: (t) => expect(place(t, 0)).toBe('crypt'),
  },
  'blueprints light': {
    you: { hand: ['vitriol'] },
    library: { hex: ['sour-milk', 'knotted-cord'] },
    answers: [school('hex'), school('hex'), card('sour-milk')],
    shows: (t) => {
      expect(mage(t, 0).hand).toEqual(['knotted-cord', 'vitriol'])
      expect(mage(t, 0).memories).toEqual(['sour-milk'])
    },
  },
  'blueprints dark': {
    you: { evocations: [{ kind: 'colossus', at: 'forge', damage: { 1: 3 } }] },
    answers: [on('colossus'), upgrade('drillArm')],
    shows: (t) => {
      expect(upgradesOf(t, 'colossus')).toEqual(['drillArm'])
      expect(cubesOnEvocation(t, 'colossus', 1)).toBe(1)
    },
  },
  'furnace-breath light': {
    rival: near,
    answers: [to('forge')],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'furnace-breath dark': {
    rival: far,
    answers: [to('throne-room')],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'throne-room', 0)]).toEqual([1, 1]),
  },
  'plate-and-gear light': {
    rival: blow,
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(0),
  },
  'plate-and-gear dark': {
    you: servant,
    rival: blow,
    deed: (t) => go(t, 1, castNext, on('cadaver')),
    // The protection comes before what has too much damage is removed (REB-C.2).
    shows: (t) => expect(evocationRooms(t, 0, 'cadaver')).toEqual(['forge']),
  },
  'deadman-switch light': {
    you: servant,
    rival: blow,
    deed: (t) => go(t, 1, castNext, on('cadaver')),
    shows: (t) => {
      expect(evocationRooms(t, 0, 'cadaver')).toEqual([])
      expect(cubesOn(t, 1, 0)).toBe(2)
    },
  },
  'deadman-switch dark': {
    rival: here,
    deed: (t) => go(t, 1, attack, pass),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'tripwire-array orange': {
    rival: near,
    deed: (t) => go(t, 1, move, to('armoury')),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'tripwire-array blue': {
    you: servant,
    rival: { at: 'crypt' },
    deed: (t) => go(t, 1, move, to('observatory')),
    answers: [to('treasure-room'), stop],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(evocationRooms(t, 0, 'cadaver')).toEqual(['treasure-room'])
    },
  },
  'salvage light': {
    you: { ...servant, damage: { 1: 2 } },
    shows: (t) => {
      expect(evocationRooms(t, 0, 'cadaver')).toEqual([])
      expect(cubesOn(t, 0, 1)).toBe(1)
      expect(powers(t)).toEqual([2, 3])
      expect(cubesIn(t, 'arena', 0)).toBe(1)
    },
  },
  'salvage dark': {
    you: { memories: ['vitriol', 'solve'] },
    answers: [memory('solve')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['solve']),
  },
}

playsEverySide('Technomancy', bookOf('rebirth', 'technomancy').spells, cases)
