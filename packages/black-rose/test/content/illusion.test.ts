import { expect, test } from 'vitest'
import { bookOf } from '../../src/content/content.ts'
import type { EditionId } from '../../src/words/board.ts'
import {
  type Answer,
  activate,
  at,
  attack,
  type Board,
  castNext,
  castQuick,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  lay,
  mage,
  move,
  on,
  pass,
  place,
  play,
  powers,
  stop,
  to,
  token,
  trigger,
} from '../position.ts'
import { go } from './quest-kit.ts'
import { playsEverySide, type SpellCases } from './spell-kit.ts'

const water: Answer = { do: 'element', element: 'water' }
const here = { at: 'throne-room' }
const near = { at: 'arena' }
const bones = {
  ...here,
  first: 'embrace-of-darkness',
  evocations: [{ kind: 'greaterUndead', ...here }],
} as const

/** The rival strikes with her own hands, and with an evocation. */
const hits = (t: Board, edition: EditionId): void => go(t, 1, attack, ...(edition === '1.6' ? [pass] : []))
const letsAct = (t: Board): void => go(t, 1, castNext, stop, attack)
const activates = (t: Board, edition: EditionId): void =>
  go(t, 1, move, ...(edition === '1.6' ? [] : [stop]), activate)

/** True if seat 0 has seen the card in a slot of the rival's sheet. */
const seen = (t: Board, slot: 'quick' | 'first' | 'second'): boolean => (mage(t, 1).slots[slot].seen & 1) > 0

