import { ask, call, done, go, procedureOf, wait } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { asking, procedure, type Say, type Tiny } from './tiny.ts'

// The compiler checks these: a line marked `@ts-expect-error` that compiles fails the type check.
describe('procedures are checked by the compiler', () => {
  test('a right one compiles', () => {
    const right = procedure('main')({
      first: 'start',
      steps: {
        start: (_, { turn }) => call('nested', { depth: turn }, 'rest'),
        rest: () => ask([asking(0, ['a'])], 'told'),
      },
      replies: {
        told: (_, { turn }, { say }, seat) => (say === 'a' ? wait : seat === turn ? go('start') : done),
      },
    })
    expect(right.first).toBe('start')
    expect(Object.keys(right.replies)).toEqual(['told'])
  })

  test('names of steps must exist', () => {
    procedure('main')({
      // @ts-expect-error there is no such first step
      first: 'strat',
      steps: { start: () => done },
    })
    procedure('main')({
      first: 'start',
      // @ts-expect-error there is no such step to go to
      steps: { start: () => go('strat') },
    })
    procedure('main')({
      first: 'start',
      // @ts-expect-error a call must go on with a step that exists
      steps: { start: () => call('nested', { depth: 1 }, 'strat') },
    })
    expect.assertions(0)
  })

  test('replies must exist, and are no steps', () => {
    procedure('main')({
      first: 'start',
      // @ts-expect-error there is no such reply
      steps: { start: () => ask([asking(0, ['a'])], 'tlod') },
      replies: { told: () => done },
    })
    procedure('main')({
      first: 'start',
      // @ts-expect-error a reply waits for an answer: one cannot go to it
      steps: { start: () => go('told') },
      replies: { told: () => done },
    })
    procedure('main')({
      first: 'start',
      // @ts-expect-error a step cannot take answers
      steps: { start: () => ask([asking(0, ['a'])], 'start') },
    })
    expect.assertions(0)
  })

  test('called procedures must exist and get their own locals', () => {
    procedure('main')({
      first: 'start',
      // @ts-expect-error there is no such procedure
      steps: { start: () => call('nasted', { depth: 1 }, 'start') },
    })
    procedure('main')({
      first: 'start',
      // @ts-expect-error these are another procedure's locals
      steps: { start: () => call('nested', { turn: 1 }, 'start') },
    })
    procedure('main')({
      first: 'start',
      // @ts-expect-error a local of the wrong type
      steps: { start: () => call('nested', { depth: 'deep' }, 'start') },
    })
    // @ts-expect-error a procedure must be one of the table of locals
    procedure('other')
    expect.assertions(0)
  })

  test('locals and options have their types', () => {
    procedure('nested')({
      first: 'start',
      steps: {
        // @ts-expect-error these locals have no such name
        start: (_, { turn }) => (turn === 0 ? done : done),
      },
      replies: {
        // @ts-expect-error options have no such field
        told: (_, __, { card }) => (card === 1 ? done : done),
      },
    })
    expect.assertions(0)
  })

  test('literal locals keep their type, and lists stay changeable', () => {
    type Calls = {
      top: object
      inner: { slot: 'left' | 'right'; queue: number[]; deep: { sort: 'a' | 'b' } }
    }
    const typed = procedureOf<Tiny, Say, Calls>()
    const top = typed('top')({
      first: 'start',
      steps: {
        start: () => call('inner', { slot: 'left', queue: [1, 2], deep: { sort: 'b' } }, 'end'),
        end: () => done,
      },
    })
    typed('top')({
      first: 'start',
      // @ts-expect-error there is no such slot
      steps: { start: () => call('inner', { slot: 'middle', queue: [], deep: { sort: 'a' } }, 'start') },
    })
    expect(top.first).toBe('start')
  })
})
