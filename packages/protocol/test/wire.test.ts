import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  clientMessage,
  createTable,
  invitationPath,
  largestMessage,
  playerName,
  type Route,
  routes,
} from '../src/index.ts'

const seats = [{ kind: 'me', name: '  Ada ' }, { kind: 'friend' }]

test('a table needs little: the rest has defaults', () => {
  expect(createTable.parse({ game: 'spellbound', seats })).toEqual({
    game: 'spellbound',
    options: {},
    seats: [{ kind: 'me', name: 'Ada' }, { kind: 'friend' }],
    windows: 'measured',
    windowSeconds: 20,
    botPause: 500,
    advice: 'bots',
    absence: { how: 'vote', bot: 'greedy' },
    public: false,
  })
})

test('a bot needs a level, and nobody else may have one', () => {
  const reads = (seat: object) => createTable.safeParse({ game: 'g', seats: [seat] }).success
  expect(reads({ kind: 'bot', bot: 'greedy' })).toBe(true)
  expect(reads({ kind: 'bot' })).toBe(false)
  expect(reads({ kind: 'me', bot: 'greedy' })).toBe(false)
})

test('names can be read: no control characters, no text that runs backwards, nothing blank', () => {
  for (const name of ['Ada', 'Žofie', '雪', "D'Artagnan", '🜁']) expect(playerName.parse(name)).toBe(name)
  for (const name of ['', '   ', 'a\nb', 'a\u0000', 'a\u202eb', 'a\u200bb', 'x'.repeat(41)]) {
    expect(playerName.safeParse(name).success).toBe(false)
  }
})

test('messages say exactly what they may', () => {
  const answer = { type: 'answer', id: 'command-1', seat: 0, seq: 3, key: 'do=pass' }
  expect(clientMessage.parse(answer)).toEqual(answer)
  for (const wrong of [
    { ...answer, more: 1 },
    { ...answer, seat: -1 },
    { ...answer, seq: 1.5 },
    { ...answer, id: 'short' },
    { ...answer, key: '' },
    { type: 'answers' },
  ]) {
    expect(clientMessage.safeParse(wrong).success).toBe(false)
  }
  const said = { type: 'chat', id: 'command-2', seat: 0, said: { text: 'x'.repeat(300) } }
  expect(JSON.stringify(clientMessage.parse(said)).length).toBeLessThan(largestMessage)
})

test('every route can be described to programs', () => {
  const all: readonly Route[] = Object.values(routes)
  for (const { path, params, query, body, answer } of all) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = z.toJSONSchema(params, { io: 'input' }) as { properties?: object }
    expect(Object.keys(described.properties ?? {})).toEqual(named)
    for (const schema of [query, body, answer]) {
      if (schema !== null) expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow()
    }
  }
  expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length)
})

test('a token stands where no server sees it', () => {
  const { pathname, hash } = new URL(invitationPath('table', 'token'), 'https://example.org')
  expect([pathname, hash]).toEqual(['/table/table', '#token'])
})
