import { useLayoutEffect, useRef, useState } from 'react'

/** Time for which a number counts, whatever the difference, and for which the difference stands beside it, in milliseconds. */
const counting = 600
const shownFor = 2_200

/** Number between two others at a part of the way, in whole steps. */
export const between = (from: number, to: number, part: number): number =>
  part >= 1 ? to : from + Math.trunc((to - from) * Math.max(0, part))

interface Change {
  readonly from: number
  readonly to: number
  readonly by: number
  /** Number of the change. */
  readonly at: number
}

/** The number to be shown now, what has just come to it, and the number of that change. */
export const useCounted = (
  value: number,
  scene: number,
  speed: number,
): { readonly shown: number; readonly by: number; readonly at: number } => {
  const seen = useRef({ value, scene })
  const [change, setChange] = useState<Change | null>(null)
  const [shown, setShown] = useState(value)
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = { value, scene }
    if (before.scene !== scene) {
      setChange(null)
      setShown(value)
    } else if (before.value !== value)
      setChange((last) => ({
        from: before.value,
        to: value,
        by: value - before.value,
        at: (last?.at ?? 0) + 1,
      }))
  }, [value, scene])
  useLayoutEffect(() => {
    if (change === null) return
    const over = setTimeout(() => setChange(null), shownFor)
    if (speed === 0) {
      setShown(change.to)
      return () => clearTimeout(over)
    }
    const began = performance.now()
    let frame = 0
    const count = (): void => {
      const part = ((performance.now() - began) * speed) / counting
      setShown(between(change.from, change.to, part))
      if (part < 1) frame = requestAnimationFrame(count)
    }
    count()
    return () => {
      clearTimeout(over)
      cancelAnimationFrame(frame)
    }
  }, [change, speed])
  // Between two changes nothing lags behind.
  return change === null ? { shown: value, by: 0, at: 0 } : { shown, by: change.by, at: change.at }
}
