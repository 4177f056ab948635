import { findGame, type Loaded } from '@conclave/games'

/** Loads a game that was found before: in a worker or a process of its own. */
export const loadGame = async (id: string, edition: string | undefined): Promise<Loaded> => {
  const found = findGame(id, edition)
  if ('problem' in found) throw new Error(found.problem)
  return await found.entry.load(found.edition)
}
