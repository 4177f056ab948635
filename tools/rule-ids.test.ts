import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gamesWithRuleIds, packagesWithPromises, ruleCoverage } from '../packages/lab/src/rules/index.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'conclave-rules-'))
  write('docs/rules/ids/duel.txt', 'DUEL-TURN.1\nDUEL-TURN.2\nE-01\nAR-07\n')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('titles that begin with ids cover rules, wherever the title stands', () => {
  write(
    'packages/duel/test/rules/turn.test.ts',
    [
      "test('[DUEL-TURN.1] a turn begins', () => {})",
      'scenario(',
      '  "[E-01, AR-07] the worked example", () => {})',
      "// test('[DUEL-TURN.2] not yet')",
    ].join('\n'),
  )
  expect(ruleCoverage('duel', root)).toMatchObject({
    total: 4,
    tested: 3,
    missing: ['DUEL-TURN.2'],
    unknown: [],
  })
})

test('a cited id that no rule has is unknown, with the file that cites it', () => {
  const file = join('packages', 'duel', 'test', 'turn.test.ts')
  write(file, "test('[DUEL-TURN.9] never', () => {})")
  expect(ruleCoverage('duel', root).unknown).toEqual([{ id: 'DUEL-TURN.9', file }])
})

test('a waiver excuses a rule only with a reason and only while no test cites it', () => {
  write('packages/duel/test/turn.test.ts', "test('[E-01] example', () => {})")
  write(
    'docs/rules/ids/duel.waived.txt',
    'DUEL-TURN.1: a table rule: about talk\nE-01: tested\nAR-07:\nX-1: what\n',
  )
  const { missing, waived, unknown, badWaivers } = ruleCoverage('duel', root)
  expect(missing).toEqual(['DUEL-TURN.2', 'AR-07'])
  expect(waived).toEqual([{ id: 'DUEL-TURN.1', reason: 'a table rule: about talk' }])
  expect(unknown.map(({ id }) => id)).toEqual(['X-1'])
  expect(badWaivers.map(({ id }) => id)).toEqual(['E-01', 'AR-07'])
  expect(gamesWithRuleIds(root)).toEqual(['duel'])
})

test('the ids of Spellbound are listed once each', () => {
  expect(gamesWithRuleIds()).toContain('spellbound')
  expect(ruleCoverage('spellbound').total).toBe(293)
})

test('what a package promises in its SPEC.md is bound to its tests like rules', () => {
  write(
    'packages/engine/SPEC.md',
    '# What it promises\n\n- **ENG-UNDO.1** It goes back.\n- **ENG-UNDO.2** Exactly.\n',
  )
  write('packages/engine/test/undo.test.ts', "test('[ENG-UNDO.1, ENG-UNDO.3] goes back', () => {})")
  expect(packagesWithPromises(root)).toEqual(['engine'])
  expect(ruleCoverage('engine', root)).toMatchObject({
    total: 2,
    missing: ['ENG-UNDO.2'],
    unknown: [{ id: 'ENG-UNDO.3' }],
  })
})
