import { createContext, type PointerEvent, type ReactNode, use } from 'react'

/** A place where something can be let go: a slot, a room, somebody in the Lodge, the hand. */
export type Place = `${'slot' | 'room' | 'mage' | 'evocation'}:${string}` | 'hand'

export const isPlace = (word: string): word is Place =>
  word === 'hand' || /^(?:slot|room|mage|evocation):/.test(word)

export const isRoom = (place: Place): boolean => place.startsWith('room:')

/** Thing carried with the mouse: its look, the places where it may be let go, and what happens there. */
export interface Carried {
  readonly look: ReactNode
  accepts(place: Place): boolean
  /** The pointer comes over a place that accepts it; the places of the way that is made so. */
  passes?(place: Place): readonly Place[]
  drop(place: Place): void
}

export interface Dragging {
  readonly carried: Carried | null
  /** The place under the pointer that accepts it. */
  readonly over: Place | null
  /** The places of the way on which it is led. */
  readonly trail: readonly Place[]
  /** Picks something up, once the pointer moves far enough; a click stays a click. */
  grab(event: PointerEvent, carried: Carried): void
}

const DraggingContext = createContext<Dragging>({ carried: null, over: null, trail: [], grab: () => {} })
export const DraggingProvider = DraggingContext
export const useDragging = (): Dragging => use(DraggingContext)

/** For the style sheets: whether what is carried may be let go here, is led through here, and whether it is here now. */
export const useDropping = (place: Place): 'here' | 'led' | 'may' | undefined => {
  const { carried, over, trail } = useDragging()
  if (carried === null || !carried.accepts(place)) return undefined
  if (over === place) return 'here'
  return trail.includes(place) ? 'led' : 'may'
}
