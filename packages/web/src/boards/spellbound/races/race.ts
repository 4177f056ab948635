import type { SpellboundView } from '@conclave/spellbound'

export const races = ['red', 'blue', 'green', 'yellow', 'silver'] as const
export type Race = (typeof races)[number]
export type Hunter = keyof SpellboundView['pieces']

export const hunterOf = (race: Race): Hunter => (race === 'silver' ? 'troll' : race)

const regionOf = (race: Race) => (race === 'silver' ? 'wilderness' : (`city:${race}` as const))

export const trackSpaces = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export const spellSpaces: readonly number[] = [6, 8]
const trackEnd = 9

/** State of a race: so many steps until the book is caught, or it is decided. */
export type RaceState =
  | { readonly is: 'running'; readonly gap: number }
  | { readonly is: 'recovered' | 'lost' }

export const raceState = (
  { books, pieces }: Pick<SpellboundView, 'books' | 'pieces'>,
  race: Race,
): RaceState => {
  const book = books[race]
  if (book === trackEnd) return { is: 'recovered' }
  if (book === 0) return { is: 'lost' }
  return { is: 'running', gap: book - pieces[hunterOf(race)] }
}

/** Number of steps that the cards on display would make a hunter take once more in an encounter. [SPB-EN.1] */
export const displayedSteps = (wickedRow: readonly string[], hunter: Hunter): number =>
  wickedRow.filter((card) => card.startsWith(hunter === 'troll' ? 'troll-' : `witch-${hunter}-`)).length

/** The spaces on which a hunter would stand after so many more steps; the track ends at nine. */
export const spacesAhead = (at: number, steps: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(steps, trackEnd - at)) }, (_, step) => at + step + 1)

/** [SPB-EN.2, SPB-EN.3] True if nobody stands guard in the region of a race. */
export const isUnguarded = (
  { players, watchman }: Pick<SpellboundView, 'players' | 'watchman'>,
  race: Race,
): boolean => watchman !== race && players.every(({ location }) => location !== regionOf(race))
