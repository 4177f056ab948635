import { languages } from '@conclave/kernel'
import { speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { eventText } from '../../src/texts/events.ts'
import { texts } from '../../src/texts/index.ts'

test('nobody is told to have less than no life left', () => {
  const hit = {
    audience: 'everyone',
    rule: 'MN-6.18',
    seat: 1,
    amount: 5,
    life: -3,
    card: 'dead-tree',
    n: 4,
    by: 'fire-ball',
  } as const
  for (const event of ['damageDealt', 'permanentDamaged', 'lifeLost', 'permanentLostLife'] as const) {
    for (const language of languages) {
      const said = speaker(texts.catalogues, language, { strict: true })(eventText({ ...hit, event }))
      expect(said).toMatch(/\b0\b/)
      expect(said).not.toContain('-3')
    }
  }
})
