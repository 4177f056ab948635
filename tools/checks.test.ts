import { expect, test } from 'vitest'
import { breakpoints } from './checks/breakpoints.ts'
import { comments } from './checks/comments.ts'
import { determinism } from './checks/determinism.ts'
import { leftovers } from './checks/leftovers.ts'
import { lockfile } from './checks/lockfile.ts'
import { paths } from './checks/paths.ts'
import { sizes } from './checks/sizes.ts'
import { sleeps } from './checks/sleeps.ts'
import { steadiness } from './checks/steadiness.ts'
import { tests } from './checks/tests.ts'
import { views } from './checks/views.ts'
import { words } from './checks/words.ts'
import type { Check } from './project.ts'

const complaints = (check: Check, path: string, text: string): string[] => check([{ path, text }])
const lines = (count: number): string => 'x\n'.repeat(count)

test('sources end at 400 lines, tests at 600, tables are free', () => {
  expect(complaints(sizes, 'packages/kernel/src/machine.ts', lines(400))).toEqual([])
  expect(complaints(sizes, 'packages/kernel/src/machine.ts', lines(401))).toHaveLength(1)
  expect(complaints(sizes, 'packages/kernel/test/machine.test.ts', lines(600))).toEqual([])
  expect(complaints(sizes, 'packages/kernel/test/machine.test.ts', lines(601))).toHaveLength(1)
  expect(complaints(sizes, 'packages/spellbound/src/content/allies.ts', lines(900))).toEqual([])
  expect(complaints(sizes, 'packages/spellbound/src/texts/fr.ts', lines(900))).toEqual([])
  expect(complaints(sizes, 'packages/web/src/hud/a.module.css', lines(401))).toHaveLength(1)
})

test('the kernel is under 1,500 lines without its test kit', () => {
  const kernel = (...names: string[]) =>
    sizes(names.map((name) => ({ path: `packages/kernel/src/${name}.ts`, text: lines(375) })))
  expect(kernel('chance', 'event', 'game', 'testing/table')).toEqual([])
  expect(kernel('chance', 'event', 'game', 'json')).toEqual(['the kernel: 1500 lines, not under 1500'])
})

test('rules use no clock and no chance of their own', () => {
  const text = 'const seed = Math.random()\n// not Date.now()\nconst now = new Date()\n'
  expect(complaints(determinism, 'packages/spellbound/src/setup.ts', text)).toEqual([
    'packages/spellbound/src/setup.ts:1: a clock or a chance outside the match',
    'packages/spellbound/src/setup.ts:3: a clock or a chance outside the match',
  ])
  expect(complaints(determinism, 'packages/cli/src/bench.ts', text)).toEqual([])
})

test('comments above declarations begin with a noun, not with a question word', () => {
  const path = 'packages/kernel/src/machine.ts'
  const above = (text: string): string => `/*${'*'} ${text} */`
  const asking = [
    above('What is asked.'),
    `  ${above('Whether it is over.')}`,
    above('\n * [SPB-TURN.5] Whoever passes twice has had her turn.\n'),
    above('[A-1] [B-2] How many there are.'),
  ]
  for (const text of asking) expect(complaints(comments, path, `const x = 1\n${text}\n`)).toHaveLength(1)
  const naming = [above('Whole cards.'), '// What is asked comes first.', above('Question of what is next.')]
  for (const text of naming) expect(complaints(comments, path, text)).toEqual([])
  expect(complaints(comments, path, `x\n${asking[0]}`)).toEqual([
    `${path}:2: begins with a question word, not with a noun`,
  ])
})

test('views spread arrays, not objects', () => {
  const path = 'packages/spellbound/src/view.ts'
  expect(complaints(views, path, 'const a = [...b, f(...c)]\nconst d = { e: [...g] }')).toEqual([])
  expect(complaints(views, path, 'const a = {\n  b: 1,\n  ...state,\n}')).toEqual([
    `${path}:3: an object spread in a view`,
  ])
})

test('views import no chance', () => {
  const path = 'packages/spellbound/src/view.ts'
  expect(complaints(views, path, "import {\n  shuffle,\n} from '@conclave/kernel'\n")).toHaveLength(1)
  expect(complaints(views, path, "import { knownTo } from '@conclave/kernel'\nconst chance = 1\n")).toEqual(
    [],
  )
})

test('tests that do not always run are found', () => {
  const path = 'packages/kernel/test/machine.test.ts'
  for (const word of ['only', 'skip', 'todo']) {
    expect(complaints(tests, path, `test.${word}('a', () => {})`)).toHaveLength(1)
  }
  expect(complaints(tests, path, "test('skip.only', () => {})")).toEqual([])
})

