import { games } from '@conclave/games'
import { choices, type Option, readSettings, swift, type TableState } from '@conclave/kernel'
import { twin } from '@conclave/kernel/testing'
import { expect, it } from 'vitest'
import { soak } from '../../../tools/soak.ts'
import { playMatch, sightOf } from '../src/index.ts'
import { botOf } from './bot-of.ts'
import { moments } from './moments.ts'

const { game } = await games.find(({ id }) => id === 'mage-noir')!.load('base')

const chosenFor = (deck0: string, deck1: string) => {
  const reading = readSettings(game.settings, { deck0, deck1 })
  if (!reading.ok) throw new Error(reading.problem)
  return reading.chosen
}

const fail = (error: unknown): never => {
  throw error
}

const pairings = [
  ['whirling-volley', 'burning-wrath'],
  ['burning-wrath', 'whirling-volley'],
  ['burning-wrath', 'growing-canopy'],
  ['growing-canopy', 'burning-wrath'],
  ['whirling-volley', 'growing-canopy'],
] as const

/** The share of duels that the first bot wins, from each seat of every pairing, with shuffles of docs/bots.md. */
const share = (one: string, other: string): number => {
  let won = 0
  const duels = pairings.flatMap(([deck0, deck1]) => [0, 1].map((seat) => ({ deck0, deck1, seat })))
  for (let round = 0; round < soak; round++) {
    for (const { deck0, deck1, seat } of duels) {
      const bots = [one, other].map((spec) => botOf(spec, { clock: () => 0, trouble: fail }))
      const setup = { chosen: chosenFor(deck0, deck1), seats: 2, seed: `measure:${round}` }
      const { outcome } = playMatch(game, setup, seat === 0 ? bots : bots.toReversed(), {
        generator: 'swift',
        maxDecisions: 5000,
      })
      if (outcome?.winners.includes(seat)) won++
    }
  }
  return won / (duels.length * soak)
}

it('greedy beats random in nine duels of ten', () => {
  expect(share('greedy', 'random')).toBeGreaterThanOrEqual(0.9)
})

it('adept beats greedy with hardly a thought', () => {
  expect(share('adept:iterations=25', 'greedy')).toBeGreaterThanOrEqual(0.6)
})

it('adept does not know what is hidden, by its priors neither', () => {
  const bot = botOf('adept:iterations=12')
  const chosen = chosenFor('growing-canopy', 'whirling-volley')
  for (const { state, question } of moments(game, 2, ['a'], 11, chosen)) {
    const { seat } = question
    const options: readonly Option[] = choices(game, state, question)
    const other: TableState = twin(game, state, seat, swift('twin'))
    const act = question.manner === 'open' ? bot.interject! : bot.answer
    expect(act(sightOf(game, other, seat), question, options, swift('bot'))).toEqual(
      act(sightOf(game, state, seat), question, options, swift('bot')),
    )
  }
})
