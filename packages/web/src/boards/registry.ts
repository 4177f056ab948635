import type { BoardKit } from '../kit/kit.ts'

/**
 * The boards, each loaded when its game is opened. A game without one is played with the generic panel.
 *
 * Here every kit loses the types of its game, and here alone: whoever asks for the board of a game by its name gives it
 * nothing but what that game says.
 */
const boards: { readonly [game: string]: () => Promise<{ readonly default: BoardKit }> } = {
  spellbound: () => import('./spellbound/index.tsx'),
  'mage-noir': () => import('./mage-noir/index.tsx'),
  'black-rose': () => import('./black-rose/index.tsx'),
}

export const loadBoard = async (game: string): Promise<BoardKit | null> => {
  const load = boards[game]
  return load === undefined ? null : (await load()).default
}