test('tests have no chance without a seed', () => {
  const found = (text: string, path = 'packages/kernel/test/chance.test.ts') =>
    complaints(steadiness, path, text).length
  for (const text of ['Math.random()', 'randomBytes(16)', 'crypto.randomInt(6)', 'getRandomValues(bytes)'])
    expect(found(text)).toBe(1)
  expect(found("'Math.random()'")).toBe(0)
  expect(found('Math.random()', 'packages/server/src/secrets.ts')).toBe(0)
  // fast-check has its seed where tools/seeded.ts is run.
  expect(found("import fc from 'fast-check'")).toBe(0)
  expect(found("import fc from 'fast-check'", 'packages/server/test/fuzz.test.ts')).toBe(1)
})

test('tests wait for a condition, and only those of server and pages read a clock', () => {
  const found = (text: string, path = 'packages/web/test/host.test.ts') =>
    complaints(steadiness, path, text).length
  expect(found('await new Promise((resolve) => setTimeout(resolve, 60))')).toBe(1)
  expect(found('await new Promise((resolve) => {\n  setTimeout(resolve, 60)\n})')).toBe(1)
  expect(found('await new Promise<void>((resolve) => setTimeout(() => resolve(), 50))')).toBe(1)
  expect(found('setTimeout(() => { resolve(late) }, 50)')).toBe(1)
  expect(found('setTimeout(() => give(() => reject(late)), patience)')).toBe(0)
  // The shape of the wait does not matter: a resolve by another name, over several lines, among other things.
  expect(found('await new Promise((go) => setTimeout(go, 60))')).toBe(1)
  expect(
    found('new Promise<void>((done) => {\n  setTimeout(() => {\n    seen++\n    done()\n  }, 60)\n})'),
  ).toBe(1)
  expect(found('globalThis.setTimeout(next, 60)')).toBe(1)
  expect(found('setTimeout(\n  () => {\n    reject(new Error(late))\n  },\n  patience,\n)')).toBe(0)
  expect(found('const sleep = promisify(setTimeout)')).toBe(1)
  expect(found('const wait = setTimeout')).toBe(1)
  expect(found("import './setup.ts'\nconst wait = setTimeout\nconst from = 1")).toBe(1)
  expect(found('let timer: ReturnType<typeof setTimeout>')).toBe(0)
  expect(found("vi.stubGlobal('setTimeout', tick)")).toBe(0)
  expect(found('await scheduler.wait(60)')).toBe(1)
  expect(found("const { setTimeout: wait } = await import('node:timers/promises')")).toBeGreaterThan(0)
  expect(found("import { setTimeout } from 'node:timers/promises'")).toBe(1)
  expect(found("import {\n  setTimeout as wait,\n} from 'timers/promises'")).toBe(1)
  expect(found('Atomics.wait(cell, 0, 0, 60)')).toBe(1)
  expect(found('const timer = setTimeout(() => reject(new Error(late)), patience)')).toBe(0)
  expect(found('const now = Date.now()')).toBe(1)
  expect(found('const now = performance.now()', 'packages/server/test/windows.test.ts')).toBe(0)
})

test('modules are exchanged only where Vite reads them', () => {
  const found = (path: string) => complaints(steadiness, path, "vi.doMock('./cards.ts', () => ({}))").length
  expect(found('packages/mage-noir/test/rules/costs.test.ts')).toBe(1)
  expect(found('packages/web/test/browser/online.test.ts')).toBe(1)
  expect(found('packages/mage-noir/test/content/loading.test.ts')).toBe(0)
  expect(found('packages/web/test/host.test.ts')).toBe(0)
})

test('who asks again and again until a time has passed waits for a time', () => {
  const found = (text: string) =>
    complaints(steadiness, 'packages/web/test/browser/play.test.ts', text).length
  expect(found('await page.waitForFunction((from) => performance.now() - from > 300, from)')).toBe(1)
  expect(found('await page.waitForFunction(() => {\n  return Date.now() > until\n})')).toBe(1)
  expect(found('await expect.poll(() => Date.now() - from).toBeGreaterThan(300)')).toBe(1)
  expect(found("await page.waitForFunction(() => document.title !== 'Conclave')")).toBe(0)
  expect(found('await expect.poll(() => seen.length).toBe(3)\nconst took = Date.now() - from')).toBe(0)
})

