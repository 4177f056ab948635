import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'conclave-suite-'))
  cpSync(join(import.meta.dirname, '../scripts'), join(root, 'scripts'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const quick = ['types', 'lint', 'imports', 'unused', 'hygiene', 'build']

/** Starts a task of the project with checks that do as told; all others pass. */
const start = (task: 'test' | 'soak', told: Record<string, string>) => {
  const scripts = Object.fromEntries([...quick, 'unit', 'browser'].map((name) => [name, 'true']))
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { ...scripts, ...told } }))
  const script =
    "import { tasks } from './scripts/tasks.mjs'; process.exitCode = await tasks[process.argv[1]]('.')"
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, task], {
    cwd: root,
    env: { ...process.env, SOAK: undefined },
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  child.stderr.pipe(process.stderr)
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said })),
  )
  onTestFinished(async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
  })
  return { child, ended }
}

const run = (told: Record<string, string>, task: 'test' | 'soak' = 'test') => start(task, told).ended

/** A command that waits until a file is there, so that a test needs no clock. */
const until = (name: string) => `until [ -e ${name} ]; do sleep 0.01; done`

test('all checks pass, and the time of each is told', async () => {
  const { code, said } = await run({})
  expect(code).toBe(0)
  const table = said.trimEnd().split('\n').slice(-11)
  for (const [at, name] of [...quick, 'unit', 'browser'].entries())
    expect(table[at]).toMatch(RegExp(`^✓ ${name} +\\d+\\.\\d s$`))
  expect(table[8]).toMatch(/^ {2}in all +\d+\.\d s$/)
  expect(table[10]).toBe('Checks: 8 passed, 0 failed')
})

test('quick checks run side by side, and what each says stands together', async () => {
  const { said } = await run({
    types: `echo one; touch typing; ${until('linting')}; echo two`,
    lint: `${until('typing')}; touch linting; echo three`,
  })
  expect(said).toMatch(/── types ─+\none\ntwo\n✓ types \(/)
  expect(said).toMatch(/── lint ─+\nthree\n✓ lint \(/)
})

test('one run shows all that is wrong with the quick checks; the slow ones wait', async () => {
  const { code, said } = await run({ types: 'echo badly typed; exit 2', unused: 'echo idle >&2; exit 1' })
  expect(code).toBe(1)
  expect(said).toContain('The last that types said:\nbadly typed\n')
  expect(said).toContain('The last that unused said:\nidle\n')
  expect(said).toContain('Failed: types, unused  (npm run types repeats one alone)\n')
  expect(said).toContain('Not run, because of that: unit, browser\n')
  expect(said).toMatch(/\nChecks: 4 passed, 2 failed\n$/)
})

test('failed unit tests do not hide what the browser tests say', async () => {
  const { code, said } = await run({ unit: 'exit 1', browser: 'echo seen' })
  expect(code).toBe(1)
  expect(said).toContain('seen\n✓ browser')
  expect(said).toMatch(/\nChecks: 7 passed, 1 failed\n$/)
})

test('the retries of all steps are told together', async () => {
  const retry = (what: string) => `echo ${what} >> $CONCLAVE_RETRIES`
  const { said } = await run({
    unit: retry('slow to listen'),
    browser: `${retry('late')}; cat $CONCLAVE_RETRIES`,
  })
  expect(said).toContain('slow to listen\nlate\n✓ browser')
  expect(said).toContain('Retried:\n  slow to listen\n  late\n')
})

test('a soak runs the tests alone, twenty times as long', async () => {
  const { code, said } = await run({ types: 'exit 1', unit: 'echo times $SOAK' }, 'soak')
  expect(code).toBe(0)
  expect(said).toContain('times 20\n✓ unit')
  expect(said).toMatch(/\nChecks: 3 passed, 0 failed\n$/)
})

test.for(['SIGINT', 'SIGTERM'] as const)('%s ends all that checks have started', async (signal) => {
  const waiting = (name: string) =>
    `sh -c 'trap "touch ${name}.ended; exit 1" INT TERM; touch ${name}.began; while :; do sleep 0.01; done' && true`
  const { child, ended } = start('test', { types: waiting('types'), lint: waiting('lint') })
  const are = (what: string) => ['types', 'lint'].every((name) => existsSync(join(root, `${name}.${what}`)))
  await vi.waitUntil(() => are('began'), 60_000)
  child.kill(signal)
  const { code, said } = await ended
  expect(code).toBe(1)
  expect(said).toContain('Failed: types, lint')
  expect(are('ended')).toBe(true)
})

test.for(['sleep 600 &', 'trap "" TERM; kill -TERM $PPID; while :; do sleep 0.01; done'])(
  'nobody waits for ever for: %s',
  async (command) => {
    const script = `import { runAll } from './scripts/processes.mjs'; await runAll('.', process.argv[1], { patience: 50 })`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script, command], { cwd: root })
    await new Promise((resolve) => child.on('close', resolve))
  },
)

test('a web app built from the sources as they are is not built again', async () => {
  const packages = [
    'black-rose',
    'bots',
    'games',
    'kernel',
    'mage-noir',
    'protocol',
    'spellbound',
    'table',
    'texts',
    'web',
  ]
  for (const name of packages) mkdirSync(join(root, 'packages', name), { recursive: true })
  mkdirSync(join(root, 'docs/rules'), { recursive: true })
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'package.json'), JSON.stringify({ workspaces: ['packages/*'] }))
  const build = 'mkdir -p dist && echo built >> ../../builds && true'
  writeFileSync(
    join(root, 'packages/web/package.json'),
    JSON.stringify({ name: '@conclave/web', scripts: { build } }),
  )
  const script = "import { buildWeb } from './scripts/web.mjs'; process.exitCode = await buildWeb('.')"
  const buildWeb = () =>
    new Promise((resolve) =>
      spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: root }).on('close', resolve),
    )
  const builds = () => readFileSync(join(root, 'builds'), 'utf8')
  expect(await buildWeb()).toBe(0)
  expect(await buildWeb()).toBe(0)
  expect(builds()).toBe('built\n')
  writeFileSync(join(root, 'packages/kernel/new.ts'), '')
  expect(await buildWeb()).toBe(0)
  expect(builds()).toBe('built\nbuilt\n')
})
