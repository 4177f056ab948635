import { expect, test } from 'vitest'
import { bookOf } from '../../src/content/content.ts'
import { rose } from '../../src/state.ts'
import type { EditionId } from '../../src/words/board.ts'
import {
  type Answer,
  activate,
  at,
  type Board,
  castNext,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  lay,
  mage,
  move,
  on,
  pass,
  play,
  powers,
  stop,
  to,
  token,
} from '../position.ts'
import { card, cube, go, memory, quest, school } from './quest-kit.ts'
import { playsEverySide, type SpellCases, timed } from './spell-kit.ts'

const event = (id: string): Answer => ({ do: 'event', card: id })
const air: Answer = { do: 'element', element: 'air' }
const here = { at: 'throne-room' }
const near = { at: 'arena' }

/** The rival activates the room she stands in. */
const activateHere = (t: Board, edition: EditionId): void =>
  go(t, 1, ...(edition === '1.6' ? [move] : [move, stop]), activate)

// The caster has 1 PP, the rival 3.
const cases: SpellCases = {
  'dismiss light': {
    rival: {
      evocations: [
        { kind: 'cerbero', at: 'forge' },
        { kind: 'malacoda', at: 'cemetery' },
      ],
    },
    aim: [on('malacoda')],
    shows: (t) => {
      expect(evocationRooms(t, 1, 'malacoda')).toEqual([])
      expect(evocationRooms(t, 1, 'cerbero')).toEqual(['forge'])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'dismiss dark': {
    you: { damage: { 1: 3, rose: 2 } },
    // [BRW-R.45] She chooses whose cubes go, as long as there is a choice.
    answers: [cube(rose), cube(rose)],
    shows: (t) => expect(mage(t, 0).damage).toEqual([1, 1]),
  },
  'read-the-omens light': {
    nextEvents: ['red-fever', 'thorn-drizzle', 'miserable-dance'],
    // The one named last comes to lie on top.
    answers: [event('red-fever'), event('miserable-dance')],
    shows: (t) => {
      expect(t.state.eventDecks[0]!.cards.slice(-3)).toEqual([
        'red-fever',
        'miserable-dance',
        'thorn-drizzle',
      ])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'read-the-omens dark': {
    you: { grimoire: ['leech', 'fireball'] },
    events: ['red-fever', null, 'miserable-dance'],
    answers: [event('miserable-dance')],
    shows: (t) => {
      expect(t.state.events.map((laidEvent) => laidEvent?.card ?? null)).toEqual(['red-fever', null, null])
      expect(t.state.eventDiscards[0]).toEqual(['miserable-dance'])
      expect(t.state.rose.power).toBe(1)
      expect(mage(t, 0).hand).toEqual(['leech'])
    },
  },
  'thread-of-fate light': {
    nextQuests: ['sticky-fingers', 'bloodshed'],
    aim: [air],
    answers: [quest('bloodshed')],
    shows: (t) => {
      expect(mage(t, 0).quests.cards).toEqual(['bloodshed'])
      expect(t.state.questDecks[0]!.cards[0]).toBe('sticky-fingers')
    },
  },
  'thread-of-fate dark': {
    you: { quests: ['sticky-fingers'] },
    aim: [air],
    answers: [to('treasure-room'), pass],
    shows: (t) => {
      expect(token(t, 'treasure-room')).toBe('dark')
      expect(powers(t)).toEqual([2, 3])
      expect(mage(t, 0).quests.cards).toEqual(['sticky-fingers'])
    },
  },
  'rite-of-spring light': {
    aim: [to('arena')],
    shows: (t) => expect(evocationRooms(t, 0, 'holyAltar')).toEqual(['arena']),
  },
  'rite-of-spring dark': {
    you: {
      evocations: [
        { kind: 'holyAltar', at: 'arena' },
        { kind: 'holyAltar', at: 'forge' },
        { kind: 'holyAltar', at: 'garden' },
      ],
    },
    shows: (t) => expect(powers(t)).toEqual([3, 3]),
  },
  'hourglass light': {
    you: { damage: { 1: 3 } },
    dark: ['arena', 'forge', 'ballroom'],
    aim: [to('arena')],
    shows: (t) => {
      expect(['arena', 'forge', 'ballroom'].map((room) => token(t, room))).toEqual(['bright', 'dark', 'dark'])
      expect(mage(t, 0).power).toBe(2)
      expect(cubesOn(t, 0, 1)).toBe(1)
    },
  },
  'hourglass dark': {
    crown: 1,
    active: 0,
    shows: (t) => {
      expect(t.state.crown).toBe(0)
      expect(t.state.first).toBe(1)
    },
  },
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
    shows: (t) => {
      expect(mage(t, 0).hand).toEqual(['ice-blast'])
      expect(mage(t, 0).grimoire.cards.toSorted()).toEqual(['fireball', 'unmaking'])
      expect(mage(t, 0).memories).toEqual(['leech', 'blur'])
    },
  },
  'mending-light light': {
    you: { damage: { 1: 5 } },
    rival: { ...near, damage: { 0: 5 } },
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(1)
      expect(cubesOn(t, 1, 0)).toBe(5)
    },
  },
  'mending-light dark': {
    you: { damage: { 1: 3 } },
    rival: { ...here, damage: { rose: 1 } },
    others: [{ ...near, damage: { rose: 3 } }],
    shows: (t) => {
      expect(t.state.mages.map(({ damage }) => damage.length)).toEqual([1, 0, 3])
      expect(powers(t)).toEqual([2, 3, 0])
    },
  },
  'borrowed-hour light': {
    you: { at: 'treasure-room', damage: { 1: 3 } },
    shows: (t) => {
      expect(token(t, 'treasure-room')).toBe('dark')
      expect(powers(t)).toEqual([2, 3])
      expect(cubesOn(t, 0, 1)).toBe(1)
    },
  },
  'borrowed-hour dark': {
    you: { grimoire: ['leech'] },
    aim: [to('treasure-room')],
    shows: (t) => {
      expect(mage(t, 0).hand).toEqual(['leech'])
      expect(token(t, 'treasure-room')).toBe('dark')
      expect(token(t, 'throne-room')).toBe('bright')
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'sunlance light': {
    rival: { at: 'portal-hall' },
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'sunlance dark': {
    rival: { ...near, evocations: [{ kind: 'cerbero', at: 'arena' }] },
    aim: [to('arena')],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(1)
      expect(cubesOnEvocation(t, 'cerbero', 0)).toBe(1)
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'foreseen-blow light': {
    rival: { ...here, first: 'meteor-swarm' },
    deed: (t, edition) => go(t, 1, castNext, ...timed(edition)),
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(1)
      expect(mage(t, 0).power).toBe(2)
    },
  },
  'foreseen-blow dark': {
    rival: { at: 'black-rose-room', first: 'fireball' },
    others: [here],
    deed: (t) => go(t, 1, castNext, to('throne-room')),
    // [BRW-FAQ.8] Only who avoids is spared.
    shows: (t) => expect([0, 2].map((seat) => cubesOn(t, seat, 1))).toEqual([0, 3]),
  },
  'turned-page light': {
    rival: { ...here, first: 'whisper' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect(powers(t)).toEqual([3, 3]),
  },
  'turned-page dark': {
    rival: { ...here, first: 'whisper dark' },
    deed: (t) => go(t, 1, castNext),
    // [BRW-TP.15] All of it is cancelled, also what the caster would gain.
    shows: (t) => expect(powers(t)).toEqual([2, 3]),
  },
  'debt-of-prophecy light': {
    rival: { at: 'treasure-room', quests: ['sticky-fingers'] },
    others: [{ at: 'garden', power: 1 }],
    deed: (t, edition) => {
      activateHere(t, edition)
      go(t, 1, quest('sticky-fingers'), at(2))
    },
    // The rival steals 1 and gains 1 for the quest.
    shows: (t) => expect(powers(t)).toEqual([3, 5, 0]),
  },
  'debt-of-prophecy dark': {
    you: { grimoire: ['leech', 'fireball'] },
    rival: { at: 'treasure-room' },
    deed: activateHere,
    shows: (t) => {
      expect(powers(t)[0]).toBe(2)
      expect(mage(t, 0).hand).toEqual(['leech'])
      expect(token(t, 'treasure-room')).toBe('dark')
    },
  },
}

playsEverySide('divination', (edition) => bookOf(edition, 'divination').spells, cases)

test('[BRW-TP.5] Turned Page, inverted, does nothing against a combat spell', () => {
  const t = lay({
    active: 1,
    mages: [
      { at: 'throne-room', first: 'turned-page dark active', actions: 0 },
      { at: 'throne-room', first: 'cataclysm' },
    ],
  })
  play(t, 1, castNext, ...timed('1.6'))
  expect(cubesOn(t, 0, 1)).toBe(2)
})

test('[BRW-CMP.36, BRW-V.2] Borrowed Hour does nothing in a room whose token is dark', () => {
  const t = lay({
    dark: ['treasure-room'],
    mages: [{ at: 'treasure-room', first: 'borrowed-hour' }, { at: 'arena' }],
  })
  play(t, 0, castNext)
  expect(powers(t)).toEqual([0, 0])
})

test('[BRW-D.42] Open Page takes a spell from Memories as well', () => {
  const t = lay({
    mages: [{ at: 'arena', first: 'open-page dark', memories: ['leech'], grimoire: ['fireball'] }, {}],
  })
  play(t, 0, castNext, memory('leech'))
  expect(mage(t, 0).hand).toEqual(['leech'])
  expect(mage(t, 0).grimoire.cards).toEqual(['fireball'])
})

test('[BRW-CELL.2] Dismiss finds evocations anywhere in the Lodge, and in 0.7 its own as well', () => {
  const t = lay({
    edition: '0.7',
    mages: [
      { at: 'throne-room', first: 'dismiss', evocations: [{ kind: 'undead', at: 'garden' }] },
      { at: 'cell', evocations: [{ kind: 'malacoda', at: 'oracle-room' }] },
    ],
  })
  t.choose(0, castNext)
  expect(t.offers(0, on('malacoda'))).toBe(true)
  play(t, 0, on('undead'))
  expect(evocationRooms(t, 0, 'undead')).toEqual([])
  expect(powers(t)).toEqual([1, 0])
})

test('[BRW-TP.15, BRW-V.4] Who avoids Ice Blast is neither hurt nor pinned', () => {
  const t = lay({
    active: 1,
    mages: [
      { at: 'throne-room', first: 'foreseen-blow dark active', actions: 0 },
      { at: 'arena', first: 'ice-blast' },
    ],
  })
  play(t, 1, castNext)
  t.choose(0, { do: 'trigger', card: 'foreseen-blow' })
  expect(cubesOn(t, 0, 1)).toBe(0)
  expect(mage(t, 0).inhibited).toEqual([])
})

test('[BRW-DMG.2] Foreseen Blow softens one of the two blows of an inverted Fireball', () => {
  const t = lay({
    active: 1,
    mages: [
      { at: 'throne-room', first: 'foreseen-blow active', actions: 0 },
      { at: 'arena', first: 'fireball dark' },
    ],
  })
  play(t, 1, castNext)
  t.choose(0, { do: 'trigger', card: 'foreseen-blow' })
  expect(cubesOn(t, 0, 1)).toBe(1)
})

test('Rite of Spring, inverted, counts one altar as one', () => {
  const t = lay({
    mages: [
      { at: 'arena', first: 'rite-of-spring dark', evocations: [{ kind: 'holyAltar', at: 'garden' }] },
      { at: 'garden', evocations: [{ kind: 'holyAltar', at: 'garden' }] },
    ],
  })
  play(t, 0, castNext)
  expect(powers(t)).toEqual([1, 0])
})
