import type { BoardKit } from '../kit/kit.ts'

/** Figures of a match that is over. A board's kit has them, too; alone they need no page, and a worker can count. */
export type Figures = Pick<BoardKit, 'measure' | 'tallyOf' | 'turnOf'>

/** As in the registry of the boards, the types of a game are lost here. */
const games: { readonly [game: string]: () => Promise<{ readonly default: Figures }> } = {
  spellbound: () => import('./spellbound/figures.ts'),
  'mage-noir': () => import('./mage-noir/figures.ts'),
  'black-rose': () => import('./black-rose/figures.ts'),
}

export const loadFigures = async (game: string): Promise<Figures | null> =>
  (await games[game]?.())?.default ?? null
