import type { Owner } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'

/** Whose cube or token it is, in words. */
export const ownerName = (owner: Owner): Message => say(owner < 0 ? 'seat.rose' : `seat.${owner}`)
