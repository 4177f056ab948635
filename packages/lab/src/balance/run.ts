import type { EditionId } from '@conclave/black-rose'
import type { Loaded } from '@conclave/games'
import { makeBot } from '../bots.ts'
import { onWorkers } from '../sim/pool.ts'
import { avatarFindingsOf, avatarGoalsOf } from './avatar-findings.ts'
import { avatarPageOf } from './avatar-page.ts'
import { type Findings, findingsOf } from './findings.ts'
import { type Goal, goalsOf } from './goals.ts'
import { type BalanceJob, type BalancePart, playerOf } from './job.ts'
import { type Kept, nothingKept } from './kept.ts'
import { namingOf, spellsOf } from './naming.ts'
import { type About, pageOf } from './page.ts'
import type { MatchRecord } from './record.ts'
import { rolesIn } from './seating.ts'

/** Number of seats at a full table. */
export const fullTable = 4

/** Plays the matches of a run that are not kept yet, on so many threads; `advance` is called for each of all. */
export const playBalance = async (
  loaded: Loaded,
  job: BalanceJob,
  matches: number,
  workers: number,
  advance: () => void,
  { records: before, keep }: Kept = nothingKept,
): Promise<MatchRecord[]> => {
  const known = new Map(before.filter(({ index }) => index < matches).map((record) => [record.index, record]))
  const one = playerOf(loaded, job, makeBot(job.bot))
  const [oldest] = known.values()
  // Rules, cards and bots of another day make other matches: one of those kept tells.
  if (oldest !== undefined && JSON.stringify(one(oldest.index)) !== JSON.stringify(oldest))
    throw new StaleRun(oldest.index)
  const records = [...known.values()]
  for (const _ of records) advance()
  const hear = (record: MatchRecord): void => {
    records.push(record)
    keep(record)
    advance()
  }
  const missing = Array.from({ length: matches }, (_, index) => index).filter((index) => !known.has(index))
  if (workers === 1) for (const index of missing) hear(one(index))
  else {
    const part: BalancePart = { ...job, missing }
    await onWorkers(new URL('./worker.ts', import.meta.url), part, missing.length, workers, hear)
  }
  return records
}

/** A match that was kept comes out otherwise by now. */
export class StaleRun extends Error {
  constructor(match: number) {
    super(`match ${match} comes out otherwise by now: rules, cards or bots have changed`)
  }
}

/** Report of a run: a page, and whether its goals are met. */
export interface BalanceReport {
  readonly page: string
  readonly goals: readonly Goal[]
  readonly findings: Pick<Findings, 'matches' | 'errors'>
  readonly about: About
}

/** The report on matches at a full table. */
export const fullReport = (
  edition: EditionId,
  about: About,
  records: readonly MatchRecord[],
): BalanceReport => {
  const findings = findingsOf(records, rolesIn(edition), fullTable, spellsOf(edition))
  const { nameOf, schoolOf } = namingOf(edition)
  const goals = goalsOf(findings, about.roseWins, nameOf)
  return { page: pageOf(about, findings, goals, nameOf, schoolOf), goals, findings, about }
}

/** [REB-AVA] The report on matches against the Avatar. */
export const avatarReport = (
  edition: EditionId,
  full: About,
  records: readonly MatchRecord[],
): BalanceReport => {
  const about = { ...full, title: `${full.title}, the Avatar` }
  const findings = avatarFindingsOf(records)
  const { nameOf } = namingOf(edition)
  const goals = avatarGoalsOf(findings, (card) => nameOf('action', card))
  return { page: avatarPageOf(about, findings, goals, nameOf), goals, findings, about }
}
