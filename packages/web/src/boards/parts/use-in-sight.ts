import { type RefObject, useEffect } from 'react'
import type { Thing } from '../../table/table.ts'

/**
 * Scrolls a board so that these things are whole in sight, the first of them before all others, and again when the board
 * gets another height: the letters of a question may come late and leave it less room. `shown` names what else changes places.
 */
export const useInSight = (
  board: RefObject<HTMLElement | null>,
  things: readonly Thing[],
  shown: string,
): void => {
  const key = things.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other things are looked for anew
  useEffect(() => {
    const region = board.current?.closest('#board')
    if (region == null || things.length === 0) return
    const show = (): void => {
      for (const thing of things.toReversed())
        region
          .querySelector(`[data-thing="${thing}"]`)
          ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    const observer = new ResizeObserver(show)
    observer.observe(region)
    return () => observer.disconnect()
  }, [key, shown])
}
