import type { Shape } from './engine.ts'
import type { Entrant } from './entrant.ts'
import type { Subject, Work } from './measure.ts'
import { startChild } from './processes.ts'

/** A process in which one game of ours plays, as in a simulation: nobody else's rules make its code slower. */
export interface GameProcess {
  readonly id: string
  readonly shape: Shape
  readonly subjects: readonly Subject[]
  end(): Promise<void>
}

/** First message of the process. */
export interface Ready {
  readonly shape: Shape
  readonly subjects: readonly string[]
}

/** Task of the process, given again and again; it answers with the work that was done. */
export interface BenchTask {
  readonly subject: string
  readonly milliseconds: number
  readonly round: number
}

/** Starts a game in a process of its own. */
export const gameProcess = async (entrant: Entrant): Promise<GameProcess> => {
  // What the parent was started with is its own affair; the rules need no flags.
  const child = startChild(new URL('./play-alone.ts', import.meta.url), [JSON.stringify(entrant)])
  const { shape, subjects } = await child.next<Ready>()
  return {
    id: entrant.id,
    shape,
    subjects: subjects.map((subject) => ({
      id: subject,
      run: (milliseconds, round) => child.ask<Work>({ subject, milliseconds, round } satisfies BenchTask),
    })),
    end: child.end,
  }
}
