/** Rim of the map: the villages around the edge, clockwise from beside the north-western city, by column and row of 5 × 5. */
const rim = [
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 2],
  [5, 3],
  [5, 4],
  [4, 5],
  [3, 5],
  [2, 5],
  [1, 4],
  [1, 3],
  [1, 2],
] as const

const corners = { red: [1, 1], blue: [5, 1], green: [5, 5], yellow: [1, 5] } as const

export const cities = ['red', 'blue', 'green', 'yellow'] as const
export type CityName = (typeof cities)[number]

/** The place of a city on the map. */
export const cityPlace = (city: CityName): readonly [column: number, row: number] => corners[city]

/** The place of a village on the map, by its index from 0. */
export const villagePlace = (village: number): readonly [column: number, row: number] =>
  rim[village] ?? [3, 1]
