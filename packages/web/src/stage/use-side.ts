import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much two spans share. */
const shared = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start))

/**
 * At which end of the board a panel hides less of what it speaks of: below, unless that lies there. `step` is what it tells:
 * it is asked anew for every one.
 */
export const useSide = (panel: RefObject<HTMLElement | null>, step: string): 'top' | 'bottom' => {
  const [side, setSide] = useState<'top' | 'bottom'>('bottom')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step speaks of other things
  useLayoutEffect(() => {
    const { current } = panel
    const frame = current?.parentElement?.getBoundingClientRect()
    if (current === null || frame === undefined) return
    const { height, left, right } = current.getBoundingClientRect()
    const hidden = (top: number): number =>
      [...document.querySelectorAll('#board [data-staged]')]
        .map((thing) => thing.getBoundingClientRect())
        .reduce(
          (sum, thing) =>
            sum +
            shared(thing.top, thing.bottom, top, top + height) * shared(thing.left, thing.right, left, right),
          0,
        )
    setSide(hidden(frame.bottom - height) > hidden(frame.top) ? 'top' : 'bottom')
  }, [step])
  return side
}
