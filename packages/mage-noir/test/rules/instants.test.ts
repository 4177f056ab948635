import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { standingOrders } from '../../src/standing-orders.ts'
import {
  activate,
  at,
  discardPile,
  hand,
  inPlay,
  lay,
  lives,
  O,
  on,
  P,
  prepared,
  reserve,
  usually,
} from '../position.ts'

const scenario = scenariosWith(test)
const ritual = { do: 'use', card: 'emptiness-ritual' } as const
const robe = { do: 'use', card: 'kerlochs-robe' } as const
const horns = { do: 'use', card: 'druid-horns' } as const
const pass = { do: 'pass' } as const
const first = (card: string) => ({ do: 'next', card }) as const

// A Robe that is worn takes two off every blow, so a Ritual hurts only what is beside its wearer: a Tree.
const facing = (hold: readonly string[]) => ({
  p: { play: ['emptiness-ritual'], hand: hold },
  o: { play: ['kerlochs-robe', { card: 'dead-tree', life: 1 }], hand: ['tide'] },
})

scenario('[R-56] the active player puts her ability before what was announced against it', () => {
  const t = lay(facing(['seed', 'flame']))
  t.choose(P, ritual)
  t.choose(P, { do: 'discard', card: 'seed' })
  expect(t.question(O)).toMatchObject({ kind: 'window', about: { stop: 'use', card: 'emptiness-ritual' } })
  t.choose(O, robe)
  // She may announce more; what she has announced is not paid yet.
  expect(t.question(P)).toMatchObject({ kind: 'window', about: { stop: 'use', card: 'kerlochs-robe' } })
  expect(hand(t, P)).toEqual(['flame', 'seed'])
  t.choose(P, pass)
  expect(t.question(P)).toMatchObject({
    kind: 'order',
    about: { cards: ['emptiness-ritual', 'kerlochs-robe'] },
  })
  expect(t.view(P).table).toMatchObject({
    waiting: [{ card: 'emptiness-ritual' }, { card: 'kerlochs-robe' }],
  })
  t.choose(P, first('emptiness-ritual'))
  expect(inPlay(t, O)).toEqual(['kerlochs-robe', 'dead-tree'])
  t.choose(P, on('dead-tree'))
  usually(t)
  expect(discardPile(t, O)).toEqual(['dead-tree', 'kerlochs-robe', 'tide'])
})

scenario('[R-56] what was announced has its place in the order and answers no damage before', () => {
  const t = lay(facing(['seed', 'flame']))
  t.choose(P, ritual)
  t.choose(P, { do: 'discard', card: 'seed' })
  t.choose(O, robe)
  t.choose(P, pass)
  t.choose(P, first('emptiness-ritual'))
  t.choose(P, at(O))
  // Not even the Robe is offered, and its Mana goes to the ether now.
  expect(t.question(O)).toMatchObject({ kind: 'batch', about: { card: 'kerlochs-robe' } })
})

scenario('[R-56] she may as well let the other come first', () => {
  const t = lay(facing(['seed', 'flame']))
  t.choose(P, ritual)
  t.choose(P, { do: 'discard', card: 'seed' })
  t.choose(O, robe)
  t.choose(P, pass)
  t.choose(P, first('kerlochs-robe'))
  usually(t)
  expect(inPlay(t, O)).toEqual(['dead-tree'])
  t.choose(P, on('dead-tree'))
  usually(t)
  expect(discardPile(t, O)).toEqual(['kerlochs-robe', 'tide', 'dead-tree'])
})

scenario('[R-56] against damage, too: what cancels it comes after what she announces now', () => {
  const position = facing(['flame', 'seed', 'tide'])
  const t = lay({ ...position, p: { ...position.p, prepared: ['fiery-arrow'] } })
  t.choose(P, activate('fiery-arrow'))
  t.choose(O, pass)
  t.choose(O, robe)
  t.choose(P, ritual)
  t.choose(P, { do: 'discard', card: 'seed' })
  // It is still the Robe that she answers.
  expect(t.question(P)).toMatchObject({ kind: 'window', about: { stop: 'use', card: 'kerlochs-robe' } })
  expect(standingOrders.answerTo(t.state, t.question(P)!, {})).toBeUndefined()
  t.choose(P, ritual)
  // A card that was promised cannot be given again.
  expect(t.options(P)).toEqual([
    { do: 'discard', card: 'flame' },
    { do: 'discard', card: 'tide' },
  ])
  t.choose(P, { do: 'discard', card: 'flame' })
  t.choose(P, pass)
  t.choose(P, first('emptiness-ritual'))
  t.choose(P, on('dead-tree'))
  usually(t)
  t.choose(P, at(O))
  usually(t)
  expect(discardPile(t, O)).toEqual(['dead-tree', 'kerlochs-robe', 'tide'])
  expect(lives(t)).toEqual([20, 20])
  expect(hand(t, P)).toEqual(['tide'])
})

