import { type RefObject, useEffect, useState } from 'react'
import { useTouch } from '../../../ui/use-touch.ts'

const roomOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-room]')?.dataset.room ?? null) : null

/** The room that is looked at: under the mouse, else the one with the focus of the keyboard. */
export const useLooked = (floor: RefObject<HTMLElement | null>): string | null => {
  const [hovered, setHovered] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const byTouch = useTouch()
  useEffect(() => {
    const element = floor.current
    if (element === null) return
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !byTouch()) setHovered(roomOf(event.target))
    }
    const leave = () => setHovered(null)
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) setFocused(roomOf(target))
    }
    const blur = () => setFocused(null)
    element.addEventListener('pointerover', over)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('focusin', focus)
    element.addEventListener('focusout', blur)
    return () => {
      element.removeEventListener('pointerover', over)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('focusin', focus)
      element.removeEventListener('focusout', blur)
    }
  }, [floor, byTouch])
  return hovered ?? focused
}
