import { effectLines } from '@conclave/black-rose'
import type { Kit } from '../kit.ts'
import { words } from '../texts/index.ts'

/** Questions about a spell that do not say what it does. */
const silent = ['aim', 'symbol', 'element']

/** What the spell does that is being cast or triggered. */
export const effectOf: NonNullable<Kit['effectOf']> = (question, { edition, mages }) => {
  if (!silent.includes(question.kind)) return undefined
  const { card, side } = question.about as { readonly card: string; readonly side?: string }
  const laid = mages[question.seat]?.slots.find((slot) => slot.card === card)
  const lines = effectLines(edition, `spell/${card}/${side ?? laid?.side ?? 'light'}`)
  return lines.length === 0 ? undefined : words('effect', { lines })
}
