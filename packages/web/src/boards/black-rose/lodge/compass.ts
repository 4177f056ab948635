import { hexes } from '@conclave/black-rose'

type Way = readonly [q: number, r: number]

const west: Way = [-1, 0]
const northWest: Way = [0, -1]
const northEast: Way = [1, -1]
const east: Way = [1, 0]
const southEast: Way = [0, 1]
const southWest: Way = [-1, 1]

/**
 * The six ways out of a room. The six keys lie in a ring, as the rooms do; they are known by their places, so that every
 * keyboard has them (on a French one they are A Z E and Q S D).
 */
const ways: { readonly [code: string]: Way | undefined } = {
  KeyA: west,
  KeyQ: northWest,
  KeyW: northEast,
  KeyE: east,
  KeyD: southEast,
  KeyS: southWest,
  Numpad4: west,
  Numpad7: northWest,
  Numpad9: northEast,
  Numpad6: east,
  Numpad3: southEast,
  Numpad1: southWest,
}

export const isWay = (code: string): boolean => ways[code] !== undefined

/** The room on that side of another; null at the edge of the Lodge. */
export const roomTowards = (code: string, hex: number): number | null => {
  const [way, from] = [ways[code], hexes[hex]]
  if (way === undefined || from === undefined) return null
  const found = hexes.findIndex(({ q, r }) => q === from.q + way[0] && r === from.r + way[1])
  return found < 0 ? null : found
}

/** The rooms by rows, from north to south, each from west to east. */
export const rowsOfRooms: readonly (readonly number[])[] = [-2, -1, 0, 1, 2].map((row) =>
  hexes
    .map((_, hex) => hex)
    .filter((hex) => hexes[hex]?.r === row)
    .sort((one, other) => (hexes[one]?.q ?? 0) - (hexes[other]?.q ?? 0)),
)
