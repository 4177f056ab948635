import { expect } from 'vitest'
import { bookOf } from '../../../src/content/content.ts'
import { activate, castNext, cubesIn, cubesOn, mage, move, place, powers, to } from '../../position.ts'
import { go } from '../quest-kit.ts'
import { jinx, jinxesOf, playsEverySide, type SpellCases, school } from './kit.ts'

const near = { at: 'forge' }
const far = { at: 'throne-room' }
const blow = { ...near, first: 'rivet-storm' }

const cases: SpellCases = {
  // [REB 7.3] Printed: damage and Vulnerability in the Arena, then a cube for each jinx.
  'cerebral-worm red': {
    you: { at: 'cemetery' },
    rival: { ...near, jinxes: ['slowness'] },
    deed: (t) => go(t, 1, move, to('arena')),
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(1)
      expect(jinxesOf(t, 1)).toEqual(['slowness', 'vulnerability'])
      expect(cubesIn(t, 'arena', 0)).toBe(2)
    },
  },
  'cerebral-worm yellow': {
    rival: { at: 'alchemical-laboratory' },
    deed: (t) => go(t, 1, move, to('sanctuary')),
    shows: (t) => {
      expect(jinxesOf(t, 1)).toEqual(['vulnerability'])
      expect(cubesIn(t, 'sanctuary', 0)).toBe(1)
    },
  },
  'baleful-curse light': {
    rival: blow,
    deed: (t) => go(t, 1, castNext),
    shows: (t) => {
      expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([3, 2])
      expect(jinxesOf(t, 1)).toEqual(['slowness'])
    },
  },
  'baleful-curse dark': {
    rival: { ...near, first: 'sour-milk' },
    deed: (t) => go(t, 1, castNext),
    answers: [jinx('amnesia')],
    shows: (t) => expect([jinxesOf(t, 0), jinxesOf(t, 1)]).toEqual([['illFortune'], ['amnesia']]),
  },
  'knotted-cord light': {
    rival: far,
    answers: [to('forge')],
    shows: (t) => {
      expect(jinxesOf(t, 1)).toEqual(['slowness'])
      expect(place(t, 0)).toBe('forge')
    },
  },
  'knotted-cord dark': {
    rival: far,
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(1)
      expect(jinxesOf(t, 1)).toEqual(['slowness'])
    },
  },
  // One for each of three jinxes.
  'nail-and-effigy light': {
    rival: { at: 'banner-hall', jinxes: ['slowness', 'amnesia', 'illFortune'] },
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'nail-and-effigy dark': { rival: far, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  'whispered-name light': {
    you: { grimoire: ['solve'] },
    rival: { at: 'pleasure-room' },
    shows: (t) => {
      expect(jinxesOf(t, 1)).toEqual(['amnesia'])
      expect(mage(t, 0).hand).toEqual(['solve'])
    },
  },
  'whispered-name dark': {
    rival: { at: 'pleasure-room', first: 'vitriol', second: 'solve' },
    answers: [{ do: 'slot', slot: 'first' }],
    shows: (t) => expect(powers(t)).toEqual([2, 3]),
  },
  'withering-gaze light': {
    rival: far,
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(jinxesOf(t, 1)).toEqual(['vulnerability'])
    },
  },
  'withering-gaze dark': {
    rival: { ...near, jinxes: ['slowness'] },
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(4),
  },
  'sour-milk light': {
    you: { grimoire: ['solve'] },
    rival: far,
    shows: (t) => {
      expect(jinxesOf(t, 1)).toEqual(['illFortune'])
      expect(mage(t, 0).hand).toEqual(['solve'])
    },
  },
  'sour-milk dark': {
    rival: { ...far, jinxes: ['slowness'] },
    shows: (t) => expect(powers(t)).toEqual([2, 3]),
  },
  'crossroads-bargain light': {
    you: { jinxes: ['slowness', 'amnesia'] },
    library: { alchemy: ['solve'] },
    answers: [jinx('slowness'), school('alchemy')],
    shows: (t) => {
      expect(jinxesOf(t, 0)).toEqual(['amnesia'])
      expect(mage(t, 0).hand).toEqual(['solve'])
    },
  },
  'crossroads-bargain dark': {
    you: { jinxes: ['slowness', 'amnesia'] },
    rival: far,
    answers: [jinx('amnesia')],
    shows: (t) => expect([jinxesOf(t, 0), jinxesOf(t, 1)]).toEqual([['slowness'], ['amnesia']]),
  },
  'iron-horseshoe light': {
    rival: { at: 'arena', first: 'barbed-embrace' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(2)
      expect(jinxesOf(t, 1)).toEqual(['illFortune'])
    },
  },
  // [VRB-51] Vitriol has a vortex: the protection comes before its 3 damage and absorbs them.
  'iron-horseshoe dark': {
    rival: { ...near, first: 'vitriol' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(0),
  },
  'crows-feast light': {
    rival: { ...far, jinxes: ['slowness'] },
    others: [{ at: 'throne-room' }],
    answers: [to('throne-room')],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 2, 0)]).toEqual([2, 1]),
  },
  'crows-feast dark': {
    rival: { ...far, jinxes: ['slowness'] },
    others: [{ at: 'crypt', jinxes: ['amnesia'] }, { at: 'forge' }],
    shows: (t) =>
      expect(['throne-room', 'crypt', 'forge'].map((room) => cubesIn(t, room, 0))).toEqual([1, 1, 0]),
  },
  'trodden-grave light': {
    rival: { ...near, damage: { 0: 1 } },
    deed: (t) => go(t, 1, move, to('treasure-room'), to('garden'), activate),
    you: { at: 'summoner-room' },
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(1)
      expect(jinxesOf(t, 1)).toEqual(['amnesia'])
    },
  },
  'trodden-grave dark': {
    rival: { ...near, quests: ['small-servants'], first: 'reanimate' },
    deed: (t) => go(t, 1, castNext, to('forge')),
    shows: (t) => expect(powers(t)).toEqual([2, 2]),
  },
  'salt-circle blue': {
    rival: { at: 'crypt' },
    deed: (t) => go(t, 1, move, to('observatory')),
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(1)
      expect(jinxesOf(t, 1)).toEqual(['slowness'])
    },
  },
  'salt-circle purple': {
    rival: { at: 'bibliotheca' },
    deed: (t) => go(t, 1, move, to('pleasure-room')),
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(jinxesOf(t, 1)).toEqual(['illFortune'])
    },
  },
}

playsEverySide('Hex', bookOf('rebirth', 'hex').spells, cases)
