import type { BlackRoseOption } from '@conclave/black-rose'
import { describe, expect, it } from 'vitest'
import { doneAfter } from '../../../src/boards/black-rose/deeds/done.ts'
import { throwingFrom } from '../../../src/boards/black-rose/deeds/throwing.ts'
import { positionsOf } from './playing.ts'

const answersOf = (edition: '1.6' | 'rebirth') => positionsOf(edition, 3, 'done', 3000)
const given = (
  begun: (typeof positions)[number],
  { question, options, table }: (typeof positions)[number],
): BlackRoseOption | 'wait' | 'off' | null | undefined =>
  doneAfter(begun.question)?.next(question, options, table)
const positions = [...answersOf('1.6')]

describe('the last of several things', () => {
  it('ends the activation in which it was clicked and no other, in every position of a match', () => {
    let [ended, others] = [0, 0]
    for (const [at, begun] of positions.entries()) {
      if (begun.question.kind !== 'component') continue
      const { seat, about } = begun.question
      const next = positions
        .slice(at + 1)
        .find(({ question }) => question.seat === seat && question.kind === 'component')
      if (next?.question.kind !== 'component') continue
      const isSame = next.question.about.parts.length > about.parts.length
      expect(given(begun, next)).toEqual(isSame ? { do: 'end' } : null)
      if (isSame) ended++
      else others++
    }
    expect(Math.min(ended, others)).toBeGreaterThan(0)
  })

  it('waits while something else is asked, and is nothing where nothing has to be ended', () => {
    const component = positions.find(({ question }) => question.kind === 'component')!
    const effect = positions.find(({ question }) => question.kind === 'effect')!
    expect(given(component, effect)).toBe('wait')
    expect(doneAfter(effect.question)).toBeNull()
  })

  it('[BRW-PRE.3] makes ready as soon as the plan may be one', () => {
    const plans = positions.filter(({ question }) => question.kind === 'planCard')
    const [begun] = plans
    for (const each of plans) {
      const isWhole = each.options.some((option) => option.do === 'ready')
      expect(given(begun!, each)).toEqual(isWhole ? { do: 'ready' } : null)
    }
  })
})

it('[BRW-CAST.3] a prepared spell can be let go where it can be aimed at, in every position of a match', () => {
  let thrown = 0
  for (const { question, options, table } of positions)
    for (const slot of ['quick', 'first', 'second', 'third'] as const) {
      const throwing = throwingFrom(slot, question, options, table)
      const spell = table.casting.find((each) => each.slot === slot)
      const isOffered = options.some(({ do: sort }) => sort === (slot === 'quick' ? 'castQuick' : 'castNext'))
      const aims = question.kind === 'component' && isOffered ? (spell?.aims.length ?? 0) : 0
      expect(throwing?.targets.size ?? 0).toBe(aims)
      if (throwing !== null) thrown++
    }
  expect(thrown).toBeGreaterThan(0)
})
