import { choices, keyOf } from '@conclave/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spellbound } from '../../src/game.ts'
import { lucky, naming, type Pilot, runs, type Step, standardStarts, walk } from './course.ts'

const policies = fc.constantFrom('critical', 'ask', 'hold', 'auto')
const orders = fc.record({
  'always-accept': fc.boolean(),
  alchemy: policies,
  'book-wyrms': policies,
  'hat-trick': policies,
  teleport: policies,
})

test('[D-10, RW-1, RW-2, RW-3, RW-4] standing orders never give an illegal answer, and never change the table', () => {
  let followed = 0
  fc.assert(
    fc.property(standardStarts, fc.array(orders, { minLength: 4, maxLength: 4 }), (start, table) => {
      naming(start, () =>
        walk(start, lucky, (state) => {
          for (const question of state.questions) {
            const before = JSON.stringify(state)
            const answer = spellbound.standingOrders!.answerTo(state, question, table[question.seat]!)
            expect(JSON.stringify(state)).toBe(before)
            if (answer === undefined) continue
            followed++
            expect(choices(spellbound, state, question).map(keyOf)).toContain(keyOf(answer))
          }
        }),
      )
    }),
    runs(4),
  )
  expect(followed).toBeGreaterThan(0)
})

test('[D-10, RW-2] a table that leaves to its orders what they answer plays on to the end', () => {
  fc.assert(
    fc.property(standardStarts, fc.array(orders, { minLength: 4, maxLength: 4 }), (start, table) => {
      let plan: readonly Step[] = []
      const obedient: Pilot = (state, chance) => {
        for (const question of state.questions) {
          const answer = spellbound.standingOrders!.answerTo(state, question, table[question.seat]!)
          if (answer === undefined) continue
          plan = []
          return [[question.seat, answer]]
        }
        const [next, ...rest] = plan.length > 0 ? plan : lucky(state, chance)
        plan = rest
        return [next!]
      }
      const end = naming(start, () => walk(start, obedient, () => {}))
      expect(end.outcome).not.toBeNull()
    }),
    runs(4),
  )
})
