import { give, hash, type Match, mayUndo, openMatch, undo, undoObjection } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { must, starting, stored } from './opened.ts'
import { type Say, type Tiny, walk } from './tiny.ts'
import { cellar } from './toy/cellar.ts'
import type { Cellar, CellarOption } from './toy/state.ts'

const say = (match: Match<Tiny, Say>, seat: number, word: string): void => {
  expect(give(match, seat, `say=${word}`)).toBeNull()
}

describe('undo', () => {
  test('[KRN-UNDO.1] takes back the last answer of a seat, exactly', () => {
    const match = starting(walk)
    say(match, 0, 'again')
    const before = hash(match.state)
    say(match, 0, 'left')
    expect(mayUndo(match, 0)).toBe(true)
    expect(undo(match, 0)).toBeNull()
    expect(hash(match.state)).toBe(before)
  })

  test('[KRN-UNDO.1] goes back further, one answer at a time', () => {
    const match = starting(walk)
    const hashes = ['again', 'again', 'again'].map((word) => {
      const before = hash(match.state)
      say(match, 0, word)
      return before
    })
    for (const before of hashes.reverse()) {
      expect(undo(match, 0)).toBeNull()
      expect(hash(match.state)).toBe(before)
    }
    expect(undo(match, 0)).toMatchObject({
      refused: 'not-undoable',
      message: 'there is nothing to take back',
    })
  })

  test('[KRN-UNDO.2] is an entry of the file, not a hole in it', () => {
    const match = starting(walk)
    say(match, 0, 'left')
    undo(match, 0)
    const [segment] = match.file.segments
    expect(segment!.answers).toEqual([
      [0, 'say=left'],
      [0, 'undo'],
    ])
    expect(segment!.hashes).toHaveLength(3)
    expect(segment!.hashes[2]).toBe(segment!.hashes[0])
  })

  test('[KRN-UNDO.3] is refused once the match is over: the seed may have been shown', () => {
    const match = starting(walk)
    say(match, 0, 'end')
    expect(mayUndo(match, 0)).toBe(false)
    expect(undo(match, 0)).toMatchObject({ refused: 'over' })
    expect(match.state.outcome).not.toBeNull()
  })

  test.each(['roll', 'draw'])('is refused after %s: something new was learnt', (word) => {
    const match = starting(walk, 1)
    say(match, 0, 'left')
    say(match, 0, word)
    const before = JSON.stringify(match)
    expect(mayUndo(match, 0)).toBe(false)
    expect(undo(match, 0)).toMatchObject({
      refused: 'not-undoable',
      message: expect.stringMatching(/learnt/),
    })
    expect(JSON.stringify(match)).toBe(before)
  })

  test('[KRN-UNDO.3] goes back to what was learnt and no further', () => {
    const match = starting(walk, 1)
    say(match, 0, 'roll')
    say(match, 0, 'left')
    expect(undo(match, 0)).toBeNull()
    expect(mayUndo(match, 0)).toBe(false)
  })

  test('[KRN-UNDO.3] is refused when somebody else has answered since', () => {
    const match = starting(walk)
    say(match, 0, 'left')
    say(match, 1, 'right')
    expect(mayUndo(match, 0)).toBe(false)
    expect(undo(match, 0)).toMatchObject({ message: 'somebody else has answered since' })
    expect(undo(match, 1)).toBeNull()
    expect(undo(match, 0)).toBeNull()
  })

  test('[KRN-UNDO.3] says why nothing can be taken back', () => {
    const match = starting(walk)
    expect(undoObjection(match, 0)).toBe('nothing')
    say(match, 0, 'left')
    expect(undoObjection(match, 0)).toBeNull()
    say(match, 1, 'right')
    expect([0, 1].map((seat) => undoObjection(match, seat))).toEqual(['answered', null])
    say(match, 0, 'roll')
    expect([0, 1].map((seat) => undoObjection(match, seat))).toEqual(['learnt', 'learnt'])
  })

  test('[KRN-UNDO.5] goes past what the table has answered by itself, to what the seat was really asked', () => {
    const match = starting(walk)
    say(match, 0, 'again')
    const before = hash(match.state)
    say(match, 0, 'again')
    for (const _ of [1, 2]) expect(give(match, 0, 'say=again', undefined, 'table')).toBeNull()
    expect(mayUndo(match, 0)).toBe(true)
    expect(undo(match, 0)).toBeNull()
    expect(hash(match.state)).toBe(before)
    expect(match.file.segments[0]!.answers.slice(4)).toEqual([
      [0, 'undo'],
      [0, 'undo'],
      [0, 'undo'],
    ])
    expect(hash(must(openMatch(walk, stored(match.file))).state)).toBe(before)
  })

  test('[KRN-UNDO.5] takes nothing back where all that can be taken back is the table’s', () => {
    const match = starting(walk, 1)
    say(match, 0, 'roll')
    expect(give(match, 0, 'say=again', undefined, 'table')).toBeNull()
    const before = JSON.stringify(match)
    expect(mayUndo(match, 0)).toBe(false)
    expect(undo(match, 0)).toMatchObject({ message: expect.stringMatching(/learnt/) })
    expect(JSON.stringify(match)).toBe(before)
  })

  test('[KRN-UNDO.5] leaves alone what the table has answered for somebody else', () => {
    const match = starting(walk)
    say(match, 0, 'left')
    expect(give(match, 1, 'say=right', undefined, 'table')).toBeNull()
    expect(mayUndo(match, 0)).toBe(false)
    expect(undo(match, 0)).toMatchObject({ message: 'somebody else has answered since' })
    expect(undo(match, 1)).toMatchObject({ message: 'there is nothing to take back' })
  })

  test('leaves a later answer of somebody else in place after a reopening', () => {
    const match = starting(walk)
    say(match, 0, 'left')
    const opened = must(openMatch(walk, stored(match.file)))
    expect(undo(opened, 0)).toBeNull()
    expect(opened.state.said).toEqual([])
  })
})

