import { expect } from 'vitest'
import { bookOf } from '../../../src/content/content.ts'
import { rose } from '../../../src/state.ts'
import { castNext, castQuick, cubesIn, cubesOn, mage, move, place, powers, to } from '../../position.ts'
import { card, cube, go } from '../quest-kit.ts'
import { playsEverySide, type SpellCases, umbra, umbrasOf } from './kit.ts'

const near = { at: 'forge' }
const far = { at: 'throne-room' }
const blow = { ...near, first: 'rivet-storm' }
const haunted = {
  umbras: [
    { kind: 'dread', by: 0 },
    { kind: 'vertigo', by: 0 },
  ],
} as const

const cases: SpellCases = {
  'lurking-shape light': {
    rival: far,
    answers: [umbra('insomnia')],
    shows: (t) => expect(umbrasOf(t, 1)).toEqual(['insomnia']),
  },
  'lurking-shape dark': {
    rival: near,
    answers: [umbra('dread')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(1)
      expect(umbrasOf(t, 1)).toEqual(['dread'])
    },
  },
  'night-terrors light': {
    rival: far,
    answers: [to('garden')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(place(t, 1)).toBe('garden')
    },
  },
  'night-terrors dark': { rival: near, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  'feast-of-shadows light': {
    rival: { at: 'banner-hall', ...haunted },
    answers: [cube(rose)],
    shows: (t) => expect([cubesOn(t, 1, rose), cubesOn(t, 1, 0)]).toEqual([1, 1]),
  },
  'feast-of-shadows dark': { rival: { ...far, ...haunted }, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(4) },
  'drowning-dream light': {
    rival: { ...far, evocations: [{ kind: 'cadaver', at: 'throne-room' }] },
    answers: [to('throne-room')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(1)
      expect(t.state.evocations).toHaveLength(1)
    },
  },
  'drowning-dream dark': {
    rival: { ...near, grimoire: ['solve', 'vitriol'] },
    answers: [to('forge')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(mage(t, 1).memories).toEqual(['solve'])
    },
  },
  'sleepless-hours light': {
    rival: { at: 'pleasure-room', hand: ['solve', 'vitriol'] },
    shows: (t) => {
      go(t, 1, card('solve'))
      expect(mage(t, 1).hand).toEqual(['vitriol'])
    },
  },
  'sleepless-hours dark': { rival: { at: 'pleasure-room' }, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2) },
  'through-the-mirror light': {
    rival: far,
    shows: (t) => expect([place(t, 0), place(t, 1)]).toEqual(['throne-room', 'arena']),
  },
  'through-the-mirror dark': {
    you: { grimoire: ['solve'] },
    answers: [to('bibliotheca')],
    shows: (t) => expect([place(t, 0), mage(t, 0).hand]).toEqual(['bibliotheca', ['solve']]),
  },
  'borrowed-face light': {
    rival: { ...far, hand: ['solve', 'vitriol'], grimoire: ['residue'] },
    answers: [card('vitriol')],
    shows: (t) => {
      expect(mage(t, 1).hand).toEqual(['solve'])
      expect(mage(t, 1).grimoire.cards.at(-1)).toBe('vitriol')
    },
  },
  'borrowed-face dark': {
    you: { grimoire: ['solve', 'vitriol'] },
    answers: [card('solve')],
    shows: (t) => {
      expect(mage(t, 0).hand).toEqual(['vitriol'])
      expect(mage(t, 0).memories).toEqual(['solve'])
    },
  },
  // [REB 7.3] Printed: ignore up to 3, and inflict as much.
  'persecution light': {
    rival: blow,
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([0, 3]),
  },
  'persecution dark': {
    rival: { ...near, first: 'lurking-shape' },
    deed: (t) => go(t, 1, castNext, umbra('dread')),
    answers: [umbra('vertigo')],
    shows: (t) => expect([umbrasOf(t, 0), umbrasOf(t, 1)]).toEqual([[], ['vertigo']]),
  },
  'veil-of-sleep light': {
    rival: { ...near, first: 'vitriol' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(0),
  },
  'veil-of-sleep dark': {
    rival: { ...near, hand: ['solve', 'vitriol'], grimoire: ['residue'], first: 'ancestors-voice dark' },
    nextQuests: ['kindling'],
    deed: (t) => go(t, 1, castNext),
    shows: (t) => {
      go(t, 1, card('solve'))
      expect(mage(t, 1).hand).toEqual(['residue', 'vitriol'])
    },
  },
  'creeping-dread light': {
    rival: { ...near, quick: 'quicksilver-step' },
    deed: (t) => go(t, 1, castQuick, to('treasure-room')),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'creeping-dread dark': {
    rival: { ...far, ...haunted },
    others: [{ at: 'crypt', umbras: [{ kind: 'dread', by: 0 }] }],
    answers: [to('throne-room'), to('crypt')],
    shows: (t) => expect(['throne-room', 'crypt'].map((room) => cubesIn(t, room, 0))).toEqual([1, 1]),
  },
  'bogeymans-door purple': {
    rival: { at: 'bibliotheca' },
    deed: (t) => go(t, 1, move, to('pleasure-room')),
    answers: [umbra('vertigo')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(1)
      expect(umbrasOf(t, 1)).toEqual(['vertigo'])
    },
  },
  'bogeymans-door yellow': {
    rival: { at: 'alchemical-laboratory' },
    deed: (t) => go(t, 1, move, to('sanctuary')),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'harvest-of-fear light': {
    rival: { ...far, ...haunted },
    others: [{ at: 'crypt', umbras: [{ kind: 'dread', by: 0 }] }],
    shows: (t) => expect(powers(t)[0]).toBe(3),
  },
  'harvest-of-fear dark': {
    rival: { at: 'pleasure-room', damage: { rose: 3 }, umbras: [{ kind: 'dread', by: 0 }] },
    answers: [cube(rose), cube(rose)],
    shows: (t) => {
      expect(umbrasOf(t, 1)).toEqual([])
      expect([cubesOn(t, 1, 0), cubesOn(t, 1, rose)]).toEqual([2, 1])
    },
  },
}

playsEverySide('Nightmare', bookOf('rebirth', 'nightmare').spells, cases)
