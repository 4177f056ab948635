import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { contentOf, questOf } from '../../../src/content/content.ts'
import { type BlackRose, mageOf, rose } from '../../../src/state.ts'
import type { Difference } from '../../../src/words/card.ts'
import {
  type Answer,
  activate,
  allBut,
  attack,
  type Board,
  castNext,
  cubesIn,
  cubesOn,
  evocationRooms,
  mage,
  move,
  on,
  pass,
  place,
  powers,
  stop,
  to,
  token,
  trigger,
} from '../../position.ts'
import { type Case, card, cube, go, laidOut, memory, quest } from '../quest-kit.ts'
import { jinxesOf, mode, school } from './kit.ts'

interface Task extends Omit<Case, 'shows'> {
  /** Deed that puts the last cube on the quest of seat 0. */
  readonly deed: (t: Board) => void
}

/** Marks counted before, where a quest asks for different things. */
const counted: { readonly [D in Difference]: readonly string[] } = {
  colour: ['red', 'blue', 'yellow', 'purple'],
  room: ['crypt', 'garden', 'theatre', 'armoury'],
  mage: [],
  element: ['air', 'earth', 'sacred', 'profane'],
}

/** All cubes of a quest but the last. */
const almostDone =
  (id: string) =>
  (state: BlackRose): void => {
    const { task } = questOf('rebirth', id)
    if (task.task !== 'spaces') throw new Error(`'${id}' has no spaces`)
    const { count, different } = task
    const marks =
      different === null
        ? Array.from({ length: count - 1 }, () => '')
        : counted[different].slice(0, count - 1)
    if (marks.length === 0) return
    const owner = mageOf(state, 0)
    owner.progress!.push({ quest: id, marks: [...marks] })
    owner.reserve -= marks.length
  }

const activating = (room: string, ...answers: readonly Answer[]): Task => ({
  you: { at: room },
  deed: (t) => go(t, 0, move, activate, ...answers),
})
const rebuilt = (room: string, ...answers: readonly Answer[]): Task => ({
  ...activating(room, ...answers),
  rebuilt: [room],
})
const casting = (spell: string, ...answers: readonly Answer[]): Task => ({
  you: { first: spell },
  deed: (t) => go(t, 0, castNext, ...answers),
})
const near = { at: 'forge' }
const hitting: Task = { ...casting('vitriol'), rival: near }
const placing = casting('coagula', to('forge'))
const striking: Task = { rival: { at: 'arena' }, deed: (t) => go(t, 0, attack, pass) }
const killing: Task = { ...casting('vitriol'), rival: { ...near, damage: { 0: allBut(2, 'rikkart') } } }
const triggering: Task = {
  active: 1,
  you: { first: 'scar-ward active', actions: 0 },
  rival: { ...near, first: 'rivet-storm', actions: 1 },
  deed: (t) => {
    go(t, 1, castNext)
    t.choose(0, trigger('scar-ward'))
  },
}

const tasks: { readonly [id: string]: Task } = {
  'first-steps': activating('garden'),
  'dust-on-the-shelves': rebuilt('bibliotheca', school('hex')),
  'a-seat-by-the-throne': rebuilt('throne-room'),
  'come-to-the-rose': { deed: (t) => go(t, 0, move, to('black-rose-room')) },
  'blood-on-marble': hitting,
  'cracked-mortar': placing,
  pilgrimage: { deed: (t) => go(t, 0, move, to('forge')) },
  kindling: hitting,
  'rising-tide': casting('rivers-patience'),
  'deep-roots': casting('philosophers-salt dark'),
  'held-breath': casting('creeping-dread dark'),
  'set-the-snare': casting('scar-ward'),
  'small-servants': casting('forge-the-colossus'),
  'fist-of-the-order': striking,
  'trophy-hunter': killing,
  'masons-oath': placing,
  'first-stone': { phase: 'cleanUp', cubes: { garden: { 0: 3, 1: 1 } }, deed: () => undefined },
  'keeper-of-keys': rebuilt('garden'),
  'red-wing': activating('arena'),
  'blue-wing': activating('observatory'),
  'green-wing': activating('garden'),
  'spring-the-jaw': triggering,
  'holy-orders': casting('harvest-of-fear'),
  'unholy-orders': casting('red-tithe'),
  bloodletting: hitting,
  'the-menagerie': {
    you: { evocations: [{ kind: 'cadaver', at: 'forge' }] },
    rival: near,
    deed: (t) => go(t, 0, on('cadaver'), attack),
  },
  'stolen-work': {
    ...casting('solve', to('forge'), cube(1)),
    cubes: { forge: { 1: 1 } },
  },
  'grand-architect': placing,
  executioner: killing,
  'all-six-wings': activating('garden'),
  'yellow-wing': activating('sanctuary'),
  'purple-wing': activating('theatre'),
  'orange-wing': activating('armoury'),
  'storm-of-blows': hitting,
  'master-of-elements': hitting,
  'beast-lord': {
    you: {
      actions: 1,
      evocations: (['cadaver', 'colossus', 'succubus'] as const).map((kind) => ({ kind, at: 'crypt' })),
    },
    deed: (t) => go(t, 0, attack, pass, pass),
  },
  'forgotten-lore': casting('rose-in-bloom'),
  'web-of-lies': triggering,
  'crowned-head': { phase: 'cleanUp', crown: 0, deed: () => undefined },
  'duel-at-dawn': striking,
}

