import type { MatchFile } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { readMatchFile } from '../src/index.ts'

const hash = '0123456789abcdef'
const good: MatchFile = {
  game: 'spellbound',
  edition: '2012',
  options: { dan: 3, general: true, title: 'x' },
  seats: 2,
  seed: 'a seed',
  commitment: hash.repeat(4),
  nonces: ['mine', 'yours'],
  segments: [
    {
      rules: '1',
      from: 'setup',
      answers: [
        [0, 'do=play'],
        [1, 'undo'],
      ],
      hashes: [hash, hash, hash],
    },
    {
      rules: '2',
      from: {
        seats: 2,
        chance: { kind: 'sealed', key: hash.repeat(4), counter: 3 },
        stack: [{ procedure: 'turn', step: 'story', locals: { seat: 0, cards: ['a'] } }],
        questions: [{ seat: 0, kind: 'story', manner: 'turn', about: null }],
        outcome: null,
        barrier: 4,
      },
      answers: [],
      hashes: [hash],
    },
  ],
}

const problemWith = (data: unknown): string => {
  const reading = readMatchFile(typeof data === 'string' ? data : JSON.stringify(data))
  return reading.ok ? 'none' : reading.problem
}

test('a match file passes unchanged', () => {
  expect(readMatchFile(JSON.stringify(good))).toEqual({ ok: true, file: good })
  const { commitment, nonces, ...least } = good
  expect([commitment, nonces]).not.toContain(undefined)
  expect(readMatchFile(JSON.stringify(least))).toEqual({ ok: true, file: least })
})

describe('a refusal says where and why', () => {
  const first = good.segments[0]!
  const withFirst = (change: object) => ({ ...good, segments: [{ ...first, ...change }] })

  test.each<[string, unknown, RegExp]>([
    ['nothing', '', /^not JSON: /],
    ['half a file', '{"game": "spell', /^not JSON: /],
    ['another thing', '[]', /^not a match file: must be an object with fields, not a list/],
    ['null', 'null', /^not a match file: /],
    ['a missing field', { ...good, seed: undefined }, /seed: is missing/],
    ['an unknown field', { ...good, winner: 1 }, /there is no field of the name 'winner'/],
    ['a wrong type', { ...good, seats: 'two' }, /seats: must be a number, not a text/],
    ['half a seat', { ...good, seats: 1.5 }, /seats: must be a whole number/],
    ['too many seats', { ...good, seats: 99 }, /seats: must be at most 16/],
    ['an object as an option', { ...good, options: { dan: {} } }, /options\.dan: /],
    ['no segments', { ...good, segments: [] }, /segments: must have at least 1 entry/],
    ['a short answer', withFirst({ answers: [[0]], hashes: [hash, hash] }), /segments\[0\]\.answers\[0\]/],
    [
      'a wrong hash',
      withFirst({ answers: [], hashes: ['xyz'] }),
      /hashes\[0\]: must be 16 hexadecimal digits/,
    ],
    ['too few hashes', withFirst({ hashes: [hash] }), /segments\[0\]: has 2 answers but 1 hashes/],
    [
      'a seat that is not there',
      withFirst({ answers: [[5, 'x']], hashes: [hash, hash] }),
      /segments\[0\]\.answers\[0\]\[0\]: seat 5 does not exist in a match of 2/,
    ],
    [
      'a strange start',
      withFirst({ from: 'middle' }),
      /segments\[0\]\.from: must be "setup" or a stored state/,
    ],
    ['endless brackets', '['.repeat(100_000), /nested too deeply/],
  ])('%s', (_, data, problem) => {
    expect(problemWith(data)).toMatch(problem)
  })

  test('and whether it is a match at all, and which answer it is', () => {
    const read = (data: unknown) => readMatchFile(typeof data === 'string' ? data : JSON.stringify(data))
    expect(read('{')).toMatchObject({ is: 'no match' })
    expect(read({ name: 'conclave' })).toMatchObject({ is: 'no match' })
    expect(read({ ...good, seed: undefined })).toMatchObject({ is: 'broken' })
    const answers = [[0, 'x'], [0]]
    expect(read(withFirst({ answers }))).toMatchObject({ is: 'broken', answer: 2 })
  })

  test('and how much more there is', () => {
    const answers = Array.from({ length: 9 }, () => [0, 0])
    expect(problemWith(withFirst({ answers, hashes: [] }))).toMatch(/; and \d+ more$/)
  })
})
