import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { blackRoseIn, contentOf, type EditionId, editionIds } from '@conclave/black-rose'
import type { Loaded } from '@conclave/games'
import { begin, swift } from '@conclave/kernel'
import { Command } from 'commander'
import { checkSeats, collect, loadGame, makeBot, readOptions, wholeNumber } from '../arguments.ts'
import { against, avatarFindingsOf, avatarGoalsOf } from '../balance/avatar-findings.ts'
import { avatarPageOf } from '../balance/avatar-page.ts'
import { type Findings, findingsOf } from '../balance/findings.ts'
import { type Goal, goalsOf } from '../balance/goals.ts'
import { type BalanceJob, playerOf, type Table } from '../balance/job.ts'
import { namingOf, spellsOf } from '../balance/naming.ts'
import { type About, pageOf } from '../balance/page.ts'
import type { MatchRecord } from '../balance/record.ts'
import { rolesIn } from '../balance/seating.ts'
import { pc } from '../colours.ts'
import { DataFailure, UsageFailure } from '../failure.ts'
import { absolute, type Io } from '../io.ts'
import { systemProblem } from '../match-file.ts'
import { columns, print, printJson, wrap } from '../output.ts'
import { progressOf } from '../progress.ts'
import { onWorkers } from '../sim/pool.ts'

/** How many sit at a full table. */
const seats = 4

/** The edition in which the Black Rose cannot win (BRW-END.4). */
const withoutRose: EditionId = '0.7'

interface BalanceOptions {
  readonly game: string
  readonly edition?: string
  readonly option: readonly string[]
  readonly bot: string
  readonly matches: number
  readonly seed: string
  readonly workers?: number
  readonly out: string
  readonly avatar?: boolean
  readonly json?: boolean
}

/** `conclave balance` */
export const balanceCommand = (io: Io): Command =>
  new Command('balance')
    .description(
      'Let bots play many matches and report who wins, how and with what, on one HTML page with plots.',
    )
    .option('--game <id>', 'the game', 'black-rose')
    .option('--edition <id>', 'its edition')
    .option('--option <name=value>', 'an option of the game; may be given several times', collect, [])
    .option(
      '--avatar',
      'one to three mages against the Avatar instead, Apprentice and Master in turn (Rebirth)',
    )
    .option('--bot <name>', 'who plays: greedy, or adept:iterations=100 if there is time', 'greedy')
    .option('--matches <number>', 'how many matches', wholeNumber(1, 1_000_000), 400)
    .option('--seed <text>', 'decides everything that happens', 'balance')
    .option(
      '--workers <number>',
      'how many threads (all cores unless given); the result does not depend on it',
      wholeNumber(1, 256),
    )
    .option('--out <file>', 'where the report is written', 'balance.html')
    .option('--json', 'print one JSON document instead of the summary')
    .action((options: BalanceOptions) => balance(io, options))

const balance = async (io: Io, options: BalanceOptions): Promise<void> => {
  const loaded = await loadGame(options.game, options.edition)
  const edition = editionIds.find((id) => id === loaded.game.edition)
  if (loaded.game.id !== 'black-rose' || edition === undefined)
    throw new UsageFailure(`${options.game} has no mages and schools to be balanced; black-rose has`)
  makeBot(options.bot)
  const job: BalanceJob = {
    game: loaded.game.id,
    edition,
    tables: options.avatar ? tablesWithAvatar(loaded, options) : [fullTable(loaded, options)],
    bot: options.bot,
    seed: options.seed,
  }
  // Better now than after a long run.
  write(io, options.out, '')
  const records = await play(io, loaded, job, options)
  const report = options.avatar ? avatarReport : fullReport
  const { page, goals, findings, about } = report(edition, aboutOf(edition, job, options), records)
  write(io, options.out, page)
  if (options.json) printJson(io, { ...job, rules: loaded.game.rules, goals, ...findings })
  else show(io, about, goals, findings, options.out)
}

/** Seats, mages and schools rotate over a full table. */
const fullTable = (loaded: Loaded, { option }: BalanceOptions): Table => {
  checkSeats(loaded, seats)
  return { chosen: readOptions(loaded, option, seats), seats }
}

