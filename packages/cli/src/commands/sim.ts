import { existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Job, type Report, simulate } from '@conclave/lab'
import { Command } from 'commander'
import { botSpecs, checkSeats, collect, loadGame, readOptions, wholeNumber } from '../arguments.ts'
import { pc } from '../colours.ts'
import { DataFailure } from '../failure.ts'
import { absolute, type Io } from '../io.ts'
import { systemProblem, writeMatch } from '../match-file.ts'
import { columns, note, print, printJson, table } from '../output.ts'
import { progressOf } from '../progress.ts'

interface SimOptions {
  game: string
  edition?: string
  option: string[]
  seats: number
  bots: string
  matches: number
  seed: string
  workers?: number
  save?: string
  json?: boolean
}

/** `conclave sim` */
export const simCommand = (io: Io): Command =>
  new Command('sim')
    .description('Let bots play matches against each other and count what happens.')
    .requiredOption('--game <id>', 'the game')
    .option('--edition <id>', 'its edition')
    .option(
      '--option <name=value>',
      'an option of the game, e.g. deck0=burning-wrath; may be given several times',
      collect,
      [],
    )
    .requiredOption('--seats <number>', 'how many seats', wholeNumber(1, 16))
    .option(
      '--bots <list>',
      'random, greedy or adept (e.g. adept:iterations=500): one for all seats, or one a seat',
      'random',
    )
    .option('--matches <number>', 'how many matches', wholeNumber(1, 10_000_000), 100)
    .option('--seed <text>', 'decides everything that happens', 'conclave')
    .option(
      '--workers <number>',
      'how many threads (all cores unless given); the result does not depend on it',
      wholeNumber(1, 256),
    )
    .option(
      '--save <folder>',
      'write a match file for every match (makes the folder); these use the generator of real matches',
    )
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nThe same seed, game, options and bots give the same hash on every machine. Bots that think for a time\n' +
        '(adept:ms=200) play differently every time: the hash is then null. adept:iterations=200 has one.',
    )
    .action(async (options: SimOptions) => {
      const report = await run(io, options)
      if (report.hash === null)
        note(io, 'bots with a time (ms=…) play differently every time, so there is no hash')
      if (options.json) printJson(io, report)
      else show(io, report)
      const [first] = report.errors
      if (first !== undefined) {
        throw new DataFailure(
          `${report.errors.length} of ${report.matches} matches broke; the first is match ${first.match}, seed '${first.seed}': ${first.problem}`,
        )
      }
    })

const run = async (io: Io, options: SimOptions): Promise<Report> => {
  const loaded = await loadGame(options.game, options.edition)
  const { game } = loaded
  checkSeats(loaded, options.seats)
  const job: Job = {
    game: game.id,
    edition: game.edition,
    chosen: readOptions(loaded, options.option, options.seats),
    seats: options.seats,
    bots: botSpecs(options.bots, options.seats),
    seed: options.seed,
    record: options.save !== undefined,
  }
  const fileOf = (index: number): string => join(options.save ?? '', `${game.id}-${index}.json`)
  if (options.save !== undefined)
    makeFolder(
      io,
      options.save,
      Array.from({ length: options.matches }, (_, at) => fileOf(at)),
    )
  const workers = Math.min(options.workers ?? availableParallelism(), options.matches)
  const progress = progressOf(io, options.matches, 'matches')
  const report = await simulate(loaded, job, options.matches, workers, ({ file, index }) => {
    if (file !== null) writeMatch(io, fileOf(index), file)
    progress.advance()
  })
  progress.end()
  return report
}

/** Finds out before a long run, not after it, that its files cannot be written. */
const makeFolder = (io: Io, path: string, files: readonly string[]): void => {
  const taken = files.find((file) => existsSync(absolute(io, file)))
  if (taken !== undefined)
    throw new DataFailure(`${taken}: there is such a file already; choose another folder`)
  try {
    const made = mkdirSync(absolute(io, path), { recursive: true })
    if (made !== undefined) note(io, `made the folder ${path}`)
  } catch (error) {
    throw new DataFailure(systemProblem(path, error))
  }
}

const show = (io: Io, report: Report): void => {
  const share = (count: number): string => `${((100 * count) / Math.max(1, report.finished)).toFixed(1)} %`
  print(io, pc.bold(`${report.game} ${report.edition}, ${report.seats} seats, ${report.bots.join(', ')}`))
  print(
    io,
    table(
      [
        ['matches', `${report.finished} of ${report.matches} finished`],
        ['decisions', `${report.decisions}, ${report.meanDecisions} a match`],
        ['speed', `${report.decisionsPerSecond} decisions a second (${report.seconds} s)`],
        ...report.wins.map((wins, seat) => [`wins, seat ${seat}`, `${wins}  ${share(wins)}`]),
        ...Object.entries(report.outcomes)
          .toSorted(([, a], [, b]) => b - a)
          .map(([reason, count]) => [`ended by ${reason}`, `${count}  ${share(count)}`]),
        ['hash', report.hash ?? 'none: a bot goes by the clock'],
      ],
      columns(io),
    ),
  )
}
