import type { Plan } from '../../table/local/plan.ts'

/** Setup of a table, for one that is to be much like it. */
export type SetUp = Pick<Plan, 'game' | 'edition' | 'options' | 'seats'>

let last: SetUp | null = null

/** The next table of this game is set up with this filled in; it lasts until the page that does so is left. */
export const setUpLike = (table: SetUp | null): void => {
  last = table
}

export const likeLast = (game: string): SetUp | null => (last?.game === game ? last : null)
