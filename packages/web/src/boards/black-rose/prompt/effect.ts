import { effectLines } from '@conclave/black-rose'
import type { Kit } from '../kit.ts'
import { words } from '../texts/index.ts'

/** What the spell does that is being cast or triggered. */
export const effectOf: NonNullable<Kit['effectOf']> = (question, { edition, mages }) => {
  // These questions about a spell do not say what it does.
  if (question.kind !== 'aim' && question.kind !== 'symbol' && question.kind !== 'element') return undefined
  const { card } = question.about
  const side = question.kind === 'aim' ? question.about.side : undefined
  const laid = mages[question.seat]?.slots.find((slot) => slot.card === card)
  const lines = effectLines(edition, `spell/${card}/${side ?? laid?.side ?? 'light'}`)
  return lines.length === 0 ? undefined : words('effect', { lines })
}
