import type { Message } from '@conclave/kernel'
import type { ReactNode } from 'react'

/** Legend: the meanings of a board's signs, in the order in which they are looked for. */
export type Legend = readonly LegendLine[]

export interface LegendLine {
  /** The sign as it stands on the board. */
  sign(speak: (message: Message) => string): ReactNode
  readonly says: Message
}
