import { expect } from 'vitest'
import {
  activate,
  attack,
  castNext,
  castQuick,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  mage,
  move,
  place,
  powers,
  stop,
  to,
} from '../../../position.ts'
import { go } from '../../quest-kit.ts'
import type { SpellCases } from '../kit.ts'
import { far, here, lance, near, playsGuests } from './kit.ts'

/** Lets her undead act. */
const bones = {
  ...here,
  first: 'embrace-of-darkness',
  evocations: [{ kind: 'greaterUndead', ...here }],
} as const

const isSeen = (t: Parameters<typeof powers>[0], slot: 'quick' | 'first' | 'second'): boolean =>
  (mage(t, 1).slots[slot].seen & 1) > 0

const cases: SpellCases = {
  'mirror-blade light': { rival: far, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  'mirror-blade dark': { rival: here, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  'nightmare light': {
    rival: { ...far, first: 'leech used', second: 'fireball', quick: 'blur' },
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(3)
      expect([isSeen(t, 'second'), isSeen(t, 'quick')]).toEqual([true, false])
    },
  },
  'nightmare dark': { rival: near, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(4) },
  // [REB-DMG.13] It bites its owner, with the cubes of who pulls the strings.
  'puppet-strings light': {
    rival: {
      ...far,
      evocations: [
        { kind: 'malacoda', at: 'bibliotheca' },
        { kind: 'undead', ...far },
      ],
    },
    answers: [{ do: 'evocation', kind: 'undead' }, attack, stop],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'puppet-strings dark': {
    rival: far,
    answers: [to('garden')],
    shows: (t) => expect([cubesOn(t, 1, 0), place(t, 1)]).toEqual([2, 'garden']),
  },
  'phantom-ally light': {
    answers: [to('forge')],
    shows: (t) => expect(evocationRooms(t, 0, 'andromeda')).toEqual(['forge']),
  },
  'phantom-ally dark': {
    you: { evocations: [{ kind: 'andromeda', at: 'black-rose-room' }] },
    answers: [to('garden')],
    shows: (t) => expect(evocationRooms(t, 0, 'andromeda')).toEqual(['garden']),
  },
  'step-through-glass light': {
    you: { grimoire: ['leech', 'fireball'] },
    answers: [to('throne-room')],
    shows: (t) => {
      expect([place(t, 0), mage(t, 0).hand]).toEqual(['throne-room', ['leech']])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'step-through-glass dark': {
    rival: far,
    shows: (t) => expect([place(t, 0), place(t, 1)]).toEqual(['throne-room', 'arena']),
  },
  'blur light': {
    rival: lance,
    deed: (t) => go(t, 1, castNext),
    answers: [to('summoner-room')],
    shows: (t) => expect([cubesOn(t, 0, 1), place(t, 0)]).toEqual([0, 'summoner-room']),
  },
  // Four, of which three are ignored.
  'blur dark': {
    rival: { ...near, first: 'meteor-swarm' },
    deed: (t) => go(t, 1, castNext),
    answers: [to('forge')],
    shows: (t) => expect([cubesOn(t, 0, 1), place(t, 0)]).toEqual([1, 'forge']),
  },
  'mirror-ward light': {
    rival: { ...near, first: 'fireball dark' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([1, 3]),
  },
  'mirror-ward dark': {
    rival: lance,
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([0, 2]),
  },
  // [REB-DMG.2] Nero has 12 Health.
  'false-death light': {
    you: { damage: { 1: 17 } },
    rival: lance,
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), place(t, 0)]).toEqual([13, 'arena']),
  },
  'false-death dark': {
    rival: bones,
    deed: (t) => go(t, 1, castNext, attack),
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(0),
  },
  'silence light': {
    rival: { ...near, first: 'fireball dark' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), ...powers(t)]).toEqual([0, 3, 3]),
  },
  'silence dark': {
    rival: bones,
    deed: (t) => go(t, 1, castNext, attack),
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(0),
  },
  'maze light': {
    rival: near,
    deed: (t) => go(t, 1, move, to('treasure-room')),
    shows: (t) => {
      expect([place(t, 1), ...powers(t)]).toEqual(['forge', 2, 3])
      expect(t.question(1)?.kind).not.toBe('step')
    },
  },
  'maze dark': {
    rival: { at: 'garden' },
    deed: (t) => go(t, 1, move, activate),
    answers: [to('treasure-room'), to('forge')],
    shows: (t) => expect(place(t, 1)).toBe('forge'),
  },
  'trick-door light': {
    rival: { ...near, quick: 'pact-with-the-rose', hand: ['leech'] },
    deed: (t) => go(t, 1, castQuick),
    shows: (t) => {
      expect(mage(t, 1).hand).toEqual([])
      expect(powers(t)).toEqual([2, 5])
    },
  },
  'trick-door dark': {
    rival: { ...near, first: 'phantom-ally' },
    deed: (t) => go(t, 1, castNext, to('forge')),
    shows: (t) => expect(cubesOnEvocation(t, 'andromeda', 0)).toBe(2),
  },
  'hall-of-masks purple': {
    rival: { at: 'bibliotheca' },
    deed: (t) => go(t, 1, move, to('pleasure-room')),
    answers: [to('mirror-hall')],
    shows: (t) => expect([place(t, 1), ...powers(t)]).toEqual(['mirror-hall', 2, 3]),
  },
  // Orange, where the earlier Lodge has white rooms.
  'hall-of-masks orange': {
    rival: { ...near, first: 'fireball', quick: 'blur' },
    deed: (t) => go(t, 1, move, to('armoury')),
    shows: (t) => {
      expect([isSeen(t, 'first'), isSeen(t, 'quick')]).toEqual([true, true])
      expect(powers(t)).toEqual([2, 3])
    },
  },
}

playsGuests('illusion', cases)
