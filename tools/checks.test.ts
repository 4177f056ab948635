import { expect, test } from 'vitest'
import { determinism } from './checks/determinism.ts'
import { leftovers } from './checks/leftovers.ts'
import { lockfile } from './checks/lockfile.ts'
import { sizes } from './checks/sizes.ts'
import { tests } from './checks/tests.ts'
import { views } from './checks/views.ts'
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
})

test('rules use no clock and no chance of their own', () => {
  const text = 'const seed = Math.random()\n// not Date.now()\nconst now = new Date()\n'
  expect(complaints(determinism, 'packages/spellbound/src/setup.ts', text)).toEqual([
    'packages/spellbound/src/setup.ts:1: a clock or a chance outside the match',
    'packages/spellbound/src/setup.ts:3: a clock or a chance outside the match',
  ])
  expect(complaints(determinism, 'packages/cli/src/bench.ts', text)).toEqual([])
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
