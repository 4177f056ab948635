/**
 * How long a match takes people who know the game, by the number of mages. Bots need 7, 10 and 12 rounds for the three lengths;
 * a mage decides some 25 times a round, at five seconds each, and everybody prepares at the same time for a minute and a half.
 */
const minutes: { readonly [length: string]: { readonly [mages: number]: number } } = {
  short: { 2: 45, 3: 60, 4: 75 },
  standard: { 2: 65, 3: 85, 4: 105 },
  long: { 2: 80, 3: 105, 4: 125 },
}

export const minutesFor = (length: string, mages: number): number => minutes[length]?.[mages] ?? 0
