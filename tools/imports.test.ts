import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterEach, beforeEach, expect, test } from 'vitest'

const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'conclave-imports-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const doors = {
  'packages/kernel/src/index.ts': "export { roll } from './chance.ts'",
  'packages/kernel/src/chance.ts': 'export const roll = 4',
  'packages/kernel/src/testing/index.ts': 'export const scenario = 1',
  'packages/spellbound/src/index.ts': 'export const spellbound = 1',
  'packages/spellbound/src/procedures/turn.ts': 'export const turn = 1',
  'packages/mage-noir/src/index.ts': 'export const mageNoir = 1',
}

/** The names of the rules broken by a small tree of packages with these files added. */
async function broken(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries({ ...doors, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { output } = await cruise(
    ['packages'],
    { ...config.options, baseDir: root, validate: true, ruleSet: { forbidden: config.forbidden } },
    config.options.enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(output)
  return [...new Set(output.summary.violations.map((violation) => violation.rule.name))].sort()
}

const kernel = "import { roll } from '../../kernel/src/index.ts'\n"

test('the layers as they are meant break no rule', async () => {
  expect(
    await broken({
      'packages/spellbound/src/state.ts': kernel,
      'packages/bots/src/index.ts': kernel,
      'packages/bots/test/greedy.test.ts': "import '../../spellbound/src/index.ts'",
      'packages/spellbound/test/turn.test.ts': "import '../../kernel/src/testing/index.ts'",
      'packages/games/src/index.ts': "export const load = () => import('../../spellbound/src/index.ts')",
    }),
  ).toEqual([])
})

test.each<[rule: string, path: string, text: string, also?: string]>([
  ['kernel-alone', 'packages/kernel/src/clock.ts', "import 'node:fs'"],
  [
    'kernel-alone',
    'packages/kernel/src/game.ts',
    "import type { spellbound } from '../../spellbound/src/index.ts'",
  ],
  ['game-imports-kernel-only', 'packages/spellbound/src/disk.ts', "import { join } from 'node:path'"],
  [
    'game-imports-kernel-only',
    'packages/spellbound/src/noir.ts',
    "export * from '../../mage-noir/src/index.ts'",
  ],
  ['texts-imports-kernel-only', 'packages/texts/src/index.ts', "import '../../spellbound/src/index.ts'"],
  [
    'bots-import-kernel-only',
    'packages/bots/src/index.ts',
    "import type { spellbound } from '../../spellbound/src/index.ts'",
  ],
  [
    'protocol-imports-kernel-only',
    'packages/protocol/src/index.ts',
    "import '../../spellbound/src/index.ts'",
  ],
  ['table-imports-kernel-only', 'packages/table/src/index.ts', "import 'node:timers'"],
  ['registry-imports-games-only', 'packages/games/src/index.ts', "import 'node:fs'"],
  ['door-only', 'packages/cli/src/main.ts', "import type { roll } from '../../kernel/src/chance.ts'"],
  [
    'door-only',
    'packages/cli/src/main.ts',
    "async function f() {\n  await using a = await import('../../kernel/src/chance.ts')\n}",
  ],
  ['test-kit-in-tests-only', 'packages/web/src/main.ts', "import '../../kernel/src/testing/index.ts'"],
  ['no-tests-in-sources', 'packages/cli/src/main.ts', "import '../test/kit.ts'", 'packages/cli/test/kit.ts'],
  [
    'content-without-procedures',
    'packages/spellbound/src/content/allies.ts',
    "import '../procedures/turn.ts'",
  ],
  [
    'view-without-chance',
    'packages/spellbound/src/view.ts',
    "import './chance.ts'",
    'packages/spellbound/src/chance.ts',
  ],
  ['no-cycles', 'packages/cli/src/a.ts', "import type { B } from './b.ts'", 'packages/cli/src/b.ts'],
  [
    'server-without-lab',
    'packages/server/src/index.ts',
    "import '../../lab/src/index.ts'",
    'packages/lab/src/index.ts',
  ],
  [
    'lab-below-commands',
    'packages/lab/src/index.ts',
    "import '../../cli/src/index.ts'",
    'packages/cli/src/index.ts',
  ],
  [
    'no-folder-cycles',
    'packages/server/src/tables/live.ts',
    "import '../socket/codes.ts'",
    'packages/server/src/socket/sockets.ts',
  ],
  ['web-floors', 'packages/web/src/ui/dialog.tsx', "import '../app/app.ts'", 'packages/web/src/app/app.ts'],
  [
    'rules-in-layers',
    'packages/spellbound/src/verbs/draw.ts',
    "import type { turn } from '../procedures/turn.ts'",
  ],
  [
    'table-without-verbs',
    'packages/mage-noir/src/table/deck.ts',
    "import '../verbs/draw.ts'",
    'packages/mage-noir/src/verbs/draw.ts',
  ],
  ['resolvable', 'packages/cli/src/main.ts', "import './nowhere.ts'"],
])('%s is broken by %s: %s', async (rule, path, text, also) => {
  const codes = { 'packages/server/src/socket/codes.ts': 'export const codes = 1' }
  const back =
    { 'no-cycles': "import './a.ts'", 'no-folder-cycles': "import '../tables/live.ts'" }[rule] ?? ''
  expect(await broken({ ...codes, [path]: text, ...(also ? { [also]: back } : {}) })).toEqual([rule])
})
