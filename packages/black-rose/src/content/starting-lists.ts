import type { School } from '../words/board.ts'

interface Lists {
  readonly a: readonly number[]
  readonly b: readonly number[]
}

const usualLists: Lists = { a: [1, 2, 3, 4, 5, 6], b: [1, 3, 5, 7, 9, 11] }

/** [12.0] Which spells of a school, by number, a starting list holds; some are set anew, so that no list is much better. */
export const startingLists: { readonly [S in School]: Lists } = {
  destruction: { ...usualLists, a: [1, 2, 5, 6, 7, 8] },
  divination: usualLists,
  necromancy: { ...usualLists, b: [4, 3, 5, 7, 9, 11] },
  transmutation: usualLists,
  illusion: { ...usualLists, b: [1, 4, 5, 7, 9, 11] },
  conspiracy: usualLists,
}
