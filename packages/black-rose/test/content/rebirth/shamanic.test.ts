import { expect } from 'vitest'
import { bookOf } from '../../../src/content/content.ts'
import {
  at,
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
  to,
} from '../../position.ts'
import { go } from '../quest-kit.ts'
import { mode, playsEverySide, type SpellCases } from './kit.ts'

const near = { at: 'forge' }
const far = { at: 'throne-room' }
const blow = { ...near, first: 'rivet-storm' }
const bear = { kind: 'bearTotem', at: 'forge' } as const
const stag = { kind: 'stagTotem', at: 'garden' } as const

const cases: SpellCases = {
  'raise-the-totem light': {
    you: { grimoire: ['solve'] },
    answers: [to('forge'), mode(3)],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'owlTotem')).toEqual(['forge'])
      expect(mage(t, 0).hand).toEqual(['solve'])
    },
  },
  'raise-the-totem dark': {
    you: { damage: { 1: 3 } },
    rival: { at: 'arena' },
    answers: [mode(1)],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'bearTotem')).toEqual(['arena'])
      expect(cubesOn(t, 0, 1)).toBe(1)
      expect(cubesOn(t, 1, 0)).toBe(3)
    },
  },
  'ember-dance light': {
    rival: near,
    answers: [to('observatory')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(3)
      expect(place(t, 0)).toBe('observatory')
    },
  },
  'ember-dance dark': {
    rival: { at: 'arena' },
    answers: [to('observatory'), to('crypt')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(place(t, 0)).toBe('crypt')
    },
  },
  'ancestors-voice light': {
    // No action is left by which she could command them.
    you: { actions: 0, damage: { 1: 3 }, evocations: [bear, stag] },
    rival: near,
    answers: [on('bearTotem'), on('stagTotem')],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 0, 1)]).toEqual([3, 1]),
  },
  'ancestors-voice dark': {
    you: { grimoire: ['residue'] },
    nextQuests: ['kindling'],
    shows: (t) => {
      expect(mage(t, 0).quests.cards).toEqual(['kindling'])
      expect(mage(t, 0).hand).toEqual(['residue'])
    },
  },
  'thunder-call light': { rival: { at: 'pleasure-room' }, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2) },
  'thunder-call dark': {
    rival: far,
    answers: [to('throne-room')],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'spirit-walk light': {
    you: { evocations: [bear, stag] },
    answers: [to('garden')],
    shows: (t) => expect(place(t, 0)).toBe('garden'),
  },
  'spirit-walk dark': {
    you: { damage: { 1: 4 } },
    answers: [to('forge'), to('treasure-room'), to('garden')],
    shows: (t) => expect([place(t, 0), cubesOn(t, 0, 1)]).toEqual(['garden', 1]),
  },
  'rivers-patience light': { you: { damage: { 1: 5 } }, shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1) },
  'rivers-patience dark': {
    rival: blow,
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(0),
  },
  'gift-of-four-winds light': {
    you: { evocations: [bear, stag] },
    answers: [to('garden')],
    shows: (t) => {
      expect(powers(t)).toEqual([2, 3])
      expect(cubesIn(t, 'garden', 0)).toBe(2)
    },
  },
  'gift-of-four-winds dark': {
    you: { evocations: [bear, stag] },
    answers: [to('forge'), to('garden')],
    shows: (t) => expect(['forge', 'garden'].map((room) => cubesIn(t, room, 0))).toEqual([1, 1]),
  },
  'root-grip light': {
    rival: { ...far, actions: 1 },
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      go(t, 0, { do: 'end' })
      // Rikkart goes 2 rooms, now 1.
      go(t, 1, move, to('garden'))
      expect(t.offers(1, to('summoner-room'))).toBe(false)
    },
  },
  'root-grip dark': {
    rival: far,
    answers: [to('garden'), to('treasure-room')],
    shows: (t) => expect(place(t, 1)).toBe('treasure-room'),
  },
  'bark-skin light': {
    rival: blow,
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([0, 1]),
  },
  'bark-skin dark': {
    rival: { ...near, first: 'root-grip dark' },
    deed: (t) => go(t, 1, castNext, to('observatory')),
    shows: (t) => {
      expect(place(t, 0)).toBe('arena')
      expect(cubesOn(t, 1, 0)).toBe(1)
    },
  },
  'owl-sentinel light': {
    you: { evocations: [bear] },
    rival: { at: 'treasure-room' },
    deed: (t) => go(t, 1, move, to('forge')),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'owl-sentinel dark': {
    you: { grimoire: ['solve'] },
    nextEvents: ['first-thorn', 'overgrowth'],
    answers: [{ do: 'event', card: 'overgrowth' }],
    shows: (t) => {
      expect(t.state.eventDecks[0]!.cards.slice(-2)).toEqual(['overgrowth', 'first-thorn'])
      expect(mage(t, 0).hand).toEqual(['solve'])
    },
  },
  'snare-of-vines green': {
    rival: { at: 'summoner-room' },
    deed: (t) => go(t, 1, move, to('treasure-room')),
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(place(t, 1)).toBe('treasure-room')
      expect(t.offers(1, to('garden'))).toBe(false)
    },
  },
  'snare-of-vines blue': {
    rival: { at: 'crypt' },
    deed: (t) => go(t, 1, move, to('observatory')),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'storm-herd light': {
    rival: { ...near, evocations: [{ kind: 'colossus', at: 'forge' }] },
    answers: [to('forge'), at(1), to('treasure-room'), to('armoury')],
    shows: (t) => {
      expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'colossus', 0)]).toEqual([1, 1])
      expect([place(t, 1), ...evocationRooms(t, 1, 'colossus')].toSorted()).toEqual([
        'armoury',
        'treasure-room',
      ])
    },
  },
  'storm-herd dark': {
    rival: { ...near, evocations: [{ kind: 'colossus', at: 'forge' }] },
    answers: [to('forge')],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'colossus', 0)]).toEqual([2, 2]),
  },
}

playsEverySide('Shamanism', bookOf('rebirth', 'shamanic').spells, cases)
