import { type EditionId, type Owner, type RoomView, rulesIn } from '@conclave/black-rose'

export const sharesOf = (
  cubes: readonly Owner[],
): readonly { readonly owner: Owner; readonly count: number }[] =>
  [...new Set(cubes)]
    .map((owner) => ({ owner, count: cubes.filter((each) => each === owner).length }))
    .sort((one, other) => other.count - one.count)

/** The Black Rose, where the owner of cubes is asked for. */
export const rose: Owner = -1

/** [BRW-INS.5] Heir of the token when the room is destroyed: the majority; a tie gives it to the Black Rose. */
export const heirOf = (cubes: readonly Owner[]): Owner | null => {
  const [first, second] = sharesOf(cubes)
  if (first === undefined) return null
  return second?.count === first.count ? rose : first.owner
}

/** [REB-LDG.5] True if cubes can lie in a room: in one that stands, or where the Lodge is rebuilt in one that does not. */
export const takesCubes = ({ slots, destroyed }: RoomView, edition: EditionId): boolean =>
  slots > 0 && destroyed === rulesIn(edition).lodgeIsRuined

/** Leader of a room, whose colour lies under its cubes: whoever would take it, or would have its first flag alone. */
export const leaderOf = (cubes: readonly Owner[], edition: EditionId): Owner | null => {
  if (!rulesIn(edition).lodgeIsRuined) return heirOf(cubes)
  const [first, second] = sharesOf(cubes)
  return first === undefined || second?.count === first.count ? null : first.owner
}
