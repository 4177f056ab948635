/**
 * Minutes of a match for people who know the game, by the number of mages. Bots need 7, 10 and 12 rounds for the three lengths; a
 * mage decides some 25 times a round, at five seconds each, and everybody prepares at the same time for a minute and a half. The
 * Avatar decides nothing: what it does is shown, about as long as half a mage takes. Alone there is nobody but it.
 */
const minutes: { readonly [length: string]: { readonly [mages: number]: number } } = {
  short: { 1: 35, 2: 45, 3: 60, 4: 75 },
  standard: { 1: 50, 2: 65, 3: 85, 4: 105 },
  long: { 1: 60, 2: 80, 3: 105, 4: 125 },
}

/** Minutes that the Avatar takes besides, where it is not alone with one mage. */
const withAvatar: { readonly [length: string]: number } = { short: 10, standard: 10, long: 15 }

export const minutesFor = (length: string, mages: number, hasAvatar = false): number =>
  (minutes[length]?.[mages] ?? 0) + (hasAvatar && mages > 1 ? (withAvatar[length] ?? 0) : 0)
