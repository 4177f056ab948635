import { meanOf, quantileOf, type Share, shareOf } from './interval.ts'
import {
  add,
  type Counts,
  type MageRecord,
  type MatchRecord,
  type QuestFate,
  type RoomFate,
  rose,
} from './record.ts'
import type { Roles } from './seating.ts'

/** A mage, school or seat: how often it won, and how many points it made. */
export interface Result {
  readonly name: string
  readonly wins: Share
  readonly points: number
  /** Points by source, a match. */
  readonly sources: Counts
}

/** A spell: how often it was prepared when it could be, and how those fared who did. */
export interface CardFinding {
  readonly card: string
  readonly held: number
  readonly prepared: number
  /** Of the times it was at hand when plans were made. */
  readonly share: number
  /** Share of its upright side in that. */
  readonly light: number
  /** Cast or triggered, of the times it was prepared. */
  readonly used: number
  /** Of the mages who prepared it at least once in a match. */
  readonly wins: Share
}

export interface Findings {
  readonly matches: number
  readonly errors: readonly { readonly match: number; readonly problem: string }[]
  readonly decisions: number
  readonly schools: readonly Result[]
  readonly mages: readonly Result[]
  readonly seats: readonly Result[]
  readonly lists: readonly Result[]
  readonly rose: { readonly wins: Share; readonly points: number; readonly sources: Counts }
  /** Sources of a mage's points in a match, and of a winner's. */
  readonly sources: { readonly all: Counts; readonly winners: Counts }
  readonly rounds: {
    readonly mean: number
    readonly low: number
    readonly high: number
    /** Matches by their length. */
    readonly counts: readonly (readonly [rounds: number, matches: number])[]
  }
  /** The mean power of the Black Rose and of the mage ahead after each round, and in how many matches it came to it. */
  readonly course: readonly {
    readonly round: number
    readonly rose: number
    readonly best: number
    readonly matches: number
  }[]
  readonly moons: readonly number[]
  readonly falls: number
  readonly cards: readonly CardFinding[]
  readonly quests: readonly ({ readonly quest: string } & { readonly [Fate in QuestFate]: number })[]
  readonly rooms: readonly ({ readonly room: string } & { readonly [Fate in RoomFate]: number })[]
  readonly events: Counts
}

/** Findings of a run of matches. */
export const findingsOf = (
  records: readonly MatchRecord[],
  roles: Roles,
  seats: number,
  spells: readonly string[],
): Findings => {
  const inOrder = records.toSorted((a, b) => a.index - b.index)
  const played = inOrder.filter(({ error }) => error === null)
  const entries = played.flatMap((match) =>
    match.mages.map((mage, seat) => ({ mage, seat, won: match.winner === seat })),
  )
  const resultOf = (name: string, chosen: readonly Entry[]): Result => ({
    name,
    wins: shareOf(chosen.filter(({ won }) => won).length, chosen.length),
    points: meanOf(chosen.map(({ mage }) => mage.total)),
    sources: meanCounts(chosen.map(({ mage }) => mage.points)),
  })
  const rounds = played.map((match) => match.rounds)
  return {
    matches: played.length,
    errors: inOrder.flatMap(({ index, error }) => (error === null ? [] : [{ match: index, problem: error }])),
    decisions: played.reduce((sum, { decisions }) => sum + decisions, 0),
    schools: roles.schools.map((school) =>
      resultOf(
        school,
        entries.filter(({ mage }) => mage.school === school),
      ),
    ),
    mages: roles.mages.map((name) =>
      resultOf(
        name,
        entries.filter(({ mage }) => mage.mage === name),
      ),
    ),
    seats: Array.from({ length: seats }, (_, at) =>
      resultOf(
        String(at + 1),
        entries.filter(({ seat }) => seat === at),
      ),
    ),
    lists: roles.schools.flatMap((school) =>
      roles.lists.map((list) =>
        resultOf(
          `${school} ${list}`,
          entries.filter(({ mage }) => mage.school === school && mage.list === list),
        ),
      ),
    ),
    rose: {
      wins: shareOf(played.filter(({ winner }) => winner === rose).length, played.length),
      points: meanOf(played.map((match) => match.rose.power)),
      sources: meanCounts(played.map((match) => match.rose.points)),
    },
    sources: {
      all: meanCounts(entries.map(({ mage }) => mage.points)),
      winners: meanCounts(entries.filter(({ won }) => won).map(({ mage }) => mage.points)),
    },
    rounds: {
      mean: meanOf(rounds),
      low: quantileOf(rounds, 0.05),
      high: quantileOf(rounds, 0.95),
      counts: [...Map.groupBy(rounds, (each) => each)]
        .map(([each, those]) => [each, those.length] as const)
        .sort(([a], [b]) => a - b),
    },
    course: courseOf(played),
    moons: [0, 1].map((at) => meanOf(played.flatMap(({ moons }) => moons.slice(at, at + 1)))),
    falls: meanOf(entries.map(({ mage }) => mage.falls)),
    cards: spells.map((card) => cardFinding(card, entries)),
    quests: questFindings(played),
    rooms: roomFindings(played),
    events: sumCounts(played.map(({ events }) => events)),
  }
}