// The caster has 1 PP, the rival 3.
const cases: SpellCases = {
  'mirror-blade light': { rival: here, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(4) },
  'mirror-blade dark': {
    rival: { ...here, evocations: [{ kind: 'cerbero', at: 'throne-room' }] },
    others: [near],
    shows: (t) => {
      expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'cerbero', 0)]).toEqual([3, 3])
      expect(cubesOn(t, 2, 0)).toBe(0)
    },
  },
  'nightmare light': {
    rival: { at: 'portal-hall', first: 'leech used', second: 'fireball', quick: 'blur' },
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(3)
      expect([seen(t, 'second'), seen(t, 'quick')]).toEqual([true, false])
    },
  },
  'nightmare dark': { rival: near, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(4) },
  'puppet-strings light': {
    rival: { at: 'workshop', evocations: [{ kind: 'cerbero', at: 'arena' }] },
    answers: [to('workshop'), stop, attack],
    shows: (t) => {
      // [BRW-IMM.3] It bites its owner, with the cubes of who pulls the strings.
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(evocationRooms(t, 1, 'cerbero')).toEqual(['workshop'])
    },
  },
  'puppet-strings dark': {
    rival: near,
    answers: [to('portal-hall')],
    shows: (t) => {
      expect(place(t, 1)).toBe('portal-hall')
      expect(cubesOn(t, 1, 0)).toBe(2)
    },
  },
  'phantom-ally light': {
    aim: [to('arena')],
    shows: (t) => expect(evocationRooms(t, 0, 'andromeda')).toEqual(['arena']),
  },
  'phantom-ally dark': {
    // The range is the evocation's: the Oracle Room is out of the caster's reach.
    you: { evocations: [{ kind: 'cerbero', at: 'black-rose-room' }] },
    answers: [to('oracle-room')],
    shows: (t) => expect(evocationRooms(t, 0, 'cerbero')).toEqual(['oracle-room']),
  },
  'step-through-glass light': {
    you: { grimoire: ['leech', 'fireball'] },
    answers: [to('summoner-room')],
    shows: (t, edition) => {
      expect(place(t, 0)).toBe('summoner-room')
      expect(mage(t, 0).hand).toEqual(['leech'])
      expect(powers(t)).toEqual([edition === '0.7' ? 3 : 2, 3])
    },
  },
  'step-through-glass dark': {
    rival: near,
    shows: (t) => expect([place(t, 0), place(t, 1)]).toEqual(['arena', 'throne-room']),
  },
  'blur light': {
    rival: here,
    deed: hits,
    answers: [to('arena')],
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(0)
      expect(place(t, 0)).toBe('arena')
    },
  },
  'blur dark': {
    rival: { ...here, first: 'corrosion' },
    deed: (t) => go(t, 1, castNext),
    answers: [to('arena')],
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(0)
      expect(place(t, 0)).toBe('arena')
    },
  },
  'mirror-ward light': {
    rival: { ...here, first: 'hidden-knife' },
    others: [here, here],
    deed: (t) => go(t, 1, castNext, at(0)),
    answers: [at(3)],
    shows: (t) => expect([0, 2, 3].map((seat) => cubesOn(t, seat, 1))).toEqual([0, 0, 3]),
  },
  'mirror-ward dark': {
    rival: { ...here, first: 'hidden-knife' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([0, 2]),
  },
  'false-death light': {
    you: { damage: { 1: 11 } },
    rival: here,
    deed: hits,
    answers: [water],
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(11 - 4)
      expect([place(t, 0), ...powers(t)]).toEqual(['throne-room', 1, 3])
    },
  },
  'false-death dark': {
    rival: bones,
    deed: letsAct,
    answers: [water],
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(0),
  },
  'silence light': {
    rival: { ...here, first: 'corrosion' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => {
      expect([cubesOn(t, 0, 1), cubesIn(t, 'throne-room', 1)]).toEqual([0, 0])
      expect(powers(t)).toEqual([3, 3])
    },
  },
  'silence dark': { rival: bones, deed: letsAct, shows: (t) => expect(cubesOn(t, 0, 1)).toBe(0) },
  'maze light': {
    rival: { at: 'treasure-room' },
    deed: (t) => go(t, 1, move, to('forge'), to('workshop')),
    shows: (t) => {
      expect(place(t, 1)).toBe('treasure-room')
      expect(mage(t, 0).power).toBe(2)
    },
  },
  'maze dark': {
    rival: { at: 'treasure-room' },
    deed: activates,
    shows: (t) => {
      expect(powers(t)).toEqual([1, 3])
      expect(token(t, 'treasure-room')).toBe('dark')
    },
  },
  'trick-door light': {
    rival: { quick: 'pact-with-the-rose', hand: ['fireball'] },
    deed: (t) => go(t, 1, castQuick),
    answers: [water],
    shows: (t) => {
      expect([mage(t, 1).hand, mage(t, 1).memories]).toEqual([[], ['fireball']])
      // The quick spell has worked before.
      expect(powers(t)).toEqual([2, 5])
    },
  },
  'trick-door dark': {
    rival: { first: 'demonic-howl dark' },
    deed: (t) => go(t, 1, castNext, to('bibliotheca')),
    answers: [water],
    shows: (t) => expect(cubesOnEvocation(t, 'malacoda', 0)).toBe(2),
  },
  'hall-of-masks purple': {
    rival: { at: 'treasure-room' },
    deed: (t) => go(t, 1, move, to('pleasure-room')),
    answers: [to('garden')],
    shows: (t) => {
      expect(place(t, 1)).toBe('garden')
      expect(mage(t, 0).power).toBe(2)
    },
  },
  'hall-of-masks white': {
    rooms: { cemetery: 8 },
    rival: { at: 'garden', first: 'fireball' },
    deed: (t) => go(t, 1, move, to('cemetery')),
    older: [to('forge')],
    shows: (t, edition) => {
      // [BRW-CMP.33] In 0.7 the mage is led astray in rooms of both colours.
      expect(place(t, 1)).toBe(edition === '0.7' ? 'forge' : 'cemetery')
      expect([seen(t, 'first'), seen(t, 'quick')]).toEqual(edition === '0.7' ? [false, false] : [true, true])
      expect(mage(t, 0).power).toBe(2)
    },
  },
}

playsEverySide('illusion', (edition) => bookOf(edition, 'illusion').spells, cases)

test('Mirror Blade is blunter from afar', () => {
  for (const [edition, dealt] of [
    ['1.6', 3],
    ['0.7', 2],
  ] as const) {
    const t = lay({ edition, mages: [{ at: 'throne-room', first: 'mirror-blade' }, near] })
    play(t, 0, castNext)
    expect(cubesOn(t, 1, 0)).toBe(dealt)
  }
})

