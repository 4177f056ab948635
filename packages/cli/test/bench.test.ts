import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { soak } from '../../../tools/soak.ts'
import { folder } from './conclave.ts'
import { spawned } from './spawned.ts'

/** Measures in a process of its own, which starts others and must end them. */
const bench = async (...args: readonly string[]): Promise<unknown> => {
  const { code, out, err } = await spawned(['bench', ...args, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

// Every game is measured in the same way; a soak measures all of them.
const oneGame = soak > 1 ? [] : ['--game', 'spellbound']

test('bench measures engine, copies and bots', async () => {
  const report = await bench('--only', 'engine', '--quick', '--no-compare', ...oneGame)
  const rate = { median: expect.any(Number), min: expect.any(Number), max: expect.any(Number) }
  expect(report).toMatchObject({
    games: {
      spellbound: { decisionsPerSecond: rate, clonesPerSecond: rate, adeptIterationsPerSecond: rate },
    },
    boardgameIo: null,
    ratio: null,
    server: null,
  })
})

test('bench measures the server: answers, appends, bots and tables at rest', async () => {
  const data = folder()
  const report = await bench('--only', 'server', '--quick', '--no-compare', '--data', data)
  const times = { p50: expect.any(Number), p99: expect.any(Number), max: expect.any(Number) }
  expect(report).toMatchObject({
    ratio: null,
    server: {
      appends: { alone: expect.any(Number), together: expect.any(Number) },
      sockets: { tables: 20, acknowledged: times, seenByOther: times },
      boardgameIo: null,
      ratios: { appendsAlone: expect.any(Number), boardgameIoFiles: null },
      idle: { asleepAlone: expect.any(Number) },
    },
  })
  const { server } = report as { server: { sockets: { answersPerSecond: number } } }
  expect(server.sockets.answersPerSecond).toBeGreaterThan(0)
  expect(readdirSync(data)).toEqual([])
})