scenario('[R-56] she has passed, and still may come first when the other announces', () => {
  const t = lay({ ...facing(['seed']), at: 'start' })
  t.choose(P, pass)
  t.choose(O, robe)
  t.choose(P, ritual)
  // Nothing is left to announce, and she says which comes first.
  t.choose(P, first('emptiness-ritual'))
  t.choose(P, on('dead-tree'))
  usually(t)
  expect(discardPile(t, O)).toEqual(['dead-tree', 'kerlochs-robe', 'tide'])
})

scenario('[R-56] on the other’s turn it is the other who orders', () => {
  const { p, o } = facing(['seed'])
  const t = lay({ active: O, p: o, o: p })
  t.choose(O, ritual)
  t.choose(P, robe)
  t.choose(O, first('emptiness-ritual'))
  t.choose(O, on('dead-tree'))
  usually(t)
  expect(discardPile(t, P)).toEqual(['dead-tree', 'kerlochs-robe', 'tide'])
})

scenario('[R-56] what became impossible does not happen and costs nothing', () => {
  const t = lay({
    p: { play: ['emptiness-ritual', 'kerlochs-robe'], hand: ['seed'] },
    o: { play: ['druid-horns'], deck: ['tide'] },
  })
  t.choose(P, ritual)
  t.choose(O, horns)
  t.choose(P, robe)
  t.choose(P, first('kerlochs-robe'))
  usually(t)
  expect(discardPile(t, P)).toEqual(['kerlochs-robe', 'seed'])
  expect(lives(t)).toEqual([20, 20])
  expect(t.question(P)).toMatchObject({ kind: 'main' })
})

scenario('[R-56] a card that is about to be prepared can be given away, and is then not prepared', () => {
  const t = lay({
    p: { play: ['emptiness-ritual'], reserve: 'Ve1', hand: ['seed'] },
    o: { play: ['druid-horns'], deck: ['tide'] },
  })
  t.choose(P, { do: 'prepare', card: 'seed' })
  t.choose(O, horns)
  t.choose(P, ritual)
  t.choose(P, first('emptiness-ritual'))
  t.choose(P, at(O))
  expect(t.question(P)).toMatchObject({ kind: 'main' })
  expect(discardPile(t, P)).toEqual(['seed'])
  expect(prepared(t, P)).toEqual([])
  expect(reserve(t, P)).toBe('Ve1')
})

scenario('[R-56] nobody is asked for an order that makes no difference', () => {
  const t = lay({
    p: { play: ['druid-horns'], deck: ['seed'] },
    o: { play: ['druid-horns'], deck: ['seed'] },
  })
  t.choose(P, horns)
  t.choose(O, horns)
  expect(t.question(P)).toMatchObject({ kind: 'main' })
  expect([hand(t, P), hand(t, O)]).toEqual([['seed'], ['seed']])
})

test('[R-56] whoever is asked only when it matters is asked when her damage would be cancelled', () => {
  const t = lay(facing(['seed', 'flame']))
  t.choose(P, ritual)
  t.choose(P, { do: 'discard', card: 'seed' })
  const order = (seat: number, orders: { readonly [name: string]: string | number }) =>
    standingOrders.answerTo(t.state, t.question(seat)!, orders)
  expect(order(O, {})).toEqual(pass)
  expect(order(O, { stops: 'actions' })).toBeUndefined()
  t.choose(O, robe)
  expect(order(P, {})).toBeUndefined()
  expect(order(P, { stops: 'silent' })).toEqual(pass)
  expect(order(P, { 'pass-turn': t.state.turn })).toEqual(pass)
})
