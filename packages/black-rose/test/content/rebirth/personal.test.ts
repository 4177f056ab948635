import { expect } from 'vitest'
import { contentOf } from '../../../src/content/content.ts'
import { rose } from '../../../src/state.ts'
import { castNext, cubesOn, evocationRooms, mage, on, place, powers, stop, to } from '../../position.ts'
import { go, yes } from '../quest-kit.ts'
import { jinx, jinxesOf, mode, playsEverySide, type SpellCases } from './kit.ts'

const near = { at: 'forge' }
const far = { at: 'throne-room' }

const cases: SpellCases = {
  'mercurial-waltz light': {
    you: { damage: { 1: 2 } },
    answers: [to('treasure-room'), to('garden')],
    shows: (t) => {
      expect(place(t, 0)).toBe('garden')
      expect(cubesOn(t, 0, 1)).toBe(1)
    },
  },
  'mercurial-waltz dark': {
    rival: { at: 'arena' },
    answers: [to('forge')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(3)
      expect(place(t, 0)).toBe('forge')
    },
  },
  'penitents-fury light': {
    rival: near,
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 0, rose)]).toEqual([3, 2]),
  },
  'penitents-fury dark': {
    you: { grimoire: ['solve'] },
    shows: (t) => {
      expect(cubesOn(t, 0, rose)).toBe(1)
      expect(mage(t, 0).hand).toEqual(['solve'])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  // [REB 7.2] Printed: it gives its mage 1 PP.
  'evil-eye light': {
    rival: far,
    answers: [jinx('slowness')],
    shows: (t) => {
      expect(jinxesOf(t, 1)).toEqual(['slowness'])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'evil-eye dark': {
    rival: { ...far, jinxes: ['slowness'] },
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(1)
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'dorias-patent light': {
    you: { evocations: [{ kind: 'colossus', at: 'crypt' }] },
    answers: [mode(1), yes, on('cadaver'), to('forge'), stop],
    shows: (t) => expect(evocationRooms(t, 0, 'cadaver')).toEqual(['forge']),
  },
  'dorias-patent dark': {
    you: { grimoire: ['solve'] },
    rival: { at: 'arena', first: 'barbed-embrace' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(1)
      expect(mage(t, 0).hand).toEqual(['solve'])
    },
  },
}

playsEverySide('the personal spells', contentOf('rebirth').personal, cases)