// Seat 0 stands in the Arena and has 1 PP, besides what the quest pays; her rival has 3.
const effects: { readonly [id: string]: Case } = {
  'first-steps': {
    library: { hex: ['sour-milk'] },
    answers: [school('hex')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['sour-milk']),
  },
  'dust-on-the-shelves': {
    library: { hex: ['sour-milk'] },
    answers: [school('hex')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['sour-milk']),
  },
  'a-seat-by-the-throne': {
    answers: [to('forge'), to('treasure-room')],
    shows: (t) => expect(place(t, 0)).toBe('treasure-room'),
  },
  'come-to-the-rose': {
    nextEvents: ['overgrowth'],
    answers: [{ do: 'event', card: 'overgrowth' }],
    shows: (t) => expect(t.state.eventDecks[0]!.seen.at(-1)).toBe(1),
  },
  'blood-on-marble': { rival: near, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(1) },
  'cracked-mortar': { answers: [to('forge')], shows: (t) => expect(cubesIn(t, 'forge', 0)).toBe(1) },
  pilgrimage: { you: { damage: { 1: 3 } }, shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1) },
  kindling: { rival: { at: 'pleasure-room' }, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(1) },
  'rising-tide': { you: { damage: { 1: 3 } }, shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1) },
  'deep-roots': { shows: (t) => expect(cubesIn(t, 'arena', 0)).toBe(1) },
  'held-breath': {
    answers: [to('forge'), to('treasure-room')],
    shows: (t) => expect(place(t, 0)).toBe('treasure-room'),
  },
  'set-the-snare': {
    you: { memories: ['solve', 'vitriol'] },
    answers: [memory('solve')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['solve']),
  },
  'small-servants': {
    you: { evocations: [{ kind: 'cadaver', at: 'forge' }] },
    answers: [to('arena'), stop],
    shows: (t) => expect(evocationRooms(t, 0, 'cadaver')).toEqual(['arena']),
  },
  'fist-of-the-order': { rival: { at: 'arena' }, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2) },
  'trophy-hunter': { shows: (t) => expect(powers(t)).toEqual([5, 3]) },
  'masons-oath': {
    answers: [to('forge'), to('observatory')],
    shows: (t) => expect(['forge', 'observatory'].map((room) => cubesIn(t, room, 0))).toEqual([1, 1]),
  },
  'first-stone': {
    cubes: { crypt: { 1: 2 } },
    answers: [cube(1), cube(1)],
    shows: (t) => expect(cubesIn(t, 'crypt', 0)).toBe(2),
  },
  'keeper-of-keys': {
    rebuilt: ['garden', 'crypt'],
    dark: ['garden', 'crypt'],
    answers: [to('garden')],
    shows: (t) => expect([token(t, 'garden'), token(t, 'crypt')]).toEqual(['bright', 'dark']),
  },
  'red-wing': { rival: near, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2) },
  'blue-wing': {
    library: { hex: ['sour-milk', 'knotted-cord'] },
    answers: [school('hex'), school('hex')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['knotted-cord', 'sour-milk']),
  },
  'green-wing': { you: { damage: { 1: 3 } }, shows: (t) => expect(cubesOn(t, 0, 1)).toBe(0) },
  'spring-the-jaw': { rival: { at: 'pleasure-room' }, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2) },
  'holy-orders': {
    you: { jinxes: ['slowness'], umbras: [{ kind: 'dread', by: 1 }] },
    answers: [mode(1)],
    shows: (t) => {
      expect(jinxesOf(t, 0)).toEqual([])
      expect(t.state.evocations).toHaveLength(1)
    },
  },
  'unholy-orders': {
    rival: { ...near, damage: { rose: 3 } },
    answers: [cube(rose), cube(rose)],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  bloodletting: { rival: near, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2) },
  'the-menagerie': {
    you: {
      evocations: [
        { kind: 'cadaver', at: 'forge' },
        { kind: 'succubus', at: 'crypt' },
      ],
    },
    answers: [on('cadaver'), on('succubus'), to('arena'), stop, to('armoury'), stop],
    shows: (t) =>
      expect([...evocationRooms(t, 0, 'cadaver'), ...evocationRooms(t, 0, 'succubus')]).toEqual([
        'arena',
        'armoury',
      ]),
  },
  'stolen-work': {
    cubes: { crypt: { 1: 2 } },
    answers: [cube(1), cube(1)],
    shows: (t) => expect(cubesIn(t, 'crypt', 0)).toBe(2),
  },
  'grand-architect': {
    answers: [to('crypt'), to('crypt'), to('garden')],
    shows: (t) => expect(['crypt', 'garden'].map((room) => cubesIn(t, room, 0))).toEqual([2, 1]),
  },
  executioner: { rival: { at: 'banner-hall' }, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  'all-six-wings': {
    you: { damage: { 1: 2 } },
    answers: [to('garden')],
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1),
  },
  'yellow-wing': { crown: 1, active: 0, shows: (t) => expect(t.state.crown).toBe(0) },
  'purple-wing': {
    moon: 3,
    nextQuests: ['executioner'],
    answers: [to('crypt')],
    shows: (t) => {
      expect(mage(t, 0).quests.cards).toEqual(['executioner'])
      expect(place(t, 0)).toBe('crypt')
    },
  },
  'orange-wing': {
    you: { memories: ['solve', 'vitriol', 'residue'] },
    answers: [memory('solve'), memory('residue')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['residue', 'solve']),
  },
  'storm-of-blows': {
    rival: near,
    others: [{ at: 'observatory' }, { at: 'throne-room' }],
    shows: (t) => expect([1, 2, 3].map((seat) => cubesOn(t, seat, 0))).toEqual([2, 2, 0]),
  },
  'master-of-elements': {
    library: { hex: ['sour-milk', 'knotted-cord'] },
    answers: [school('hex'), school('hex')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['knotted-cord', 'sour-milk']),
  },
  'beast-lord': {
    you: {
      evocations: [
        { kind: 'cadaver', at: 'forge' },
        { kind: 'succubus', at: 'crypt' },
      ],
    },
    answers: [on('cadaver'), to('arena'), stop, to('armoury'), stop],
    shows: (t) =>
      expect([...evocationRooms(t, 0, 'cadaver'), ...evocationRooms(t, 0, 'succubus')]).toEqual([
        'arena',
        'armoury',
      ]),
  },
  'forgotten-lore': { shows: (t) => expect(powers(t)).toEqual([6, 3]) },
  'web-of-lies': {
    rival: { hand: ['solve', 'vitriol'] },
    shows: (t) => expect(mage(t, 1).hand).toEqual(['vitriol']),
  },
  'crowned-head': { shows: (t) => expect(powers(t)).toEqual([5, 3]) },
  // Twice Arianna's strength of 2.
  'duel-at-dawn': { rival: { at: 'arena' }, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(4) },
}

