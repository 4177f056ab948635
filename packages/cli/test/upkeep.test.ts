import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loggerTo, startServer } from '@conclave/server'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { readServeSettings, serveSettings } from '../src/commands/serve-settings.ts'
import { run } from '../src/run.ts'
import { conclave, folder, ioOf, json } from './conclave.ts'

describe('the settings of a server', () => {
  const place = folder(afterAll)
  const config = join(place, 'conclave.json')
  writeFileSync(
    config,
    JSON.stringify({ port: 9001, host: '0.0.0.0', proxy: ['loopback', '10.0.0.0/8'], 'keep-waiting': 7 }),
  )

  test('are all printed by --help, with what is usual and their variables', async () => {
    const { code, out } = await conclave(['serve', '--help'])
    expect(code).toBe(0)
    const said = out.replaceAll(/\s+/g, ' ')
    for (const [name, { usual }] of Object.entries(serveSettings)) {
      expect(said).toContain(typeof usual === 'boolean' ? `--no-${name}` : `--${name} <`)
      expect(said).toContain(`env: CONCLAVE_${name.toUpperCase().replaceAll('-', '_')})`)
    }
    expect(said).toContain('--config <file>')
  })

  test('a flag goes before a variable, that before the file, that before what is usual', () => {
    const io = (env: { readonly [name: string]: string }) => ({ ...ioOf(), env })
    const usual = readServeSettings(io({}), {})
    expect(usual).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      proxy: [],
      inspect: true,
      'keep-reports': 180,
    })
    const filed = readServeSettings(io({ CONCLAVE_CONFIG: config }), {})
    expect(filed).toMatchObject({
      port: 9001,
      host: '0.0.0.0',
      proxy: ['loopback', '10.0.0.0/8'],
      'keep-waiting': 7,
    })
    const env = { CONCLAVE_PORT: '9002', CONCLAVE_INSPECT: 'false', CONCLAVE_PROXY: '10.0.0.5, ::1' }
    const said = readServeSettings(io(env), { config })
    expect(said).toMatchObject({ port: 9002, inspect: false, proxy: ['10.0.0.5', '::1'], host: '0.0.0.0' })
    const flagged = readServeSettings(io(env), { config, port: '9003', keepWaiting: '0', inspect: false })
    expect(flagged).toMatchObject({ port: 9003, 'keep-waiting': 0, inspect: false })
  })

  test.each<[string, { readonly [name: string]: string }, string[], RegExp]>([
    ['a flag', {}, ['--port', '70000'], /--port must be a whole number from 0 to 65535, not '70000'/],
    ['a variable', { CONCLAVE_LOG: 'loud' }, [], /CONCLAVE_LOG must be one of error, warn, info, debug/],
    ['a proxy', {}, ['--proxy', 'nonsense', '--port', '0', '--web', place], /no address of a proxy/],
    ['a database', {}, ['--database-url', 'mysql://x'], /--database-url must be the address of a PostgreSQL/],
    [
      'a database that nobody answers for',
      { DATABASE_URL: 'postgres://ada:hidden@127.0.0.1:1/none' },
      ['--port', '0', '--web', place],
      /^(?!.*hidden).*the database 127\.0\.0\.1:1\/none cannot be used/s,
    ],
    ['a file that is none', {}, ['--config', join(place, 'none.json')], /cannot be read as settings/],
  ])('%s that is wrong is named', async (_, env, args, reason) => {
    writeFileSync(join(place, 'index.html'), '<!doctype html>')
    const io = { ...ioOf(), env }
    const code = await run(['serve', '--data', join(place, 'data'), ...args], io)
    expect([code > 0, io.heard().err]).toEqual([true, expect.stringMatching(reason)])
  })

  test('a setting that is not there is named, with those that are', async () => {
    const file = join(place, 'wrong.json')
    writeFileSync(file, '{"prot": 9000}')
    const { code, err } = await conclave(['serve', '--config', file])
    expect([code, err]).toEqual([1, expect.stringMatching(/no setting 'prot'; there are port, host/)])
  })
})

test('a server is backed up while it runs, and the backup is restored elsewhere', async () => {
  const data = folder()
  const server = await startServer({ dataDir: data, logger: loggerTo(undefined, 'silent') })
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'friend', name: 'Bo' },
  ]
  await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'spellbound', seats, botPause: 0, windows: 'fast' }),
  })
  const file = join(folder(), 'backup.db')
  expect(await json('backup', file, '--data', data)).toMatchObject({ tables: 1, answers: 0 })
  const taken = await conclave(['restore', file, '--data', data])
  expect(taken).toMatchObject({ code: 1, err: expect.stringContaining('another Conclave server uses') })
  await server.close()
  const twice = await conclave(['backup', file, '--data', data])
  expect(twice).toMatchObject({ code: 1, err: expect.stringContaining('there already') })
  const elsewhere = join(folder(), 'data')
  const restored = await conclave(['restore', file, '--data', elsewhere])
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('1 tables with 0 answers') })
  expect(existsSync(join(elsewhere, 'conclave.db'))).toBe(true)
  const again = await conclave(['restore', file, '--data', elsewhere])
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('--replace') })
  const replaced = await conclave(['restore', file, '--data', elsewhere, '--replace'])
  expect(replaced).toMatchObject({ code: 0, out: expect.stringContaining('before-') })
})

test('backup and restore name the tools of PostgreSQL where the tables are kept there', async () => {
  const io = () => ({ ...ioOf(), env: { DATABASE_URL: 'postgres://ada@db.example/conclave' } })
  for (const [command, tool] of [
    ['backup', /pg_dump/],
    ['restore', /pg_restore/],
  ] as const) {
    const own = io()
    expect(await run([command, 'conclave.db'], own)).toBe(1)
    expect(own.heard().err).toMatch(tool)
    const named = io()
    expect(await run([command, 'none.db', '--data', folder(onTestFinished)], named)).toBe(1)
    expect(named.heard().err).toMatch(/there is no (?:file|database)/)
  }
})
