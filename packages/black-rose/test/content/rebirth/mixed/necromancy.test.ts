import { expect } from 'vitest'
import { rose } from '../../../../src/state.ts'
import {
  attack,
  castNext,
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
} from '../../../position.ts'
import { card, cube, go, yes } from '../../quest-kit.ts'
import type { SpellCases } from '../kit.ts'
import { far, here, lance, near, playsGuests } from './kit.ts'

const servant = (at: string) => ({ evocations: [{ kind: 'undead', at }] }) as const

const cases: SpellCases = {
  'summon-darkness light': { shows: (t) => expect(evocationRooms(t, 0, 'undead')).toEqual(['arena']) },
  'summon-darkness dark': {
    answers: [yes],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'greaterUndead')).toEqual(['arena'])
      expect(powers(t)).toEqual([0, 3])
    },
  },
  // [REB-EVP.3] It strikes, then it may go on.
  'embrace-of-darkness light': {
    you: servant('forge'),
    rival: near,
    answers: [attack, to('treasure-room')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(evocationRooms(t, 0, 'undead')).toEqual(['treasure-room'])
    },
  },
  'embrace-of-darkness dark': {
    you: {
      evocations: [
        { kind: 'undead', at: 'arena' },
        { kind: 'cadaver', at: 'garden' },
        { kind: 'malacoda', at: 'arena' },
      ],
    },
    answers: [on('undead'), to('forge'), to('treasure-room')],
    shows: (t) => {
      expect(['undead', 'cadaver', 'malacoda'].map((kind) => rooms(t, kind))).toEqual([
        'forge',
        'treasure-room',
        'arena',
      ])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'dark-armour light': {
    rival: { ...near, first: 'bone-spear' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([0, 1]),
  },
  'dark-armour dark': {
    you: servant('arena'),
    rival: lance,
    deed: (t) => go(t, 1, castNext, on('undead')),
    shows: (t) => expect(cubesOnEvocation(t, 'undead', 1)).toBe(0),
  },
  'leech light': {
    you: { damage: { rose: 3 } },
    rival: near,
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 0, rose)]).toEqual([2, 1]),
  },
  'leech dark': { rival: here, shows: (t) => expect([cubesOn(t, 1, 0), ...powers(t)]).toEqual([3, 2, 3]) },
  'grave-frost light': {
    rival: { ...far, damage: { rose: 2 } },
    answers: [cube(rose), cube(rose)],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(4),
  },
  'grave-frost dark': {
    rival: { ...near, damage: { rose: 2 } },
    answers: [to('forge'), cube(rose)],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 1, rose)]).toEqual([2, 1]),
  },
  'bone-spear light': { rival: far, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  // [REB-EVO.6] A Cadaver is undead as well.
  'bone-spear dark': {
    you: { evocations: [{ kind: 'cadaver', at: 'garden' }] },
    rival: near,
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'harvest-of-doubt light': {
    you: { damage: { rose: 3 } },
    rival: far,
    shows: (t) => expect([cubesOn(t, 0, rose), ...powers(t)]).toEqual([1, 2, 2]),
  },
  'harvest-of-doubt dark': {
    you: servant('forge'),
    rival: near,
    others: [{ ...far, power: 2 }],
    shows: (t) => expect(powers(t)).toEqual([2, 2, 2]),
  },
  'corpse-bloom light': {
    you: servant('forge'),
    rival: near,
    answers: [to('forge')],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'undead')).toEqual([])
      expect(cubesOn(t, 1, 0)).toBe(2)
    },
  },
  'corpse-bloom dark': {
    you: { damage: { rose: 3 }, ...servant('forge') },
    shows: (t) => expect(cubesOn(t, 0, rose)).toBe(1),
  },
  // [REB-EVO.3] The second comes beside the first.
  'open-graves light': {
    you: { hand: ['fireball', 'leech'] },
    answers: [to('forge'), yes, card('fireball'), to('treasure-room'), yes],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'undead')).toEqual(['forge', 'treasure-room'])
      expect(mage(t, 0).hand).toEqual(['leech'])
    },
  },
  // All rooms begin in ruins: it reaches two rooms far.
  'open-graves dark': {
    answers: [to('throne-room')],
    shows: (t) => expect(evocationRooms(t, 0, 'undead')).toEqual(['throne-room']),
  },
  'plague-wind light': {
    rival: far,
    answers: [to('throne-room')],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'plague-wind dark': { rival: here, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  // [VRB-47] Its damage stays.
  'bone-legion light': {
    you: { evocations: [{ kind: 'undead', at: 'arena', damage: { 1: 1 } }] },
    shows: (t) => {
      expect(evocationRooms(t, 0, 'greaterUndead')).toEqual(['arena'])
      expect(cubesOnEvocation(t, 'greaterUndead', 1)).toBe(1)
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'bone-legion dark': {
    you: servant('arena'),
    rival: here,
    answers: [attack, stop],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'grasping-dead green': {
    you: { at: 'cemetery' },
    rival: here,
    deed: (t) => go(t, 1, move, to('forge')),
    shows: (t) => {
      expect([cubesOn(t, 1, 0), place(t, 1)]).toEqual([2, 'forge'])
      expect(t.question(1)?.kind).not.toBe('step')
    },
  },
  'grasping-dead purple': {
    rival: { at: 'bibliotheca' },
    deed: (t) => go(t, 1, move, to('pleasure-room')),
    shows: (t) => expect(evocationRooms(t, 0, 'undead')).toEqual(['pleasure-room']),
  },
}

const rooms = (t: Parameters<typeof powers>[0], kind: string): string | undefined =>
  t.state.evocations.filter((each) => each.kind === kind).map((each) => t.state.lodge[each.place]?.room)[0]

playsGuests('necromancy', cases)
