import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { costOf } from '../../src/table/cost.ts'
import { weightOf } from '../../src/table/count.ts'
import {
  activate,
  at,
  began,
  hand,
  inPlay,
  lay,
  lives,
  O,
  on,
  P,
  play,
  positionOf,
  prepare,
  prepared,
  reserve,
  usually,
} from '../position.ts'

const scenario = scenariosWith(test)

scenario('[MN-3.20] four Rituals of Mélange leave nothing to choose, not less than nothing', () => {
  const melange = 'ritual-of-melange'
  const t = began({ at: 'gather', p: { play: [melange, melange, melange, melange] }, ether: 'Wa / ' })
  expect(t.question(P)?.kind).toBe('takePile')
  t.choose(P, { do: 'take', pile: 'left' })
  expect(reserve(t, P)).toBe('Wa1')
})

scenario('[MN-3.1] a Water Drop that has counted twice may do so again next turn', () => {
  const t = lay({ p: { channelled: ['water-drop'], prepared: ['great-waters'] } })
  play(t, P, activate('great-waters'), at(O))
  expect(t.state.players[P].board.map(({ doubled }) => doubled)).toContain(true)
  play(t, P, { do: 'endTurn' })
  expect(t.state.turn).toBe(6)
  expect(t.state.players[P].board.map(({ doubled }) => doubled)).not.toContain(true)
})

scenario('[MN-3.52] what holds this turn is over when it ends', () => {
  const t = lay({
    turnEffects: [{ kind: 'exchangeRate', seat: P, card: 'favorable-winds', element: 'air' }],
  })
  play(t, P, { do: 'endTurn' })
  expect(t.state.turnEffects).toEqual([])
})

scenario('[I-72, MN-6.51] Ignition sees what goes to a discard pile, not what returns to a hand', () => {
  const t = lay({ p: { prepared: ['ignition', 'powerful-swipe'] }, o: { play: ['fire-whip'] } })
  play(t, P, activate('ignition'))
  expect(lives(t)).toEqual([20, 19])
  play(t, P, activate('powerful-swipe'))
  expect(hand(t, O)).toEqual(['fire-whip'])
  // The Swipe itself goes to the discard pile, the Whip does not.
  expect(lives(t)).toEqual([20, 18])
})

scenario('[MN-5.33, R-16] no component is used that the others make needless', () => {
  const t = lay({
    p: {
      play: ['prodigious-source'],
      channelled: ['wave-of-flames', 'surging-wave'],
      reserve: 'Wa1',
      hand: ['unleashed-ocean'],
    },
  })
  // The water Wave counts twice and is enough; together with the other one there would be one too many.
  play(t, P, prepare('unleashed-ocean'))
  expect(inPlay(t, P)).toContain('unleashed-ocean')
})

test('[MN-5.33] a Wave that would be one too many is not offered', () => {
  const t = lay({
    p: {
      play: ['prodigious-source'],
      channelled: ['wave-of-flames', 'surging-wave', 'purifying-wave'],
      reserve: 'Wa1',
      hand: ['unleashed-ocean'],
    },
  })
  t.choose(P, prepare('unleashed-ocean'))
  expect(t.options(P)).toEqual([
    expect.objectContaining({ card: 'surging-wave' }),
    expect.objectContaining({ card: 'purifying-wave' }),
  ])
})

test('[MN-5.40] a reduction never makes a cost of less than nothing', () => {
  const state = positionOf({ p: { mn: true, play: ['howlers-robe'] } })
  expect(costOf(state, P, 'typhoon')).toEqual([0, 0, 0, 0, 0, 0])
})

test('[MN-5.34] Prodigious Source leaves permanents alone', () => {
  const state = positionOf({
    p: { play: ['prodigious-source', 'unleashed-ocean', 'azure-ring'], channelled: ['tide'] },
  })
  const weights = state.players[P].board.map((each) => [each.card, weightOf(state, P, each, 1)])
  expect(Object.fromEntries(weights)).toMatchObject({ 'unleashed-ocean': 1, 'azure-ring': 2, tide: 2 })
})

scenario('[MN-5.37, R-17, I-44] a Water Drop does not count twice for the opponent of a usual mage', () => {
  const t = lay({ p: { prepared: ['great-waters'] }, o: { channelled: ['water-drop'] } })
  play(t, P, activate('great-waters'), at(O))
  expect(lives(t)).toEqual([20, 19])
})

scenario('[MN-5.37, I-44] but it does for the opponent of a Mage Noir', () => {
  const t = lay({ p: { prepared: ['great-waters'] }, o: { mn: true, channelled: ['water-drop'] } })
  play(t, P, activate('great-waters'), at(O))
  expect(lives(t)).toEqual([20, 18])
})

scenario('[MN-6.40] an Ocean that dries up has nothing to be ordered with other triggers', () => {
  const t = lay({
    p: {
      play: ['ritual-of-melange', { card: 'unleashed-ocean', locked: 'Wa1' }],
      reserve: 'Fi1',
      prepared: ['ignition'],
    },
  })
  play(t, P, activate('ignition'))
  t.choose(P, { do: 'use', card: 'ritual-of-melange' })
  t.choose(P, on('unleashed-ocean'))
  usually(t)
  expect(inPlay(t, P)).toEqual(['ritual-of-melange'])
  expect(lives(t)).toEqual([20, 18])
})

scenario('[MN-3.61] an end by an empty deck is told, wherever it comes from', () => {
  const t = lay({ p: { deck: ['droplet'], prepared: ['acceleration'] } })
  play(t, P, activate('acceleration'))
  expect(t.state.outcome).toEqual({ winners: [O], reason: 'MN-3.61' })
  expect(t.events.filter(({ event }) => event === 'matchWon')).toHaveLength(1)
})

scenario('[MN-3.61] and told once in the draw phase', () => {
  const t = began({ at: 'draw', p: { deck: [] } })
  expect(t.events.filter(({ event }) => event === 'matchWon')).toHaveLength(1)
})

scenario('[R-47, MN-5.15] rings of one slot stay together', () => {
  const t = lay({ p: { play: ['crimson-ring'], reserve: 'Fi1 Mi1', hand: ['crimson-ring'] } })
  play(t, P, prepare('crimson-ring'))
  expect(inPlay(t, P)).toEqual(['crimson-ring', 'crimson-ring'])
  expect(prepared(t, P)).toEqual([])
})
