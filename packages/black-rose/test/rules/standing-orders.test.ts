import { expect, test } from 'vitest'
import { standingOrders } from '../../src/standing-orders.ts'
import { castNext, lay, play } from '../position.ts'

const able = { protections: 'able', traps: 'able', quests: 'able' }

/** Stag is about to be hit and has a protection lying active. */
const hit = () => {
  const t = lay({
    edition: '0.7',
    active: 0,
    mages: [
      { at: 'arena', first: 'fireball dark' },
      { at: 'arena', quick: 'ember-shield active' },
    ],
  })
  t.choose(0, { do: 'attack' })
  return t
}

test('[BRW-TP.2] orders for protections and for traps are told apart: whoever never springs traps is still asked when she is hit', () => {
  const t = hit()
  const question = t.question(1)
  expect(question?.kind).toBe('react')
  if (question === undefined) return
  expect(standingOrders.answerTo(t.state, question, able)).toBeUndefined()
  expect(standingOrders.answerTo(t.state, question, { ...able, traps: 'never' })).toBeUndefined()
  expect(standingOrders.answerTo(t.state, question, { ...able, protections: 'never' })).toEqual({
    do: 'pass',
  })
  expect(standingOrders.answerTo(t.state, question, { ...able, protections: 'always' })).toBeUndefined()
})

test('[BRW-TP.2] whoever passes for the rest of a round is asked again in the next one, and before that when she would be defeated', () => {
  const t = hit()
  const question = t.question(1)
  if (question === undefined) throw new Error('nobody is asked')
  const { round } = t.state
  const follow = (orders: object, about: object = {}) =>
    standingOrders.answerTo(
      t.state,
      { ...question, about: { ...(question.about as object), ...about } },
      { ...able, ...orders },
    )
  expect(follow({ 'pass-all': round })).toEqual({ do: 'pass' })
  expect(follow({ 'pass-all': round, protections: 'always' })).toEqual({ do: 'pass' })
  expect(follow({ 'pass-all': round - 1 })).toBeUndefined()
  expect(follow({ 'pass-traps': round }), 'what befalls her').toBeUndefined()
  const deadly = { amount: 9, enough: 9 }
  expect(follow({ 'pass-all': round }, deadly)).toBeUndefined()
  // Another one who would be defeated is not she herself.
  expect(follow({ 'pass-all': round }, { ...deadly, model: 'evocation.3' })).toEqual({ do: 'pass' })
  const entered = { what: 'enters', model: 'mage.0', room: 3 }
  expect(follow({ traps: 'always' }, entered)).toBeUndefined()
  for (const name of ['pass-traps', 'pass-all'])
    expect(follow({ traps: 'always', [name]: round }, entered), name).toEqual({ do: 'pass' })
})

test('[BRW-ACT.9] an activation ends by itself where only a spell could be given up, unless its mage wants to be asked', () => {
  const left = (edition: '1.6' | '0.7', actions: number) => {
    const mages = [{ at: 'arena', first: 'leech', second: 'fireball', actions }, { at: 'arena' }] as const
    const t = lay({ edition, mages })
    play(t, 0, castNext)
    if (edition === '1.6') play(t, 0, { do: 'before' })
    const question = t.question(0)
    if (question === undefined) throw new Error('nobody is asked')
    return { t, question }
  }
  const { t, question } = left('1.6', 0)
  expect(t.options(0).map((option) => option.do)).toEqual(['sacrifice', 'end'])
  expect(standingOrders.answerTo(t.state, question, {})).toEqual({ do: 'end' })
  expect(standingOrders.answerTo(t.state, question, { sacrifices: true })).toBeUndefined()
  const able = left('1.6', 1)
  expect(able.t.options(0).map((option) => option.do)).toContain('move')
  expect(standingOrders.answerTo(able.t.state, able.question, {})).toBeUndefined()
})

test('[BRW-QST.6] whoever wants to give up quests says so beforehand', () => {
  const t = lay({ phase: 'blackRose', mages: [{ quests: ['walk-the-hound'] }, {}] })
  const question = t.question(0)
  if (question?.kind !== 'giveUpQuest') throw new Error('nobody is asked')
  expect(standingOrders.answerTo(t.state, question, {})).toEqual({ do: 'pass' })
  expect(standingOrders.answerTo(t.state, question, { 'give-up': true })).toBeUndefined()
})
