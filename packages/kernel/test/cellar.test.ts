import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import type { Kind } from './toy/cards.ts'
import { ada, bo, cy, lay } from './toy/position.ts'
import { type Cellar, handOf, type Slot, slots } from './toy/state.ts'

const scenario = scenariosWith(test)

const lives = ({ mages }: Cellar): number[] => mages.map((mage) => mage.lives)
const inHand = (state: Cellar, seat: number, kind: Kind): number =>
  handOf(state.mages[seat]!).find((id) => state.faces[id] === kind)!
const lies = (state: Cellar, seat: number, slot: Slot): Kind | null => {
  const id = state.mages[seat]!.held[slots[slot]] ?? null
  return id === null ? null : state.faces[id]!
}

scenario('a plan is made card by card, slot by slot, side by side, and nobody else sees it', () => {
  const t = lay({ at: 'plan', mages: [{ hand: ['bolt', 'ward'] }, { hand: ['bolt'] }] })
  const before = t.view(bo)
  t.choose(ada, { card: inHand(t.state, ada, 'bolt') })
  expect(t.options(ada)).toEqual([
    { do: 'slot', slot: 'first' },
    { do: 'slot', slot: 'second' },
    { do: 'slot', slot: 'prepared' },
    { do: 'back' },
  ])
  t.choose(ada, { slot: 'second' })
  t.choose(ada, { side: 'dark' })
  expect(lies(t.state, ada, 'second')).toBe('bolt')
  expect(t.view(bo)).toEqual(before)
})

scenario('whoever plans may go back step by step and take cards back', () => {
  const t = lay({ at: 'plan', mages: [{ hand: ['bolt'] }, { hand: ['bolt'] }] })
  const bolt = inHand(t.state, ada, 'bolt')
  t.choose(ada, { card: bolt })
  t.choose(ada, { slot: 'first' })
  t.choose(ada, { do: 'back' })
  t.choose(ada, { do: 'back' })
  t.choose(ada, { card: bolt })
  t.choose(ada, { slot: 'first' })
  t.choose(ada, { side: 'light' })
  t.choose(ada, { do: 'takeBack', slot: 'first' })
  expect(lies(t.state, ada, 'first')).toBeNull()
  expect(handOf(t.state.mages[ada]!)).toEqual([bolt])
})

scenario('whoever is ready may think again until all are', () => {
  const t = lay({ at: 'plan', mages: [{ hand: ['bolt'] }, { hand: ['bolt'] }, { hand: ['bolt'] }] })
  t.choose(ada, { do: 'ready' })
  expect(t.waitsFor()).toEqual([bo, cy])
  expect(t.question(ada)).toMatchObject({ kind: 'unready', manner: 'open' })
  t.choose(bo, { do: 'ready' })
  t.choose(ada, { do: 'unready' })
  t.choose(cy, { do: 'ready' })
  expect(t.state.phase).toBe('plan')
  t.choose(ada, { do: 'ready' })
  expect(t.happened('planningEnded')).toHaveLength(1)
})

scenario('a prepared card of an earlier round stays where it is', () => {
  const t = lay({ at: 'plan', mages: [{ hand: ['bolt'], prepared: 'ward' }, { hand: ['bolt'] }] })
  t.refuses(ada, { do: 'takeBack', slot: 'prepared' })
  t.choose(ada, { card: inHand(t.state, ada, 'bolt') })
  t.refuses(ada, { slot: 'prepared' })
})

scenario('spells are cast in the order of slots, then of mages', () => {
  const t = lay({
    mages: [
      { first: 'mail', second: 'mail' },
      { first: 'mail', second: 'mail' },
    ],
  })
  expect(t.happened('turnedUp').map(({ seat, slot }) => [seat, slot])).toEqual([
    [ada, 'first'],
    [bo, 'first'],
    [ada, 'second'],
    [bo, 'second'],
  ])
})

scenario('a bolt strikes the named foe; its dark side strikes all others', () => {
  const t = lay({ mages: [{ first: 'bolt', second: 'bolt dark' }, {}, {}] })
  t.choose(ada, { foe: cy })
  expect(lives(t.state)).toEqual([6, 5, 3])
})

scenario('what lasts changes every blow: armour takes off, a curse adds, never below nothing', () => {
  const modifiers = [
    { on: bo, by: -1, left: 2 },
    { on: cy, by: 1, left: 2 },
    { on: cy, by: 1, left: 1 },
  ]
  const t = lay({ mages: [{ first: 'bolt dark', second: 'bolt dark' }, {}, {}], modifiers })
  expect(lives(t.state)).toEqual([6, 6, 0])
  expect(t.happened('defeated')).toMatchObject([{ seat: cy }])
  expect(t.state.modifiers).toEqual([{ on: bo, by: -1, left: 1 }])
})

scenario('a gamble brings what the die shows', () => {
  const t = lay({ mages: [{ first: 'gamble', second: 'gamble dark' }, {}], chance: [2, 0] })
  expect(t.happened('gambled').map(({ amount }) => amount)).toEqual([3, 1])
  expect(lives(t.state)).toEqual([5, 2])
})

scenario('whoever has a prepared card is asked, suitable or not; a lone pass is not settled', () => {
  const t = lay({ mages: [{ first: 'bolt' }, { prepared: 'ward' }, {}] })
  expect(t.waitsFor()).toEqual([bo])
  expect(t.question(bo)).toMatchObject({ kind: 'react', manner: 'window' })
  expect(t.options(bo)).toEqual([{ do: 'pass' }])
  t.choose(bo, { do: 'pass' })
  t.choose(ada, { foe: bo })
  expect(t.options(bo)).toEqual([{ do: 'flip' }, { do: 'pass' }])
})