const ids = [...contentOf('rebirth').quests.keys()]
const scenario = scenariosWith(test)

test('every quest is completed and solved', () => {
  expect(Object.keys(tasks).toSorted()).toEqual(ids.toSorted())
  expect(Object.keys(effects).toSorted()).toEqual(ids.toSorted())
})

describe('what a quest asks for', () => {
  for (const [id, { deed, ...task }] of Object.entries(tasks))
    scenario(`[REB-QST.3] ${id}`, () => {
      const you = { at: 'arena', quests: [id], ...task.you }
      const t = laidOut('rebirth', { ...task, you, tweak: almostDone(id), shows: () => undefined }, {})
      deed(t)
      expect(mage(t, 0).toSolve).toEqual([id])
      expect(mage(t, 0).progress).toEqual([])
    })
})

describe('what a quest does', () => {
  for (const [id, play] of Object.entries(effects))
    scenario(`[REB-QST.5] ${id}`, () => {
      const you = { at: 'arena', toSolve: [id], ...play.you }
      const t = laidOut('rebirth', { ...play, you }, {})
      go(t, 0, quest(id), ...(play.answers ?? []))
      if (id === 'web-of-lies') go(t, 1, card('solve'))
      expect(t.question(0)?.kind).not.toBe('effect')
      expect(mage(t, 0)).toMatchObject({ toSolve: [], completed: [id] })
      const { power } = questOf('rebirth', id)
      expect(t.happened('powerGained').at(-1)).toMatchObject({ seat: 0, amount: power, by: `quest.${id}` })
      play.shows(t, 'rebirth')
    })
})
