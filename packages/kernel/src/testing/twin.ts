import { cloneJson } from '../json.ts'
import { exchange, type Veiled } from '../sight.ts'
import type { ChanceState, TableState, Viewer } from '../state.ts'

/**
 * Another state that differs only in what the viewer does not know: some unseen cards have changed places, and
 * chance will bring something else.
 */
export const twin = <S extends TableState>(
  game: Veiled<S>,
  state: S,
  viewer: Viewer,
  chance: ChanceState,
): S => {
  const other = cloneJson(state)
  exchange(game.hiding, other, viewer, chance, (contents) => contents)
  return other
}
