/** From any number to a chance between 0 and 1. */
export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Odds that exactly one, or two or more of several things happen. */
export interface Odds {
  one: number
  two: number
}

/** One more thing that may happen, whatever the others do. */
export const join = (odds: Odds, chance: number): void => {
  const none = 1 - odds.one - odds.two
  odds.two += odds.one * chance
  odds.one = odds.one * (1 - chance) + none * chance
}