test('browser tests that wait for a time are found', () => {
  const path = 'packages/web/test/browser/play.ts'
  for (const sleep of [
    'await page.waitForTimeout(300)',
    'await new Promise((done) => setTimeout(done, 300))',
    "import { setTimeout as wait } from 'node:timers/promises'",
    "await page.waitForLoadState('networkidle')",
    'await sleep(300)',
    "await page.keyboard.type('dragon', { delay: 100 })",
    'await button.click({ delay: pause })',
    'chromium.launch({ slowMo: 50 })',
  ])
    expect(complaints(sleeps, path, sleep), sleep).toEqual([
      `${path}:1: waits for a time, not for a condition`,
    ])
  expect(complaints(sleeps, path, 'page.setDefaultTimeout(30_000)\nawait prompt.waitFor()')).toEqual([])
  expect(complaints(sleeps, path, "// no delay: it listens\nawait page.keyboard.type('delay: 3')")).toEqual(
    [],
  )
  expect(complaints(sleeps, 'packages/web/src/play/listening.ts', 'setTimeout(tell, 300)')).toEqual([])
})

test('leftovers are found in any file', () => {
  expect(complaints(leftovers, 'README.md', `a ${'TO'}${'DO'} b`)).toHaveLength(1)
  expect(complaints(leftovers, 'README.md', `see ${'/ho'}me/ada/notes`)).toHaveLength(1)
  expect(complaints(leftovers, '.npmrc', `at registry${'.'}example.org`)).toHaveLength(1)
  expect(complaints(leftovers, 'README.md', 'the work/home of mages; src/home/door.ts')).toEqual([])
})

test('the lockfile knows every dependency, also those of other platforms', () => {
  const manifest = { path: 'package.json', text: JSON.stringify({ dependencies: { a: '^1' } }) }
  const lock = (packages: Record<string, object>) => ({
    path: 'package-lock.json',
    text: JSON.stringify({
      packages: { 'node_modules/a': { optionalDependencies: { 'a-linux': '1' } }, ...packages },
    }),
  })
  const good = { '': { dependencies: { a: '^1' } }, 'node_modules/a-linux': { optional: true } }
  expect(lockfile([manifest, lock(good)])).toEqual([])
  expect(lockfile([manifest, lock({ ...good, '': {} })])).toHaveLength(1)
  expect(lockfile([manifest, lock({ '': { dependencies: { a: '^1' } } })])).toHaveLength(1)
})

test('a word of the house is listed once, and stands where the page says', () => {
  const page = (...rows: string[]) => [
    { path: 'docs/words.md', text: rows.map((row) => `| ${row} |`).join('\n') },
    { path: 'packages/kernel/src/sight.ts', text: 'export interface Veil {}\nconst chatAllowance = 1' },
  ]
  const veil = 'veil | information set | what looks alike | `packages/kernel/src/sight.ts`'
  expect(words(page(veil, 'chat allowance | rate limit | … | `packages/kernel/src/sight.ts`'))).toEqual([])
  expect(words(page(veil, veil))).toEqual(["docs/words.md: 'veil' is listed twice"])
  expect(words(page('twin | twin | … | `packages/kernel/src/sight.ts`'))).toHaveLength(1)
  expect(words(page('twin | twin | … | `packages/kernel/src/twin.ts`'))).toHaveLength(1)
  const elsewhere = (path: string) =>
    words([...page(veil), { path, text: 'export interface Veil {}\nconst veil = 1' }])
  expect(elsewhere('packages/web/src/hud/veil.tsx')).toHaveLength(1)
  expect(elsewhere('packages/black-rose/src/veils.ts')).toEqual([])
  expect(elsewhere('packages/web/test/veil.test.ts')).toEqual([])
})

test('a path that a page names is there', () => {
  const page = (text: string) =>
    paths([
      { path: 'ARCHITECTURE.md', text },
      { path: 'packages/table/src/due.ts', text: '' },
    ])
  expect(
    page('`packages/table/src/due.ts`, `table/src/due.ts`, `due.ts`, `packages/table`, `table/src/`'),
  ).toEqual([])
  expect(page('`dist/packs`, `docs/rules/<game>.txt`, `a.seat`')).toEqual([])
  expect(page('`due/`')).toEqual(['ARCHITECTURE.md: there is no due'])
  expect(page('| x | `table/src/standing.ts` |')).toEqual([
    'ARCHITECTURE.md: there is no table/src/standing.ts',
  ])
  expect(paths([{ path: 'docs/adr/0001-old.md', text: '`gone.ts`' }])).toEqual([])
})

test('a size that has a name is not written out', () => {
  const sizes = { path: 'packages/web/build/sizes.ts', text: "  narrow: '(width < 56rem)',\n" }
  const sheet = (text: string) => breakpoints([sizes, { path: 'packages/web/src/hud/a.module.css', text }])
  expect(sheet('.a {\n}\n@container page (width < 56rem) {\n}\n')).toEqual([
    'packages/web/src/hud/a.module.css:3: write (--narrow) for this size',
  ])
  expect(sheet('@container page (--narrow) {\n}\n@container card (width < 56rem) {\n}\n')).toEqual([])
})
