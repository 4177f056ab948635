import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { conclave, folder, json } from './conclave.ts'

/** Parts of the report on matches with the Avatar that are looked at. */
interface AvatarReport {
  readonly standings: readonly {
    readonly difficulty: string
    readonly mages: number
    readonly wins: { readonly of: number }
    readonly rose: { readonly points: number; readonly sources: { readonly [source: string]: number } }
  }[]
  readonly cards: readonly { readonly played: number; readonly walked: number; readonly idle: number }[]
}

describe('the command', () => {
  test('weighs Rebirth: rooms are rebuilt, quests solved', async () => {
    const out = join(folder(), 'rebirth.html')
    const report = await json(
      ...['balance', '--edition', 'rebirth', '--bot', 'random', '--matches', '1', '--option', 'length=short'],
      ...['--workers', '1', '--out', out],
    )
    expect(report).toMatchObject({ edition: 'rebirth', matches: 1, errors: [] })
    const page = readFileSync(out, 'utf8')
    for (const name of ['Technomancy', 'Rikkart', 'Rebuilt', 'Solved']) expect(page).toContain(name)
    expect(page).not.toMatch(/NaN|undefined|Infinity|\b(?:spell|quest|room|school|event)\.[a-z]/)
  })

  test('reports on matches with the Avatar: wins by difficulty and mages, sources of points, action cards', async () => {
    const out = join(folder(), 'avatar.html')
    const report = (await json(
      ...['balance', '--edition', 'rebirth', '--avatar', '--bot', 'random', '--matches', '6'],
      ...['--option', 'length=short', '--workers', '1', '--out', out],
    )) as AvatarReport
    expect(report).toMatchObject({ matches: 6, errors: [] })
    expect(report.standings.map(({ difficulty, mages, wins }) => [difficulty, mages, wins.of])).toEqual(
      ['apprentice', 'master'].flatMap((difficulty) => [1, 2, 3].map((mages) => [difficulty, mages, 1])),
    )
    for (const { rose: hers } of report.standings)
      expect(Object.values(hers.sources).reduce((sum, each) => sum + each, 0)).toBeCloseTo(hers.points)
    expect(report.cards).toHaveLength(30)
    for (const { played, walked, idle } of report.cards) expect(walked + idle).toBeLessThanOrEqual(played)
    const page = readFileSync(out, 'utf8')
    for (const name of ['Apprentice, 1 mage', 'Master, 3 mages', 'Vacant Stare', 'The Rose Speaks'])
      expect(page).toContain(name)
    expect(page).not.toMatch(/NaN|undefined|Infinity|\baction\.[a-z]/)
  })

  test('refuses the Avatar where there is none', async () => {
    expect(await conclave(['balance', '--avatar', '--matches', '1'])).toMatchObject({
      code: 2,
      err: expect.stringContaining("there is no option 'avatar'"),
    })
  })

  test('writes a page and prints what it found; workers do not matter', async () => {
    const run = async (workers: string) => {
      const out = join(folder(), 'balance.html')
      const report = await json(
        ...['balance', '--bot', 'random', '--matches', '2', '--option', 'length=short', '--edition', '0.7'],
        ...['--workers', workers, '--out', out],
      )
      return { report, page: readFileSync(out, 'utf8') }
    }
    const [one, two] = await Promise.all([run('1'), run('2')])
    expect(one).toEqual(two)
    expect(one.report).toMatchObject({ game: 'black-rose', edition: '0.7', matches: 2, errors: [] })
    expect(one.page).not.toContain('The Black Rose wins')
  })

  test('a run that was broken off goes on with the matches that are kept', async () => {
    const [out, keep] = [join(folder(), 'balance.html'), join(folder(), 'kept.jsonl')]
    const args = (matches: number, workers: number, seed = 'kept') => [
      ...['balance', '--bot', 'random', '--edition', '0.7', '--option', 'length=short', '--seed', seed],
      ...['--matches', `${matches}`, '--workers', `${workers}`, '--out', out],
    ]
    const whole = await json(...args(3, 1))
    await json(...args(2, 1), '--keep', keep)
    // The second match as a process leaves it that was ended while it wrote.
    const begun = readFileSync(keep, 'utf8')
    writeFileSync(keep, begun.slice(0, -9))
    expect(await json(...args(3, 2), '--keep', keep)).toEqual(whole)
    expect(readFileSync(keep, 'utf8').split('\n')).toHaveLength(5)

    expect(await conclave([...args(3, 1, 'another'), '--keep', keep])).toMatchObject({
      code: 1,
      err: expect.stringContaining('another run'),
    })
    writeFileSync(keep, begun.replace('"rounds":', '"rounds":1'))
    expect(await conclave([...args(3, 1), '--keep', keep])).toMatchObject({
      code: 1,
      err: expect.stringContaining('match 0 comes out otherwise by now'),
    })
  })

  test('refuses games without schools, and files that cannot be written', async () => {
    expect(await conclave(['balance', '--game', 'spellbound', '--matches', '1'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('has no mages and schools'),
    })
    const args = [
      'balance',
      '--bot',
      'random',
      '--matches',
      '1',
      '--option',
      'length=short',
      '--workers',
      '1',
    ]
    const { code, err } = await conclave([...args, '--out', join(folder(), 'no', 'such', 'folder.html')])
    expect(code).toBe(1)
    expect(err).toContain('folder.html')
  })
})
