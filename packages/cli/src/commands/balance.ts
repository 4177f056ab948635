import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { editionIds } from '@conclave/black-rose'
import type { Loaded } from '@conclave/games'
import {
  aboutOf,
  against,
  avatarReport,
  type BalanceJob,
  type BalanceReport,
  fullReport,
  fullTable,
  type Kept,
  openKept,
  playBalance,
  StaleRun,
  type Table,
} from '@conclave/lab'
import { Command } from 'commander'
import { checkSeats, collect, loadGame, makeBot, readOptions, wholeNumber } from '../arguments.ts'
import { pc } from '../colours.ts'
import { DataFailure, UsageFailure } from '../failure.ts'
import { absolute, type Io } from '../io.ts'
import { systemProblem } from '../match-file.ts'
import { columns, print, printJson, wrap } from '../output.ts'
import { progressOf } from '../progress.ts'

interface BalanceOptions {
  readonly game: string
  readonly edition?: string
  readonly option: readonly string[]
  readonly bot: string
  readonly matches: number
  readonly seed: string
  readonly workers?: number
  readonly out: string
  readonly keep?: string
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
    .option(
      '--keep <file>',
      'keep every match here, line by line; a run that was broken off goes on from there',
    )
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
    tables: options.avatar ? tablesWithAvatar(loaded, options) : [tableOfFour(loaded, options)],
    bot: options.bot,
    seed: options.seed,
  }
  // Better now than after a long run.
  write(io, options.out, '')
  const kept = options.keep === undefined ? undefined : keptIn(io, options.keep, job)
  const workers = Math.min(options.workers ?? availableParallelism(), options.matches)
  const progress = progressOf(io, options.matches, 'matches')
  const records = await playBalance(loaded, job, options.matches, workers, progress.advance, kept).catch(
    (error: unknown) => {
      throw error instanceof StaleRun ? new DataFailure(`${options.keep}: ${error.message}`) : error
    },
  )
  progress.end()
  const report = options.avatar ? avatarReport : fullReport
  const found = report(edition, aboutOf(job, commandOf(job, options)), records)
  write(io, options.out, found.page)
  if (options.json) printJson(io, { ...job, rules: loaded.game.rules, goals: found.goals, ...found.findings })
  else show(io, found, options.out)
}

/** Seats, mages and schools rotate over a full table. */
const tableOfFour = (loaded: Loaded, { option }: BalanceOptions): Table => {
  checkSeats(loaded, fullTable)
  return { chosen: readOptions(loaded, option, fullTable), seats: fullTable }
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

/** The command that does the same again. */
const commandOf = ({ edition, bot, seed }: BalanceJob, { avatar, matches, option }: BalanceOptions): string =>
  [
    ...['conclave', 'balance'],
    ...(avatar ? ['--avatar'] : []),
    ...['--edition', edition, '--bot', bot, '--matches', String(matches), '--seed', seed],
    ...option.flatMap((each) => ['--option', each]),
  ].join(' ')

/** The matches kept in a file before. */
const keptIn = (io: Io, path: string, job: BalanceJob): Kept => {
  try {
    const kept = openKept(absolute(io, path), job)
    if ('problem' in kept) throw new DataFailure(`${path}: ${kept.problem}`)
    return kept
  } catch (error) {
    throw error instanceof DataFailure ? error : new DataFailure(systemProblem(path, error))
  }
}

const write = (io: Io, path: string, page: string): void => {
  try {
    writeFileSync(absolute(io, path), page)
  } catch (error) {
    throw new DataFailure(systemProblem(path, error))
  }
}

const show = (io: Io, { about, goals, findings: { matches, errors } }: BalanceReport, out: string): void => {
  print(io, pc.bold(`${about.title}: ${matches} matches of ${about.bot} bots`))
  for (const { what, found, met } of goals)
    print(io, wrap(`  ${met ? pc.green('✓') : pc.red('✗')} ${what}: ${found}`, columns(io), '    '))
  print(io, `The report is in ${out}`)
  const [first] = errors
  if (first !== undefined)
    throw new DataFailure(`${errors.length} matches broke; the first is ${first.match}: ${first.problem}`)
}
