import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const reporter = pathToFileURL(join(import.meta.dirname, 'retries.ts'))

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'conclave-retries-'))
  const config = { globals: true, retry: 1, include: ['*.test.js'], name: 'small' }
  writeFileSync(
    join(root, 'vitest.config.mjs'),
    `import { retries } from '${reporter}'
export default { test: { ...${JSON.stringify(config)}, reporters: [retries()] } }`,
  )
})
afterAll(() => rmSync(root, { recursive: true }))

/** Runs tests that fail once each, beside one that does not, and counts them in a file that other steps have begun. */
const run = (failing: number, earlier: string): { status: number | null; said: string; counted: string } => {
  const flaky = `test.for(${JSON.stringify(Array.from({ length: failing }, (_, at) => at))})('flaky %i', (at) => {
  tried.set(at, (tried.get(at) ?? 0) + 1)
  expect(tried.get(at)).toBe(2)
})`
  writeFileSync(join(root, 'flaky.test.js'), `const tried = new Map()\n${flaky}\ntest('steady', () => {})`)
  const shared = join(root, 'retries')
  writeFileSync(shared, earlier)
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CONCLAVE_RETRIES: shared },
  })
  return { status, said: stdout + stderr, counted: readFileSync(shared, 'utf8') }
}

const line = (at: number) => `small: flaky.test.js: flaky ${at}: expected 1 to be 2 // Object.is equality`

test('two tests that were tried again are told, with what went wrong first, and borne', () => {
  const { status, said, counted } = run(2, '')
  expect(said).toBe(`retried: ${line(0)}\nretried: ${line(1)}\n`)
  expect(status).toBe(0)
  expect(counted).toBe(`${line(0)}\n${line(1)}\n`)
})

test('more fail the run, those of earlier steps counted', () => {
  const { status, said, counted } = run(1, 'one\nanother\n')
  expect(said).toContain('3 retries in this run; more than 2 fail it')
  expect(status).toBe(1)
  expect(counted).toBe(`one\nanother\n${line(0)}\n`)
})

test('a step without any is not blamed for those of others', () => {
  expect(run(0, 'one\nanother\na third\n')).toMatchObject({ status: 0, said: '' })
})
