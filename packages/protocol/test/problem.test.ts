import { expect, test } from 'vitest'
import { z } from 'zod'
import { clientMessage, createTable, credentials, inWords, readMatchFile } from '../src/index.ts'

const problem = (schema: z.ZodType, data: unknown): string => {
  const reading = schema.safeParse(data)
  return reading.success ? 'no problem' : inWords(reading.error)
}

test('what is wrong is said without the words of those who write schemas', () => {
  const seats = [{ kind: 'me' }]
  expect(problem(createTable, { game: 'spellbound' })).toBe('seats: is missing')
  expect(problem(createTable, { game: 7, seats })).toBe('game: must be a text, not a number')
  expect(problem(createTable, { game: 'x', seats: [] })).toBe('seats: must have at least 1 entry')
  expect(problem(createTable, { game: 'x', seats, botPause: 1.5 })).toBe(
    'botPause: must be a whole number, not a number',
  )
  expect(problem(createTable, { game: 'x', seats, botPause: 99_999 })).toBe('botPause: must be at most 10000')
  expect(problem(createTable, { game: 'x', seats, windows: 'slow' })).toBe(
    'windows: must be one of measured, fast',
  )
  expect(problem(createTable, { game: 'x', seats, speed: 1, more: 2 })).toBe(
    "there is no field of the name 'speed', 'more'",
  )
  expect(problem(createTable, { game: 'x', seats: [{ kind: 'ghost' }] })).toBe(
    'seats[0].kind: is none of those that there are',
  )
  expect(problem(credentials, { name: 'Ada', password: 'short' })).toBe(
    'password: must have at least 10 characters',
  )
  expect(problem(clientMessage, { type: 'beat', more: [] })).toBe("there is no field of the name 'more'")
  expect(problem(clientMessage, null)).toBe('must be an object with fields, not empty')
  expect(problem(z.strictObject({ a: z.hex() }), { a: 'g' })).toBe(
    'a: does not have the form of a hexadecimal number',
  )
})

test('what our own schemas say stays as it is, and of many problems the first few are told', () => {
  const name = 'a\u202eb'
  expect(problem(credentials, { name, password: 'long enough it is' })).toBe(
    'name: must not contain invisible characters',
  )
  expect(problem(createTable, {})).toBe('game: is missing; seats: is missing')
  const many = z.strictObject({ a: z.int(), b: z.int(), c: z.int(), d: z.int() })
  expect(problem(many, {})).toBe('a: is missing; b: is missing; c: is missing; and 1 more')
})

test('no schema’s jargon is left in the problems of match files', () => {
  for (const text of ['{}', '[]', '7', '{"game":1,"segments":{}}', '{"segments":[{"answers":[[0]]}]}']) {
    const reading = readMatchFile(text)
    expect(reading.ok ? '' : reading.problem).not.toMatch(/expected|received|invalid|unrecognized|undefined/i)
  }
})
