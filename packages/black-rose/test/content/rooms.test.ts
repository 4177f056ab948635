import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/content/content.ts'
import { rose } from '../../src/state.ts'
import type { EditionId } from '../../src/words/board.ts'
import {
  type Answer,
  activate,
  at,
  type Board,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  lay,
  mage,
  move,
  place,
  play,
  powers,
  stop,
  to,
  token,
} from '../position.ts'
import { type Case, card, cube, editions, go, laidOut, memory, no, school, yes } from './quest-kit.ts'

/** Activates the room one stands in, by a move of no steps. */
const activateHere = (t: Board, edition: EditionId): void =>
  go(t, 0, ...(edition === '1.6' ? [move] : [move, stop]), activate)

const mode = (number: number): Answer => ({ do: 'mode', mode: number })

// Seat 0 stands in the room and has 1 PP, the rival has 3.
const cases: { readonly [room: string]: Case } = {
  'black-rose-room': {
    moon: 2,
    you: { hand: ['blur', 'fireball', 'leech', 'maze', 'silence'] },
    library: { forgotten: ['collapse', 'stolen-hour', 'black-rain'] },
    answers: ['blur', 'fireball', 'leech', 'maze', 'stolen-hour', 'black-rain'].map(card),
    shows: (t) => {
      expect(mage(t, 0).hand).toEqual(['silence', 'stolen-hour'])
      expect(mage(t, 0).memories.toSorted()).toEqual(['blur', 'fireball', 'leech', 'maze'])
      expect(t.state.library.forgotten.cards).toHaveLength(9)
      expect(t.state.library.forgotten.cards.slice(0, 2)).toEqual(['collapse', 'black-rain'])
    },
  },
  'throne-room': { crown: 1, active: 0, shows: (t) => expect(t.state.crown).toBe(0) },
  'pleasure-room': {
    nextQuests: ['bloodshed'],
    shows: (t) => expect(mage(t, 0).quests.cards).toEqual(['bloodshed']),
  },
  ballroom: {
    rival: { at: 'black-rose-room' },
    answers: [to('throne-room')],
    shows: (t) => expect(place(t, 1)).toBe('throne-room'),
  },
  'summoner-room': { shows: (t) => expect(evocationRooms(t, 0, 'cerbero')).toEqual(['summoner-room']) },
  'alchemical-laboratory': {
    you: { hand: ['fireball', 'leech'], damage: { 1: 2 } },
    answers: [mode(2), yes, card('fireball')],
    shows: (t) => {
      expect(powers(t)).toEqual([2, 3])
      expect(mage(t, 0).memories).toEqual(['fireball'])
      expect(cubesOn(t, 0, 1)).toBe(2)
    },
  },
  arena: {
    rival: { at: 'arena', evocations: [{ kind: 'cerbero', at: 'arena' }] },
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'cerbero', 0)]).toEqual([2, 2]),
  },
  forge: {
    rival: { at: 'treasure-room', evocations: [{ kind: 'cerbero', at: 'treasure-room' }] },
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'cerbero', 0)]).toEqual([0, 2]),
  },
  'treasure-room': { shows: (t) => expect(powers(t)).toEqual([2, 3]) },
  garden: { you: { damage: { 1: 7 } }, shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1) },
  bibliotheca: {
    library: { illusion: ['blur'] },
    answers: [school('illusion')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['blur']),
  },
  'oracle-room': {
    you: { grimoire: ['leech', 'fireball'] },
    nextEvents: ['red-fever', 'thorn-drizzle'],
    answers: [{ do: 'event', card: 'red-fever' }],
    shows: (t) => {
      const { cards } = t.state.eventDecks[0]!
      expect([cards[0], cards.at(-1)]).toEqual(['red-fever', 'thorn-drizzle'])
      expect(mage(t, 0).hand).toEqual(['leech'])
    },
  },
  observatory: {
    answers: [to('summoner-room')],
    shows: (t) => {
      // [BRW-ROOM.3] What a room does happens in that room.
      expect(evocationRooms(t, 0, 'cerbero')).toEqual(['summoner-room'])
      expect(token(t, 'summoner-room')).toBe('dark')
    },
  },
  cemetery: { shows: (t) => expect(evocationRooms(t, 0, 'undead')).toEqual(['cemetery']) },
  chapel: {
    you: { damage: { 1: 4 } },
    cubes: { 'alchemical-laboratory': { 0: 1, 1: 1, rose: 1 }, arena: { 1: 2 } },
    answers: [cube(1), cube(rose)],
    shows: (t) => {
      expect([0, 1, rose].map((owner) => cubesIn(t, 'alchemical-laboratory', owner))).toEqual([1, 0, 0])
      expect(cubesIn(t, 'arena', 1)).toBe(2)
      expect(cubesOn(t, 0, 1)).toBe(1)
    },
  },
  ossuary: {
    you: { memories: ['fireball', 'leech'] },
    answers: [memory('leech')],
    shows: (t) => expect([mage(t, 0).hand, mage(t, 0).memories]).toEqual([['leech'], ['fireball']]),
  },
  'portal-hall': {
    answers: [to('oracle-room')],
    shows: (t) => expect(place(t, 0)).toBe('oracle-room'),
  },
  guardroom: {
    rival: { at: 'workshop', damage: { rose: 2 } },
    answers: [at(1), cube(rose)],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 1, rose)]).toEqual([1, 1]),
  },
  workshop: {
    answers: [to('forge')],
    shows: (t) => expect(cubesIn(t, 'forge', 0)).toBe(1),
  },
}

