import { scenariosWith, table } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { blackRoseIn } from '../../src/game.ts'
import { deckOfSchool, discardsOf } from '../../src/table/schools.ts'
import { lawful } from '../lawful.ts'
import {
  castNext,
  castQuick,
  cubesIn,
  cubesOn,
  lay,
  mage,
  on,
  type Position,
  play,
  positionOf,
  to,
} from '../position.ts'

const scenario = scenariosWith(test)

/** A position in which something has been changed before anybody is asked. */
const layChanged = (position: Position, change: (state: ReturnType<typeof positionOf>) => void) => {
  const state = positionOf(position)
  change(state)
  return table(blackRoseIn(position.edition ?? '1.6'), state, { lawful })
}

scenario(
  '[BRW-D.8, BRW-STU.5] a school can be named no more often than it has cards, discarded ones counted',
  () => {
    const t = layChanged({ phase: 'study', mages: [{}, {}] }, (state) => {
      const { cards, seen } = deckOfSchool(state, 'illusion')
      const kept = cards.splice(0, cards.length, cards[0]!)
      discardsOf(state, 'illusion').push(kept.at(-1)!)
      state.gone.push(...kept.slice(1, -1))
      seen.splice(1)
    })
    const illusion = { do: 'school', school: 'illusion' } as const
    t.choose(0, illusion)
    t.choose(0, illusion)
    expect(t.offers(0, illusion)).toBe(false)
    const other = { do: 'school', school: 'necromancy' } as const
    t.choose(0, other)
    t.choose(0, other)
    expect(mage(t, 0).looking).toHaveLength(4)
  },
)

scenario('[BRW-V.8, BRW-DMG.3] without a cube nothing is converted, neither damage nor instability', () => {
  const t = lay({
    cubes: { arena: { 1: 2 } },
    mages: [
      { at: 'arena', reserve: 2, first: 'grave-frost', quick: 'unmaking dark' },
      { at: 'garden', actions: 0 },
      { at: 'arena', damage: { 1: 3 }, actions: 0 },
    ],
  })
  // Both cubes go into the blow.
  play(t, 0, castNext)
  expect([cubesOn(t, 2, 0), cubesOn(t, 2, 1), mage(t, 0).reserve]).toEqual([2, 3, 0])
  play(t, 0, castQuick, to('arena'))
  expect([cubesIn(t, 'arena', 0), cubesIn(t, 'arena', 1)]).toEqual([0, 2])
})

scenario(
  '[BRW-CAST.4, BRW-TP.10] those in the room of a spell are asked clockwise, from the caster on',
  () => {
    const guarded = { at: 'arena', actions: 0, first: 'silence active' }
    const t = lay({
      active: 1,
      crown: 1,
      mages: [guarded, { at: 'throne-room', first: 'fireball' }, guarded, guarded],
    })
    t.choose(1, castNext)
    t.choose(1, to('arena'))
    for (const seat of [2, 3, 0]) {
      expect(t.state.questions).toMatchObject([{ seat, kind: 'react', about: { what: 'targeted' } }])
      t.choose(seat, { do: 'pass' })
    }
  },
)

scenario('[BRW-EVP.1] an evocation that has acted acts again in the next round', () => {
  const t = layChanged(
    {
      phase: 'evocation',
      mages: [{ at: 'garden', evocations: [{ kind: 'undead', at: 'arena' }] }, { at: 'forge' }],
    },
    ({ evocations }) => {
      evocations[0]!.acted = true
    },
  )
  expect(t.offers(0, on('undead'))).toBe(true)
})

scenario('[BRW-V.13] what was removed counts with its printed health, however wounded it was', () => {
  const t = lay({
    mages: [
      {
        at: 'throne-room',
        first: 'corpse-bloom',
        evocations: [{ kind: 'greaterUndead', at: 'arena', damage: { 1: 3 } }],
      },
      { at: 'arena' },
    ],
  })
  play(t, 0, castNext, to('arena'), { do: 'before' })
  expect(cubesOn(t, 1, 0)).toBe(4)
  expect(mage(t, 1).reserve).toBe(26)
})

scenario(
  '[BRW-CELL.8, BRW-QST.7] from a cell no range reaches anybody, but a quest can be completed there',
  () => {
    const t = layChanged(
      {
        moon: 2,
        active: 1,
        crown: 1,
        mages: [
          { at: 'cell', actions: 0, quests: ['swear-word'] },
          { at: 'black-rose-room', actions: 1, quick: 'leech' },
        ],
      },
      ({ mages }) => {
        mages[0]!.tally.marks = ['quick profane']
      },
    )
    play(t, 1, { do: 'move' }, { do: 'stop' })
    t.choose(0, { do: 'quest', quest: 'swear-word' })
    expect([mage(t, 0).power, cubesOn(t, 1, 0)]).toEqual([2, 0])
  },
)

scenario('[BRW-EVT.7] an event that adds to the first damage of a spell adds to it once', () => {
  const t = lay({
    events: ['red-fever', null, null],
    mages: [{ at: 'arena', first: 'fireball dark' }, { at: 'arena' }],
  })
  play(t, 0, castNext)
  // Three and one more, then one.
  expect(cubesOn(t, 1, 0)).toBe(5)
})

