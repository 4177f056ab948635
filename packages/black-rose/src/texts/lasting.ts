import type { Message } from '@conclave/kernel'
import type { LastingView } from '../shown.ts'
import { phrase } from '../wording/words.ts'

/** Text of a rule that holds for a mage until the end of the round, in a few words. */
export const lastingText = ({ rule, amount }: LastingView): Message => {
  if (amount >= 0) return phrase(`lasting.${rule}`, { amount })
  const less = { amount: -amount }
  switch (rule) {
    case 'strength':
    case 'movement':
    case 'attacks':
      return phrase(`lasting.${rule}.less`, less)
    default:
      return phrase(`lasting.${rule}`, { amount })
  }
}
