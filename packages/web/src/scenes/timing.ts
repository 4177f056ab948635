import type { SceneForm, StepSize } from '../kit/scene.ts'
import type { Pace } from '../settings/pace.ts'
import type { Deadline } from '../table/table.ts'

/** Factors of speed. By hand nothing goes on by itself, but what holds nobody up. */
const factors: { readonly [P in Pace]: number } = { hand: 1, slow: 0.6, usual: 1, fast: 2, off: 2 }

/**
 * Times for which words stand, in milliseconds: a beginning, and so much for each letter; a moment takes longer, a beat is short.
 */
const beginning: { readonly [Size in StepSize]: number } = {
  beat: 250,
  line: 900,
  thing: 1_500,
  moment: 2_000,
}
const perLetter = 26
const perLetterInPassing = 14
const longest = 7_000

/** A card held up is read in passing: about a second, whatever is said. */
const heldUp = { beginning: 600, perLetter: perLetterInPassing, longest: 2_400 } as const

/** Time for which a step stands. */
export const timeOf = (letters: number, size: StepSize, pace: Pace, form: SceneForm = 'panel'): number =>
  (form === 'spotlight'
    ? Math.min(heldUp.longest, heldUp.beginning + heldUp.perLetter * letters)
    : Math.min(
        longest,
        beginning[size] + (form === 'banner' || size === 'beat' ? perLetterInPassing : perLetter) * letters,
      )) / factors[pace]

/** Time for which a bot's answer is left to be looked at before the next one, where nothing else is shown of it. */
const betweenAnswers = 700

/**
 * The same by the pace alone: whoever wants no motion sees no less. Where only the log tells what happens, things still need
 * their time to move, at the speed of the animation.
 */
export const answersApart = (pace: Pace, animation: number): number => {
  if (pace !== 'off') return Math.round(betweenAnswers / factors[pace])
  return animation === 0 ? 0 : Math.round(betweenAnswers / animation)
}

/** Part of the time to answer that scenes may take, and the least share of a step's usual time that is still worth it. */
const part = 0.2
const least = 0.3

/**
 * Room for scenes where the time to answer runs out: they are over when a fifth of it is. It is counted from the whole, not from
 * what is left: else every step would take a fifth of what the one before has left over.
 */
export const roomIn = ({ until, whole }: Deadline, now: number): number =>
  Math.max(0, until - (1 - part) * whole - now)

/**
 * Share of its usual time that every step of a scene gets where there is so much room; 0 means that there is none to spare. The
 * server's clock waits for nobody.
 */
export const shareOf = (usual: number, room: number | null): number => {
  if (room === null || usual === 0) return 1
  const share = Math.min(1, room / usual)
  return share < least ? 0 : share
}
