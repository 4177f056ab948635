import { fork } from 'node:child_process'
import type { Shape } from './engine.ts'
import type { Subject, Work } from './measure.ts'

/** A process in which one game of ours plays, as in a simulation: nobody else's rules make its code slower. */
export interface GameProcess {
  readonly id: string
  readonly shape: Shape
  readonly subjects: readonly Subject[]
  close(): void
}

/** What the process says first. */
export interface Ready {
  readonly shape: Shape
  readonly subjects: readonly string[]
}

/** What it is asked to do then, again and again; it answers with the work that was done. */
export interface Task {
  readonly subject: string
  readonly milliseconds: number
  readonly round: number
}

/** Starts a game in a process of its own. */
export const gameProcess = async (id: string, seats: number): Promise<GameProcess> => {
  const child = fork(new URL('./play-alone.ts', import.meta.url), [id, String(seats)], {
    // What the parent was started with is its own affair; the rules need no flags.
    execArgv: [],
  })
  const told = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      const fail = (code: number | null): void =>
        reject(new Error(`the process of ${id} ended with code ${code}`))
      child.once('exit', fail)
      child.once('message', (found) => {
        child.off('exit', fail)
        resolve(found as T)
      })
    })
  const { shape, subjects } = await told<Ready>()
  return {
    id,
    shape,
    subjects: subjects.map((subject) => ({
      id: subject,
      run: (milliseconds, round) => {
        const work = told<Work>()
        child.send({ subject, milliseconds, round } satisfies Task)
        return work
      },
    })),
    close: () => child.disconnect(),
  }
}
