import { games } from '@conclave/games'
import { choices, type Option, readSettings, swift, type TableState } from '@conclave/kernel'
import { twin } from '@conclave/kernel/testing'
import { expect, it } from 'vitest'
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

/** How many duels the first bot wins, once from each seat of so many pairings. They belong to those of docs/bots.md. */
const wins = (one: string, other: string, pairs: number): number => {
  let won = 0
  for (const [deck0, deck1] of pairings.slice(0, pairs)) {
    for (const seat of [0, 1]) {
      const bots = [one, other].map((spec) => botOf(spec, { clock: () => 0, trouble: fail }))
      const setup = { chosen: chosenFor(deck0, deck1), seats: 2, seed: 'measure:0' }
      const { outcome } = playMatch(game, setup, seat === 0 ? bots : bots.toReversed(), {
        generator: 'swift',
        maxDecisions: 5000,
      })
      if (outcome?.winners.includes(seat)) won++
    }
  }
  return won
}

it('greedy beats random in nine duels of ten', { timeout: 120_000 }, () => {
  expect(wins('greedy', 'random', 5)).toBeGreaterThanOrEqual(9)
})

it('adept beats greedy with hardly a thought', { timeout: 120_000 }, () => {
  expect(wins('adept:iterations=50', 'greedy', 4)).toBeGreaterThanOrEqual(5)
})

it('adept does not know what is hidden, by instinct neither', { timeout: 120_000 }, () => {
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