describe.each(editions)('[BRW-ROOM.1] edition %s', (edition) => {
  test('every room is activated here', () => {
    expect(Object.keys(cases)).toEqual([...contentOf(edition).rooms.keys()])
  })

  test.each(Object.keys(cases))('%s', (room) => {
    const play = cases[room]!
    const t = laidOut(edition, play, { at: room, first: 'leech' })
    activateHere(t, edition)
    go(t, 0, ...(play.answers ?? []))
    expect(token(t, room)).toBe('dark')
    expect(mage(t, 0).actions).toBe(1)
    play.shows(t, edition)
  })
})

test('[12.14] three rooms of each colour, three to five slots, worth two or three', () => {
  const coloured = [...contentOf('1.6').rooms.values()].filter(({ colour }) => colour !== null)
  const colours = Map.groupBy(coloured, ({ colour }) => colour)
  expect([...colours.values()].map(({ length }) => length)).toEqual([3, 3, 3, 3, 3, 3])
  expect(coloured.every(({ slots, power }) => slots >= 3 && slots <= 5 && [2, 3].includes(power))).toBe(true)
  expect(colours.get('red')!.map(({ id }) => id)).toEqual(['summoner-room', 'alchemical-laboratory', 'arena'])
})

const lone = (room: string, you: object = {}, position: object = {}): Board =>
  lay({ ...position, mages: [{ at: room, first: 'leech', ...you }, {}] })

test('The Laboratory heals instead, and takes no card from who will not give one', () => {
  const healing = lone('alchemical-laboratory', { hand: ['fireball'], damage: { 1: 4 } })
  play(healing, 0, move, activate, mode(1))
  expect(cubesOn(healing, 0, 1)).toBe(1)
  expect(mage(healing, 0).hand).toEqual(['fireball'])
  const keeping = lone('alchemical-laboratory', { hand: ['fireball'] })
  play(keeping, 0, move, activate, mode(2), no)
  expect([mage(keeping, 0).hand, powers(keeping)]).toEqual([['fireball'], [0, 0]])
})

test('The Oracle Room leaves the event on top for who wants it', () => {
  const t = lone('oracle-room', { grimoire: ['leech'] }, { nextEvents: ['red-fever'] })
  play(t, 0, move, activate, no)
  expect(t.state.eventDecks[0]!.cards.at(-1)).toBe('red-fever')
})

test('[BRW-ROOM.1, BRW-ROOM.4, BRW-ROOM.5] The Observatory offers what can be activated', () => {
  const t = lone(
    'observatory',
    { hand: ['fireball'] },
    { moon: 2, rooms: { observatory: 3 }, dark: ['ballroom'], destroyed: ['chapel'] },
  )
  play(t, 0, move, activate)
  const offered = t.options(0).map((option) => ('room' in option ? option.room : option.do))
  // The Black Rose Room lies beside it, but asks for four cards.
  expect(offered.toSorted()).toEqual([
    'arena',
    'bibliotheca',
    'oracle-room',
    'pleasure-room',
    'summoner-room',
    'treasure-room',
  ])
})

test('[BRW-V.8] The Guardroom reaches its own mage, too', () => {
  const t = lone('guardroom', { damage: { 1: 2 } })
  play(t, 0, move, activate, cube(1))
  expect([cubesOn(t, 0, 0), cubesOn(t, 0, 1)]).toEqual([1, 1])
})

test('[BRW-IMM.1] The Arena spares the models of who activates it', () => {
  const t = lay({
    mages: [{ at: 'arena', first: 'leech', evocations: [{ kind: 'undead', at: 'arena' }] }, { at: 'arena' }],
  })
  play(t, 0, move, activate)
  expect(mage(t, 0).damage).toEqual([])
  expect(evocationRooms(t, 0, 'undead')).toEqual(['arena'])
  expect(cubesOn(t, 1, 0)).toBe(2)
})
