import { useEffect, useRef } from 'react'
import { type Aiming, useBoard } from './context.ts'

/**
 * Paints the reach of a spell while the place where it lies is looked at. No pointer leaves what is taken away under it: the
 * reach goes with its card, too. `card` is what lies in that place.
 */
export const useAim = (card: string | null): ((aiming: Aiming | null) => void) => {
  const { aim } = useBoard()
  const painted = useRef(false)
  const paint = (aiming: Aiming | null): void => {
    painted.current = aiming !== null
    aim(aiming)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as the same card lies there
  useEffect(
    () => () => {
      if (painted.current) aim(null)
      painted.current = false
    },
    [aim, card],
  )
  return paint
}
