import { expect, test } from 'vitest'
import { bookOf } from '../../src/content/content.ts'
import type { EditionId } from '../../src/words/board.ts'
import {
  type Answer,
  activate,
  attack,
  type Board,
  before,
  castNext,
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
  trigger,
} from '../position.ts'
import { card, go, quest, school } from './quest-kit.ts'
import { playsEverySide, type SpellCases } from './spell-kit.ts'

const air: Answer = { do: 'element', element: 'air' }
const here = { at: 'throne-room' }
const near = { at: 'arena' }
const stabbing = { ...here, first: 'hidden-knife' }

const casts = (t: Board): void => go(t, 1, castNext)
const activates = (t: Board, edition: EditionId): void =>
  go(t, 1, move, ...(edition === '1.6' ? [] : [stop]), activate)

// The caster has 1 PP, the rival 3.
const cases: SpellCases = {
  'hidden-knife light': { rival: here, shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3) },
  'hidden-knife dark': {
    rival: here,
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(1)
      expect(powers(t)).toEqual([2, 2])
    },
  },
  'whisper light': { rival: { at: 'portal-hall' }, shows: (t) => expect(powers(t)).toEqual([2, 2]) },
  'whisper dark': {
    rival: { at: 'oracle-room', quests: ['bloodshed'] },
    shows: (t) => {
      expect(mage(t, 1).quests.seen).toEqual([0b11])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'secret-passage light': {
    you: { grimoire: ['leech', 'fireball'] },
    aim: [air],
    answers: [to('arena'), to('alchemical-laboratory'), to('chapel')],
    shows: (t) => {
      expect(place(t, 0)).toBe('chapel')
      expect(mage(t, 0).hand).toEqual(['leech'])
    },
  },
  'secret-passage dark': {
    aim: [air],
    answers: [to('ballroom')],
    shows: (t) => {
      expect(place(t, 0)).toBe('ballroom')
      expect(token(t, 'ballroom')).toBe('dark')
    },
  },
  'stolen-charge light': {
    rival: { ...near, quests: ['bloodshed'] },
    shows: (t) => expect([0, 1].map((seat) => mage(t, seat).quests.cards)).toEqual([['bloodshed'], []]),
  },
  'stolen-charge dark': {
    nextQuests: ['bloodshed'],
    shows: (t) => {
      expect(mage(t, 0).quests.cards).toEqual(['bloodshed'])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'pact-with-the-rose light': {
    shows: (t) => expect([...powers(t), t.state.rose.power]).toEqual([3, 3, 3]),
  },
  'pact-with-the-rose dark': {
    rosePower: 3,
    shows: (t) => expect([...powers(t), t.state.rose.power]).toEqual([2, 3, 2]),
  },
  'palace-intrigue light': {
    answers: [to('forge'), to('treasure-room')],
    shows: (t) => {
      expect([place(t, 0), token(t, 'treasure-room')]).toEqual(['treasure-room', 'dark'])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'palace-intrigue dark': {
    you: { at: 'treasure-room', grimoire: ['leech'] },
    dark: ['treasure-room'],
    shows: (t) => {
      expect(mage(t, 0).hand).toEqual(['leech'])
      expect(token(t, 'treasure-room')).toBe('dark')
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'cloak-of-rumour light': {
    rival: stabbing,
    deed: casts,
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(0)
      expect(powers(t)).toEqual([2, 2])
    },
  },
  'cloak-of-rumour dark': {
    rival: stabbing,
    deed: casts,
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(0)
      expect(powers(t)).toEqual([0, 3])
    },
  },
  'scapegoat light': {
    you: { evocations: [{ kind: 'greaterUndead', at: 'garden' }] },
    rival: { ...here, first: 'meteor-swarm' },
    deed: (t, edition) => go(t, 1, castNext, ...(edition === '1.6' ? [before] : [])),
    shows: (t) => {
      expect(cubesOn(t, 0, 1)).toBe(0)
      // It had four of health.
      expect(evocationRooms(t, 0, 'greaterUndead')).toEqual([])
    },
  },
  'scapegoat dark': {
    rival: { ...near, first: 'whisper' },
    deed: casts,
    shows: (t) => expect(powers(t)).toEqual([1, 3]),
  },
  'blade-wall red': {
    rival: { at: 'black-rose-room', evocations: [{ kind: 'cerbero', at: 'arena' }] },
    deed: (t) => go(t, 1, move, to('arena')),
    shows: (t) => expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'cerbero', 0)]).toEqual([3, 3]),
  },
  'blade-wall green': {
    rival: { at: 'treasure-room' },
    deed: (t) => go(t, 1, move, to('forge')),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'poisoned-chalice yellow': {
    rival: near,
    deed: (t) => go(t, 1, move, to('portal-hall')),
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(powers(t)).toEqual([2, 2])
    },
  },
  'poisoned-chalice purple': {
    rival: { at: 'treasure-room', hand: ['fireball', 'leech'] },
    deed: (t) => go(t, 1, move, to('pleasure-room')),
    shows: (t, edition) => {
      // [BRW-CMP.33] In 0.7 a room trap has one effect for both colours.
      const older = edition === '0.7'
      if (!older) t.choose(1, card('leech'))
      expect(cubesOn(t, 1, 0)).toBe(older ? 2 : 1)
      expect(powers(t)).toEqual(older ? [2, 2] : [1, 3])
      expect(mage(t, 1).memories).toEqual(older ? [] : ['leech'])
    },
  },
  'informer light': {
    rival: { ...near, quests: ['bloodshed'] },
    nextQuests: ['still-hot'],
    deed: (t, edition) => {
      activates(t, edition)
      go(t, 1, quest('bloodshed'))
    },
    shows: (t) => {
      // The quest is worth 1 PP, which changes hands.
      expect(powers(t)).toEqual([2, 3])
      expect(mage(t, 0).quests.cards).toEqual(['still-hot'])
      expect(mage(t, 1).completed).toEqual(['bloodshed'])
    },
  },
  'informer dark': {
    rival: { at: 'treasure-room' },
    deed: activates,
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(mage(t, 1).inhibited).toEqual(['activate'])
      expect(powers(t)).toEqual([1, 4])
    },
  },
  'ambush light': {
    rival: { at: 'garden' },
    deed: (t) => go(t, 1, move, to('treasure-room')),
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(3)
      // One step of the move was left.
      expect(place(t, 1)).toBe('treasure-room')
      expect(t.question(1)?.kind).not.toBe('step')
    },
  },
  'ambush dark': {
    rival: { first: 'catalyst', hand: ['fireball'] },
    library: { illusion: ['blur', 'silence'] },
    deed: (t) => go(t, 1, castNext, air, school('illusion'), school('illusion')),
    shows: (t) => {
      t.choose(1, card('fireball'))
      expect([mage(t, 1).hand, mage(t, 1).memories]).toEqual([['blur', 'silence'], ['fireball']])
    },
  },
}

