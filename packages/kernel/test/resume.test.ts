import { cloneJson, done, give, hash, openMatch, resumeMatch, undo } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { must, problemOf, starting, stored } from './opened.ts'
import { procedure, tinyGame, walk, walkProcedures } from './tiny.ts'

const played = () => {
  const match = starting(walk)
  give(match, 0, 'say=left')
  give(match, 1, 'say=right')
  return { file: stored(match.file), snapshot: cloneJson(match.state) }
}

const sameRules = tinyGame(walkProcedures(1), '2')
const otherRules = tinyGame(walkProcedures(2), '2')
const withoutTheRule = tinyGame(
  {
    main: procedure('main')({
      first: 'ask',
      steps: { ask: () => done },
    }),
  },
  '3',
)

describe('resumeMatch', () => {
  test('[KRN-SEG.1] simply goes on when the new rules lead to the same hashes', () => {
    const { file, snapshot } = played()
    const match = must(resumeMatch(sameRules, file, snapshot))
    expect(match.file.segments).toHaveLength(1)
    expect(match.state).toEqual(snapshot)
    expect(give(match, 0, 'say=left')).toBeNull()
  })

  test('[KRN-SEG.2] starts a new segment from the stored state when they do not', () => {
    const { file, snapshot } = played()
    expect(problemOf(openMatch(otherRules, file))).toMatch(/another course/)
    const match = must(resumeMatch(otherRules, file, snapshot))
    expect(match.file.segments.map(({ rules }) => rules)).toEqual(['1', '2'])
    expect(match.file.segments[1]).toEqual({
      rules: '2',
      from: snapshot,
      answers: [],
      hashes: [hash(snapshot)],
    })
    give(match, 0, 'say=left')
    expect(match.state.said).toEqual(['left 1', 'right', 'left 2'])
  })

  test('[KRN-SEG.2] the file with two segments opens again, counts answers on, and undo stays within the new one', () => {
    const { file, snapshot } = played()
    const match = must(resumeMatch(otherRules, file, snapshot))
    expect(undo(match, 1)).toMatchObject({ refused: 'not-undoable' })
    give(match, 0, 'say=left')
    give(match, 1, 'say=right')
    undo(match, 1)
    const opened = must(openMatch(otherRules, stored(match.file)))
    expect(opened.state).toEqual(match.state)
    expect(must(openMatch(otherRules, stored(match.file), 3)).state.said).toHaveLength(3)

    const damaged = stored(match.file)
    damaged.segments[1]!.hashes[1] = 'wrong'
    expect(openMatch(otherRules, damaged)).toMatchObject({ at: 3 })
  })

  test('the snapshot in the file is its own', () => {
    const { file, snapshot } = played()
    const match = must(resumeMatch(otherRules, file, snapshot))
    give(match, 0, 'say=left')
    expect(snapshot.said).toEqual(['left 1', 'right'])
    expect(match.file.segments[1]!.from).toEqual(snapshot)
  })

  test('[KRN-SEG.3] refuses when a suspended rule no longer exists', () => {
    const { file, snapshot } = played()
    expect(problemOf(resumeMatch(withoutTheRule, file, snapshot))).toMatch(
      /middle of a rule that version 3 does not have/,
    )
    const match = must(resumeMatch(otherRules, file, snapshot))
    expect(problemOf(openMatch(withoutTheRule, stored(match.file)))).toMatch(/version 3 does not have/)
  })

  test('goes on where the procedure that asks has kept its question and lost the step', () => {
    const { file, snapshot } = played()
    snapshot.stack[0]!.step = 'a name of older rules'
    file.segments[0]!.hashes[2] = hash(snapshot)
    const match = must(resumeMatch(otherRules, file, snapshot))
    expect(give(match, 0, 'say=left')).toBeNull()
    expect(match.state.said).toEqual(['left 1', 'right', 'left 2'])
  })

  test('[KRN-SEG.3] refuses a stored state that is not where the file ends', () => {
    const { file, snapshot } = played()
    expect(problemOf(resumeMatch(otherRules, file, { ...snapshot, said: ['forged'] }))).toMatch(/not the one/)
  })

  test('[KRN-SEG.4] an earlier segment of the same rules is played again, and must end where the next one begins', () => {
    const { file, snapshot } = played()
    const forged = cloneJson(snapshot)
    forged.said.push('never said')
    const second = (from: typeof snapshot) => ({ rules: '1', from, answers: [], hashes: [hash(from)] })
    const first = file.segments[0]!
    expect(must(openMatch(walk, { ...file, segments: [first, second(snapshot)] })).state).toEqual(snapshot)
    expect(problemOf(openMatch(walk, { ...file, segments: [first, second(forged)] }))).toMatch(
      /does not begin/,
    )
    const bent = { ...first, hashes: [...first.hashes.slice(0, -1), hash(forged)] }
    expect(problemOf(openMatch(walk, { ...file, segments: [bent, second(forged)] }))).toMatch(/differently/)
  })
})
