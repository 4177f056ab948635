import { ask, call, done, go, procedureOf, wait } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { asking, procedure, type Say, type Tiny, type TinyAbouts, type TinyCalls } from './tiny.ts'

/** A game that asks two kinds of questions. */
const two = procedureOf<Tiny, Say, TinyCalls, TinyAbouts & { nod: null }>()

// The compiler checks these: a line marked `@ts-expect-error` that compiles fails the type check.
describe('procedures are checked by the compiler', () => {
  test('[KRN-PROC.3] a right one compiles', () => {
    const right = procedure('main')({
      first: 'start',
      steps: {
        start: (_, { turn }) => call('nested', { depth: turn }, 'rest'),
        rest: () => ask(asking(0, ['a'])),
      },
      questions: {
        say: {
          rule: 'TINY-1',
          options: (_, { turn }, { about }) => about.slice(turn).map((say) => ({ say })),
          reply: (_, { turn }, { say }, { seat }) =>
            say === 'a' ? wait : seat === turn ? go('start') : done,
        },
      },
    })
    expect(right.first).toBe('start')
    expect(Object.keys(right.questions)).toEqual(['say'])
  })

  test('[KRN-PROC.3] names of steps must exist', () => {
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

  test('[KRN-PROC.3] a procedure asks only what it has options and a reply for', () => {
    const say = { rule: 'TINY-1', options: () => [{ say: 'a' }], reply: () => done }
    procedure('main')({
      first: 'start',
      // @ts-expect-error this procedure has no questions
      steps: { start: () => ask(asking(0, ['a'])) },
    })
    two('main')({
      first: 'start',
      // @ts-expect-error it asks something else
      steps: { start: () => ask({ seat: 0, kind: 'nod', manner: 'turn', about: null }) },
      questions: { say },
    })
    two('main')({
      first: 'start',
      // @ts-expect-error the question is about words
      steps: { start: () => ask({ seat: 0, kind: 'say', manner: 'turn', about: null }) },
      questions: { say },
    })
    two('main')({
      first: 'start',
      // @ts-expect-error a question is no step
      steps: { start: () => go('say') },
      questions: { say },
    })
    two('main')({
      first: 'start',
      steps: { start: () => done },
      // @ts-expect-error a question without a rule
      questions: { nod: { options: () => [{ say: 'a' }], reply: () => done } },
    })
    two('main')({
      first: 'start',
      steps: { start: () => done },
      // @ts-expect-error the game has no such kind of question
      questions: { wink: say },
    })
    expect.assertions(0)
  })

  test('[KRN-PROC.3] called procedures must exist and get their own locals', () => {
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
      questions: {
        say: {
          rule: 'TINY-1',
          // @ts-expect-error what it is about has no such field
          options: (_, __, { about }) => about.cards,
          // @ts-expect-error options have no such field
          reply: (_, __, { card }) => (card === 1 ? done : done),
        },
      },
    })
    expect.assertions(0)
  })

  test('literal locals keep their type, and lists stay changeable', () => {
    type Calls = {
      top: object
      inner: { slot: 'left' | 'right'; queue: number[]; deep: { sort: 'a' | 'b' } }
    }
    const typed = procedureOf<Tiny, Say, Calls, TinyAbouts>()
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
