import type { EditionId } from '@conclave/black-rose'
import type { Loaded } from '@conclave/games'
import { makeBot } from '../bots.ts'
import { onWorkers } from '../sim/pool.ts'
import { avatarFindingsOf, avatarGoalsOf } from './avatar-findings.ts'
import { avatarPageOf } from './avatar-page.ts'
import { type Findings, findingsOf } from './findings.ts'
import { type Goal, goalsOf } from './goals.ts'
import { type BalanceJob, playerOf } from './job.ts'
import { namingOf, spellsOf } from './naming.ts'
import { type About, pageOf } from './page.ts'
import type { MatchRecord } from './record.ts'
import { rolesIn } from './seating.ts'

/** How many sit at a full table. */
export const fullTable = 4

/** Plays the matches of a run on so many threads; `advance` is called after each. */
export const playBalance = async (
  loaded: Loaded,
  job: BalanceJob,
  matches: number,
  workers: number,
  advance: () => void,
): Promise<MatchRecord[]> => {
  const records: MatchRecord[] = []
  const hear = (record: MatchRecord): void => {
    records.push(record)
    advance()
  }
  if (workers === 1) {
    const one = playerOf(loaded, job, makeBot(job.bot))
    for (let index = 0; index < matches; index++) hear(one(index))
  } else {
    await onWorkers(new URL('./worker.ts', import.meta.url), job, matches, workers, hear)
  }
  return records
}

/** What a run comes to: a page, and whether its goals are met. */
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
