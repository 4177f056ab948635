import { type BlackRose, editionOf, type Owner, rose } from '../state.ts'
import { reserveOf } from './cubes.ts'

/**
 * [BRW-DMG.3, BRW-FAQ.16] True if somebody has too few cubes for the rest of an effect: its sentence at hand and those after it.
 */
export const shortOfCubes = (state: BlackRose, by: Owner, wanted: readonly number[]): boolean =>
  reserveOf(state, by) < wanted.reduce((sum, cubes) => sum + cubes, 0)

/** [BRW-FAQ.16] True if somebody does with too few cubes as she likes; whoever does not places all that can be placed. */
export const spreadsFreely = (state: BlackRose, by: Owner): boolean =>
  editionOf(state).usesAllCubes || (by !== rose && editionOf(state).spreadsCubes)

/** [BRW-DMG.3] True if cubes may be kept back now because a later sentence of the same effect can use them. */
export const mayKeepCubes = (state: BlackRose, by: Owner, wanted: readonly number[]): boolean =>
  spreadsFreely(state, by) && wanted.slice(1).some((cubes) => cubes > 0) && shortOfCubes(state, by, wanted)

/**
 * [BRW-FAQ.16, REB-C.3] For how many cubes somebody may find use in later sentences: who spreads freely need not use them at
 * all, the Black Rose of the first game keeps none back.
 */
export const laterUse = (state: BlackRose, by: Owner, wanted: readonly number[]): number => {
  if (editionOf(state).usesAllCubes) return wanted.slice(1).reduce((sum, cubes) => sum + cubes, 0)
  return spreadsFreely(state, by) ? Number.POSITIVE_INFINITY : 0
}
