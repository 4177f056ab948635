import { createContext, use } from 'react'
import type { Thing } from '../../table/table.ts'
import type { Traces } from '../parts/tracing.ts'
import type { Props } from './kit.ts'

/** What all parts of the board share. */
export interface Spread extends Props {
  /** Every card in sight with a key of its own. */
  readonly traces: Traces
  /** What is pointed at, has the focus or was tapped. */
  readonly lookedAt: Thing | null
  /** The name of a card. */
  card(id: string): string
  /** The letter of a colour, in the player's language. */
  letter(colour: string): string
}

const SpreadContext = createContext<Spread | null>(null)
export const SpreadProvider = SpreadContext

export const useSpread = (): Spread => {
  const spread = use(SpreadContext)
  if (spread === null) throw new Error('there is no board here')
  return spread
}
