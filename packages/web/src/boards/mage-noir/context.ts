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

/** What all parts of the board share. */
export interface BoardContext extends Props, BoardWords {
  /** The seat at the bottom of the board. */
  readonly near: number
  readonly me: PlayerView
  readonly foe: PlayerView
  /** What lives would become, by the answers of the question or the card that is looked at. */
  readonly foretold: ReadonlyMap<Thing, Foretold>
  /** Where every card in sight has come from. */
  readonly travels: Travels
  /** What the player wants of the card that she is preparing; null when it is prepared. */
  readonly preparing: { current: Leading | null }
  readonly exchange: Exchange | null
  setExchange(exchange: Exchange | null): void
}

export const BoardProvider = createContext<BoardContext | null>(null)
export const useBoard = (): BoardContext => useBoardIn(BoardProvider)
