import type { Message } from '@conclave/kernel'
import type { ReactNode } from 'react'

/** What the signs of a board mean, in the order in which they are looked for. */
export type Legend = readonly LegendLine[]

export interface LegendLine {
  /** The sign as it stands on the board. */
  sign(speak: (message: Message) => string): ReactNode
  readonly says: Message
}
