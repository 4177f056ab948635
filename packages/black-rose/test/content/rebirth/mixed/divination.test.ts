import { expect } from 'vitest'
import { rose } from '../../../../src/state.ts'
import {
  activate,
  castNext,
  cubesOn,
  evocationRooms,
  mage,
  move,
  on,
  place,
  powers,
  to,
  token,
} from '../../../position.ts'
import { card, cube, go, quest, school } from '../../quest-kit.ts'
import type { SpellCases } from '../kit.ts'
import { event, far, here, lance, near, playsGuests } from './kit.ts'

const cases: SpellCases = {
  'dismiss light': {
    rival: {
      evocations: [
        { kind: 'undead', at: 'forge' },
        { kind: 'malacoda', at: 'cemetery' },
      ],
    },
    answers: [on('malacoda')],
    shows: (t) => {
      expect([evocationRooms(t, 1, 'malacoda'), evocationRooms(t, 1, 'undead')]).toEqual([[], ['forge']])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'dismiss dark': {
    you: { damage: { 1: 3, rose: 2 } },
    answers: [cube(rose), cube(rose)],
    shows: (t) => expect(mage(t, 0).damage).toEqual([1, 1]),
  },
  'read-the-omens light': {
    nextEvents: ['first-thorn', 'whispering-walls', 'falling-masonry'],
    answers: [event('first-thorn'), event('falling-masonry')],
    shows: (t) => {
      expect(t.state.eventDecks[0].cards.slice(-3)).toEqual([
        'first-thorn',
        'falling-masonry',
        'whispering-walls',
      ])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'read-the-omens dark': {
    you: { grimoire: ['leech', 'fireball'] },
    events: ['first-thorn', null, 'whispering-walls'],
    answers: [event('whispering-walls')],
    shows: (t) => {
      expect(t.state.eventDiscards[0]).toEqual(['whispering-walls'])
      expect(t.state.rose.power).toBe(1)
      expect(mage(t, 0).hand).toEqual(['leech'])
    },
  },
  // [REB-QST.2] Open as soon as she has it.
  'thread-of-fate light': {
    nextQuests: ['kindling', 'rising-tide'],
    answers: [quest('rising-tide')],
    shows: (t) => {
      expect(mage(t, 0).quests).toEqual({ cards: ['rising-tide'], seen: [3] })
      expect(t.state.questDecks[0].cards[0]).toBe('kindling')
    },
  },
  'thread-of-fate dark': {
    you: { quests: ['come-to-the-rose', 'cracked-mortar'] },
    answers: [quest('cracked-mortar')],
    shows: (t) => expect(mage(t, 0).progress?.map((each) => each.quest)).toEqual(['cracked-mortar']),
  },
  'rite-of-spring light': {
    answers: [to('forge')],
    shows: (t) => expect(evocationRooms(t, 0, 'holyAltar')).toEqual(['forge']),
  },
  'rite-of-spring dark': {
    you: {
      evocations: [
        { kind: 'holyAltar', at: 'forge' },
        { kind: 'holyAltar', at: 'garden' },
        { kind: 'undead', at: 'garden' },
      ],
    },
    shows: (t) => expect(powers(t)).toEqual([3, 3]),
  },
  'hourglass light': {
    you: { damage: { 1: 3 } },
    rebuilt: ['throne-room', 'cemetery'],
    dark: ['throne-room'],
    shows: (t) => {
      expect(token(t, 'throne-room')).toBe('bright')
      expect([cubesOn(t, 0, 1), powers(t)[0]]).toEqual([1, 2])
    },
  },
  'hourglass dark': { crown: 1, active: 0, shows: (t) => expect(t.state.crown).toBe(0) },
  'open-page light': {
    library: { illusion: ['blur', 'maze'], necromancy: ['leech'] },
    answers: [school('illusion'), school('necromancy'), school('illusion'), card('blur'), card('maze')],
    shows: (t) => {
      expect(mage(t, 0).hand).toEqual(['blur', 'maze'])
      expect(t.state.schoolDiscards.necromancy).toEqual(['leech'])
    },
  },
  'open-page dark': {
    you: { memories: ['leech', 'blur'], grimoire: ['fireball', 'ice-blast', 'unmaking'] },
    answers: [card('ice-blast')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['ice-blast']),
  },
  'mending-light light': { you: { damage: { 1: 5 } }, shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1) },
  'mending-light dark': {
    you: { damage: { 1: 3 } },
    rival: { ...here, damage: { rose: 3 } },
    shows: (t) => {
      expect([cubesOn(t, 0, 1), cubesOn(t, 1, rose)]).toEqual([1, 1])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  // The Arena in ruins: 1 damage on an enemy there.
  'borrowed-hour light': {
    you: { damage: { 1: 3 } },
    rival: here,
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 0, 1)]).toEqual([1, 1]),
  },
  // The Forge in ruins: move 1. Ruins have no tokens, and can be activated all the same.
  'borrowed-hour dark': {
    you: { grimoire: ['leech', 'fireball'] },
    answers: [to('forge'), to('summoner-room')],
    shows: (t) => {
      expect(place(t, 0)).toBe('summoner-room')
      expect(mage(t, 0).hand).toEqual(['leech'])
    },
  },
  'sunlance light': { rival: far, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  'sunlance dark': {
    rival: near,
    answers: [to('forge')],
    shows: (t) => expect([cubesOn(t, 1, 0), ...powers(t)]).toEqual([1, 2, 3]),
  },
  'foreseen-blow light': {
    rival: lance,
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), ...powers(t)]).toEqual([0, 2, 3]),
  },
  // Three, then one more: all of it is ignored.
  'foreseen-blow dark': {
    rival: { ...near, first: 'fireball dark' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(0),
  },
  'turned-page light': {
    rival: { ...near, first: 'puppet-strings dark' },
    deed: (t) => go(t, 1, castNext, to('observatory')),
    shows: (t) => {
      expect(place(t, 0)).toBe('arena')
      expect(powers(t)).toEqual([3, 3])
    },
  },
  // What it has taken is gone; it heals her no more.
  'turned-page dark': {
    rival: { ...near, first: 'harvest-of-doubt', damage: { rose: 2 } },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => {
      expect(cubesOn(t, 1, rose)).toBe(2)
      expect(powers(t)).toEqual([1, 4])
    },
  },
  'debt-of-prophecy light': {
    rival: { ...near, quests: ['small-servants'], first: 'rite-of-spring' },
    deed: (t) => go(t, 1, castNext, to('forge')),
    shows: (t) => expect(powers(t)).toEqual([3, 3]),
  },
  'debt-of-prophecy dark': {
    you: { grimoire: ['leech', 'fireball'] },
    rival: { at: 'garden' },
    deed: (t) => go(t, 1, move, activate),
    shows: (t) => {
      expect(powers(t)).toEqual([2, 3])
      expect(mage(t, 0).hand).toEqual(['leech'])
    },
  },
}

playsGuests('divination', cases)
