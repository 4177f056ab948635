import type { Element, Pile, PlayerView } from '@conclave/mage-noir'
import { createContext } from 'react'
import type { Thing } from '../../table/table.ts'
import { type BoardWords, useBoardIn } from '../parts/context.ts'
import type { Foretold } from './foretold.ts'
import type { Leading, Props } from './kit.ts'
import type { Travels } from './travel/traces.ts'

/** An exchange that the player is putting together. */
export interface Exchange {
  readonly pile: Pile
  readonly element: Element
}

/** Board context: shared by all parts of the board. */
export interface BoardContext extends Props, BoardWords {
  /** The seat at the bottom of the board. */
  readonly near: number
  readonly me: PlayerView
  readonly foe: PlayerView
  /** Foretold lives, by the answers of the question or the card that is looked at. */
  readonly foretold: ReadonlyMap<Thing, Foretold>
  /** Travels: the way of every card in sight. */
  readonly travels: Travels
  /** Wishes of the player for the card that she is preparing; null when it is prepared. */
  readonly preparing: { current: Leading | null }
  readonly exchange: Exchange | null
  setExchange(exchange: Exchange | null): void
}

export const BoardProvider = createContext<BoardContext | null>(null)
export const useBoard = (): BoardContext => useBoardIn(BoardProvider)
