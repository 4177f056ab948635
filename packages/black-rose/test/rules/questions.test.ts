import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { procedures } from '../../src/procedures/index.ts'
import { questions } from '../replays/features.ts'

const asked = Object.entries(procedures).flatMap(([procedure, asks]) =>
  Object.entries(asks.questions).map(([kind, entry]) => ({ procedure, kind, ...entry })),
)

test('every kind of question is asked by a procedure', () => {
  expect([...new Set(asked.map(({ kind }) => kind))].sort()).toEqual(Object.keys(questions).sort())
})

test('every question comes from a rule of the book', () => {
  const ids = readFileSync(new URL('../../../../docs/rules/ids/black-rose.txt', import.meta.url), 'utf8')
  const rules = asked.flatMap(({ rule }) => (typeof rule === 'string' ? [rule] : []))
  expect(rules.filter((rule) => !ids.split('\n').includes(rule))).toEqual([])
})

test('[BRW-TP.2, BRW-QST.5, BRW-ACT.9] whoever lets the time for a reaction, a quest or a last sacrifice run out has passed', () => {
  const declined = asked.filter(({ decline }) => decline !== undefined)
  expect(declined.map(({ procedure, kind, decline }) => [procedure, kind, decline])).toEqual([
    ['activation', 'component', { do: 'end' }],
    ['activateRoom', 'completeQuest', { do: 'pass' }],
    ['window', 'react', { do: 'pass' }],
    ['period', 'react', { do: 'pass' }],
    ['questCheck', 'completeQuest', { do: 'pass' }],
  ])
})
