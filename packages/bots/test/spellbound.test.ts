import { games } from '@conclave/games'
import { choices, hash, type Option, readSettings, swift, type TableState } from '@conclave/kernel'
import { twin } from '@conclave/kernel/testing'
import { describe, expect, it } from 'vitest'
import { times } from '../../../tools/soak.ts'
import { playMatch, sightOf, taskFor, think } from '../src/index.ts'
import { botOf } from './bot-of.ts'
import { moments } from './moments.ts'

const { game } = await games.find(({ id }) => id === 'spellbound')!.load('2012')
const reading = readSettings(game.settings, {})
if (!reading.ok) throw new Error(reading.problem)
const { chosen } = reading

const play = (spec: string, seats: number, seed: string) => {
  const bots = Array.from({ length: seats }, () => botOf(spec, { clock: () => 0, trouble: fail }))
  return playMatch(game, { chosen, seats, seed }, bots, { generator: 'swift', maxDecisions: 2000 })
}

const fail = (error: unknown): never => {
  throw error
}

describe.each(['random', 'greedy', 'adept:iterations=12'])('%s plays Spellbound', (spec) => {
  it.each([1, 2, 3, 4])('to its end with %i seats', (seats) => {
    expect(play(spec, seats, 'whole').outcome).not.toBeNull()
  })

  it('the same from the same seed', () => {
    expect(hash(play(spec, 2, 'same').state)).toBe(hash(play(spec, 2, 'same').state))
  })

  it('without knowing what is face down', () => {
    const bot = botOf(spec)
    for (const { state, question } of moments(game, 3, ['a', 'b', 'c', 'd', 'e', 'f'], 4, chosen)) {
      const { seat } = question
      const options: readonly Option[] = choices(game, state, question)
      const other: TableState = twin(game, state, seat, swift('twin'))
      const act = question.manner === 'open' ? bot.interject! : bot.answer
      expect(act(sightOf(game, other, seat), question, options, swift('bot'))).toEqual(
        act(sightOf(game, state, seat), question, options, swift('bot')),
      )
    }
  })
})

it('thinks about Spellbound elsewhere', () => {
  for (const { state, question } of moments(game, 2, ['g', 'h'], 7, chosen)) {
    const task = taskFor(game, state, question.seat, 'adept:iterations=10', 'seed')
    expect(think(game, JSON.parse(JSON.stringify(task)), { clock: () => 0, trouble: fail })).toHaveProperty(
      'key',
    )
  }
})

/** Books that a bot recovers in a match of two, on average. */
const books = (spec: string): number => {
  const matches = times(5)
  let sum = 0
  for (let i = 0; i < matches; i++) sum += bookSlotsOf(play(spec, 2, `books ${i}`).state).length
  return sum / matches
}

const bookSlotsOf = (state: TableState): readonly unknown[] =>
  'bookSlots' in state && Array.isArray(state.bookSlots) ? state.bookSlots : fail(new Error('no book slots'))

it('adept recovers clearly more books than greedy, and greedy than random', () => {
  const greedy = books('greedy')
  expect(greedy).toBeGreaterThan(books('random') + 0.5)
  expect(books('adept:iterations=150')).toBeGreaterThan(greedy + 0.2)
})
