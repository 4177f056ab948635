import { readSettings } from '@conclave/kernel'
import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { spellbound } from '../../src/game.ts'
import { blue, lay, red } from '../position.ts'

const scenario = scenariosWith(test)
const { settings, answerTo } = spellbound.standingOrders!

test('[D-10, D-25, D-26] orders are described as data: a policy for each any-time spell, and the consent', () => {
  const reading = readSettings(settings, {})
  expect(reading).toEqual({
    ok: true,
    chosen: {
      'always-accept': false,
      alchemy: 'critical',
      'book-wyrms': 'critical',
      'hat-trick': 'critical',
      teleport: 'critical',
    },
  })
  expect(readSettings(settings, { alchemy: 'sometimes' }).ok).toBe(false)
  expect(readSettings(settings, { 'hat-trick': 'hold', 'always-accept': false }).ok).toBe(true)
})

scenario('[D-10, AR-15] who is offered a ride is asked, unless she has ordered to ride along', () => {
  const t = lay({ row: ['centaur'] })
  t.choose(red, { do: 'play', card: 'centaur' })
  t.choose(red, { do: 'carry', mage: blue })
  const question = t.question(blue)!
  expect(question).toMatchObject({ kind: 'consent', about: { by: red, card: 'centaur' } })
  expect(answerTo(t.state, question, {})).toBeUndefined()
  expect(answerTo(t.state, question, { 'always-accept': true })).toEqual({ do: 'accept' })
  expect(answerTo(t.state, question, { 'always-accept': false })).toBeUndefined()
  t.choose(blue, { do: 'refuse' })
  expect(t.state.current?.passenger).toBe(-1)
  t.refuses(red, { do: 'carry', mage: blue })
})

scenario('[D-10] accepted, the passenger rides along; a solo player is never asked', () => {
  const t = lay({ row: ['centaur'] })
  t.choose(red, { do: 'play', card: 'centaur' })
  t.choose(red, { do: 'carry', mage: blue })
  t.choose(blue, { do: 'accept' })
  t.choose(red, { do: 'move', to: 'city:green' })
  expect(t.state.mages).toEqual(['city:green', 'city:green', 'wilderness'])
  const solo = lay({ seats: 1, row: ['centaur'] })
  solo.choose(red, { do: 'play', card: 'centaur' })
  solo.refuses(red, { do: 'carry' })
})

scenario('[SPB-TURN.3] orders answer nothing that a player has to decide in her own turn', () => {
  const orders = {
    alchemy: 'auto',
    'book-wyrms': 'auto',
    'hat-trick': 'auto',
    teleport: 'auto',
    'always-accept': true,
  }
  const t = lay({ row: ['magic-red', 'lizardman'], wands: [2], spells: [['teleport'], ['book-wyrms']] })
  const silent = () => {
    for (const question of t.state.questions) expect(answerTo(t.state, question, orders)).toBeUndefined()
  }
  silent()
  t.choose(red, { do: 'play', card: 'lizardman' })
  silent()
  t.choose(red, { do: 'move', to: 'city:red' })
  t.choose(red, { do: 'cast', spell: 'teleport' })
  silent()
  t.choose(red, { do: 'whisk', mage: blue })
  silent()
  t.choose(red, { do: 'move', to: 'village:1' })
  t.choose(red, { do: 'wand', power: 1 })
  silent()
})