describe('undo while several seats plan in secret', () => {
  const firstCard = (match: Match<Cellar, CellarOption>, seat: number): number =>
    match.state.mages[seat]!.held.find((id) => id !== null)!

  const planning = () => {
    const match = starting(cellar, 3, 'planning')
    const pick = (seat: number) => {
      const card = firstCard(match, seat)
      expect(give(match, seat, `card=${card} do=card`)).toBeNull()
      return card
    }
    return { match, pick }
  }

  test('[KRN-UNDO.4] does not mind what others have planned since, and leaves their plans alone', () => {
    const { match, pick } = planning()
    const mine = pick(0)
    const hers = pick(1)
    expect(give(match, 2, 'do=ready')).toBeNull()
    expect(match.state.mages.map(({ draft }) => draft.card)).toEqual([mine, hers, null])
    expect(undo(match, 0)).toBeNull()
    expect(match.state.mages.map(({ draft, ready }) => [draft.card, ready])).toEqual([
      [null, false],
      [hers, false],
      [null, true],
    ])
    expect(undo(match, 2)).toBeNull()
    expect(match.state.mages[2]!.ready).toBe(false)
  })

  test('[KRN-UNDO.2] is replayed from the file in the same way', () => {
    const { match, pick } = planning()
    pick(0)
    pick(1)
    undo(match, 0)
    pick(2)
    undo(match, 1)
    expect(must(openMatch(cellar, stored(match.file))).state).toEqual(match.state)
  })

  test('[KRN-UNDO.1] leads to the same state as if the answer had never been given', () => {
    const { match, pick } = planning()
    pick(0)
    pick(1)
    undo(match, 0)
    const other = planning()
    other.pick(1)
    expect(hash(match.state)).toBe(hash(other.match.state))
  })

  test('[KRN-UNDO.4] is over when planning is over', () => {
    const { match } = planning()
    for (const seat of [0, 1, 2]) expect(give(match, seat, 'do=ready')).toBeNull()
    expect(match.state.round).toBe(2)
    for (const seat of [0, 1, 2]) expect(mayUndo(match, seat)).toBe(false)
  })
})