interface Entry {
  readonly mage: MageRecord
  readonly seat: number
  readonly won: boolean
}

export const sumCounts = (all: readonly Counts[]): Counts => {
  const sum: Counts = {}
  for (const counts of all) for (const [name, count] of Object.entries(counts)) add(sum, name, count)
  return sum
}

export const meanCounts = (all: readonly Counts[]): Counts =>
  Object.fromEntries(
    Object.entries(sumCounts(all)).map(([name, sum]) => [name, sum / Math.max(1, all.length)]),
  )

const courseOf = (played: readonly MatchRecord[]): Findings['course'] => {
  const longest = Math.max(0, ...played.map(({ course }) => course.length))
  return Array.from({ length: longest }, (_, at) => {
    const those = played.flatMap(({ course }) => course.slice(at, at + 1))
    return {
      round: at + 1,
      rose: meanOf(those.map(([black]) => black)),
      best: meanOf(those.map(([, best]) => best)),
      matches: those.length,
    }
  })
}

const cardFinding = (card: string, entries: readonly Entry[]): CardFinding => {
  let [held, light, dark, used, users, wins] = [0, 0, 0, 0, 0, 0]
  for (const { mage, won } of entries) {
    const [up, down] = [mage.prepared[`${card} light`] ?? 0, mage.prepared[`${card} dark`] ?? 0]
    held += mage.held[card] ?? 0
    used += mage.used[card] ?? 0
    light += up
    dark += down
    if (up + down === 0) continue
    users++
    if (won) wins++
  }
  const prepared = light + dark
  return {
    card,
    held,
    prepared,
    share: held === 0 ? 0 : prepared / held,
    light: prepared === 0 ? 0 : light / prepared,
    used: prepared === 0 ? 0 : used / prepared,
    wins: shareOf(wins, users),
  }
}

const questFindings = (played: readonly MatchRecord[]): Findings['quests'] => {
  const of = (fate: QuestFate): Counts => sumCounts(played.map(({ quests }) => quests[fate]))
  const [drawn, completed, solved, discarded] = [of('drawn'), of('completed'), of('solved'), of('discarded')]
  return Object.keys(drawn)
    .sort()
    .map((quest) => ({
      quest,
      drawn: drawn[quest] ?? 0,
      completed: completed[quest] ?? 0,
      solved: solved[quest] ?? 0,
      discarded: discarded[quest] ?? 0,
    }))
}

const roomFindings = (played: readonly MatchRecord[]): Findings['rooms'] => {
  const of = (fate: RoomFate): Counts => sumCounts(played.map(({ rooms }) => rooms[fate]))
  const [activated, destroyed, rebuilt] = [of('activated'), of('destroyed'), of('rebuilt')]
  return [...new Set([activated, destroyed, rebuilt].flatMap(Object.keys))].sort().map((room) => ({
    room,
    activated: activated[room] ?? 0,
    destroyed: destroyed[room] ?? 0,
    rebuilt: rebuilt[room] ?? 0,
  }))
}
