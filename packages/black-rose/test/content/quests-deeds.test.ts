import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { contentOf, questOf } from '../../src/content/content.ts'
import { rose } from '../../src/state.ts'
import type { EditionId } from '../../src/words/board.ts'
import {
  activate,
  at,
  attack,
  type Board,
  castNext,
  castQuick,
  cubesIn,
  cubesOn,
  evocationRooms,
  type MageSetup,
  mage,
  move,
  on,
  passIdle,
  powers,
  stop,
  to,
  token,
  trigger,
} from '../position.ts'
import {
  type Case,
  card,
  cube,
  editions,
  go,
  hasQuest,
  laidOut,
  memory,
  modesOf,
  quest,
  school,
} from './quest-kit.ts'

const scenario = scenariosWith(test)

/** A quest that is not about a room: the deed, then what comes of completing it. */
interface Deed extends Case {
  readonly deed?: (t: Board, edition: EditionId) => void
}

/** Nothing left to do: the Action Phase ends at once. */
const spent: MageSetup = { actions: 0 }
/** Spells that need no choice: each touches only the room it is cast in. */
const [water, magic, profane, sacred] = [
  'ice-blast dark',
  'dismiss dark',
  'summon-darkness',
  'mending-light dark',
] as const
/** Three damage to every model in the chosen room. */
const fire = 'fireball'
const here = to('throne-room')
/** The Evocation Phase waits for the rival. */
const waiting: MageSetup = { evocations: [{ kind: 'cerbero', at: 'forge' }] }
const fireballed: MageSetup = { actions: 1, first: 'fireball' }
const throne = 'throne-room'

