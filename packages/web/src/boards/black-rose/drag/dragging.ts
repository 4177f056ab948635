import { createContext, type PointerEvent, type ReactNode, use } from 'react'

/** A place where something can be let go: a slot, a room, the hand. */
export type Place = `${'slot' | 'room'}:${string}` | 'hand'

export const isPlace = (word: string): word is Place => word === 'hand' || /^(?:slot|room):/.test(word)

/** Thing carried with the mouse: its look, the places where it may be let go, and what happens there. */
export interface Carried {
  readonly look: ReactNode
  accepts(place: Place): boolean
  drop(place: Place): void
}

export interface Dragging {
  readonly carried: Carried | null
  /** The place under the pointer that accepts it. */
  readonly over: Place | null
  /** Picks something up, once the pointer moves far enough; a click stays a click. */
  grab(event: PointerEvent, carried: Carried): void
}

const DraggingContext = createContext<Dragging>({ carried: null, over: null, grab: () => {} })
export const DraggingProvider = DraggingContext
export const useDragging = (): Dragging => use(DraggingContext)

/** For the style sheets: whether what is carried may be let go here, and whether it is here now. */
export const useDropping = (place: Place): 'here' | 'may' | undefined => {
  const { carried, over } = useDragging()
  if (carried === null || !carried.accepts(place)) return undefined
  return over === place ? 'here' : 'may'
}