test('[BRW-V.5] Mirror Ward cancels the spell when there is nobody else', () => {
  const t = lay({
    active: 1,
    mages: [
      { ...here, first: 'mirror-ward active', actions: 0 },
      { ...here, first: 'corrosion' },
    ],
  })
  play(t, 1, castNext)
  play(t, 0, trigger('mirror-ward'))
  expect([cubesOn(t, 0, 1), cubesIn(t, 'throne-room', 1)]).toEqual([0, 0])
})

test('[BRW-TP.12] A mirror may send a spell back to the mage who has sent it here', () => {
  const t = lay({
    active: 1,
    mages: [
      { ...here, first: 'mirror-ward active', actions: 0 },
      { ...here, first: 'hidden-knife' },
      { ...here, first: 'mirror-ward active', actions: 0 },
    ],
  })
  play(t, 1, castNext, at(0))
  play(t, 0, trigger('mirror-ward'))
  play(t, 2, trigger('mirror-ward'))
  play(t, 1)
  expect([cubesOn(t, 0, 1), cubesOn(t, 2, 1)]).toEqual([3, 0])
})

test('[BRW-V.38] Puppet Strings: what an evocation does on its way is done with the cubes of who controls it', () => {
  const t = lay({
    mages: [
      { at: 'throne-room', first: 'puppet-strings' },
      { at: 'garden', actions: 0, evocations: [{ kind: 'infamyOfCrete', at: 'arena' }] },
    ],
  })
  play(t, 0, castNext, to('workshop'))
  expect([0, 1].map((seat) => cubesIn(t, 'workshop', seat))).toEqual([1, 0])
})

test('False Death waits for the last blow', () => {
  const t = lay({
    active: 1,
    mages: [
      { ...here, first: 'false-death active', actions: 0, damage: { 1: 5 } },
      { ...here, first: 'leech' },
    ],
  })
  t.choose(1, attack)
  t.choose(1, pass)
  expect(t.options(0)).toEqual([{ do: 'pass' }])
})

test('Blur, inverted, helps nobody who stays within reach', () => {
  const t = lay({
    active: 1,
    mages: [
      { ...here, first: 'blur dark active', actions: 0 },
      { at: 'black-rose-room', first: 'meteor-swarm' },
    ],
  })
  play(t, 1, castNext)
  t.choose(0, trigger('blur'))
  play(t, 0, to('arena'))
  expect(cubesOn(t, 0, 1)).toBe(4)
})

test('[BRW-CELL.3] Maze leaves a mage alone whose move began in her cell', () => {
  const t = lay({
    active: 1,
    mages: [
      { ...here, first: 'maze active', actions: 0 },
      { at: 'cell', first: 'leech' },
    ],
  })
  play(t, 1, move, stop)
  const reached = place(t, 1)
  t.choose(0, trigger('maze'))
  expect(place(t, 1)).toBe(reached)
  expect(reached).not.toBe('cell')
})

test('Silence, inverted, answers no mage’s own attack', () => {
  const t = lay({
    active: 1,
    mages: [
      { ...here, first: 'silence dark active', actions: 0 },
      { ...here, first: 'leech' },
    ],
  })
  t.choose(1, attack)
  t.choose(1, pass)
  expect(t.options(0)).toEqual([pass])
})

test('[BRW-DMG.5, BRW-EVO.2] an area spell goes on when a reaction has replaced one of those it hits', () => {
  const t = lay({
    active: 1,
    mages: [
      { ...here, first: 'blur active', actions: 0 },
      { ...here, first: 'plague-wind', actions: 0 },
      {
        at: 'forge',
        first: 'grasping-dead active',
        actions: 0,
        evocations: [
          { kind: 'cerbero', at: here.at },
          { kind: 'undead', at: 'forge' },
          { kind: 'undead', at: 'forge' },
        ],
      },
    ],
  })
  play(t, 1, castNext, to(here.at))
  t.choose(0, trigger('blur'))
  play(t, 0, to('pleasure-room'))
  t.choose(2, trigger('grasping-dead'))
  play(t, 2, on('cerbero'))
  expect(evocationRooms(t, 2, 'cerbero')).toEqual([])
  expect(evocationRooms(t, 2, 'undead')).toEqual(['forge', 'forge', 'pleasure-room'])
  expect(mage(t, 1).reserve).toBe(26)
})
