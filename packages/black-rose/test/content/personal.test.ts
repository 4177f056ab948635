import { expect } from 'vitest'
import { contentOf } from '../../src/content/content.ts'
import { rose } from '../../src/state.ts'
import { deckOfSchool } from '../../src/table/schools.ts'
import { type Answer, attack, cubesOn, evocationRooms, mage, move, place, powers, to } from '../position.ts'
import { card, cube, go, school } from './quest-kit.ts'
import { playsEverySide, type SpellCases } from './spell-kit.ts'

const event = (id: string): Answer => ({ do: 'event', card: id })
const here = { at: 'throne-room' }
const near = { at: 'arena' }

const cases: SpellCases = {
  'ring-of-fire light': {
    rival: here,
    others: [near, { at: 'portal-hall' }],
    shows: (t) => expect([1, 2, 3].map((seat) => cubesOn(t, seat, 0))).toEqual([1, 1, 0]),
  },
  'ring-of-fire dark': { rival: near, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  'reading-the-stars light': {
    you: { mage: 'jafar' },
    library: { illusion: ['silence', 'blur'] },
    nextEvents: ['red-fever', 'thorn-drizzle'],
    answers: [school('illusion'), card('silence'), event('red-fever')],
    shows: (t) => {
      expect(mage(t, 0).hand).toEqual(['silence'])
      expect(deckOfSchool(t.state, 'illusion').cards[0]).toBe('blur')
      expect(t.state.eventDecks[0]!.cards[0]).toBe('red-fever')
      expect(t.state.eventDecks[0]!.cards.at(-1)).toBe('thorn-drizzle')
    },
  },
  'reading-the-stars dark': {
    you: { mage: 'jafar' },
    nextQuests: ['bloodshed'],
    shows: (t) => {
      expect(mage(t, 0).quests.cards).toEqual(['bloodshed'])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'wild-metamorphosis light': {
    you: { mage: 'tessa' },
    rival: { mage: 'nero', at: 'cemetery' },
    dark: ['throne-room', 'cemetery'],
    shows: (t) => {
      go(t, 0, move, to('black-rose-room'), to('summoner-room'), to('cemetery'))
      expect(place(t, 0)).toBe('cemetery')
      go(t, 0, attack)
      expect(cubesOn(t, 1, 0)).toBe(3)
    },
  },
  'wild-metamorphosis dark': {
    you: { mage: 'tessa', damage: { 1: 4 } },
    rival: { mage: 'nero', at: 'portal-hall' },
    answers: [to('arena'), to('portal-hall')],
    shows: (t) => {
      expect(place(t, 0)).toBe('portal-hall')
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(cubesOn(t, 0, 1)).toBe(1)
      expect(mage(t, 0).actions).toBe(2)
    },
  },
  'call-of-the-fallen light': {
    you: { mage: 'rebecca', evocations: [{ kind: 'undead', at: 'arena' }] },
    rival: { at: 'portal-hall' },
    aim: [to('arena')],
    shows: (t) => expect(evocationRooms(t, 0, 'undead')).toEqual(['arena', 'arena']),
  },
  'call-of-the-fallen dark': {
    you: { mage: 'rebecca' },
    rival: { ...near, damage: { rose: 3 } },
    answers: [cube(rose), cube(rose), cube(rose)],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(5)
      expect(cubesOn(t, 1, rose)).toBe(0)
    },
  },
}

playsEverySide('personal spells', (edition) => contentOf(edition).personal, cases)
