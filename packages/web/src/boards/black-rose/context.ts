import type { MageView } from '@conclave/black-rose'
import type { Seat } from '@conclave/kernel'
import { createContext, type RefObject } from 'react'
import type { Thing } from '../../table/table.ts'
import { type BoardWords, useBoardIn } from '../parts/context.ts'
import type { Deed } from './deeds/deeds.ts'
import type { Foretold } from './forecast/use-foretold.ts'
import type { Studied } from './hand/drawing.ts'
import type { Props } from './kit.ts'

/** A spell whose reach is painted on the Lodge while it is looked at; without a side, that of both sides. */
export interface Aiming {
  readonly card: string
  readonly side: 'light' | 'dark' | null
}

/** Board context: shared by all parts of the board. */
export interface BoardContext extends Props, BoardWords {
  /** The seat whose sheet and hand lie in front: the viewer's; for spectators the one that they watch. */
  readonly near: Seat
  /** Turns to the sheet that a spectator wants to see. */
  watch(seat: Seat): void
  /** The mage of that seat. */
  readonly me: MageView
  /** True if that seat's secrets are the viewer's own. */
  readonly own: boolean
  /** The key that chooses a thing with a single option; null for others. */
  numberOf(thing: Thing): number | null
  /** Deeds that a click on a thing can do at once, by the thing. */
  readonly deeds: ReadonlyMap<Thing, readonly Deed[]>
  /** From which schools she has drawn lately. */
  readonly lately: RefObject<Studied>
  /** Forecast of the answers on the board. */
  readonly foretold: Foretold
  readonly aiming: Aiming | null
  /** Paints the reach of a spell; null ends that. */
  aim(aiming: Aiming | null): void
}

export const BoardProvider = createContext<BoardContext | null>(null)
export const useBoard = (): BoardContext => useBoardIn(BoardProvider)
