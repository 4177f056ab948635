import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loggerTo, startServer } from '@conclave/server'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from '../src/run.ts'
import { conclave, folder, ioOf, json } from './conclave.ts'
import { start } from './spawned.ts'

const web = folder(afterAll)
writeFileSync(join(web, 'index.html'), '<!doctype html>')

const serve = (...more: string[]) => conclave(['serve', '--web', web, '--port', '0', ...more])

describe('a server that cannot start says why in one line', () => {
  const place = folder(afterAll)
  writeFileSync(join(place, 'file'), 'text')
  mkdirSync(join(place, 'nonsense'))
  writeFileSync(join(place, 'nonsense', 'conclave.db'), 'nonsense '.repeat(1000))

  test.each<[string, string[], RegExp]>([
    ['a file for a folder', ['--data', join(place, 'file')], /is a file, not a folder/],
    ['a folder below a file', ['--data', join(place, 'file', 'below')], /is a file/],
    ['a database that is none', ['--data', join(place, 'nonsense')], /is no database of Conclave/],
    ['an address of elsewhere', ['--data', join(place, 'a'), '--host', '203.0.113.7'], /203\.0\.113\.7/],
    ['a path that is none', ['--data', join(place, 'a'), '--base-path', '/a b/'], /is no path to lie below/],
    ...(existsSync('/proc/self')
      ? [['a folder that cannot be made', ['--data', '/proc/x'], /\/proc\/x/] as [string, string[], RegExp]]
      : []),
  ])('%s', async (_, args, reason) => {
    const { code, out, err } = await serve(...args)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(reason)
    expect(err.trim()).not.toContain('\n')
  })

  test('a web app that is not built', async () => {
    const { code, err } = await conclave(['serve', '--web', place])
    expect([code, err]).toEqual([1, expect.stringContaining('has not been built')])
  })

  test('a second server on the same folder, until the first is told to stop', async () => {
    const data = join(place, 'shared')
    const first = start(['serve', '--web', web, '--port', '0', '--data', data])
    await once(first.stdout, 'data')
    const { code, err } = await serve('--data', data)
    expect([code, err]).toEqual([1, expect.stringContaining('another Conclave server uses')])
    first.kill('SIGTERM')
    expect(await once(first, 'exit')).toEqual([0, null])
  })
})

test('a server listens for its end before it says that it is open, and then ends', async () => {
  const io = ioOf()
  let said = 'it never listened'
  const stopped = async (): Promise<void> => {
    said = io.heard().out
  }
  const args = ['serve', '--web', web, '--port', '0', '--data', folder(), '--base-path', '/conclave']
  const code = await run(args, { ...io, stopped })
  expect({ code, said }).toEqual({ code: 0, said: '' })
  expect(io.heard()).toMatchObject({
    err: '',
    out: expect.stringMatching(/^Conclave is open at \S+:\d+\/conclave\n/),
  })
})

describe('reports', () => {
  test('are listed, shown and kept when the table is gone', async () => {
    const data = folder()
    const server = await startServer({ dataDir: data, logger: loggerTo(undefined, 'silent') })
    const post = async (path: string, cookie: string, body: object) => {
      const headers = { 'content-type': 'application/json', cookie }
      const url = `${server.address}${path}`
      return await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    }
    const seats = [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ]
    const made = await post('/api/tables', '', { game: 'spellbound', seats, botPause: 0, windows: 'fast' })
    const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const { table } = (await made.json()) as { table: { id: string } }
    const body = { text: 'The witch\nwent astray', seat: null, seq: 0, client: { browser: 'Lynx' } }
    const filed = await post(`/api/tables/${table.id}/reports`, cookie, body)
    const { report } = (await filed.json()) as { report: string }
    await fetch(`${server.address}/api/tables/${table.id}`, { method: 'DELETE', headers: { cookie } })

    // While the server runs.
    const summary = { id: report, table: table.id, game: 'spellbound', seat: null, text: body.text }
    expect(await json('reports', '--data', data)).toMatchObject([summary])
    expect((await conclave(['reports', '--data', data])).out).toMatch(
      /spellbound\s+watching\s+The witch went\s+astray/,
    )
    await server.close()
    const match = join(data, 'match.json')
    const shown = await conclave(['reports', report.slice(0, 6), '--data', data, '--match', match])
    expect(shown).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/browser +Lynx/) })
    expect(await json('verify', match)).toMatchObject({ ok: true })
    expect(await json('reports', report, '--data', data)).toMatchObject({
      ...summary,
      report: { client: { browser: 'Lynx' } },
      file: { game: 'spellbound' },
      views: [{ viewer: 'spectator' }],
    })
    const none = await conclave(['reports', 'nothing', '--data', data])
    expect(none).toMatchObject({ code: 1, err: expect.stringContaining('no report nothing') })
  })

  test('of no server at all', async () => {
    const { code, err } = await conclave(['reports', '--data', folder()])
    expect([code, err]).toEqual([1, expect.stringContaining('no database')])
  })
})
