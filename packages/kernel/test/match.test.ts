import {
  ask,
  commitmentTo,
  done,
  give,
  go,
  hash,
  type MatchFile,
  openMatch,
  type Segment,
  shuffleSeed,
  startMatch,
  type TableEvent,
  undo,
} from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { must, problemOf, starting, stored } from './opened.ts'
import { asking, procedure, saying, tinyGame, walk, walkProcedures } from './tiny.ts'

const played = (...words: string[]) => {
  const match = starting(walk)
  for (const word of words) {
    const seat = match.state.questions[0]!.seat
    expect(give(match, seat, `say=${word}`)).toBeNull()
  }
  return match
}

const lastSegment = ({ segments }: MatchFile): Segment => segments.at(-1)!

const changed = (file: MatchFile, change: Partial<Segment>): MatchFile => ({
  ...file,
  segments: [{ ...lastSegment(file), ...change }],
})

describe('startMatch', () => {
  test('[KRN-MATCH.3] fills in the options, commits to the seed and notes the first hash', () => {
    const match = starting(walk)
    expect(match.file).toEqual({
      game: 'tiny',
      edition: 'test',
      options: { cards: 3 },
      seats: 2,
      seed: 'seed',
      commitment: commitmentTo('seed'),
      segments: [{ rules: '1', from: 'setup', answers: [], hashes: [hash(match.state)] }],
    })
  })

  test('[KRN-MATCH.2] says what is wrong with options and seats', () => {
    expect(problemOf(startMatch(walk, { options: { cards: 9 }, seats: 2, seed: 's' }))).toMatch(
      /'cards' must be/,
    )
    expect(problemOf(startMatch(walk, { options: { card: 1 }, seats: 2, seed: 's' }))).toMatch(
      /no option 'card'/,
    )
    for (const seats of [0, 4, 1.5, Number.NaN]) {
      expect(problemOf(startMatch(walk, { options: {}, seats, seed: 's' }))).toMatch(/for 1 to 3 seats/)
    }
  })

  test('[KRN-MATCH.1] plays the same match for the same seed, and another one when a player adds a nonce', () => {
    const rolled = (nonces?: string[]) => {
      const setup = { options: {}, seats: 1, seed: 'seed', ...(nonces === undefined ? {} : { nonces }) }
      const match = must(startMatch(walk, setup))
      for (let time = 0; time < 12; time++) give(match, 0, 'say=roll')
      return match.state.said.join()
    }
    expect(rolled()).toBe(rolled())
    expect(rolled([])).toBe(rolled())
    expect(rolled(['a'])).not.toBe(rolled())
    expect(rolled(['a', 'b'])).not.toBe(rolled(['b', 'a']))
    expect(shuffleSeed({ seed: 'seed', nonces: ['a'] })).not.toContain('seed')
  })

  test('[KRN-MATCH.4] the commitment tells nothing of the seed but can be checked', () => {
    expect(commitmentTo('seed')).toMatch(/^[0-9a-f]{64}$/)
    expect(commitmentTo('seed')).not.toBe(commitmentTo('seed '))
  })
})

describe('give', () => {
  test('[KRN-MATCH.3] writes answers and hashes, and tells the sink', () => {
    const match = starting(walk)
    const events: TableEvent[] = []
    give(match, 0, 'say=left', (event) => events.push(event))
    expect(lastSegment(match.file).answers).toEqual([[0, 'say=left']])
    expect(lastSegment(match.file).hashes.at(-1)).toBe(hash(match.state))
    expect(events.map(({ event }) => event)).toEqual(['said'])
  })

  test('[KRN-ASK.1] writes nothing when it refuses', () => {
    const match = starting(walk)
    const before = JSON.stringify(match)
    expect(give(match, 1, 'say=left')).toMatchObject({ refused: 'not-asked' })
    expect(give(match, 0, 'say=up')).toMatchObject({ refused: 'not-an-option' })
    expect(JSON.stringify(match)).toBe(before)
  })

  test('[KRN-SETTLE.3] settles forced questions and does not write them down', () => {
    const game = tinyGame({
      main: procedure('main')({
        first: 'free',
        steps: {
          free: () => ask(asking(0, ['a', 'b'])),
          forced: () => ask(asking(1, ['only'])),
        },
        questions: saying((state, _, { say }, { seat }) => {
          state.said.push(say)
          if (seat === 0) return go('forced')
          if (state.said.length > 2) state.outcome = { winners: [1], reason: 'talked out' }
          return state.outcome === null ? go('free') : done
        }),
      }),
    })
    const match = starting(game)
    give(match, 0, 'say=a')
    give(match, 0, 'say=b')
    expect(match.state.said).toEqual(['a', 'only', 'b', 'only'])
    expect(lastSegment(match.file).answers).toEqual([
      [0, 'say=a'],
      [0, 'say=b'],
    ])
    expect(must(openMatch(game, stored(match.file))).state).toEqual(match.state)
  })
})