scenario('a trap springs on the caster before the spell works, and may cancel it', () => {
  const t = lay({ mages: [{ first: 'bolt dark' }, { prepared: 'snare dark' }] })
  t.choose(bo, { do: 'flip' })
  expect(t.happened('fizzled')).toHaveLength(1)
  expect(lives(t.state)).toEqual([6, 6])
})

scenario('defeat in mid-action: the rest of the spell fizzles', () => {
  const t = lay({ mages: [{ lives: 2, first: 'leech' }, { lives: 3, prepared: 'snare' }, {}] })
  t.choose(bo, { do: 'flip' })
  expect(lives(t.state)).toEqual([0, 3, 6])
  expect(t.happened('healed')).toEqual([])
  expect(t.happened('fizzled')).toHaveLength(1)
})

scenario('a mage may defeat herself: what her spell would still bring does not happen', () => {
  const t = lay({ mages: [{ lives: 1, first: 'leech dark' }, {}, {}] })
  expect(t.happened('defeated')).toMatchObject([{ seat: ada }])
  expect(t.happened('drew').some(({ seat }) => seat === ada)).toBe(false)
})

scenario('a protection takes off strength; the rest still wounds', () => {
  const t = lay({ mages: [{ first: 'gamble' }, { prepared: 'ward' }], chance: [2] })
  t.choose(bo, { do: 'pass' })
  t.choose(bo, { do: 'flip' })
  expect(lives(t.state)).toEqual([6, 5])
})

scenario('a blow that is prevented entirely does not wound, whatever the curse', () => {
  const modifiers = [{ on: bo, by: 1, left: 2 }]
  const t = lay({ mages: [{ first: 'bolt' }, { prepared: 'ward' }], modifiers })
  t.choose(bo, { do: 'pass' })
  t.choose(bo, { do: 'flip' })
  expect(lives(t.state)).toEqual([6, 6])
})

scenario(
  'interrupts nest: a trap on the spell, a protection against the trap, a knot in the protection',
  () => {
    const t = lay({
      mages: [{ first: 'bolt dark', prepared: 'ward dark' }, { prepared: 'snare' }, { prepared: 'knot' }],
    })
    t.choose(bo, { do: 'flip' })
    // The snare was flipped: Cy might knot it, and Ada is asked too, for she has a card as well.
    t.choose(cy, { do: 'pass' })
    t.choose(ada, { do: 'pass' })
    // The snare strikes Ada, who protects herself.
    t.choose(ada, { do: 'flip' })
    expect(t.state.stack.map(({ procedure }) => procedure)).toEqual([
      ...['match', 'cast', 'window', 'flip', 'effect', 'blows', 'strike', 'flip', 'window'],
    ])
    t.choose(cy, { do: 'flip' })
    expect(t.happened('fizzled')).toHaveLength(1)
    expect(lives(t.state)).toEqual([4, 5, 5])
  },
)

scenario('a protection strikes back at whoever struck, though it was a trap', () => {
  const t = lay({ mages: [{ first: 'mail', prepared: 'ward dark' }, { prepared: 'snare' }] })
  t.choose(bo, { do: 'flip' })
  t.choose(ada, { do: 'pass' })
  t.choose(ada, { do: 'flip' })
  expect(lives(t.state)).toEqual([5, 5])
  expect(t.happened('laid')).toMatchObject([{ seat: ada, by: -1 }])
})

scenario('a trap whose owner falls in the middle of it fizzles, and the match may be over', () => {
  const t = lay({
    mages: [
      { first: 'mail', prepared: 'ward dark' },
      { lives: 1, prepared: 'snare' },
    ],
  })
  t.choose(bo, { do: 'flip' })
  t.choose(ada, { do: 'pass' })
  t.choose(ada, { do: 'flip' })
  expect(t.state.outcome).toEqual({ winners: [ada], reason: 'last alive' })
  expect(t.state).toMatchObject({ stack: [], questions: [] })
})

scenario('a trap planned as a spell does nothing, and nobody is asked', () => {
  const t = lay({ mages: [{ first: 'snare' }, { prepared: 'snare' }] })
  expect(t.happened('turnedUp')).toHaveLength(1)
  expect(t.state.phase).toBe('plan')
})

scenario('a spy sees a prepared card; others only see that she looked', () => {
  const t = lay({ mages: [{ first: 'spy' }, { prepared: 'snare' }, {}] })
  t.choose(bo, { do: 'pass' })
  t.choose(ada, { foe: bo })
  const prepared = (viewer: number) =>
    t.view(viewer).table as { mages: { spiedBy: number[]; slots: unknown[] }[] }
  expect(prepared(ada).mages[bo]!.slots[2]).toMatchObject({ face: 'snare' })
  expect(prepared(cy).mages[bo]!.slots[2]).toBe('face down')
  expect(prepared(cy).mages[bo]!.spiedBy).toEqual([ada])
  const heard = (viewer: number) => t.heardBy(viewer).filter(({ event }) => event === 'sawCard')
  expect(heard(ada)).toHaveLength(1)
  expect(heard(cy)).toHaveLength(0)
})

scenario('an empty deck is made anew from the discards', () => {
  const t = lay({
    mages: [{ first: 'leech dark' }, {}],
    deck: ['bolt'],
    chance: [['ward', 'ward']],
  })
  expect(t.happened('reshuffled')).toHaveLength(1)
  expect(t.state.discards.map((card) => t.state.faces[card])).toEqual(['leech'])
})

scenario('after the last round, whoever has most lives wins', () => {
  const t = lay({ round: 8, mages: [{ lives: 3 }, { lives: 4 }, { lives: 4 }] })
  expect(t.state.outcome).toEqual({ winners: [bo, cy], reason: 'last round', scores: [3, 4, 4] })
})
