import { type ChanceState, copyOf, type Option, swiftFrom, type TableState } from '@conclave/kernel'
import type { SeatSight } from '../bot.ts'

/** Gives a world for every iteration, the caller's to play with. */
export type Worlds<S extends TableState> = () => S

/**
 * A fresh world every time, until there are so many; from then on copies of those in turn, with new luck. To copy is
 * several times faster than to imagine, and that many ways for hidden cards to lie tell enough.
 */
export const worldsOf = <S extends TableState, O extends Option>(
  sight: SeatSight<S, O>,
  count: number,
  chance: ChanceState,
): Worlds<S> => {
  const kept: S[] = []
  let next = 0
  return () => {
    if (kept.length < count) kept.push(sight.imagine(chance))
    const world = copyOf(sight.game, kept[next]!)
    next = (next + 1) % count
    world.chance = swiftFrom(chance)
    return world
  }
}
