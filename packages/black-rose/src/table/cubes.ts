import type { BlackRose, Owner } from '../state.ts'
import { mageOf, rose } from '../state.ts'

/** [BRW-CMP.9] */
export const cubesOfColour = 26

export const reserveOf = (state: BlackRose, owner: Owner): number =>
  owner === rose ? state.rose.reserve : mageOf(state, owner).reserve

/** So many cubes come back to an owner, or go. */
export const change = (state: BlackRose, owner: Owner, by: number): void => {
  if (owner === rose) state.rose.reserve += by
  else mageOf(state, owner).reserve += by
}

/** [BRW-DMG.3] Puts up to so many cubes of an owner on a bar, a card or a room; says how many. */
export const putCubes = (state: BlackRose, owner: Owner, onto: Owner[], count: number): number => {
  const put = Math.max(0, Math.min(count, reserveOf(state, owner)))
  for (let each = 0; each < put; each++) onto.push(owner)
  change(state, owner, -put)
  return put
}

/** Takes back the latest cube of an owner. */
export const takeCube = (state: BlackRose, owner: Owner, from: Owner[]): void => {
  const at = from.lastIndexOf(owner)
  if (at < 0) throw new Error('there is no such cube')
  from.splice(at, 1)
  change(state, owner, 1)
}

/** [BRW-DEF.2] All cubes go back to their owners. */
export const returnCubes = (state: BlackRose, from: Owner[]): void => {
  for (const owner of from) change(state, owner, 1)
  from.length = 0
}

/** [BRW-INS.3] A cube of another owner makes way for one of the converter's, in the same place. */
export const convertCube = (state: BlackRose, by: Owner, owner: Owner, on: Owner[]): void => {
  // [REB-AVA.32] The Avatar takes the rightmost.
  const at = by === rose && state.avatar !== undefined ? on.lastIndexOf(owner) : on.indexOf(owner)
  if (at < 0 || reserveOf(state, by) === 0) throw new Error('there is nothing to convert')
  on[at] = by
  change(state, owner, 1)
  change(state, by, -1)
}

/** The owners of cubes, each once: mages by seat, then the Black Rose. */
export const ownersOn = (cubes: readonly Owner[]): Owner[] =>
  [...new Set(cubes)].sort((a, b) => orderOf(a) - orderOf(b))

const orderOf = (owner: Owner): number => (owner === rose ? 99 : owner)

export const countOf = (cubes: readonly Owner[], owner: Owner): number => {
  let count = 0
  for (let at = 0; at < cubes.length; at++) if (cubes[at] === owner) count++
  return count
}
