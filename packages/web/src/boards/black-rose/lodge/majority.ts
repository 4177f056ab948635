import type { Owner } from '@conclave/black-rose'

/** Whose cubes lie somewhere, and how many, the most first. */
export const sharesOf = (
  cubes: readonly Owner[],
): readonly { readonly owner: Owner; readonly count: number }[] =>
  [...new Set(cubes)]
    .map((owner) => ({ owner, count: cubes.filter((each) => each === owner).length }))
    .sort((one, other) => other.count - one.count)

/** The Black Rose, where the owner of cubes is asked for. */
export const rose: Owner = -1

/** [BRW-INS.5] Who takes the token when the room is destroyed: the majority; a tie gives it to the Black Rose. */
export const heirOf = (cubes: readonly Owner[]): Owner | null => {
  const [first, second] = sharesOf(cubes)
  if (first === undefined) return null
  return second?.count === first.count ? rose : first.owner
}
