import {
  type BenchReport,
  benchEngine,
  benchServer,
  entrantsOf,
  type Rate,
  type ServerBench,
} from '@conclave/lab'
import { Command, Option as CommandOption } from 'commander'
import { loadGame } from '../arguments.ts'
import { pc } from '../colours.ts'
import { absolute, type Io } from '../io.ts'
import { columns, note, print, printJson, table } from '../output.ts'
import { progressOf } from '../progress.ts'
import { showServer } from './bench-server.ts'

const parts = ['engine', 'server'] as const
type Part = (typeof parts)[number]

interface BenchOptions {
  readonly game?: string
  readonly only?: Part
  readonly data: string
  readonly quick?: boolean
  readonly compare: boolean
  readonly json?: boolean
}

/** `conclave bench` */
export const benchCommand = (io: Io): Command =>
  new Command('bench')
    .description(
      'Measure engine, copies of states, bots and the server, side by side with boardgame.io, in about three minutes.',
    )
    .addOption(new CommandOption('--only <part>', 'measure one part only').choices(parts))
    .option('--game <id>', 'measure the engine of one game only')
    .option('--data <folder>', 'where the server’s databases are written for a while', 'data')
    .option('--quick', 'short rounds: only to see that it works')
    .option('--no-compare', 'without boardgame.io')
    .option('--json', 'print one JSON document')
    .action((options: BenchOptions) => bench(io, options))

const bench = async (io: Io, options: BenchOptions): Promise<void> => {
  const { only, json = false } = options
  const engine = only === 'server' ? null : await measureEngine(io, options)
  if (engine !== null && !json) show(io, engine)
  const server = only === 'engine' ? null : await measureServer(io, options)
  if (server !== null && !json) showServer(io, server)
  if (json) printJson(io, { ...(engine ?? { ratio: server?.ratios.boardgameIoFiles ?? null }), server })
}

const hearing =
  ({ stderr }: Io) =>
  (line: string): void => {
    stderr.write(`${line}\n`)
  }

const measureServer = (
  io: Io,
  { data, quick = false, compare, json = false }: BenchOptions,
): Promise<ServerBench> =>
  benchServer({ dir: absolute(io, data), quick, compare, hear: json ? () => {} : hearing(io) })

const measureEngine = async (
  io: Io,
  { game, quick = false, compare }: BenchOptions,
): Promise<BenchReport> => {
  const entrants = entrantsOf(game)
  // A game that is not there is refused here, and not by its process.
  for (const entrant of entrants) await loadGame(entrant.game, entrant.edition)
  return await benchEngine(entrants, {
    quick,
    compare,
    hear: hearing(io),
    warn: (problem) => note(io, problem),
    progress: (rounds) => progressOf(io, rounds, 'rounds'),
  })
}

const show = (io: Io, report: BenchReport): void => {
  print(
    io,
    pc.dim(
      `Node ${report.machine.node}, ${report.machine.cpu}, per second of one core, median (lowest–highest) of the rounds`,
    ),
  )
  for (const [id, game] of Object.entries(report.games)) {
    const { shape } = game
    print(
      io,
      pc.bold(
        `\n${id}, ${shape.seats} seats: ${fixed(shape.decisionsPerMatch)} decisions a match, ${fixed(shape.optionsPerDecision)} options each, state of ${Math.round(shape.stateBytes)} bytes`,
      ),
    )
    print(
      io,
      table(
        [
          ['random play', rate(game.decisionsPerSecond), 'decisions a second'],
          [
            'clone',
            rate(game.clonesPerSecond),
            `a second; structuredClone ${rate(game.structuredClonesPerSecond)}; ${times(game.ratios.clone)}`,
          ],
          ['adept', rate(game.adeptIterationsPerSecond), 'iterations a second'],
          [
            'full playouts',
            rate(game.playoutsPerSecond),
            `a second, from the start of a match, copy included; ${milliseconds(game.playoutsPerSecond)} each`,
          ],
        ],
        columns(io),
      ),
    )
  }
  if (report.rebirth !== null)
    print(
      io,
      `\nA random match of Rebirth takes ${times(report.rebirth)} the time of one of 1.6, from start to end.`,
    )
  if (report.boardgameIo === null) {
    print(io, '\nboardgame.io was not measured.')
    return
  }
  for (const [rival, other] of Object.entries(report.boardgameIo)) {
    print(
      io,
      pc.bold(
        `\nboardgame.io, ${rival}: ${fixed(other.shape.decisionsPerMatch)} decisions a match, ${fixed(other.shape.optionsPerDecision)} options each, state of ${Math.round(other.shape.stateBytes)} bytes`,
      ),
    )
    print(
      io,
      table(
        [
          ['random play', rate(other.decisionsPerSecond), `decisions a second (${other.fastest})`],
          ['MCTS bot', rate(other.playoutsPerSecond), 'full playouts a second'],
          ...Object.entries(report.games)
            .filter(([, game]) => game.rival === rival)
            .map(([id, { ratios }]) => [
              `${id} against it`,
              pc.green(times(ratios.decisions)),
              `in random play, ${times(ratios.playouts)} in full playouts`,
            ]),
        ],
        columns(io),
      ),
    )
  }
}

const fixed = (value: number): string => value.toFixed(1)
const times = (ratio: number | null): string => (ratio === null ? '–' : `${ratio.toFixed(1)} times`)
const rate = ({ median, min, max }: Rate): string => `${short(median)} (${short(min)}–${short(max)})`
const milliseconds = ({ median }: Rate): string => `${(1000 / median).toPrecision(2)} ms`
const short = (value: number): string => Math.round(value).toLocaleString('en')
