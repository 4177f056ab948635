import { useCallback, useEffect, useRef } from 'react'

/**
 * Tells whether the page is used by finger just now. Browsers then speak of a mouse that is not there: whatever changes
 * under the place that was tapped last counts as pointed at. A mouse that moves and a key end it.
 */
export const useTouch = (): (() => boolean) => {
  const finger = useRef(false)
  useEffect(() => {
    const down = ({ pointerType }: PointerEvent): void => {
      finger.current = pointerType !== 'mouse'
    }
    const move = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') finger.current = false
    }
    const key = (): void => {
      finger.current = false
    }
    document.addEventListener('pointerdown', down, true)
    document.addEventListener('pointermove', move, true)
    document.addEventListener('keydown', key, true)
    return () => {
      document.removeEventListener('pointerdown', down, true)
      document.removeEventListener('pointermove', move, true)
      document.removeEventListener('keydown', key, true)
    }
  }, [])
  return useCallback(() => finger.current, [])
}
