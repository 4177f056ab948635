import type { Message } from '@conclave/kernel'
import type { RefusedAction } from '../shown.ts'
import { phrase } from '../wording/words.ts'

export const refusalText = ({ why }: RefusedAction): Message => phrase(`refusal.${why}`)
