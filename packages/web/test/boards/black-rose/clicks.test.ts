import { expect, test } from 'vitest'
import { askedIn, count } from './clicking.ts'

test('count', { timeout: 600_000 }, () => {
  for (const edition of ['1.6'] as const) for (const seats of [3]) {
  const sets = Array.from({ length: 4 }, (_, i) => askedIn(edition, seats, `clicks ${i}`, 4))
  const asked = sets.flatMap((set, i) => set.map((a) => ({ ...a, round: a.round + 10 * i })))
  for (const gestures of ['none', 'once', 'all'] as const) {
    const { rounds, answers, clicks, byKind } = count(edition, asked, gestures)
    console.log(edition, seats, gestures, 'rounds', rounds, 'answers', (answers / rounds).toFixed(1), 'clicks', (clicks / rounds).toFixed(1))
    if (gestures === 'all')
    console.log(Object.entries(byKind).map(([k, v]) => k + ' ' + (v.clicks / rounds).toFixed(2)).join(', '))
  }
  expect(asked.length).toBeGreaterThan(0)
  }
})
