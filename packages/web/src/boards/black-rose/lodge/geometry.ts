import { distance, hexes, straight } from '@conclave/black-rose'

/** A point of the floor, in hundredths of a room: the floor is five rooms wide and four high. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const floor = { width: 500, height: 400 } as const

/** The middle of a room: rooms stand on a corner, rows are three quarters of a room apart. */
export const middleOf = (hex: number): Point => {
  const { q, r } = hexes[hex] ?? { q: 0, r: 0 }
  return { x: 250 + 100 * (q + r / 2), y: 200 + 75 * r }
}

/** The corners of a room, for a polygon. */
export const cornersOf = (hex: number, size = 1): string => {
  const { x, y } = middleOf(hex)
  const [a, b, c] = [50 * size, 25 * size, 50 * size]
  return `${x},${y - c} ${x + a},${y - b} ${x + a},${y + b} ${x},${y + c} ${x - a},${y + b} ${x - a},${y - b}`
}

/** The middle of the cell beside a gate: in the corner of the floor that is nearest, for the gates in the east and west too. */
export const cellBeside = (gate: number): Point => {
  const { x, y } = middleOf(gate)
  const east = x > 250
  const south = y === 200 ? east : y > 200
  return { x: east ? 455 : 45, y: south ? 352 : 48 }
}

/** [REB-AVA.6] The middle of the Avatar's cell: in the notch between the two rooms in the north to which it leads. */
export const avatarCell: Point = { x: 300, y: 12 }

/** Position of something on the floor, as a style. */
export const placed = ({ x, y }: Point): { readonly left: string; readonly top: string } => ({
  left: `${(100 * x) / floor.width}%`,
  top: `${(100 * y) / floor.height}%`,
})

const all = hexes.map((_, hex) => hex)

/** The rooms in a straight line with one, itself not among them. */
export const inLineWith = (hex: number): readonly number[] =>
  all.filter((other) => other !== hex && straight(hex, other))

/** [BRW-TGT.1, BRW-TGT.2] The rooms that a range reaches: in a straight line, one's own included. */
export const reachedFrom = (hex: number, range: number | 'lodge'): readonly number[] =>
  all.filter((other) => range === 'lodge' || (straight(hex, other) && distance(hex, other) <= range))

/** The rooms next to one. */
export const besides = (hex: number): readonly number[] => all.filter((other) => distance(hex, other) === 1)

const winds: { readonly [way: string]: string } = {
  '1,0': 'e',
  '0,1': 'se',
  '-1,1': 'sw',
  '-1,0': 'w',
  '0,-1': 'nw',
  '1,-1': 'ne',
}

/** On which ring a room lies and in which direction from the middle, for whoever cannot see it. */
export const bearingOf = (hex: number): { readonly ring: number; readonly wind: string } => {
  const { q, r } = hexes[hex] ?? { q: 0, r: 0 }
  const ring = distance(0, hex)
  if (ring === 0) return { ring, wind: 'middle' }
  const straightWind = winds[`${q / ring},${r / ring}`]
  if (straightWind !== undefined) return { ring, wind: straightWind }
  // Between two of the six directions: the compass has names for these, too.
  const { x, y } = middleOf(hex)
  const north = y < 200 ? 'n' : 's'
  if (x === 250) return { ring, wind: north }
  return { ring, wind: `${x > 250 ? 'e' : 'w'}${north}${x > 250 ? 'e' : 'w'}` }
}
