import { mix, swiftFrom } from '../chance.ts'
import { cloneJson } from '../json.ts'
import { contentOf, lay, type Veiled } from '../sight.ts'
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
  game.hiding.forget?.(other, viewer)
  for (const veil of game.hiding.alike) {
    const places = veil(other, viewer)
    const contents = places.map(contentOf)
    mix(chance, contents)
    lay(places, contents)
  }
  game.hiding.tidy?.(other, viewer)
  other.chance = swiftFrom(chance)
  return other
}
