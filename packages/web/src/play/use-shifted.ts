import { type RefObject, useEffect, useRef } from 'react'

const presses = ['pointerdown', 'pointerup', 'click', 'keydown'] as const

/** Modifier state: whether Shift was held at the press or key that is being handled, however deep it is handled. */
export const useShifted = (): RefObject<boolean> => {
  const shifted = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const note = (event: MouseEvent | KeyboardEvent): void => {
      shifted.current = event.shiftKey
    }
    for (const press of presses) addEventListener(press, note, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return shifted
}
