import type { Plan } from '../../table/local/plan.ts'

/** How a table was set up, for one that is to be much like it. */
export type SetUp = Pick<Plan, 'game' | 'edition' | 'options' | 'seats'>

let last: SetUp | null = null

/** The next table of this game is set up with this filled in; it lasts until the page that does so is left. */
export const setUpLike = (table: SetUp | null): void => {
  last = table
}

/** What is to be filled in for a game, if anything. */
export const likeLast = (game: string): SetUp | null => (last?.game === game ? last : null)