describe('openMatch', () => {
  test('[KRN-MATCH.1] rebuilds a match from its file and goes on like it', () => {
    const match = played('left', 'roll', 'draw')
    const opened = must(openMatch(walk, stored(match.file)))
    expect(opened.state).toEqual(match.state)
    expect(opened.file).toEqual(match.file)
    give(match, 1, 'say=roll')
    give(opened, 1, 'say=roll')
    expect(opened.file).toEqual(match.file)
  })

  test('[KRN-MATCH.6] does not touch the file it was given', () => {
    const { file } = played('left', 'roll')
    const before = JSON.stringify(file)
    const opened = must(openMatch(walk, file))
    give(opened, 0, 'say=left')
    expect(JSON.stringify(file)).toBe(before)
  })

  test('[KRN-MATCH.6] stops where it is told', () => {
    const { file } = played('left', 'right', 'left')
    expect(must(openMatch(walk, file, 0)).state.said).toEqual([])
    expect(must(openMatch(walk, file, 2)).state.said).toEqual(['left 1', 'right'])
    expect(must(openMatch(walk, file, 2)).file.segments[0]!.answers).toHaveLength(2)
  })

  test('[KRN-UNDO.2] replays answers that were taken back', () => {
    const match = played('left')
    undo(match, 0)
    give(match, 0, 'say=right')
    expect(lastSegment(match.file).answers).toEqual([
      [0, 'say=left'],
      [0, 'undo'],
      [0, 'say=right'],
    ])
    expect(must(openMatch(walk, stored(match.file))).state).toEqual(match.state)
  })

  test('[KRN-MATCH.5] catches an edited answer where it begins to matter', () => {
    const { file } = played('left', 'right', 'left')
    const answers: Segment['answers'] = [...lastSegment(file).answers]
    answers[1] = [1, 'say=draw']
    expect(openMatch(walk, changed(file, { answers }))).toMatchObject({
      problem: expect.stringMatching(/changed or is damaged/),
      at: 2,
    })
  })

  test('[KRN-MATCH.5] catches answers that were never legal', () => {
    const { file } = played('left', 'right')
    const [first] = lastSegment(file).answers
    for (const wrong of [
      [1, 'say=up'],
      [0, 'say=left'],
      [1, 'undo'],
      [9, 'say=left'],
    ] as [number, string][]) {
      const opened = openMatch(walk, changed(file, { answers: [first!, wrong] }))
      expect(opened).toMatchObject({ problem: expect.stringMatching(/answer 2 is refused/), at: 1 })
    }
  })

  test('[KRN-MATCH.5] catches edited hashes, also a missing one', () => {
    const { file } = played('left', 'right')
    const { hashes } = lastSegment(file)
    const wrong = openMatch(walk, changed(file, { hashes: [hashes[0]!, '0'.repeat(16), hashes[2]!] }))
    expect(wrong).toMatchObject({ problem: expect.stringMatching(/after answer 1/), at: 1 })
    expect(problemOf(openMatch(walk, changed(file, { hashes: hashes.slice(1) })))).toMatch(
      /2 answers but 2 hashes/,
    )
  })

  test('[KRN-MATCH.5] catches another seed, other nonces, options and seats', () => {
    const { file } = played('left', 'right')
    expect(problemOf(openMatch(walk, { ...file, seed: 'other' }))).toMatch(/committed/)
    expect(problemOf(openMatch(walk, { ...file, nonces: ['x'] }))).toMatch(/changed or is damaged/)
    expect(problemOf(openMatch(walk, { ...file, options: { cards: 2 } }))).toMatch(/changed or is damaged/)
    expect(problemOf(openMatch(walk, { ...file, options: { cards: 99 } }))).toMatch(/'cards' must be/)
    expect(problemOf(openMatch(walk, { ...file, seats: 3 }))).toMatch(/changed or is damaged/)
    expect(problemOf(openMatch(walk, { ...file, seats: 30 }))).toMatch(/for 1 to 3 seats, not 30/)
  })

  test('[KRN-MATCH.5] refuses a file of another game or edition, or without segments', () => {
    const { file } = played('left')
    expect(problemOf(openMatch(walk, { ...file, game: 'chess' }))).toMatch(
      /one of chess test, not of tiny test/,
    )
    expect(problemOf(openMatch(walk, { ...file, edition: 'old' }))).toMatch(/tiny old/)
    expect(problemOf(openMatch(walk, { ...file, segments: [] }))).toMatch(/no segments/)
  })

  test('says when other rules are the reason', () => {
    const { file } = played('left', 'right')
    const later = tinyGame(walkProcedures(2), '2')
    expect(problemOf(openMatch(later, file))).toMatch(
      /rules 1; under 2 it takes another course after answer 1/,
    )
  })
})
