import { contentOf } from '@conclave/black-rose'
import { meanCounts, sumCounts } from './findings.ts'
import { type Goal, percent } from './goals.ts'
import { meanOf, quantileOf, type Share, shareOf } from './interval.ts'
import { type AvatarRecord, type Counts, type MatchRecord, rose } from './record.ts'

/** [REB-AVA.10] Difficulties of the Avatar. */
const difficulties = ['apprentice', 'master'] as const
type Difficulty = (typeof difficulties)[number]

/** A kind of match with the Avatar. */
export interface Against {
  readonly difficulty: Difficulty
  readonly mages: number
}

/** Every kind of match with it (REB-AVA.1). */
export const against: readonly Against[] = difficulties.flatMap((difficulty) =>
  [1, 2, 3].map((mages) => ({ difficulty, mages })),
)

/** Results of the matches of one kind. */
interface AvatarResult extends Against {
  /** Matches that a mage won. */
  readonly wins: Share
  readonly rounds: { readonly mean: number; readonly low: number; readonly high: number }
  /** Points of the Black Rose in a match, all of them, with their sources. */
  readonly rose: { readonly points: number; readonly sources: Counts }
  /** Points of the best mage, and the sources of a mage's points. */
  readonly best: number
  readonly sources: Counts
  /** Falls a match: of the Avatar, and of a mage. */
  readonly falls: { readonly avatar: number; readonly mage: number }
}

/** Finding about an action card. */
interface ActionFinding {
  readonly card: string
  readonly moon: number
  readonly played: number
  readonly walked: number
  readonly idle: number
  readonly reacted: number
}

export interface AvatarFindings {
  readonly matches: number
  readonly errors: readonly { readonly match: number; readonly problem: string }[]
  readonly decisions: number
  readonly standings: readonly AvatarResult[]
  readonly cards: readonly ActionFinding[]
}

const resultOf = (kind: Against, played: readonly MatchRecord[]): AvatarResult => {
  const rounds = played.map((match) => match.rounds)
  const mages = played.flatMap((match) => match.mages)
  const sources = meanCounts(played.map((match) => match.rose.points))
  return {
    ...kind,
    wins: shareOf(played.filter(({ winner }) => winner !== rose).length, played.length),
    rounds: { mean: meanOf(rounds), low: quantileOf(rounds, 0.05), high: quantileOf(rounds, 0.95) },
    rose: { points: Object.values(sources).reduce((sum, each) => sum + each, 0), sources },
    best: meanOf(played.map((match) => Math.max(...match.mages.map(({ total }) => total)))),
    sources: meanCounts(mages.map(({ points }) => points)),
    falls: {
      avatar: meanOf(played.map(({ avatar }) => avatar.falls)),
      mage: meanOf(mages.map(({ falls }) => falls)),
    },
  }
}

const actionFindings = (played: readonly MatchRecord[]): ActionFinding[] => {
  const of = (fate: Exclude<keyof AvatarRecord, 'falls'>): Counts =>
    sumCounts(played.map(({ avatar }) => avatar[fate]))
  const all = { played: of('played'), walked: of('walked'), idle: of('idle'), reacted: of('reacted') }
  return [...contentOf('rebirth').actions.values()].map(({ id, moon }) => ({
    card: id,
    moon,
    played: all.played[id] ?? 0,
    walked: all.walked[id] ?? 0,
    idle: all.idle[id] ?? 0,
    reacted: all.reacted[id] ?? 0,
  }))
}

/** Findings of a run of matches with the Avatar; its tables are those of `against`. */
export const avatarFindingsOf = (records: readonly MatchRecord[]): AvatarFindings => {
  const inOrder = records.toSorted((a, b) => a.index - b.index)
  const played = inOrder.filter(({ error }) => error === null)
  return {
    matches: played.length,
    errors: inOrder.flatMap(({ index, error }) => (error === null ? [] : [{ match: index, problem: error }])),
    decisions: played.reduce((sum, { decisions }) => sum + decisions, 0),
    standings: against.map((kind, at) =>
      resultOf(
        kind,
        played.filter(({ table }) => table === at),
      ),
    ),
    cards: actionFindings(played),
  }
}

/** Bounds that a match with the Avatar keeps to. */
const avatarBounds = {
  /** Of a lone mage who plays well, against the Apprentice. */
  wins: [0.4, 0.6],
  /** Share that the Master takes from her. */
  harder: 0.1,
  /** Of any of two or three mages, against the Apprentice. */
  company: [0.25, 0.45],
  rounds: [6, 12],
  /** Of the times that an action card is played, it may do nothing. */
  idle: 0.15,
} as const

type Standings = AvatarFindings['standings']

const rateOf = (standings: Standings, wanted: Difficulty, mages: number): number =>
  standings.find((each) => each.mages === mages && each.difficulty === wanted)?.wins.rate ?? 0

/** Corridor in which the wins of a kind of match should lie: against the Master below those against the Apprentice. */
export const winsAimed = (
  standings: Standings,
  { difficulty, mages }: Against,
): readonly [number, number] => {
  if (difficulty === 'apprentice') return mages === 1 ? avatarBounds.wins : avatarBounds.company
  const harder = mages === 1 ? avatarBounds.harder : 0
  return [0, Math.max(0, rateOf(standings, 'apprentice', mages) - harder)]
}

export const nameOfKind = ({ difficulty, mages }: Against): string =>
  `${difficulty === 'apprentice' ? 'Apprentice' : 'Master'}, ${mages} ${mages === 1 ? 'mage' : 'mages'}`

/** Goals of a match with the Avatar, each compared with a run. */
export const avatarGoalsOf = (
  { standings, cards }: AvatarFindings,
  nameOf: (card: string) => string,
): Goal[] => {
  const levels = (mages: number) =>
    [rateOf(standings, 'apprentice', mages), rateOf(standings, 'master', mages)] as const
  const [apprentice, master] = levels(1)
  const companies = [levels(2), levels(3)]
  const [low, high] = avatarBounds.wins
  const [least, greatest] = avatarBounds.company
  const [fewest, most] = avatarBounds.rounds
  const outside = standings.filter(({ rounds }) => rounds.mean < fewest || rounds.mean > most)
  const idle = cards.filter(({ played, idle: nothing }) => nothing > avatarBounds.idle * played)
  return [
    {
      what: 'a lone mage beats the Apprentice about half the time',
      found: percent(apprentice),
      met: apprentice >= low && apprentice <= high,
    },
    {
      what: 'and the Master clearly less often',
      found: percent(master),
      met: master <= apprentice - avatarBounds.harder,
    },
    {
      what: 'two or three mages beat the Apprentice in 25 to 45 %, and the Master less often',
      found: companies.map((rates) => rates.map((each) => percent(each)).join(' and ')).join('; '),
      met: companies.every(([easy, hard]) => easy >= least && easy <= greatest && hard < easy),
    },
    {
      what: 'a match lasts 6 to 12 rounds, whoever plays',
      found:
        outside.length === 0
          ? standings.map(({ rounds }) => rounds.mean.toFixed(1)).join(', ')
          : `not ${outside.map((each) => `${nameOfKind(each)} (${each.rounds.mean.toFixed(1)})`).join('; ')}`,
      met: outside.length === 0,
    },
    {
      what: 'an action card does nothing 15 % of the times that it is played, at most',
      found:
        idle.length === 0
          ? 'all of them'
          : `not ${idle.map((each) => `${nameOf(each.card)} (${percent(each.idle / each.played)})`).join(', ')}`,
      met: idle.length === 0,
    },
  ]
}