/** [REB-AVA.1] Every number of mages against every Avatar. */
const tablesWithAvatar = (loaded: Loaded, { option }: BalanceOptions): [Table, ...Table[]] => {
  const [first, ...others] = against.map(({ difficulty, mages }) => ({
    chosen: readOptions(loaded, [...option, `avatar=${difficulty}`], mages),
    seats: mages,
  }))
  if (first === undefined) throw new Error('nobody plays against the Avatar')
  return [first, ...others]
}

interface BalanceReport {
  readonly page: string
  readonly goals: readonly Goal[]
  readonly findings: Pick<Findings, 'matches' | 'errors'>
  readonly about: About
}

const fullReport = (edition: EditionId, about: About, records: readonly MatchRecord[]): BalanceReport => {
  const findings = findingsOf(records, rolesIn(edition), seats, spellsOf(edition))
  const { nameOf, schoolOf } = namingOf(edition)
  const goals = goalsOf(findings, about.roseWins, nameOf)
  return { page: pageOf(about, findings, goals, nameOf, schoolOf), goals, findings, about }
}

const avatarReport = (edition: EditionId, full: About, records: readonly MatchRecord[]): BalanceReport => {
  const about = { ...full, title: `${full.title}, the Avatar` }
  const findings = avatarFindingsOf(records)
  const { nameOf } = namingOf(edition)
  const goals = avatarGoalsOf(findings, (card) => nameOf('action', card))
  return { page: avatarPageOf(about, findings, goals, nameOf), goals, findings, about }
}

const play = async (
  io: Io,
  loaded: Loaded,
  job: BalanceJob,
  options: BalanceOptions,
): Promise<MatchRecord[]> => {
  const workers = Math.min(options.workers ?? availableParallelism(), options.matches)
  const records: MatchRecord[] = []
  const progress = progressOf(io, options.matches, 'matches')
  const hear = (record: MatchRecord): void => {
    records.push(record)
    progress.advance()
  }
  if (workers === 1) {
    const one = playerOf(loaded, job, makeBot(job.bot))
    for (let index = 0; index < options.matches; index++) hear(one(index))
  } else {
    await onWorkers(new URL('../balance/worker.ts', import.meta.url), job, options.matches, workers, hear)
  }
  progress.end()
  return records
}

const aboutOf = (edition: EditionId, job: BalanceJob, options: BalanceOptions): About => {
  const game = blackRoseIn(edition)
  const [table] = job.tables
  const { moons } = begin(game, table.chosen, table.seats, swift(job.seed)).rules
  const given = [
    ...(options.avatar ? ['--avatar'] : []),
    ...['--edition', edition, '--bot', job.bot, '--matches', String(options.matches), '--seed', job.seed],
    ...options.option.flatMap((each) => ['--option', each]),
  ]
  return {
    title: `Black Rose Wars ${edition === 'rebirth' ? 'Rebirth' : edition}`,
    rules: game.rules,
    command: `conclave balance ${given.join(' ')}`,
    bot: job.bot,
    moons,
    roseWins: edition !== withoutRose,
    ruins: [...contentOf(edition).rooms.values()].some(({ rebuilt }) => rebuilt !== undefined),
  }
}

const write = (io: Io, path: string, page: string): void => {
  try {
    writeFileSync(absolute(io, path), page)
  } catch (error) {
    throw new DataFailure(systemProblem(path, error))
  }
}

const show = (
  io: Io,
  about: About,
  goals: readonly Goal[],
  { matches, errors }: BalanceReport['findings'],
  out: string,
): void => {
  print(io, pc.bold(`${about.title}: ${matches} matches of ${about.bot} bots`))
  for (const { what, found, met } of goals)
    print(io, wrap(`  ${met ? pc.green('✓') : pc.red('✗')} ${what}: ${found}`, columns(io), '    '))
  print(io, `The report is in ${out}`)
  const [first] = errors
  if (first !== undefined)
    throw new DataFailure(`${errors.length} matches broke; the first is ${first.match}: ${first.problem}`)
}
