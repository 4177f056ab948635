import type { Message } from '@conclave/kernel'
import type { Element, Pile, PlayerView } from '@conclave/mage-noir'
import { createContext, use } from 'react'
import type { Thing } from '../../table/table.ts'
import type { Foretold } from './foretold.ts'
import type { Leading, Props } from './kit.ts'
import type { Travels } from './travel/traces.ts'

/** An exchange that the player is putting together. */
export interface Exchange {
  readonly pile: Pile
  readonly element: Element
}

/** What all parts of the board share. */
export interface Spread extends Props {
  /** The seat at the bottom of the board. */
  readonly near: number
  readonly me: PlayerView
  readonly foe: PlayerView
  /** The name of a card. */
  card(id: string): string
  /** A text that stands alone, with a capital. */
  alone(message: Message): string
  /** What lives would become, by the answers of the question or the card that is looked at. */
  readonly foretold: ReadonlyMap<Thing, Foretold>
  /** Where every card in sight has come from. */
  readonly travels: Travels
  /** What the player wants of the card that she is preparing; null when it is prepared. */
  readonly preparing: { current: Leading | null }
  readonly exchange: Exchange | null
  setExchange(exchange: Exchange | null): void
}

const SpreadContext = createContext<Spread | null>(null)
export const SpreadProvider = SpreadContext

export const useSpread = (): Spread => {
  const spread = use(SpreadContext)
  if (spread === null) throw new Error('there is no board here')
  return spread
}
