import { createContext } from 'react'
import type { Thing } from '../../table/table.ts'
import { type BoardWords, useBoardIn } from '../parts/context.ts'
import type { Traces } from '../parts/tracing.ts'
import type { Props } from './kit.ts'

/** Board context: shared by all parts of the board. */
export interface BoardContext extends Props, BoardWords {
  /** Every card in sight with a key of its own. */
  readonly traces: Traces
  /** Thing that is pointed at, has the focus or was tapped. */
  readonly lookedAt: Thing | null
  /** The letter of a colour, in the player's language. */
  letter(colour: string): string
}

export const BoardProvider = createContext<BoardContext | null>(null)
export const useBoard = (): BoardContext => useBoardIn(BoardProvider)
