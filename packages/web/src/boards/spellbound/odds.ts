/** So many stones of each kind. */
interface Stones {
  readonly sun: number
  readonly moon: number
}

/** Chance of each number of suns when so many stones are drawn: entry `n` is that of `n` suns. */
export const sunsDrawn = (bag: Stones, drawn: Stones, count: number): number[] => {
  const chances = Array<number>(count + 1).fill(0)
  const draw = (now: Stones, pool: Stones, left: number, suns: number, chance: number): void => {
    if (left === 0) {
      chances[suns] = (chances[suns] ?? 0) + chance
      return
    }
    const empty = now.sun + now.moon === 0
    const from = empty ? pool : now
    const beside = empty ? { sun: 0, moon: 0 } : pool
    const all = from.sun + from.moon
    // Without any stone nothing can be drawn: no sun, that is.
    if (all === 0) draw(from, beside, 0, suns, chance)
    if (from.sun > 0) {
      const rest = { ...from, sun: from.sun - 1 }
      draw(rest, { ...beside, sun: beside.sun + 1 }, left - 1, suns + 1, (chance * from.sun) / all)
    }
    if (from.moon > 0) {
      const rest = { ...from, moon: from.moon - 1 }
      draw(rest, { ...beside, moon: beside.moon + 1 }, left - 1, suns, (chance * from.moon) / all)
    }
  }
  draw(bag, drawn, count, 0, 1)
  return chances
}

/** Odds of a battle. */
export interface Odds {
  readonly win: number
  readonly climbOne: number
  readonly climbTwo: number
  readonly ruin: number
}

/** The battle as it stands: both strengths without stones, how many stones come, and out of what. */
export interface Battle {
  readonly sun: number
  readonly moon: number
  readonly stones: number
  readonly bag: Stones
  readonly drawn: Stones
}

export const encounterOdds = ({ sun, moon, stones, bag, drawn }: Battle): Odds => {
  const odds = { win: 0, climbOne: 0, climbTwo: 0, ruin: 0 }
  sunsDrawn(bag, drawn, stones).forEach((chance, suns) => {
    const behind = moon + (stones - suns) - (sun + suns)
    if (behind < 0) odds.win += chance
    else if (behind < 5) odds.climbOne += chance
    else if (behind < 10) odds.climbTwo += chance
    else odds.ruin += chance
  })
  return odds
}

/** Worth of the books in the final battle: each destroys the strongest card left, or adds a sun. [SPB-FB.3] */
export const booksWorth = (foes: readonly number[], books: number): number => {
  const strongest = foes.toSorted((one, other) => other - one)
  let worth = 0
  for (let book = 0; book < books; book++) worth += Math.max(1, strongest[book] ?? 0)
  return worth
}

/** The chance to win the final battle with the books used at their best; a tie loses. [SPB-FB.6] */
export const finalChance = (battle: Battle, foes: readonly number[], books: number): number =>
  encounterOdds({ ...battle, sun: battle.sun + booksWorth(foes, books) }).win

/** The chance in whole percent; only what is certain is called 0 or 100. */
export const percent = (chance: number): number => {
  if (chance <= 1e-9) return 0
  if (chance >= 1 - 1e-9) return 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}
