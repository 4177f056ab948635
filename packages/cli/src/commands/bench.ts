import { cpus } from 'node:os'
import { benchServer, type ServerBench } from '@conclave/server'
import { Command, Option as CommandOption } from 'commander'
import { loadGame } from '../arguments.ts'
import { type Opponent, opponent, type Rival, rivalOf } from '../bench/boardgame-io.ts'
import type { Shape } from '../bench/engine.ts'
import { entrantsOf } from '../bench/entrant.ts'
import { type GameProcess, gameProcess } from '../bench/game-process.ts'
import { measure, type Rate, type Schedule, type Subject } from '../bench/measure.ts'
import { type BenchReport, reportOf } from '../bench/report.ts'
import { showServer } from '../bench/server.ts'
import { pc } from '../colours.ts'
import { absolute, type Io } from '../io.ts'
import { columns, note, print, printJson, table } from '../output.ts'
import { progressOf } from '../progress.ts'

const schedule: Schedule = { warmUp: 500, round: 300, rounds: 5 }
const quickSchedule: Schedule = { warmUp: 100, round: 100, rounds: 3 }

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
  const engine = only === 'server' ? null : await benchEngine(io, options)
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

const benchEngine = async (io: Io, { game, quick = false, compare }: BenchOptions): Promise<BenchReport> => {
  const entrants = entrantsOf(game)
  // A game that is not there is refused here, and not by its process.
  for (const entrant of entrants) await loadGame(entrant.game, entrant.edition)
  const other = compare ? await opponent(hearing(io)) : { problem: 'not asked for' }
  if ('problem' in other && compare) note(io, other.problem)
  const playing: GameProcess[] = []
  try {
    for (const entrant of entrants) playing.push(await gameProcess(entrant))
    return await run(io, playing, 'problem' in other ? undefined : other, quick ? quickSchedule : schedule)
  } finally {
    await Promise.allSettled([
      ...playing.map((each) => each.end()),
      ...('problem' in other ? [] : [other.end()]),
    ])
  }
}

const run = async (
  io: Io,
  playing: readonly GameProcess[],
  other: Opponent | undefined,
  when: Schedule,
): Promise<BenchReport> => {
  const shapes = new Map<string, Shape>(playing.map(({ id, shape }) => [id, shape]))
  const rivals = [...new Set(playing.map(({ id }) => rivalOf(id)))]
  const subjects: Subject[] = [
    ...playing.flatMap((each) => each.subjects),
    ...(other === undefined ? [] : rivals.flatMap(other.subjects)),
  ]
  const progress = progressOf(io, subjects.length * (when.rounds + 1), 'rounds')
  const rates = await measure(subjects, when, progress.advance)
  progress.end()
  const machine = {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    platform: `${process.platform} ${process.arch}`,
  }
  return reportOf(machine, shapes, rates, other === undefined ? null : await shapesOf(other, rivals))
}

const shapesOf = async (
  other: Opponent,
  rivals: readonly Rival[],
): Promise<Map<Rival, Omit<Shape, 'seats'>>> => {
  const shapes = new Map<Rival, Omit<Shape, 'seats'>>()
  for (const rival of rivals) shapes.set(rival, await other.shape(rival))
  return shapes
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
