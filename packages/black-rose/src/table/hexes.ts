/** [2.1] Axial coordinates. */
interface Hex {
  readonly q: number
  readonly r: number
}

/** [BRW-SET.1, BRW-SET.3] The Lodge: the centre, ring 1 clockwise from E, ring 2 clockwise from (2,0). */
export const hexes: readonly Hex[] = (
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
    [2, 0],
    [1, 1],
    [0, 2],
    [-1, 2],
    [-2, 2],
    [-2, 1],
    [-2, 0],
    [-1, -1],
    [0, -2],
    [1, -2],
    [2, -2],
    [2, -1],
  ] as const
).map(([q, r]) => ({ q, r }))

export const centre = 0
/** The neighbours of the centre, where the Throne Room may lie (BRW-SET.2). */
export const ringOne = [1, 2, 3, 4, 5, 6] as const

const indexOf = (q: number, r: number): number => hexes.findIndex((hex) => hex.q === q && hex.r === r)

const distanceOf = (a: Hex, b: Hex): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2

const isLine = (a: Hex, b: Hex): boolean => a.q === b.q || a.r === b.r || a.q + a.r === b.q + b.r

const table = <T>(of: (a: Hex, b: Hex) => T): readonly (readonly T[])[] =>
  hexes.map((a) => hexes.map((b) => of(a, b)))

const distances = table(distanceOf)
const lines = table(isLine)

export const distance = (a: number, b: number): number => distances[a]![b]!

/** [2.1] True if two hexes lie in one row; a hex and itself do. */
export const straight = (a: number, b: number): boolean => lines[a]![b]!

export const neighbours: readonly (readonly number[])[] = hexes.map((_, a) =>
  hexes.map((__, b) => b).filter((b) => distance(a, b) === 1),
)

/** True if three rooms lie in one row, in this order. */
export const goesOn = (a: number, b: number, c: number): boolean => {
  const [from, over, to] = [hexes[a]!, hexes[b]!, hexes[c]!]
  return to.q - over.q === over.q - from.q && to.r - over.r === over.r - from.r
}

/** [REB-SET.2] The Lodge row by row: r ascending, then q. */
export const readingOrder: readonly number[] = hexes
  .map((_, at) => at)
  .sort((a, b) => hexes[a]!.r - hexes[b]!.r || hexes[a]!.q - hexes[b]!.q)

/** [REB-SET.3, RUL-71] The rooms that each of the four cells of Rebirth touches: NE, SE, SW, NW. */
export const cellExits: readonly (readonly [number, number])[] = [
  [indexOf(2, -2), indexOf(2, -1)],
  [indexOf(1, 1), indexOf(0, 2)],
  [indexOf(-2, 2), indexOf(-2, 1)],
  [indexOf(0, -2), indexOf(-1, -1)],
]

/** [REB-AVA.6] The rooms that the Avatar's cell touches. */
export const avatarExits: readonly [number, number] = [indexOf(1, -2), indexOf(2, -2)]

/** [2.2] The gates of the cells by number of players, in a fixed order. */
export const gates: { readonly [players: number]: readonly number[] } = {
  2: [indexOf(2, 0), indexOf(-2, 0)],
  3: [indexOf(2, 0), indexOf(-2, 2), indexOf(0, -2)],
  4: [indexOf(2, -2), indexOf(0, 2), indexOf(-2, 2), indexOf(0, -2)],
}
