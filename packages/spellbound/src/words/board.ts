/** The words of the board: cities, books, pieces, locations. */

export const cities = ['red', 'blue', 'green', 'yellow'] as const
export type City = (typeof cities)[number]

/** The five book colours, one for each region: silver lies in the wilderness. */
export const colours = ['red', 'blue', 'green', 'yellow', 'silver'] as const
export type Colour = (typeof colours)[number]

/** [SPB-PC.6] The wicked pieces, in the order in which they move together: four hats, then the Troll. */
export const pieces = ['red', 'blue', 'green', 'yellow', 'troll'] as const
export type Piece = (typeof pieces)[number]

/** Target of a card's search: one colour, or whatever book belongs to the region where the mage is. */
export type BookSymbol = Colour | 'rainbow'

export const villageCount = 12

const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export type VillageSlot = (typeof slots)[number]
export type Location = `city:${City}` | 'wilderness' | `village:${VillageSlot}`

export const locations: readonly Location[] = [
  'city:red',
  'city:blue',
  'city:green',
  'city:yellow',
  'wilderness',
  ...slots.map((slot) => `village:${slot}` as const),
]

/** The book of a location's region; villages belong to no region. */
const regions = new Map<Location, Colour>([
  ...cities.map((city) => [`city:${city}`, city] as const),
  ['wilderness', 'silver'],
])

/** The colour of the region, or undefined in a village. */
export const regionOf = (location: Location): Colour | undefined => regions.get(location)

/** The city at a location, or undefined. */
export const cityOf = (location: Location): City | undefined => {
  const region = regions.get(location)
  return region === 'silver' ? undefined : region
}

const villageIndexes = new Map<Location, number>(slots.map((slot, index) => [`village:${slot}`, index]))

/** The index of a village (0 to 11), or -1 elsewhere. */
export const villageAt = (location: Location): number => villageIndexes.get(location) ?? -1

/** The village with this index. */
export const villageLocation = (index: number): Location => `village:${slots[index]!}`

const destinations = new Map<Location, readonly Location[]>(
  locations.map((from) => [from, locations.filter((to) => to !== from && !(cityOf(from) && cityOf(to)))]),
)

/** [SPB-MV.1, SPB-MV.2, SPB-MV.3] Locations that one movement symbol leads to: anywhere else, but never from city to city. */
export const reachableFrom = (from: Location): readonly Location[] => destinations.get(from)!

/** Spaces of a track (2.2). */
export const track = { pieceStart: 1, bookStart: 4, spellSymbols: [6, 8], end: 9 } as const

/** The piece that hunts a book. */
export const hunterOf = (book: Colour): Piece => (book === 'silver' ? 'troll' : book)

/** The book that a piece hunts. */
export const preyOf = (piece: Piece): Colour => (piece === 'troll' ? 'silver' : piece)

export type Cause = 'witchCard' | 'trollCard' | 'overflow' | 'purge' | 'unguarded' | 'penalty' | 'climb'
