import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { libraries, packAll } from '../scripts/pack.mjs'

// The packages as others get them: packed, installed into an empty folder without a network, and used from there.

const root = join(import.meta.dirname, '..')
const patience = 300_000

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-library-'))
  const packs = await packAll(root, join(folder, 'packing'))
  // Libraries of others come from our own node_modules, packed like ours.
  const others = [...closureOf(libraries.map((name) => join(root, 'packages', name)))]
  await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', packs, ...others], root)
  const away = join(folder, 'away')
  mkdirSync(away)
  writeFileSync(join(away, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const tarballs = readdirSync(packs).map((name) => join(packs, name))
  await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs], away)
  for (const [name, text] of programs) writeFileSync(join(away, name), text)
}, patience)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The folders of everything that these packages need of others, and what that needs. */
const closureOf = (packages: readonly string[], found = new Set<string>()): Set<string> => {
  for (const path of packages) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
    const needed = Object.keys(dependencies)
      .filter((name) => !name.startsWith('@conclave/'))
      .map(
        (name) =>
          [join(path, 'node_modules', name), join(root, 'node_modules', name)].find(existsSync) ?? name,
      )
      .filter((each) => !found.has(each))
    for (const each of needed) found.add(each)
    closureOf(needed, found)
  }
  return found
}

/** The programs of the library's page, by the name in their first line. */
const programs = new Map(
  [
    ...readFileSync(join(root, 'docs/library.md'), 'utf8').matchAll(
      /^```(?:js|ts)\n(\/\/ (?<name>[\w-]+\.\w+)\n[\s\S]*?)^```$/gm,
    ),
  ].map(({ 1: text = '', groups }) => [groups?.name ?? '', text]),
)

const execute = promisify(execFile)

const run = async (program: string, args: readonly string[], cwd: string): Promise<string> => {
  try {
    const { stdout } = await execute(program, args, { cwd, timeout: patience, killSignal: 'SIGKILL' })
    return stdout
  } catch (error) {
    // Its output is the reason; the message holds only the command.
    if (error instanceof Error && 'stdout' in error && 'stderr' in error)
      error.message += `\n${error.stdout}\n${error.stderr}`
    throw error
  }
}

/** Output of a program, started in the folder away from the project. */
const said = (...args: string[]): Promise<string> => run(process.execPath, args, join(folder, 'away'))

const installed = (name: string): string => join(folder, 'away/node_modules/@conclave', name)

test.each(libraries)(
  '%s has JavaScript, declarations, a README, a licence, and nothing of the project’s tests',
  (name) => {
    const files = readdirSync(installed(name), { recursive: true, encoding: 'utf8' })
    expect(files).toEqual(
      expect.arrayContaining(
        ['README.md', 'LICENSE', 'example.mjs', 'lib/index.js', 'lib/index.d.ts'].map((path) => join(path)),
      ),
    )
    expect(files.filter((path) => /(?<!\.d)\.ts$|test\//.test(path))).toEqual([])
    const { dependencies, private: isPrivate } = JSON.parse(
      readFileSync(join(installed(name), 'package.json'), 'utf8'),
    )
    expect([isPrivate, Object.values(dependencies)]).toEqual([undefined, expect.not.arrayContaining(['*'])])
  },
)

test.each(libraries)('the example of %s runs where it is installed', async (name) => {
  expect(await said(join('node_modules/@conclave', name, 'example.mjs'))).toMatch(/\S/)
})

describe('the programs of docs/library.md', () => {
  test('bots play a match of every game, from plain JavaScript', async () => {
    const lines = (await said('play-all.mjs')).trim().split('\n')
    expect(lines).toEqual([
      expect.stringMatching(/^spellbound 2012: \d+ decisions, SPB-/),
      expect.stringMatching(/^mage-noir base: \d+ decisions, MN-/),
      expect.stringMatching(/^black-rose 1\.6: \d+ decisions, BRW-/),
      expect.stringMatching(/^black-rose 0\.7: \d+ decisions, BRW-/),
      expect.stringMatching(/^black-rose rebirth: \d+ decisions, (?:BRW|REB)-/),
    ])
  })

  test('TypeScript finds nothing to complain about, however strict, and what it makes runs', async () => {
    const away = join(folder, 'away')
    const every = programs.get('play-all.mjs') ?? ''
    writeFileSync(join(away, 'play-all.ts'), every)
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      module: 'nodenext',
      target: 'es2024',
      lib: ['es2024', 'dom'],
      types: [],
      outDir: 'made',
    }
    writeFileSync(
      join(away, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['bot.ts', 'play-all.ts'] }),
    )
    await run(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], away)
    expect(await said('made/bot.js')).toMatch(/^\d+ decisions, SPB-/)
    expect((await said('made/play-all.js')).trim().split('\n')).toHaveLength(5)
  })

  test('a card is read in three languages', async () => {
    const [en, fr, it] = (await said('card.mjs')).trim().split(/\n(?=1\.6)/)
    expect(en).toMatch(/^1\.6 en Fireball: .*Deal \d+ damage/s)
    expect(fr).toMatch(/^1\.6 fr .*: .*Infligez \d+ dégâts/s)
    expect(it).toMatch(/^1\.6 it .*: .*Infliggi \d+ dann/s)
  })

  test('adept searches a position', async () => {
    expect(await said('position.mjs')).toMatch(/^\S.+\S \S.*\n$/)
  })

  test('a match file is read, and told', async () => {
    expect((await said('file.mjs')).trim().split('\n').length).toBeGreaterThan(3)
  })

  test('the kernel’s test kit checks a game', async () => {
    expect(await said('laws.mjs')).toMatch(/^\d+ answers, .*MN-/)
  })

  test('many matches are played by as many workers as there are cores', async () => {
    expect(await said('many.mjs', '12')).toMatch(/^12 matches; the first seat has won \d+, the second \d+/)
  })
})
