import { type RefObject, useEffect } from 'react'

/** Closes something that is open beside the page: by Escape, and by a click anywhere else. */
export const useDismiss = (
  isOpen: boolean,
  inside: RefObject<Element | null>,
  close: (how: 'key' | 'click') => void,
): void => {
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      close('key')
    }
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !inside.current?.contains(target)) close('click')
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  })
}
