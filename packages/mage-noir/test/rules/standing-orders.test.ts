import { expect, test } from 'vitest'
import { standingOrders } from '../../src/standing-orders.ts'
import { activate, at, type Duel, lay, O, P } from '../position.ts'

const order = (t: Duel, seat: number, orders: { readonly [name: string]: boolean | number | string }) =>
  standingOrders.answerTo(t.state, t.question(seat)!, orders)

test('windows are passed unless a player wants to be asked', () => {
  const t = lay({ p: { prepared: ['flame'] }, o: { play: ['druid-horns'] } })
  t.choose(P, activate('flame'))
  expect(order(t, O, {})).toEqual({ do: 'pass' })
  expect(order(t, O, { stops: 'actions' })).toBeUndefined()
  expect(order(t, O, { stops: 'full' })).toBeUndefined()
  expect(order(t, O, { stops: 'silent' })).toEqual({ do: 'pass' })
})

test('before steps of a turn only the highest level asks, or an empty deck', () => {
  const t = lay({ at: 'draw', p: { play: ['emptiness-ritual'], hand: ['seed'] } })
  expect(order(t, P, { stops: 'actions' })).toEqual({ do: 'pass' })
  expect(order(t, P, { stops: 'full' })).toBeUndefined()
  const danger = lay({ at: 'draw', p: { play: ['emptiness-ritual'], hand: ['seed'], deck: [] } })
  expect(order(danger, P, {})).toBeUndefined()
})

test('a Protector may take all damage, or none', () => {
  const t = lay({ p: { prepared: ['fiery-arrow'] }, o: { play: ['animated-tree'] } })
  t.choose(P, activate('fiery-arrow'))
  expect(order(t, O, {})).toBeUndefined()
  expect(order(t, O, { 'animated-tree': 'always' })).toMatchObject({ do: 'redirect', card: 'animated-tree' })
  expect(order(t, O, { 'animated-tree': 'never' })).toEqual({ do: 'accept' })
  expect(order(t, O, { stops: 'silent' })).toEqual({ do: 'accept' })
})

test('whoever wants silence is asked about a deadly blow, and the Robe is never passed over', () => {
  const t = lay({ p: { prepared: ['fiery-arrow'] }, o: { life: 3, play: ['animated-tree'] } })
  t.choose(P, activate('fiery-arrow'))
  expect(order(t, O, { stops: 'silent' })).toBeUndefined()
  const robe = lay({ p: { prepared: ['flame'] }, o: { play: ['kerlochs-robe', 'animated-tree'] } })
  robe.choose(P, activate('flame'))
  robe.choose(O, { do: 'pass' })
  robe.choose(P, at(O))
  expect(order(robe, O, { 'animated-tree': 'never' })).toBeUndefined()
})

test('the rest of a turn is passed, mortal danger aside, and the next turn is not', () => {
  const t = lay({ p: { prepared: ['fiery-arrow'] }, o: { play: ['animated-tree', 'druid-horns'] } })
  const now = t.state.turn
  t.choose(P, activate('fiery-arrow'))
  expect(order(t, O, { stops: 'full', 'pass-turn': now })).toEqual({ do: 'pass' })
  expect(order(t, O, { stops: 'full', 'pass-turn': now - 1 })).toBeUndefined()
  t.choose(O, { do: 'pass' })
  expect(order(t, O, { 'pass-turn': now })).toEqual({ do: 'accept' })
  expect(order(t, O, { 'pass-turn': now - 1 })).toBeUndefined()
  const deadly = lay({ p: { prepared: ['fiery-arrow'] }, o: { life: 3, play: ['animated-tree'] } })
  deadly.choose(P, activate('fiery-arrow'))
  expect(order(deadly, O, { 'pass-turn': deadly.state.turn })).toBeUndefined()
})

test('the Horns look by themselves if that is wanted', () => {
  const t = lay({ p: { play: ['druid-horns'] } })
  expect(order(t, P, {})).toBeUndefined()
  expect(order(t, P, { 'auto-look': true })).toMatchObject({ do: 'use', card: 'druid-horns' })
})

test('[MN-4.21] released Mana goes by itself if that is wanted', () => {
  const t = lay({ p: { prepared: [{ card: 'seed', locked: 'Ve1 Wa1' }] }, ether: 'Ai / Fi' })
  t.choose(P, activate('seed'))
  expect(order(t, P, {})).toBeUndefined()
  expect(order(t, P, { 'auto-release': true })).toEqual({ do: 'put', element: 'water', pile: 'left' })
})
