import type { Deadline } from '../table/table.ts'
import type { StepSize } from './scene.ts'

/** How long words stand, in milliseconds: a beginning, and so much for each letter; a moment takes longer. */
const beginning: { readonly [Size in StepSize]: number } = { line: 900, thing: 1_500, moment: 2_000 }
const perLetter = 26
const longest = 7_000

/** How scenes go: by themselves, by hand, or not at all. */
export type Going = 'play' | 'hand' | 'off'

/**
 * How long a step stands. Animation makes it faster or slower; where nothing moves, words stand as long as they usually do:
 * who wants no motion wants to read all the same.
 */
export const standingOf = (letters: number, size: StepSize, speed: number): number =>
  Math.min(longest, beginning[size] + perLetter * letters) / (speed === 0 ? 1 : speed)

/** What of the time that somebody has to answer scenes may take, and how much of a step's usual time is still worth it. */
const part = 0.2
const least = 0.3

/**
 * How much longer scenes may take where the time to answer runs out: they are over when a fifth of it is. It is counted from
 * the whole, not from what is left: else every step would take a fifth of what the one before has left over.
 */
export const roomIn = ({ until, whole }: Deadline, now: number): number =>
  Math.max(0, until - (1 - part) * whole - now)

/**
 * How much of its usual time every step of a scene gets where there is so much room; 0 means that there is none to spare.
 * The server's clock waits for nobody.
 */
export const shareOf = (usual: number, room: number | null): number => {
  if (room === null || usual === 0) return 1
  const share = Math.min(1, room / usual)
  return share < least ? 0 : share
}
