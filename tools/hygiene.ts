// Small rules of the house that no linter knows. `npm run hygiene` runs them all.

import { join } from 'node:path'
import { breakpoints } from './checks/breakpoints.ts'
import { comments } from './checks/comments.ts'
import { determinism } from './checks/determinism.ts'
import { leftovers } from './checks/leftovers.ts'
import { lockfile } from './checks/lockfile.ts'
import { paths } from './checks/paths.ts'
import { ruleIds } from './checks/rule-ids.ts'
import { sizes } from './checks/sizes.ts'
import { sleeps } from './checks/sleeps.ts'
import { steadiness } from './checks/steadiness.ts'
import { tests } from './checks/tests.ts'
import { views } from './checks/views.ts'
import { words } from './checks/words.ts'
import { type Check, projectFiles } from './project.ts'

const checks: Record<string, Check> = {
  sizes,
  determinism,
  views,
  tests,
  steadiness,
  sleeps,
  leftovers,
  lockfile,
  ruleIds,
  words,
  paths,
  breakpoints,
  comments,
}

const files = projectFiles(join(import.meta.dirname, '..'))
const wrong = Object.entries(checks).flatMap(([name, check]) =>
  check(files).map((line) => `${name}: ${line}`),
)

for (const line of wrong) console.error(line)
console.log(
  `${files.length} files, ${Object.keys(checks).length} checks, ${wrong.length} complaints (Node ${process.version})`,
)
process.exitCode = wrong.length > 0 ? 1 : 0