const deeds: { readonly [quest: string]: Deed } = {
  'no-warning-shots': {
    you: { first: water, quick: fire },
    rival: { damage: { rose: 1 } },
    deed: (t) => go(t, 0, castNext, castQuick, here),
    answers: [at(1), cube(rose)],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(1),
  },
  'a-bit-of-everything': {
    you: { first: water, second: profane, quick: magic, grimoire: ['fireball', 'leech'] },
    deed: (t) => go(t, 0, castNext, castQuick, castNext),
    shows: (t) => expect(mage(t, 0).hand).toEqual(['fireball']),
  },
  'mages-best-fiend': {
    phase: 'evocation',
    you: { evocations: [{ kind: 'cerbero', at: 'garden' }] },
    answers: [stop, attack],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'told-you-not-to-touch': {
    active: 1,
    you: { ...spent, at: 'garden', quick: 'blade-wall active' },
    rival: { at: 'black-rose-room', actions: 1, quick: 'silence' },
    deed: (t) => {
      go(t, 1, move, to('arena'))
      go(t, 0, trigger('blade-wall'))
      go(t, 1, stop, { do: 'pass' })
    },
    shows: (t) => expect([cubesOn(t, 1, 0), cubesIn(t, 'garden', 0)]).toEqual([3, 1]),
  },
  'pest-control': {
    you: { at: 'garden', damage: { 1: 3 }, quick: 'silence' },
    rival: { at: 'forge', evocations: [{ kind: 'undead', at: 'garden' }] },
    deed: (t) => go(t, 0, attack, { do: 'pass' }),
    shows: (t) => {
      expect(t.state.evocations).toEqual([])
      expect(cubesOn(t, 0, 1)).toBe(1)
    },
  },
  'cracks-in-the-plaster': {
    you: { first: 'corrosion dark' },
    deed: (t) => go(t, 0, castNext, to('forge')),
    shows: (t) => expect([cubesIn(t, 'forge', 0), cubesIn(t, throne, 0)]).toEqual([2, 1]),
  },
  'three-is-a-crowd': {
    you: { at: 'throne-room', quick: 'silence' },
    rival: { at: 'black-rose-room' },
    others: [
      { at: 'black-rose-room', power: 2 },
      { at: 'forge', power: 2 },
    ],
    deed: (t) => go(t, 0, move, to('black-rose-room'), stop),
    shows: (t) => expect(powers(t)).toEqual([4, 2, 1, 2]),
  },
  'still-waters': {
    you: { ...spent, power: 0, grimoire: ['fireball', 'leech', 'whisper'] },
    rival: waiting,
    others: [
      { at: 'forge', power: 1 },
      { at: 'forge', power: 1 },
    ],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['fireball']),
  },
  'smell-the-rose': {
    you: { quick: 'silence' },
    deed: (t) => go(t, 0, move, to('black-rose-room'), stop),
    answers: [school('illusion')],
    shows: (t) => expect(mage(t, 0).hand).toHaveLength(1),
  },
  'just-trying-it-on': { you: spent, rival: waiting, shows: (t) => expect(powers(t)).toEqual([2, 3]) },
  'stretch-your-legs': {
    you: { quick: 'silence', first: 'silence' },
    deed: (t) =>
      go(
        t,
        0,
        move,
        to('black-rose-room'),
        to('throne-room'),
        move,
        to('black-rose-room'),
        to('throne-room'),
        { do: 'sacrifice', slot: 'quick' },
        to('forge'),
        { do: 'sacrifice', slot: 'first' },
        to('workshop'),
      ),
    answers: [to('guardroom')],
    shows: (t) => expect(mage(t, 0).place).toBe(17),
  },
  'is-that-all': {
    active: 1,
    you: { ...spent, at: 'garden' },
    rival: { actions: 1, first: 'meteor-swarm', at: 'garden' },
    deed: (t) => go(t, 1, castNext, { do: 'before' }),
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(2),
  },
  'rest-in-pieces': {
    active: 1,
    you: { ...spent, at: 'garden', damage: { 1: 10 } },
    rival: { ...fireballed, at: 'garden', power: 0 },
    deed: (t) => go(t, 1, castNext, to('garden')),
    answers: [school('necromancy')],
    shows: (t) => {
      expect(powers(t)).toEqual([2, 5])
      expect(mage(t, 0).hand).toHaveLength(1)
    },
  },
  'one-for-everyone': {
    you: { first: fire, damage: { 1: 2 } },
    rival: { at: throne },
    others: [{ at: throne }, { at: 'forge' }],
    deed: (t) => go(t, 0, castNext, here),
    shows: (t) => {
      expect([1, 2, 3].map((seat) => cubesOn(t, seat, 0))).toEqual([3, 3, 0])
      expect(cubesOn(t, 0, 1)).toBe(1)
    },
  },

  'three-good-reasons': {
    you: { first: water, second: fire, quick: fire },
    rival: { damage: { rose: 2 } },
    deed: (t) => go(t, 0, castNext, castQuick, here, castNext, here),
    answers: [at(1), cube(rose), cube(rose)],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  chatterbox: {
    you: { first: sacred, second: magic, quick: profane, grimoire: ['leech'] },
    deed: (t) => go(t, 0, castNext, castQuick, castNext),
    shows: (t) => expect(mage(t, 0).hand).toContain('leech'),
  },
  'leader-of-the-pack': {
    phase: 'evocation',
    you: {
      evocations: [
        { kind: 'undead', at: 'forge' },
        { kind: 'cerbero', at: 'garden' },
      ],
    },
    answers: [on('cerbero'), stop, attack],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'identity-theft': {
    you: { first: 'unmaking dark' },
    cubes: { forge: { 1: 3 } },
    deed: (t) => go(t, 0, castNext, to('forge'), cube(1), cube(1), cube(1)),
    shows: (t) => {
      expect(cubesIn(t, 'forge', 0)).toBe(3)
      expect(powers(t)).toEqual([4, 2])
    },
  },
  'no-flowers-please': {
    you: { at: 'garden', damage: { 1: 3 }, quick: 'silence' },
    rival: { damage: { 0: 10 } },
    deed: (t) => go(t, 0, attack, { do: 'pass' }),
    shows: (t) => {
      expect(mage(t, 0).won).toEqual([1])
      expect(cubesOn(t, 0, 1)).toBe(1)
    },
  },
  'bring-the-house-down': {
    you: { first: 'corrosion dark', quick: 'corrosion dark' },
    deed: (t) => go(t, 0, castNext, to('forge'), castQuick, to('arena')),
    shows: (t) => expect(['forge', 'arena', throne].map((room) => cubesIn(t, room, 0))).toEqual([2, 2, 1]),
  },
  'summit-meeting': {
    you: { quick: 'silence' },
    rival: { at: 'black-rose-room', hand: ['leech'] },
    others: [{ at: 'black-rose-room', hand: ['fireball', 'whisper'] }, { at: 'forge' }],
    deed: (t) => go(t, 0, move, to('black-rose-room'), stop),
    shows: (t) => {
      go(t, 1, card('leech'))
      go(t, 2, card('whisper'))
      expect([mage(t, 1).memories, mage(t, 2).memories]).toEqual([['leech'], ['whisper']])
    },
  },
  'tall-poppy': {
    you: { ...spent, power: 4 },
    rival: waiting,
    others: [{ at: 'forge' }, { at: 'forge' }],
    rosePower: 3,
    shows: (t) => expect([powers(t)[0], t.state.rose.power]).toEqual([6, 2]),
  },
  'four-for-the-price-of-one': {
    you: {
      at: 'black-rose-room',
      quick: 'silence',
      hand: ['blur', 'fireball', 'ice-blast', 'leech'],
      grimoire: ['whisper', 'maelstrom'],
    },
    library: { forgotten: ['night-of-petals', 'collapse', 'black-rain'] },
    deed: (t) =>
      go(
        t,
        0,
        move,
        activate,
        card('blur'),
        card('fireball'),
        card('ice-blast'),
        card('leech'),
        card('collapse'),
        card('black-rain'),
        stop,
      ),
    shows: (t) => expect(mage(t, 0).hand).toEqual(['collapse', 'maelstrom', 'whisper']),
  },
  'a-night-among-the-graves': {
    you: { ...spent, at: 'cemetery' },
    shows: (t) => expect(evocationRooms(t, 0, 'undead')).toEqual(['cemetery']),
  },
  'swear-word': {
    you: { quick: profane },
    rival: { at: 'forge' },
    deed: (t) => go(t, 0, castQuick),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
  'tea-for-two': {
    you: { first: 'summon-darkness', quick: 'demonic-howl dark' },
    rival: { at: 'forge' },
    deed: (t) => go(t, 0, castNext, castQuick, to('arena')),
    answers: [on('undead'), to('forge'), attack],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'malacoda')).toEqual(['arena'])
      expect(cubesOn(t, 1, 0)).toBe(2)
    },
  },
  'only-a-scratch': {
    you: { first: 'dismiss dark', quick: sacred, damage: { 1: 6 }, grimoire: ['leech', 'whisper'] },
    deed: (t) => go(t, 0, castNext, castQuick),
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(1)
      expect(mage(t, 0).hand).toEqual(['leech'])
    },
  },
  'on-a-powder-keg': {
    you: { ...spent, at: 'garden' },
    rival: waiting,
    others: [{ at: 'forge' }, { at: 'forge' }],
    cubes: { garden: { 1: 3 } },
    answers: [cube(1), cube(1)],
    shows: (t) => expect([cubesIn(t, 'garden', 0), cubesIn(t, 'garden', 1)]).toEqual([2, 1]),
  },

  'spring-cleaning': {
    you: { first: fire },
    rival: { at: throne, damage: { rose: 3 } },
    others: [{ at: throne }, { at: throne }],
    deed: (t) => go(t, 0, castNext, here),
    answers: [at(1), cube(rose), cube(rose), cube(rose)],
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 1, rose)]).toEqual([6, 0]),
  },
  'all-the-colours-of-the-rainbow': {
    you: {
      actions: 0,
      first: water,
      second: magic,
      third: profane,
      quick: sacred,
      grimoire: ['leech', 'whisper'],
    },
    deed: (t) => go(t, 0, castNext, castQuick, castNext, castNext),
    shows: (t) => expect(mage(t, 0).hand).toEqual(expect.arrayContaining(['leech', 'whisper'])),
  },
  'standing-room-only': {
    phase: 'evocation',
    you: {
      evocations: [
        { kind: 'undead', at: 'garden' },
        { kind: 'cerbero', at: 'garden' },
        { kind: 'malacoda', at: 'forge' },
      ],
    },
    answers: [on('undead'), stop, attack, on('cerbero'), stop, attack, stop],
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(4),
  },
  'once-bitten-twice-shy': {
    active: 1,
    you: { ...spent, at: 'garden', quick: 'blade-wall active', first: 'blade-wall active' },
    rival: { at: 'black-rose-room', actions: 1, quick: 'silence' },
    deed: (t) => {
      go(t, 1, move, to('arena'))
      go(t, 0, { do: 'trigger', slot: 'quick' }, trigger('blade-wall'))
      go(t, 1, stop, { do: 'pass' })
    },
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(6)
      expect(powers(t)).toEqual([5, 2])
    },
  },
  'trophy-wall': {
    you: { first: fire, damage: { 1: 4 } },
    rival: { at: throne, damage: { 0: 9 } },
    others: [{ at: throne, damage: { 0: 9 } }],
    deed: (t) => go(t, 0, castNext, here, at(2)),
    shows: (t) => {
      expect(mage(t, 0).won).toEqual([2, 1])
      expect(cubesOn(t, 0, 1)).toBe(1)
    },
  },
  'after-me-the-flood': {
    you: { first: 'unmaking', quick: 'unmaking' },
    deed: (t) => go(t, 0, castNext, to('forge'), castQuick, to('arena')),
    shows: (t) => expect(cubesIn(t, throne, 0)).toBe(2),
  },
  'one-against-all': {
    you: { first: fire },
    rival: { at: throne },
    others: [{ at: throne }, { at: throne }],
    deed: (t) => go(t, 0, castNext, here),
    shows: (t) => expect([1, 2, 3].map((seat) => cubesOn(t, seat, 0))).toEqual([4, 4, 4]),
  },
  'the-last-supper': {
    you: { quick: 'silence' },
    rival: { at: 'forge' },
    others: [
      { at: 'forge', power: 2 },
      { at: 'forge', power: 0 },
    ],
    deed: (t) => go(t, 0, move, to('forge'), stop, { do: 'pass' }),
    shows: (t) => expect(powers(t)).toEqual([6, 2, 1, 0]),
  },
  'speak-the-unspeakable': {
    you: { first: 'night-of-petals', damage: { 1: 4 } },
    rival: { at: 'forge' },
    deed: (t) => go(t, 0, castNext, to('forge')),
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOn(t, 0, 1)]).toEqual([4, 1]),
  },
  'interior-decorator': {
    you: { at: 'treasure-room', first: 'borrowed-hour', quick: 'silence' },
    deed: (t) =>
      go(
        t,
        0,
        castNext,
        move,
        to('garden'),
        stop,
        activate,
        move,
        to('bibliotheca'),
        stop,
        activate,
        school('illusion'),
      ),
    answers: [to('garden')],
    shows: (t) => {
      expect([token(t, 'garden'), token(t, 'bibliotheca')]).toEqual(['bright', 'dark'])
      expect(powers(t)[0]).toBe(5)
    },
  },
  'nine-lives': {
    active: 1,
    you: { ...spent, at: 'garden', damage: { 1: 10 }, memories: ['leech'] },
    rival: { ...fireballed, at: 'garden', power: 0 },
    tweak: (state) => {
      state.mages[0]!.tally.match = { falls: 1 }
    },
    deed: (t) => go(t, 1, castNext, to('garden')),
    answers: [memory('leech')],
    shows: (t) => expect(mage(t, 0).hand).toEqual(['leech']),
  },
  'a-nap-on-the-throne': {
    you: spent,
    rival: waiting,
    rosePower: 3,
    shows: (t) => expect([powers(t)[0], t.state.rose.power]).toEqual([4, 2]),
  },
  'room-with-a-view': {
    you: { ...spent, at: 'garden' },
    rival: waiting,
    destroyed: ['garden'],
    rosePower: 3,
    shows: (t) => expect(t.state.rose.power).toBe(1),
  },
}

describe.each(editions)('deeds of edition %s', (edition) => {
  for (const [id, each] of Object.entries(deeds)) {
    if (!hasQuest(edition, id)) continue
    scenario(`[BRW-QST.4, BRW-QST.5] ${id}`, modesOf(edition), () => {
      const { moon } = questOf(edition, id)
      const { deed, ...position } = each
      const t = laidOut(edition, { moon, ...position }, { at: throne, quests: [id] })
      passIdle(t)
      deed?.(t, edition)
      passIdle(t)
      go(t, 0, quest(id), ...(each.answers ?? []))
      each.shows(t, edition)
      expect(mage(t, 0).completed).toEqual([id])
      expect(mage(t, 0).power).toBeGreaterThanOrEqual(moon)
    })
  }
})

test('[BRW-CMP.20] every deed is done', () => {
  for (const edition of editions)
    for (const { id, task } of contentOf(edition).quests.values())
      if (task.task !== 'activate') expect(deeds).toHaveProperty([id])
})
