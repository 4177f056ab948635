import { expect, test } from 'vitest'
import { contentOf } from '../../src/content/content.ts'
import { rose } from '../../src/state.ts'
import type { EditionId } from '../../src/words/board.ts'
import {
  type Answer,
  after,
  at,
  attack,
  type Board,
  castNext,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  evocationRooms,
  lay,
  mage,
  on,
  pass,
  place,
  play,
  powers,
  stop,
  to,
} from '../position.ts'
import { cube, editions, go, quest } from './quest-kit.ts'
import { playsEverySide, type SpellCases } from './spell-kit.ts'

const earth: Answer = { do: 'element', element: 'earth' }
const here = { at: 'throne-room' }
const near = { at: 'arena' }

const hits = (t: Board, edition: EditionId): void => go(t, 1, attack, ...(edition === '1.6' ? [pass] : []))
const fromHand = (card: string, side: 'light' | 'dark', slot: 'second' | 'third'): Answer => ({
  do: 'castFromHand',
  card,
  side,
  slot,
})

// The caster has 1 PP, the rival 3.
const cases: SpellCases = {
  'infamy-of-crete light': {
    aim: [to('arena')],
    shows: (t) => {
      expect(t.state.evocations.map(({ kind, slot, health }) => [kind, slot, health])).toEqual([
        ['infamyOfCrete', -1, 6],
      ])
      expect(evocationRooms(t, 0, 'infamyOfCrete')).toEqual(['arena'])
      // [BRW-EVO.4] It has entered the room.
      expect(cubesIn(t, 'arena', 0)).toBe(1)
    },
  },
  'infamy-of-crete dark': {
    you: { evocations: [{ kind: 'cerbero', at: 'arena' }] },
    rival: { at: 'workshop', evocations: [{ kind: 'malacoda', at: 'workshop' }] },
    aim: [to('arena')],
    answers: [to('workshop'), stop, attack],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'infamyOfCrete')).toEqual(['workshop'])
      expect(evocationRooms(t, 0, 'cerbero')).toEqual(['arena'])
      expect(t.state.evocations.find(({ kind }) => kind === 'infamyOfCrete')?.health).toBe(3)
      // Its attack hits everyone in the room, and every room it enters is shaken.
      expect([cubesOn(t, 1, 0), cubesOnEvocation(t, 'malacoda', 0)]).toEqual([3, 3])
      expect([cubesIn(t, 'arena', 0), cubesIn(t, 'workshop', 0)]).toEqual([1, 1])
    },
  },
  'night-of-petals light': {
    rival: { at: 'oracle-room', evocations: [{ kind: 'malacoda', at: 'oracle-room' }] },
    others: [{ at: 'chapel' }],
    aim: [to('oracle-room')],
    shows: (t) => {
      expect([1, 2].map((seat) => cubesOn(t, seat, 0))).toEqual([4, 0])
      expect(evocationRooms(t, 1, 'malacoda')).toEqual([])
    },
  },
  'night-of-petals dark': {
    rival: { at: 'oracle-room' },
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(5),
  },
  'crown-of-thorns light': {
    crown: 1,
    active: 0,
    shows: (t) => {
      expect(t.state.crown).toBe(0)
      expect(powers(t)).toEqual([4, 3])
    },
  },
  'crown-of-thorns dark': {
    others: [
      { at: 'forge', power: 1 },
      { at: 'forge', power: 5 },
    ],
    shows: (t) => expect(powers(t)).toEqual([3, 2, 1, 4]),
  },
  'collapse light': {
    cubes: { 'oracle-room': { 1: 1 } },
    aim: [to('oracle-room')],
    // [BRW-INS.1] Only three of its four slots were free.
    shows: (t) => {
      expect([cubesIn(t, 'oracle-room', 0), cubesIn(t, 'oracle-room', 1)]).toEqual([3, 1])
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'collapse dark': {
    cubes: { 'treasure-room': { 1: 3, rose: 2 } },
    aim: [to('treasure-room')],
    answers: [cube(1), cube(1), cube(1), cube(rose), cube(rose)],
    shows: (t) => expect(cubesIn(t, 'treasure-room', 0)).toBe(5),
  },
  'undying-oath light': {
    you: { damage: { 1: 11 } },
    rival: here,
    deed: hits,
    shows: (t) => {
      expect(place(t, 0)).toBe('throne-room')
      expect(cubesOn(t, 0, 1)).toBe(5)
      expect(powers(t)).toEqual([3, 3])
    },
  },
  'undying-oath dark': {
    rival: { ...here, first: 'corrosion', second: 'fireball' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => {
      expect([cubesOn(t, 0, 1), cubesIn(t, 'throne-room', 1)]).toEqual([0, 0])
      expect(mage(t, 1).memories).toEqual(['fireball'])
      expect(powers(t)).toEqual([3, 3])
    },
  },
  'stolen-hour light': {
    you: { actions: 0 },
    aim: [earth],
    shows: (t) => {
      expect(mage(t, 0).actions).toBe(2)
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'stolen-hour dark': {
    you: {
      second: 'leech',
      third: 'fireball',
      hand: ['pact-with-the-rose', 'stolen-charge'],
      grimoire: ['blur', 'silence', 'maze', 'corrosion'],
    },
    nextQuests: ['bloodshed'],
    aim: [earth],
    shows: (t, edition) => {
      if (edition === '0.7') {
        expect(mage(t, 0).hand).toEqual(['blur', 'maze', 'pact-with-the-rose', 'silence', 'stolen-charge'])
        return
      }
      go(t, 0, fromHand('pact-with-the-rose', 'light', 'second'), fromHand('stolen-charge', 'dark', 'third'))
      expect(powers(t)).toEqual([4, 3])
      expect(mage(t, 0).quests.cards).toEqual(['bloodshed'])
      expect([mage(t, 0).hand, mage(t, 0).memories]).toEqual([[], ['leech', 'fireball']])
    },
  },
  'gate-of-bones light': {
    you: { evocations: [{ kind: 'greaterUndead', at: 'arena' }] },
    rival: { at: 'guardroom' },
    aim: [to('arena')],
    // The new one walks; the one that was there stays.
    answers: [to('workshop'), to('guardroom'), attack],
    shows: (t) => {
      expect(evocationRooms(t, 0, 'greaterUndead')).toEqual(['arena', 'guardroom'])
      expect(cubesOn(t, 1, 0)).toBe(3)
    },
  },
  'gate-of-bones dark': {
    you: {
      evocations: [
        { kind: 'undead', at: 'arena' },
        { kind: 'cerbero', at: 'forge' },
      ],
    },
    rival: { at: 'workshop' },
    answers: [on('undead'), to('workshop'), attack, to('workshop'), stop, attack],
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(4)
      expect(evocationRooms(t, 0, 'undead')).toEqual(['workshop'])
    },
  },
  'choir-of-oracles light': {
    nextQuests: ['bloodshed', 'still-hot'],
    answers: [quest('bloodshed')],
    shows: (t) => {
      expect(mage(t, 0).completed).toEqual(['bloodshed'])
      expect(mage(t, 0).quests.cards).toEqual(['still-hot'])
      expect(cubesOn(t, 1, 0)).toBe(3)
      expect(powers(t)).toEqual([2, 3])
    },
  },
  'choir-of-oracles dark': { shows: (t) => expect(powers(t)).toEqual([4, 3]) },
  'world-mirror light': {
    rival: near,
    others: [{ at: 'garden' }],
    aim: [at(2)],
    answers: [to('bibliotheca')],
    shows: (t) => {
      expect([0, 1, 2].map((seat) => place(t, seat))).toEqual(['bibliotheca', 'arena', 'throne-room'])
      expect(powers(t)).toEqual([4, 3, 0])
    },
  },
  'world-mirror dark': {
    rival: { first: 'choir-of-oracles dark' },
    deed: (t) => go(t, 1, castNext),
    shows: (t) => expect(powers(t)).toEqual([4, 6]),
  },
  'black-rain light': {
    rival: { ...near, damage: { rose: 3 }, evocations: [{ kind: 'undead', at: 'arena' }] },
    aim: [to('arena')],
    answers: [cube(rose), cube(rose)],
    shows: (t) => {
      expect([cubesOn(t, 1, 0), cubesOn(t, 1, rose)]).toEqual([6, 1])
      expect(evocationRooms(t, 1, 'undead')).toEqual([])
    },
  },
  'black-rain dark': {
    rival: { at: 'summoner-room' },
    rosePower: 3,
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(4)
      expect(t.state.rose.power).toBe(1)
    },
  },
}

playsEverySide('the forgotten spells', (edition) => contentOf(edition).forgotten, cases)

test.each(editions)(
  'World Mirror, edition %s: the way through it begins where its caster has come to stand',
  (edition) => {
    const t = lay({ edition, mages: [{ ...here, first: 'world-mirror' }, { at: 'summoner-room' }] })
    play(t, 0, castNext)
    expect([place(t, 0), place(t, 1)]).toEqual(['summoner-room', 'throne-room'])
    expect([t.offers(0, to('cemetery')), t.offers(0, to('forge'))]).toEqual([true, false])
    play(t, 0, to('cemetery'))
    expect(place(t, 0)).toBe('cemetery')
  },
)

test('[BRW-TGT.6, BRW-CAST.3] World Mirror swaps with nobody who is in her cell, and the rest happens', () => {
  const t = lay({ mages: [{ ...here, first: 'world-mirror' }, { at: 'cell' }] })
  play(t, 0, castNext)
  expect([t.offers(0, at(0)), t.offers(0, at(1))]).toEqual([false, false])
  play(t, 0, to('forge'))
  expect([place(t, 0), powers(t)[0]]).toEqual(['forge', 3])
})

test('[BRW-EVO.2] Gate of Bones lets nobody act in place of a knight that was not summoned', () => {
  const t = lay({
    mages: [
      {
        ...here,
        first: 'gate-of-bones',
        evocations: [
          { kind: 'greaterUndead', at: 'arena' },
          { kind: 'undead', at: 'garden' },
          { kind: 'cerbero', at: 'garden' },
        ],
      },
      { at: 'workshop' },
    ],
  })
  play(t, 0, castNext, to('arena'), { do: 'no' })
  expect(t.question(0)?.kind).toBe('component')
  expect(cubesOn(t, 1, 0)).toBe(0)
})

test('[BRW-EVO.1] The Infamy of Crete comes beside three evocations', () => {
  const t = lay({
    mages: [
      {
        ...here,
        first: 'infamy-of-crete',
        evocations: [
          { kind: 'undead', at: 'arena' },
          { kind: 'undead', at: 'garden' },
          { kind: 'cerbero', at: 'garden' },
        ],
      },
      {},
    ],
  })
  play(t, 0, castNext, to('arena'), after)
  expect(t.state.evocations).toHaveLength(4)
})

test('[BRW-CELL.2] Crown of Thorns, inverted, takes nothing from a mage in her cell', () => {
  const t = lay({
    mages: [
      { at: 'garden', power: 2, first: 'crown-of-thorns dark' },
      { at: 'cell', power: 5 },
      { at: 'forge', power: 4 },
    ],
  })
  play(t, 0, castNext)
  expect(powers(t)).toEqual([4, 5, 3])
})

test('[BRW-ROOM.6, BRW-EVT.7] in 0.7 a Forgotten spell that has left the game was still cast, with its element', () => {
  const t = lay({
    edition: '0.7',
    moon: 2,
    events: ['sin-pays'],
    mages: [{ at: 'garden', first: 'gate-of-bones dark' }, {}],
  })
  play(t, 0, castNext)
  expect(t.state.gone).toEqual(['gate-of-bones'])
  expect(powers(t)).toEqual([1, 0])
  expect(cubesOn(t, 0, rose)).toBe(1)
})

test('[BRW-QST.5] a room quest that is completed without its room happens in the room that it names', () => {
  for (const edition of editions) {
    const t = lay({
      edition,
      mages: [{ at: 'garden', first: 'choir-of-oracles', quests: ['walk-the-hound'] }, {}],
      nextQuests: ['bloodshed', 'still-hot'],
    })
    play(t, 0, castNext, quest('bloodshed'), quest('walk-the-hound'))
    expect(evocationRooms(t, 0, 'cerbero')).toEqual(['summoner-room'])
  }
})
