import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A process that answers one question at a time. */
export interface Asked {
  ask<T>(question: unknown): Promise<T>
  end(): Promise<void>
}

const answerOf = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`a process of the bench ended (${code})`))
    child.once('exit', fail)
    child.once('message', (message) => {
      child.off('exit', fail)
      resolve(message as T)
    })
  })

/** Starts a script of this folder, or of another, and resolves with its first message. */
export const start = async <T>(
  script: string | URL,
  args: readonly string[] = [],
): Promise<Asked & { said: T }> => {
  const file = fileURLToPath(typeof script === 'string' ? new URL(script, import.meta.url) : script)
  const child = fork(file, args, {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const said = await answerOf<T>(child)
  return {
    said,
    ask: (question) => {
      const answer = answerOf<never>(child)
      child.send(question as object)
      return answer
    },
    end: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.disconnect()
      }),
  }
}
