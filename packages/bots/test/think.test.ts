import { choices, findOption } from '@conclave/kernel'
import { notPlain } from '@conclave/kernel/testing'
import { expect, it } from 'vitest'
import { taskFor, think } from '../src/index.ts'
import { auction } from './auction.ts'
import { moments } from './moments.ts'

const met = moments(auction, 2, ['think'])
const means = { clock: () => 0 }

it('answers every question from one imagined world, by plain data alone', () => {
  for (const { state, question } of met) {
    const task = taskFor(auction, state, question.seat, 'adept:iterations=20', 'seed')
    expect(notPlain(task)).toBeNull()
    const thought = think(auction, JSON.parse(JSON.stringify(task)), means)
    if ('problem' in thought) throw new Error(thought.problem)
    if (thought.key === null) expect(question.manner).toBe('open')
    else expect(findOption(choices(auction, state, question), thought.key)).toBeDefined()
    expect(think(auction, task, means)).toEqual(thought)
  }
})

it('does not send the true state', () => {
  const { state, question } = met[0]!
  expect(taskFor(auction, state, question.seat, 'greedy', 'seed').world).not.toEqual(state)
})

it('says what is wrong with a task', () => {
  const { state, question } = met.find((each) => each.question.kind === 'claim')!
  const task = taskFor(auction, state, question.seat, 'sage', 'seed')
  expect(think(auction, task, means)).toEqual({ problem: expect.stringContaining("no bot 'sage'") })
  const idle = { ...task, bot: 'greedy', world: { ...task.world, questions: [] } }
  expect(think(auction, idle, means)).toEqual({ problem: `seat ${question.seat} is not asked anything` })
})
