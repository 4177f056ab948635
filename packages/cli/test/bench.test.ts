import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { soak } from '../../../tools/soak.ts'
import { conclave, folder } from './conclave.ts'
import { spawned } from './spawned.ts'

test('bench refuses a game that is not there before anything is started', async () => {
  expect(await conclave(['bench', '--only', 'engine', '--game', 'chess'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining("no game 'chess'"),
  })
})

// A benchmark takes its time and all of the machine.
if (soak > 1) {
  test('the whole bench runs, reports and leaves nothing behind', { timeout: 240_000 }, async () => {
    const data = folder()
    const { code, out, err } = await spawned(['bench', '--quick', '--no-compare', '--data', data, '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const report: unknown = JSON.parse(out)
    const rate = { median: expect.any(Number), min: expect.any(Number), max: expect.any(Number) }
    const times = { p50: expect.any(Number), p99: expect.any(Number), max: expect.any(Number) }
    expect(report).toMatchObject({
      games: {
        spellbound: { decisionsPerSecond: rate, clonesPerSecond: rate, adeptIterationsPerSecond: rate },
      },
      boardgameIo: null,
      ratio: null,
      server: {
        appends: { alone: expect.any(Number), together: expect.any(Number) },
        sockets: { tables: 20, acknowledged: times, seenByOther: times },
        boardgameIo: null,
        ratios: { appendsAlone: expect.any(Number), boardgameIoFiles: null },
        idle: { asleepAlone: expect.any(Number) },
        comingBack: { tables: 60, resumed: expect.any(Number), peak: expect.any(Number), welcomed: times },
      },
    })
    const { server } = report as { server: { sockets: { answersPerSecond: number } } }
    expect(server.sockets.answersPerSecond).toBeGreaterThan(0)
    expect(readdirSync(data)).toEqual([])
  })
}
