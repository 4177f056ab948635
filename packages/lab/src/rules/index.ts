import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Coverage of a game's rules by its tests. Ids are in the order of the rules, except `unknown`. */
export interface RuleCoverage {
  readonly total: number
  readonly tested: number
  /** Neither tested nor waived. */
  readonly missing: readonly string[]
  /** Not tested, for a stated reason. */
  readonly waived: readonly Waiver[]
  /** Cited by a test or a waiver, but no rule has that id. */
  readonly unknown: readonly Citation[]
  /** Waived although a test cites it, or waived without a reason. */
  readonly badWaivers: readonly Waiver[]
}

interface Waiver {
  readonly id: string
  readonly reason: string
}

interface Citation {
  readonly id: string
  readonly file: string
}

const projectRoot = join(import.meta.dirname, '../../../..')
const folder = 'docs/rules/ids'

/** The games whose rule ids are listed. */
export function gamesWithRuleIds(root = projectRoot): string[] {
  return globSync(`${folder}/*.txt`, { cwd: root })
    .map(
      (file) =>
        file
          .split(/[\\/]/)
          .at(-1)
          ?.replace(/\.txt$/, '') ?? '',
    )
    .filter((name) => !name.endsWith('.waived'))
    .sort()
}

/** The packages that say what they promise: `- **KRN-UNDO.1** …` in their SPEC.md. */
export function packagesWithPromises(root = projectRoot): string[] {
  return globSync('packages/*/SPEC.md', { cwd: root })
    .map((file) => file.split(/[\\/]/).at(-2) ?? '')
    .sort()
}

/** Compares the ids of a game's rules, or of what a package promises, with those that its test titles begin with: `[SPB-TURN.1, AR-30] …`. */
export function ruleCoverage(game: string, root = projectRoot): RuleCoverage {
  const promised = promises(join(root, 'packages', game, 'SPEC.md'))
  const ids = [...lines(join(root, folder, `${game}.txt`)), ...promised]
  const waivers = lines(join(root, folder, `${game}.waived.txt`)).map(waiver)
  // Tests of a kernel play with ids of games that are none; its own all begin alike.
  const [own] = promised[0]?.split('-') ?? []
  const citations = citedIds(game, root).filter(({ id }) => own === undefined || id.startsWith(`${own}-`))
  const known = new Set(ids)
  const cited = new Set(citations.map(({ id }) => id))
  const excused = new Set(waivers.filter(({ reason }) => reason !== '').map(({ id }) => id))
  return {
    total: ids.length,
    tested: ids.filter((id) => cited.has(id)).length,
    missing: ids.filter((id) => !cited.has(id) && !excused.has(id)),
    waived: waivers.filter(({ id }) => known.has(id) && !cited.has(id) && excused.has(id)),
    unknown: [
      ...citations,
      ...waivers.map(({ id }) => ({ id, file: `${folder}/${game}.waived.txt` })),
    ].filter(({ id }) => !known.has(id)),
    badWaivers: waivers.filter(({ id, reason }) => reason === '' || cited.has(id)),
  }
}

function lines(file: string): string[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

function promises(file: string): string[] {
  return lines(file).flatMap((line) => /^- \*\*([A-Z]+-[A-Z]+\.\d+)\*\* \S/.exec(line)?.[1] ?? [])
}

function waiver(line: string): Waiver {
  const [id = '', ...reason] = line.split(':')
  return { id: id.trim(), reason: reason.join(':').trim() }
}

const id = String.raw`[A-Z]+(?:-[A-Z]+)*[-.][A-Z]?\d+(?:\.\d+)*[a-z]?`
const title = new RegExp(String.raw`['"\`]\[(${id}(?:,\s*${id})*)\]`, 'g')
const comment = /^\s*(?:\/\/|\*|\/\*)/

function citedIds(game: string, root: string): Citation[] {
  return globSync(`packages/${game}/test/**/*.ts`, { cwd: root })
    .sort()
    .flatMap((file) =>
      lines(join(root, file))
        .filter((line) => !comment.test(line))
        .flatMap((line) => [...line.matchAll(title)])
        .flatMap(([, list = '']) => list.split(/,\s*/))
        .map((cited) => ({ id: cited, file })),
    )
}
