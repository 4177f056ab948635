import { expect } from 'vitest'
import {
  activate,
  at,
  castNext,
  cubesOn,
  cubesOnEvocation,
  mage,
  move,
  place,
  powers,
  to,
  token,
} from '../../../position.ts'
import { card, cube, go } from '../../quest-kit.ts'
import type { SpellCases } from '../kit.ts'
import { far, here, lance, near, playsGuests } from './kit.ts'

const cases: SpellCases = {
  'hidden-knife light': { rival: here, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  'hidden-knife dark': {
    rival: here,
    shows: (t) => expect([cubesOn(t, 1, 0), ...powers(t)]).toEqual([1, 2, 2]),
  },
  'whisper light': { rival: far, shows: (t) => expect(powers(t)).toEqual([2, 2]) },
  // Quests lie open: she looks at the spells that are ready instead.
  'whisper dark': {
    rival: { at: 'mirror-hall', first: 'leech', quick: 'blur' },
    shows: (t) => {
      expect([mage(t, 1).slots.first.seen & 1, mage(t, 1).slots.quick.seen & 1]).toEqual([1, 1])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'secret-passage light': {
    you: { grimoire: ['leech', 'fireball'] },
    answers: [to('forge'), to('treasure-room'), to('garden')],
    shows: (t) => expect([place(t, 0), mage(t, 0).hand]).toEqual(['garden', ['leech']]),
  },
  'secret-passage dark': {
    you: { damage: { 1: 2 }, at: 'forge' },
    answers: [to('garden')],
    shows: (t) => expect([place(t, 0), cubesOn(t, 0, 1)]).toEqual(['garden', 1]),
  },
  // [RUL-15] Her cubes on it go back to her.
  'stolen-charge light': {
    rival: { ...near, quests: ['blood-on-marble'] },
    tweak: ({ mages }) => {
      mages[1]!.progress = [{ quest: 'blood-on-marble', marks: ['once'] }]
      mages[1]!.reserve--
    },
    shows: (t) => {
      expect([0, 1].map((seat) => mage(t, seat).quests.cards)).toEqual([['blood-on-marble'], []])
      expect([mage(t, 1).progress, mage(t, 1).reserve]).toEqual([[], 26])
    },
  },
  'stolen-charge dark': {
    nextQuests: ['blood-on-marble'],
    shows: (t) => {
      expect(mage(t, 0).quests.cards).toEqual(['blood-on-marble'])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'pact-with-the-rose light': {
    shows: (t) => expect([...powers(t), t.state.rose.power]).toEqual([3, 3, 3]),
  },
  'pact-with-the-rose dark': {
    rosePower: 2,
    shows: (t) => expect([...powers(t), t.state.rose.power]).toEqual([2, 3, 1]),
  },
  'palace-intrigue light': {
    you: { damage: { 1: 2 } },
    answers: [to('treasure-room'), to('garden')],
    shows: (t) => expect([place(t, 0), cubesOn(t, 0, 1)]).toEqual(['garden', 1]),
  },
  'palace-intrigue dark': {
    you: { at: 'garden', damage: { 1: 4 }, grimoire: ['leech', 'fireball'] },
    rebuilt: ['garden'],
    dark: ['garden'],
    shows: (t) => {
      expect([cubesOn(t, 0, 1), token(t, 'garden')]).toEqual([1, 'dark'])
      expect(mage(t, 0).hand).toEqual(['leech'])
    },
  },
  'cloak-of-rumour light': {
    rival: lance,
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), ...powers(t)]).toEqual([0, 2, 2]),
  },
  'cloak-of-rumour dark': {
    rival: { ...near, first: 'fireball dark' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), ...powers(t)]).toEqual([0, 0, 3]),
  },
  // [REB-G.7] The cubes go over to it, with their colour.
  'scapegoat light': {
    you: { evocations: [{ kind: 'greaterUndead', at: 'garden' }] },
    rival: lance,
    deed: (t) => go(t, 1, castNext, at(0)),
    answers: [cube(1), cube(1)],
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOnEvocation(t, 'greaterUndead', 1)]).toEqual([0, 2]),
  },
  'scapegoat dark': {
    rival: { ...near, first: 'harvest-of-doubt', damage: { 0: 2 } },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 1, 0), ...powers(t)]).toEqual([2, 1, 3]),
  },
  'blade-wall red': {
    you: { at: 'cemetery' },
    rival: near,
    others: [here],
    deed: (t) => go(t, 1, move, to('arena')),
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 2, 0)]).toEqual([3, 3]),
  },
  'blade-wall green': {
    you: { at: 'cemetery' },
    rival: here,
    deed: (t) => go(t, 1, move, to('forge')),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'poisoned-chalice yellow': {
    rival: { at: 'alchemical-laboratory' },
    deed: (t) => go(t, 1, move, to('sanctuary')),
    shows: (t) => expect([cubesOn(t, 1, 0), ...powers(t)]).toEqual([2, 2, 2]),
  },
  'poisoned-chalice purple': {
    rival: { at: 'bibliotheca', hand: ['leech'] },
    deed: (t) => go(t, 1, move, to('pleasure-room')),
    shows: (t) => {
      t.choose(1, card('leech'))
      expect([cubesOn(t, 1, 0), mage(t, 1).hand]).toEqual([1, []])
    },
  },
  'informer light': {
    rival: { ...near, quests: ['small-servants'], first: 'rite-of-spring' },
    nextQuests: ['kindling'],
    deed: (t) => go(t, 1, castNext, to('forge')),
    shows: (t) => {
      expect(powers(t)).toEqual([2, 2])
      expect(mage(t, 0).quests.cards).toEqual(['kindling'])
    },
  },
  'informer dark': {
    rival: { at: 'garden' },
    deed: (t) => go(t, 1, move, activate),
    shows: (t) => expect([cubesOn(t, 1, 0), mage(t, 1).inhibited]).toEqual([2, ['activate']]),
  },
  'ambush light': {
    you: { at: 'black-rose-room' },
    rival: near,
    deed: (t) => go(t, 1, move, to('arena')),
    shows: (t) => {
      expect([cubesOn(t, 1, 0), place(t, 1)]).toEqual([3, 'arena'])
      expect(t.question(1)?.kind).not.toBe('step')
    },
  },
  'ambush dark': {
    rival: { ...near, first: 'stolen-charge dark', hand: ['leech'] },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => {
      t.choose(1, card('leech'))
      expect(mage(t, 1).hand).toEqual([])
    },
  },
}

playsGuests('conspiracy', cases)
