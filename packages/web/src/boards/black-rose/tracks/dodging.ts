/** Stand on one space of the power track. */
export interface Stand {
  readonly power: number
  readonly count: number
}

/** Gap between the tokens of different spaces, in letters. */
const gap = 0.3

/**
 * Middles of groups of tokens along a track, as lengths for styles: as near to their spaces as they can without lying over each
 * other. Pushed apart to the right and to the left, they lie in the middle of both. A token is `token` wide; `at` says where a
 * space is.
 */
export const middlesOf = (
  stands: readonly Stand[],
  token: number,
  at: (power: number) => string,
): readonly string[] => {
  const apart = (one: Stand | undefined, other: Stand | undefined): string =>
    `${(((one?.count ?? 0) + (other?.count ?? 0)) / 2) * token + gap}em`
  const right: string[] = []
  for (const [index, stand] of stands.entries()) {
    const before = right[index - 1]
    const own = at(stand.power)
    right.push(before === undefined ? own : `max(${own}, ${before} + ${apart(stands[index - 1], stand)})`)
  }
  const left: string[] = []
  for (const [index, stand] of stands.toReversed().entries()) {
    const after = left[index - 1]
    const own = at(stand.power)
    left.push(
      after === undefined ? own : `min(${own}, ${after} - ${apart(stand, stands[stands.length - index])})`,
    )
  }
  return stands.map((_, index) => `calc((${right[index]} + ${left[stands.length - 1 - index]}) / 2)`)
}
