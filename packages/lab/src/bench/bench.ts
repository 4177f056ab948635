import { cpus } from 'node:os'
import { type Opponent, opponent, type Rival, rivalOf } from './boardgame-io.ts'
import type { Shape } from './engine.ts'
import type { Entrant } from './entrant.ts'
import { type GameProcess, gameProcess } from './game-process.ts'
import { measure, type Schedule, type Subject } from './measure.ts'
import { type BenchReport, reportOf } from './report.ts'

const schedule: Schedule = { warmUp: 500, round: 300, rounds: 5 }
const quickSchedule: Schedule = { warmUp: 100, round: 100, rounds: 3 }

export interface EngineBenchOptions {
  /** Short rounds: only to see that it works. */
  readonly quick: boolean
  /** True to measure boardgame.io, too; it is installed on demand. */
  readonly compare: boolean
  readonly hear: (line: string) => void
  /** Told why boardgame.io is not measured although it should be. */
  readonly warn: (problem: string) => void
  /** Called once with the number of rounds; what it returns is called after each of them. */
  readonly progress: (rounds: number) => { advance(): void; end(): void }
}

/** Measures games, each in a process of its own, beside boardgame.io. */
export const benchEngine = async (
  entrants: readonly Entrant[],
  options: EngineBenchOptions,
): Promise<BenchReport> => {
  const other = options.compare ? await opponent(options.hear) : { problem: 'not asked for' }
  if ('problem' in other && options.compare) options.warn(other.problem)
  const playing: GameProcess[] = []
  try {
    for (const entrant of entrants) playing.push(await gameProcess(entrant))
    return await run(playing, 'problem' in other ? undefined : other, options)
  } finally {
    await Promise.allSettled([
      ...playing.map((each) => each.end()),
      ...('problem' in other ? [] : [other.end()]),
    ])
  }
}

const run = async (
  playing: readonly GameProcess[],
  other: Opponent | undefined,
  { quick, progress }: EngineBenchOptions,
): Promise<BenchReport> => {
  const when = quick ? quickSchedule : schedule
  const shapes = new Map<string, Shape>(playing.map(({ id, shape }) => [id, shape]))
  const rivals = [...new Set(playing.map(({ id }) => rivalOf(id)))]
  const subjects: Subject[] = [
    ...playing.flatMap((each) => each.subjects),
    ...(other === undefined ? [] : rivals.flatMap(other.subjects)),
  ]
  const { advance, end } = progress(subjects.length * (when.rounds + 1))
  const rates = await measure(subjects, when, advance)
  end()
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
