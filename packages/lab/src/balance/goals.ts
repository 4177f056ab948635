import type { Findings, Result } from './findings.ts'
import type { Naming } from './naming.ts'

/** Bounds that a balanced game keeps to: shares of matches, rounds, and the share of spells that are worth a slot. */
export const bounds = {
  wins: [0.2, 0.3],
  rose: [0.05, 0.2],
  rounds: [6, 12],
  /** So large a share of the matches lasts that long. */
  inRounds: 0.9,
  /** Of the times a spell is at hand when plans are made. */
  prepared: 0.1,
} as const

export interface Goal {
  readonly what: string
  readonly found: string
  readonly met: boolean
}

export const percent = (rate: number, digits = 1): string => `${(100 * rate).toFixed(digits)} %`

const within = (value: number, [low, high]: readonly [number, number]): boolean =>
  value >= low && value <= high

const spread = (results: readonly Result[]): string => {
  const rates = results.map(({ wins }) => wins.rate)
  return `${percent(Math.min(...rates))} to ${percent(Math.max(...rates))}`
}

const winsGoal = (what: string, results: readonly Result[], nameOf: (name: string) => string): Goal => {
  const outside = results.filter(({ wins }) => !within(wins.rate, bounds.wins))
  const names = outside.map(({ name, wins }) => `${nameOf(name)} ${percent(wins.rate)}`)
  return {
    what: `every ${what} wins 20 % to 30 % of its matches`,
    found: names.length === 0 ? spread(results) : `${spread(results)}; outside: ${names.join(', ')}`,
    met: outside.length === 0,
  }
}

/** Goals of a balanced game, each compared with a run. */
export const goalsOf = (findings: Findings, roseWins: boolean, nameOf: Naming): Goal[] => {
  const { schools, mages, seats, rose, rounds, cards, matches } = findings
  const inside = rounds.counts
    .filter(([count]) => within(count, bounds.rounds))
    .reduce((sum, [, count]) => sum + count, 0)
  const seldom = cards.filter(({ share }) => share < bounds.prepared)
  return [
    winsGoal('school', schools, (id) => nameOf('school', id)),
    winsGoal('mage', mages, (id) => nameOf('mage', id)),
    winsGoal('seat', seats, (id) => `seat ${id}`),
    ...(roseWins
      ? [
          {
            what: 'the Black Rose wins 5 % to 20 % of all matches',
            found: percent(rose.wins.rate),
            met: within(rose.wins.rate, bounds.rose),
          },
        ]
      : []),
    {
      what: 'a match lasts 6 to 12 rounds',
      found: `${rounds.mean.toFixed(1)} on average; ${percent(inside / Math.max(1, matches))} of the matches`,
      met: within(rounds.mean, bounds.rounds) && inside >= bounds.inRounds * matches,
    },
    {
      what: 'every spell is prepared at least one time in ten that it is at hand',
      found:
        seldom.length === 0
          ? `${percent(Math.min(...cards.map(({ share }) => share)))} at least`
          : `not ${seldom.map(({ card, share }) => `${nameOf('card', card)} (${percent(share)})`).join(', ')}`,
      met: seldom.length === 0,
    },
  ]
}
