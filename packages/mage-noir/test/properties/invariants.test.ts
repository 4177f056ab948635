import type { TableEvent } from '@conclave/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, starts, walk } from './course.ts'
import { manaIn, violation } from './invariants.ts'

/** Mana that an event brings into the world. */
const createdBy = ({ event, mana }: TableEvent): number =>
  event === 'manaCreated'
    ? Object.values(mana as { readonly [element: string]: number }).reduce((sum, count) => sum + count, 0)
    : 0

test('cards are conserved, and every check has been made when the active player acts', () => {
  fc.assert(
    fc.property(starts, (start) => {
      const end = walk(start, (state) => expect(violation(state)).toBeNull())
      expect(violation(end)).toBeNull()
    }),
    runs(40),
  )
}, 120_000)

test('Mana never vanishes', () => {
  fc.assert(
    fc.property(starts, (start) => {
      let before = 0
      walk(start, (state) => {
        const now = manaIn(state)
        expect(now).toBeGreaterThanOrEqual(before)
        before = now
      })
    }),
    runs(25),
  )
}, 120_000)

test('within a main phase Mana grows by the Crimson Ritual alone', () => {
  fc.assert(
    fc.property(starts, (start) => {
      let before = -1
      let turn = 0
      let created = 0
      walk(
        start,
        (state) => {
          const now = manaIn(state)
          const sameTurn = state.phase === 'main' && state.turn === turn
          if (sameTurn && before >= 0) expect(now - before).toBe(created)
          before = state.phase === 'main' ? now : -1
          turn = state.turn
          created = 0
        },
        (event) => {
          created += createdBy(event)
        },
      )
    }),
    runs(25),
  )
}, 120_000)
