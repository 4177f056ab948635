import { findGame } from '@conclave/games'
import { begin, choices, findOption, questionOf, readSettings, settle, swift } from '@conclave/kernel'
import { notPlain } from '@conclave/kernel/testing'
import { describe, expect, it } from 'vitest'
import { advise, taskFor } from '../src/index.ts'
import { auction } from './auction.ts'
import { moments } from './moments.ts'

const means = { clock: () => 0 }
const bot = 'adept:iterations=60'

it('advises a legal answer everywhere, in plain data, whatever the true state hides', () => {
  for (const { state, question } of moments(auction, 2, ['advise'])) {
    const task = taskFor(auction, state, question.seat, bot, 'seed')
    const advice = advise(auction, task, means)
    if ('problem' in advice) throw new Error(advice.problem)
    expect(notPlain(advice)).toBeNull()
    if (advice.key === null) expect(question.manner).toBe('open')
    else expect(findOption(choices(auction, state, question), advice.key)).toBeDefined()
    expect(advice.before).toBeGreaterThanOrEqual(0)
    expect(advice.after).toBeLessThanOrEqual(1)
  }
})

it('says what is wrong with a task', () => {
  const { state, question } = moments(auction, 2, ['advise'])[0]!
  const task = taskFor(auction, state, question.seat, 'sage', 'seed')
  expect(advise(auction, task, means)).toEqual({ problem: expect.stringContaining("no bot 'sage'") })
})

const games = [
  ['spellbound', undefined, 2],
  ['mage-noir', undefined, 2],
  ['black-rose', '1.6', 3],
  ['black-rose', 'rebirth', 2],
] as const

describe.each(games)('in %s %s', (id, edition, seats) => {
  it('names parts of the judgement as reasons, the stronger first', async () => {
    const found = findGame(id, edition)
    if ('problem' in found) throw new Error(found.problem)
    const { game } = await found.entry.load(found.edition)
    const read = readSettings(game.settings, {})
    if (!read.ok) throw new Error(read.problem)
    const state = begin(game, read.chosen, seats, swift('advice'))
    settle(game, state)
    const parts = Object.keys(game.judge?.(state, 0) ?? {})
    expect(parts.length).toBeGreaterThan(5)
    const asked = state.questions.find(({ manner }) => manner !== 'open')!
    const advice = advise(game, taskFor(game, state, asked.seat, bot, 'seed'), means)
    if ('problem' in advice) throw new Error(advice.problem)
    expect(findOption(choices(game, state, questionOf(state, asked.seat)!), advice.key!)).toBeDefined()
    const pros = advice.reasons.filter(({ by }) => by > 0).map(({ by }) => by)
    expect(pros).toEqual(pros.toSorted((one, other) => other - one))
    expect(advice.reasons.every(({ part }) => parts.includes(part))).toBe(true)
  })
})
