import { type RefObject, useLayoutEffect, useState } from 'react'

/** Length that two spans share. */
const shared = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start))

export type Side = 'top' | 'middle' | 'bottom'

/** Side of the board where something hides least of what it speaks of; of sides that are equally good the first one. */
export const useSide = (
  panel: RefObject<HTMLElement | null>,
  step: string,
  places: readonly [Side, ...Side[]],
): Side => {
  const [side, setSide] = useState<Side>(places[0])
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
    const tops: { readonly [S in Side]: number } = {
      top: frame.top,
      middle: (frame.top + frame.bottom - height) / 2,
      bottom: frame.bottom - height,
    }
    setSide(places.reduce((best, place) => (hidden(tops[place]) < hidden(tops[best]) ? place : best)))
  }, [step])
  return side
}