scenario('[BRW-QST.4] different elements and different mages count once each', () => {
  const t = lay({
    mages: [
      { at: 'arena', first: 'plague-wind', second: 'fireball', quick: 'grave-frost' },
      { at: 'arena', actions: 0 },
      { at: 'garden', actions: 0 },
    ],
  })
  play(t, 0, castNext, to('arena'), castQuick, castNext, to('arena'))
  expect(mage(t, 0).tally.round).toMatchObject({ elements: 2, hurtMages: 1 })
})

scenario('[BRW-QST.4] what a mage has endured is forgotten when she falls to the same spell', () => {
  for (const [damage, survives] of [
    [6, true],
    [7, false],
  ] as const) {
    const t = lay({
      active: 1,
      crown: 1,
      events: ['red-fever', null, null],
      mages: [
        { mage: 'nero', at: 'arena', damage: { 1: damage }, actions: 0, quests: ['is-that-all'] },
        { at: 'arena', first: 'fireball dark' },
      ],
    })
    // Four damage, then one.
    t.choose(1, castNext)
    expect(t.offers(0, { do: 'quest' })).toBe(survives)
    expect(mage(t, 0).falls).toBe(survives ? 0 : 1)
  }
})

scenario('[BRW-QST.4] what befalls a mage in her own activation is not endured in another’s', () => {
  const t = lay({
    rooms: { arena: 2 },
    mages: [
      { at: 'throne-room', quick: 'leech' },
      { at: 'garden', actions: 0, first: 'blade-wall active', second: 'blade-wall active' },
    ],
  })
  t.choose(0, { do: 'move' })
  t.choose(0, { do: 'pass' })
  t.choose(0, to('arena'))
  for (const slot of ['first', 'second'] as const) t.choose(1, { do: 'trigger', slot })
  expect(cubesOn(t, 0, 1)).toBe(6)
  expect(mage(t, 0).tally.activation.endured ?? 0).toBe(0)
})

scenario('[BRW-EVT.7] what an event does for the first in a round it does again in the next', () => {
  const t = layChanged(
    { phase: 'cleanUp', events: [null, 'the-rose-listens', null], mages: [{}, {}] },
    ({ events }) => {
      events[1] = { ...events[1]!, spent: true }
    },
  )
  // It has moved on by one slot.
  expect(t.state.events[2]).toMatchObject({ card: 'the-rose-listens', spent: false })
})

scenario('[BRW-CLN.1, BRW-V.23, BRW-R.48] what lasts until the end of the round ends with it', () => {
  const t = layChanged(
    { phase: 'cleanUp', mages: [{ quests: ['bloodshed'] }, {}] },
    ({ lodge, lasting, mages }) => {
      lodge[6]!.blocked = true
      lasting.push({ seat: 0, card: 'spell.beast-form', rule: { rule: 'strength', by: 1 } })
      Object.assign(mages[0]!, { inhibited: ['activate', 'move'], offered: ['is-that-all'], actions: 0 })
      const rooms = { activation: { rooms: 1 }, round: { rooms: 2 }, match: { rooms: 2 } }
      Object.assign(mages[0]!.tally, { ...rooms, marks: ['softened'] })
    },
  )
  expect(t.state.phase).toBe('blackRose')
  expect([t.state.lodge[6]!.blocked, t.state.lasting]).toEqual([false, []])
  expect(mage(t, 0)).toMatchObject({ inhibited: [], offered: [], actions: 2 })
  expect(mage(t, 0).tally).toEqual({ round: {}, activation: {}, marks: [], match: { rooms: 2 } })
})

scenario('[BRW-QST.4] what is counted in one activation is not counted on in the next', () => {
  const t = lay({
    active: 1,
    crown: 1,
    mages: [
      { at: 'arena', actions: 0, quests: ['is-that-all'] },
      { at: 'arena', actions: 1 },
      { at: 'arena', actions: 1, quick: 'leech' },
    ],
  })
  const strike = (seat: number) => play(t, seat, { do: 'attack' }, { do: 'pass' }, { do: 'target', seat: 0 })
  strike(1)
  play(t, 1, { do: 'pass' })
  strike(2)
  play(t, 2, { do: 'pass' })
  expect(t.state.questions).toMatchObject([{ seat: 2, kind: 'component', about: { parts: ['action'] } }])
  expect(cubesOn(t, 0, 1) + cubesOn(t, 0, 2)).toBe(4)
  expect(mage(t, 0).offered).not.toContain('is-that-all')
})

scenario('[BRW-GEN.6] a spell that everybody has seen on the sheet is known to be in hand again', () => {
  const t = layChanged(
    { phase: 'cleanUp', mages: [{ first: 'leech', quests: ['bloodshed'] }, {}] },
    ({ mages }) => {
      mages[0]!.slots.first.seen = 3
    },
  )
  expect(mage(t, 0)).toMatchObject({ hand: ['leech'], known: ['leech'] })
})

scenario(
  '[BRW-CRN.1, BRW-CRN.2, BRW-BRP.1, BRW-T.8] who has taken the Crown is first from the next round on',
  () => {
    const t = layChanged(
      { phase: 'cleanUp', mages: [{ quests: ['bloodshed'] }, { quests: ['still-hot'] }] },
      (state) => {
        state.crown = 1
        expect(state.first).toBe(0)
      },
    )
    expect([t.state.phase, t.state.first]).toEqual(['blackRose', 1])
    expect(t.state.questions).toMatchObject([{ seat: 1, kind: 'giveUpQuest' }])
  },
)