playsEverySide('conspiracy', (edition) => bookOf(edition, 'conspiracy').spells, cases)

test('Cloak of Rumour finds the mage behind an evocation', () => {
  const t = lay({
    active: 1,
    mages: [
      { ...here, first: 'cloak-of-rumour active', actions: 0 },
      {
        at: 'garden',
        power: 2,
        first: 'embrace-of-darkness',
        evocations: [{ kind: 'greaterUndead', ...here }],
      },
    ],
  })
  play(t, 1, castNext, stop, attack)
  t.choose(0, trigger('cloak-of-rumour'))
  expect(cubesOn(t, 0, 1)).toBe(0)
  expect(powers(t)).toEqual([1, 1])
})

test('Scapegoat takes as much as the evocation can, which falls; the rest stays', () => {
  const t = lay({
    active: 1,
    mages: [
      {
        ...here,
        first: 'scapegoat active',
        actions: 0,
        evocations: [
          { kind: 'undead', at: 'garden' },
          { kind: 'cerbero', at: 'garden' },
        ],
      },
      stabbing,
    ],
  })
  play(t, 1, castNext)
  t.choose(0, trigger('scapegoat'))
  play(t, 0, { do: 'evocation', kind: 'undead' })
  expect(cubesOn(t, 0, 1)).toBe(1)
  expect(evocationRooms(t, 0, 'undead')).toEqual([])
  expect(mage(t, 1).reserve).toBe(26 - 1)
})

test('[BRW-TP.7] Poisoned Chalice hurts an evocation and takes nothing from its mage', () => {
  const t = lay({
    active: 1,
    mages: [
      { ...here, first: 'poisoned-chalice active', actions: 0 },
      { ...near, power: 2, first: 'embrace-of-darkness', evocations: [{ kind: 'greaterUndead', ...near }] },
    ],
  })
  play(t, 1, castNext, to('portal-hall'))
  t.choose(0, trigger('poisoned-chalice'))
  expect(cubesOnEvocation(t, 'greaterUndead', 0)).toBe(2)
  expect(powers(t)).toEqual([0, 2])
})

test('[BRW-IMM.1] Blade Wall spares the models of its owner', () => {
  const t = lay({
    active: 1,
    mages: [
      { ...near, first: 'blade-wall active', actions: 0, evocations: [{ kind: 'undead', ...near }] },
      { at: 'black-rose-room', first: 'leech' },
    ],
  })
  play(t, 1, move, to('arena'))
  t.choose(0, trigger('blade-wall'))
  expect(mage(t, 0).damage).toEqual([])
  expect(evocationRooms(t, 0, 'undead')).toEqual(['arena'])
  expect(cubesOn(t, 1, 0)).toBe(3)
})

test('[BRW-ROOM.1] Palace Intrigue, upright, finds a dark room dark', () => {
  const t = lay({ dark: ['treasure-room'], mages: [{ ...here, first: 'palace-intrigue' }, {}] })
  play(t, 0, castNext, to('treasure-room'))
  expect(powers(t)).toEqual([0, 0])
  expect(cubesIn(t, 'treasure-room', 0)).toBe(0)
})
