import { expect, test } from 'vitest'
import { standing } from '../../src/standing.ts'
import { lay } from '../position.ts'

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
  expect(standing.follow(t.state, question, able)).toBeUndefined()
  expect(standing.follow(t.state, question, { ...able, traps: 'never' })).toBeUndefined()
  expect(standing.follow(t.state, question, { ...able, protections: 'never' })).toEqual({ do: 'pass' })
  expect(standing.follow(t.state, question, { ...able, protections: 'always' })).toBeUndefined()
})
