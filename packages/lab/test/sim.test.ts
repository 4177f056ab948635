import { random } from '@conclave/bots'
import { findGame, type Loaded } from '@conclave/games'
import { offering } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { makeBot } from '../src/bots.ts'
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
      game: offering(game, (options, { barrier }) => {
        if (barrier > 12) throw new Error('the tower fell')
        return options
      }),
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

  test('has no hash when a bot goes by the clock', async () => {
    const loaded = await load()
    const results = [playOne(loaded, job, bots, 0)]
    const hashWith = (bot: string) => reportOn({ ...job, bots: ['random', bot] }, '1', results, 1).hash
    expect(hashWith('adept:ms=20:rollout=4')).toBeNull()
    expect(hashWith('adept:rollout=4:ms=20')).toBeNull()
    expect(hashWith('adept:iterations=20')).toMatch(/^[0-9a-f]{16}$/)
    expect(hashWith('adept')).toMatch(/^[0-9a-f]{16}$/)
  })

  test.each(['adept:iterations=0', 'adept:rollout=4:iterations=00', 'adept:ms=0:rollout=4'])(
    'does not seat %s, who could not think',
    (spec) => {
      expect(() => makeBot(spec)).toThrow(/leaves it nothing to think with/)
    },
  )

  test('seats whoever has something to think with', () => {
    for (const spec of ['adept', 'adept:iterations=10', 'adept:ms=10:rollout=0']) makeBot(spec)
  })
})
