import { random } from '@conclave/bots'
import { findGame, type Loaded } from '@conclave/games'
import { describe, expect, test } from 'vitest'
import { type Job, playOne } from '../src/sim/job.ts'
import { reportOn } from '../src/sim/report.ts'

const load = async (): Promise<Loaded> => {
  const found = findGame('spellbound')
  if ('problem' in found) throw new Error(found.problem)
  return await found.entry.load(found.edition)
}

const job: Job = {
  game: 'spellbound',
  edition: '2012',
  chosen: { trollBreaker: false, dan: 0, witchFinder: false },
  seats: 2,
  bots: ['random', 'random'],
  seed: 'sim',
  record: false,
}
const bots = [random, random]

describe('a simulation', () => {
  test('survives rules that break, and says how to see it again', async () => {
    const { game, texts } = await load()
    const broken: Loaded = {
      texts,
      game: {
        ...game,
        choices: (state, question) => {
          if (state.barrier > 12) throw new Error('the tower fell')
          return game.choices(state, question)
        },
      },
    }
    const report = reportOn(
      job,
      '1',
      [playOne(broken, job, bots, 1), playOne({ game, texts }, job, bots, 0)],
      2,
    )
    expect(report).toMatchObject({
      matches: 2,
      finished: 1,
      errors: [{ match: 1, seed: 'sim:1', problem: 'the tower fell' }],
    })
  })

  test('does not depend on the order in which matches come in', async () => {
    const loaded = await load()
    const results = [0, 1, 2].map((index) => playOne(loaded, job, bots, index))
    const report = reportOn(job, '1', results, 1)
    expect(reportOn(job, '1', results.toReversed(), 1)).toEqual(report)
    expect(reportOn(job, '1', results.slice(1), 1).hash).not.toBe(report.hash)
    expect(report.meanDecisions).toBeCloseTo(report.decisions / 3, 1)
  })
})
