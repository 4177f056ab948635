import type { Owner } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import { words } from './texts/index.ts'

/** [RUL-42] Owner of an Umbra. */
export const nobody: Owner = -2

export const ownerName = (owner: Owner): Message =>
  owner === nobody ? words('nobody') : say(owner < 0 ? 'seat.rose' : `seat.${owner}`)
