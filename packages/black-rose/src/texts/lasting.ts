import type { Message } from '@conclave/kernel'
import type { LastingView } from '../view.ts'
import { phrase } from './words.ts'

/** What holds for a mage until the end of the round, in a few words. */
export const lastingText = ({ rule, amount }: LastingView): Message => phrase(`lasting.${rule}`, { amount })
