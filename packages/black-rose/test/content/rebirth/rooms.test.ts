import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { contentOf } from '../../../src/content/content.ts'
import { rose } from '../../../src/state.ts'
import {
  activate,
  at,
  attack,
  type Board,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  mage,
  move,
  pass,
  place,
  powers,
  stop,
  to,
  token,
} from '../../position.ts'
import { type Case, card, cube, go, laidOut, memory, quest } from '../quest-kit.ts'
import { jinxesOf, mode, school } from './kit.ts'

/** Both sides of every room: seat 0 stands in it and activates it by exploring. */
type RoomCases = { readonly [side: string]: Case }

const hand = { hand: ['solve', 'vitriol', 'residue'] } as const
const spell = (id: string) => ({ do: 'card', card: id }) as const

/** Number of steps of the run that are left; a room that moves her takes none of them. */
const stepsLeft = (t: Board): unknown => {
  const about = t.question(0)?.about
  return typeof about === 'object' && about !== null && 'left' in about ? about.left : null
}
const whole = contentOf('rebirth').mages.get('arianna')!.movement

// The mage has 1 PP, her rival 3.
const cases: RoomCases = {
  'black-rose-room destroyed': {
    you: hand,
    library: { forgotten: ['black-sun', 'undoing', 'last-petal'] },
    answers: [spell('solve'), spell('vitriol'), spell('residue'), spell('undoing')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['undoing']),
  },
  'black-rose-room rebuilt': {
    you: hand,
    library: { forgotten: ['black-sun', 'undoing', 'last-petal'] },
    answers: ['solve', 'vitriol', 'last-petal', 'black-sun'].map(spell),
    shows: (t) => expect(mage(t, 0).hand).toEqual(['last-petal', 'residue']),
  },
  'arena destroyed': { rival: { at: 'arena' }, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(1) },
  // Arianna's strength is 2.
  'arena rebuilt': { rival: { at: 'arena' }, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  'summoner-room destroyed': {
    you: { hand: ['solve', 'vitriol'] },
    answers: [card('solve')],
    shows: (t) => expect(evocationRooms(t, 0, 'cadaver')).toEqual(['summoner-room']),
  },
  'summoner-room rebuilt': {
    answers: [mode(2)],
    shows: (t) => expect(evocationRooms(t, 0, 'succubus')).toEqual(['summoner-room']),
  },
  'alchemical-laboratory destroyed': {
    you: { hand: ['solve', 'vitriol'] },
    library: { hex: ['sour-milk'] },
    answers: [card('solve'), school('hex')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['sour-milk', 'vitriol']),
  },
  'alchemical-laboratory rebuilt': {
    cubes: { sanctuary: { 1: 2 } },
    answers: [cube(1), cube(1)],
    shows: (t) => expect(cubesIn(t, 'sanctuary', 0)).toBe(2),
  },
  'bibliotheca destroyed': {
    you: { hand: ['solve'] },
    library: { hex: ['sour-milk'] },
    answers: [school('hex'), card('solve')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['sour-milk']),
  },
  'bibliotheca rebuilt': {
    library: { hex: ['sour-milk'] },
    answers: [school('hex')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['sour-milk']),
  },
  'oracle-room destroyed': {
    nextEvents: ['overgrowth'],
    answers: [{ do: 'event', card: 'overgrowth' }],
    shows: (t) => {
      expect(t.state.eventDecks[0]!.cards.at(-1)).toBe('overgrowth')
      expect(t.state.eventDecks[0]!.seen.at(-1)).toBe(1)
    },
  },
  'oracle-room rebuilt': {
    nextEvents: ['overgrowth', 'first-thorn', 'weak-foundations'],
    answers: ['weak-foundations', 'overgrowth'].map((id) => ({ do: 'event', card: id }) as const),
    shows: (t) =>
      expect(t.state.eventDecks[0]!.cards.slice(-3)).toEqual([
        'weak-foundations',
        'overgrowth',
        'first-thorn',
      ]),
  },
  'observatory destroyed': {
    rival: { at: 'treasure-room', first: 'solve', second: 'vitriol' },
    answers: [{ do: 'slot', slot: 'second' }],
    shows: (t) => expect([mage(t, 1).slots.first.seen, mage(t, 1).slots.second.seen]).toEqual([0, 1]),
  },
  'observatory rebuilt': {
    you: { grimoire: ['residue'] },
    rival: { at: 'garden', first: 'solve', second: 'vitriol' },
    shows: (t) => {
      expect([mage(t, 1).slots.first.seen, mage(t, 1).slots.second.seen]).toEqual([1, 1])
      expect(mage(t, 0).hand).toEqual(['residue'])
    },
  },
  'forge destroyed': {
    answers: [to('treasure-room')],
    shows: (t) => {
      expect(place(t, 0)).toBe('treasure-room')
      expect(stepsLeft(t)).toBe(whole)
    },
  },
  'forge rebuilt': {
    rival: { at: 'treasure-room' },
    answers: [to('treasure-room')],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'treasure-room destroyed': {
    you: hand,
    answers: [spell('solve'), spell('vitriol')],
    shows: (t) => expect(powers(t)).toEqual([2, 3]),
  },
  'treasure-room rebuilt': { shows: (t) => expect(powers(t)).toEqual([2, 3]) },
  'garden destroyed': { you: { damage: { 1: 4 } }, shows: (t) => expect(cubesOn(t, 0, 1)).toBe(3) },
  'garden rebuilt': { you: { damage: { 1: 4 } }, shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1) },
  'throne-room destroyed': {
    crown: 1,
    active: 0,
    you: { hand: ['solve', 'vitriol'] },
    answers: [card('solve')],
    shows: (t) => expect(t.state.crown).toBe(0),
  },
  'throne-room rebuilt': { crown: 1, active: 0, shows: (t) => expect(t.state.crown).toBe(0) },
  'sanctuary destroyed': {
    you: { damage: { 1: 1 }, evocations: [{ kind: 'colossus', at: 'sanctuary', damage: { 1: 2 } }] },
    answers: [mode(2)],
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOnEvocation(t, 'colossus', 1)]).toEqual([1, 1]),
  },
  'sanctuary rebuilt': {
    you: { damage: { 1: 3 }, jinxes: ['slowness'] },
    answers: [],
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(1)
      expect(jinxesOf(t, 0)).toEqual([])
    },
  },
  'banner-hall destroyed': {
    you: { quests: ['kindling'] },
    nextQuests: ['pilgrimage'],
    shows: (t) => {
      expect(mage(t, 0).quests.cards).toEqual(['pilgrimage'])
      // Nobody is paid for it (REB-BRP.4).
      expect(t.state.rose.power).toBe(0)
    },
  },
  'banner-hall rebuilt': {
    you: { quests: ['kindling'] },
    answers: [quest('kindling')],
    shows: (t) =>
      expect(mage(t, 0).progress).toMatchObject([{ quest: 'kindling', marks: [expect.anything()] }]),
  },
  'pleasure-room destroyed': {
    nextQuests: ['pilgrimage'],
    shows: (t) => expect(mage(t, 0).quests.cards).toEqual(['pilgrimage']),
  },
  'pleasure-room rebuilt': {
    nextQuests: ['pilgrimage', 'kindling'],
    answers: [quest('pilgrimage')],
    shows: (t) => expect(mage(t, 0).quests.cards).toEqual(['kindling']),
  },
  'mirror-hall destroyed': {
    answers: [to('theatre')],
    shows: (t) => {
      expect(place(t, 0)).toBe('theatre')
      expect(stepsLeft(t)).toBe(whole)
    },
  },
  'mirror-hall rebuilt': { answers: [to('forge')], shows: (t) => expect(place(t, 0)).toBe('forge') },
  'theatre destroyed': {
    rival: { at: 'cemetery' },
    answers: [to('crypt')],
    shows: (t) => expect(place(t, 1)).toBe('crypt'),
  },
  'theatre rebuilt': {
    rival: { at: 'crypt' },
    others: [{ at: 'pleasure-room' }],
    answers: [at(1), at(2), to('armoury'), to('bibliotheca')],
    shows: (t) => expect([place(t, 1), place(t, 2)]).toEqual(['armoury', 'bibliotheca']),
  },
  'cemetery destroyed': {
    you: { memories: ['solve', 'vitriol'] },
    answers: [memory('vitriol')],
    shows: (t) => expect(mage(t, 0).grimoire.cards[0]).toBe('vitriol'),
  },
  'cemetery rebuilt': {
    you: { memories: ['solve', 'vitriol'] },
    answers: [memory('vitriol')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['vitriol']),
  },
  'crypt destroyed': {
    you: { grimoire: ['solve'] },
    shows: (t) => {
      expect(cubesOn(t, 0, rose)).toBe(1)
      expect(mage(t, 0).hand).toEqual(['solve'])
    },
  },
  'crypt rebuilt': {
    rival: { at: 'armoury', damage: { rose: 3 } },
    answers: [cube(rose), cube(rose)],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  // Her next blow, and only that one.
  'armoury destroyed': {
    rival: { at: 'armoury' },
    shows: (t) => {
      go(t, 0, stop, attack, pass)
      expect(cubesOn(t, 1, 0)).toBe(3)
    },
  },
  'armoury rebuilt': {
    you: { evocations: [{ kind: 'cadaver', at: 'crypt' }] },
    rival: { at: 'armoury' },
    answers: [to('cemetery'), stop],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'cadaver')).toEqual(['cemetery'])
      go(t, 0, stop, attack)
      expect(cubesOn(t, 1, 0)).toBe(3)
    },
  },
}

test('both sides of every room are played', () => {
  const sides = [...contentOf('rebirth').rooms.keys()].flatMap((id) => [`${id} destroyed`, `${id} rebuilt`])
  expect(Object.keys(cases).toSorted()).toEqual(sides.toSorted())
})

describe('the rooms', () => {
  const scenario = scenariosWith(test)
  for (const [side, play] of Object.entries(cases)) {
    const [id = '', state] = side.split(' ')
    scenario(side, () => {
      const t = laidOut('rebirth', { ...play, ...(state === 'rebuilt' ? { rebuilt: [id] } : {}) }, { at: id })
      go(t, 0, move, activate, ...(play.answers ?? []))
      expect(t.question(0)?.kind).not.toBe('effect')
      // [REB-LDG.3, REB-LDG.4] A rebuilt room is used for this round, a destroyed one never.
      expect(token(t, id)).toBe(state === 'rebuilt' ? 'dark' : 'none')
      play.shows(t, 'rebirth')
    })
  }
})
