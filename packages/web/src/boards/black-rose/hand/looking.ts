import type { FocusEvent, PointerEvent } from 'react'
import type { FaceSize } from '../card/face.tsx'

/** Room for the cards of a tray: a tall tray, few cards in a low one, or many. */
export type Room = 'tall' | 'few' | 'many'

/** Sizes of a card in so much room, by the sort of its place. */
export const sizes: { readonly [R in Room]: { readonly place: 'full' | 'brief'; readonly face: FaceSize } } =
  {
    tall: { place: 'full', face: 'full' },
    few: { place: 'brief', face: 'wide' },
    many: { place: 'brief', face: 'brief' },
  }

/** So many cards of a low tray have room for their texts. */
const few = 4

/** Beside prepared spells, which are read there, cards are brief. */
export const roomFor = (cards: number, tall: boolean, hasPlan = false): Room => {
  if (tall) return 'tall'
  return cards <= few && !hasPlan ? 'few' : 'many'
}

/** The card of a tray that is looked at has room for all its text. */
export interface Looking {
  readonly room: Room
  readonly open: boolean
  onLook(): void
}

/** Handlers of looking: whoever points at a card or comes to it by key looks at it; a finger taps it first. */
export const look = ({ onLook }: Looking) => ({
  onPointerEnter: ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') onLook()
  },
  onFocus: ({ target }: FocusEvent): void => {
    if (target.matches(':focus-visible')) onLook()
  },
})

/** A letter is so wide, and a line of a card in a tall tray loses so many where words end. In em. */
const letter = 0.45
const lost = 3
const margin = 1

/** So many lines of text a card in a tall tray has, and so many when it has but one side. */
const lines = { two: 7, one: 9 } as const

/** The least and the most that a card in hand may need. */
const [least, most] = [13, 23] as const

/** Width of a card in a tall tray, in em, at which all of its texts fit, given the letters of each paragraph. */
export const widthFor = (sides: readonly (readonly number[])[]): number => {
  const allowed = sides.length === 1 ? lines.one : lines.two
  for (let width = least; width < most; width += 0.5) {
    const letters = (width - margin) / letter - lost
    const needed = sides.flat().reduce((sum, count) => sum + Math.ceil(count / letters), 0)
    if (needed <= allowed) return width
  }
  return most
}

/** Card that is open: the one that waits for its slot, else the one that was looked at last, else the first. */
export const openAt = (ids: readonly string[], chosen: string | null, looked: string | null): number => {
  if (chosen !== null && ids.includes(chosen)) return ids.indexOf(chosen)
  return Math.max(
    0,
    ids.findIndex((id, at) => `${id} ${at}` === looked),
  )
}
