import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A child process that answers one question at a time. */
export interface Child {
  /** Next message of the child. Rejects if it has died or dies, with its last words. */
  next<T>(): Promise<T>
  ask<T>(question: object | string): Promise<T>
  /** Resolves when it is gone, which it is after `patience` at the latest; also if it was gone before. */
  end(): Promise<void>
}

export interface ChildOptions {
  readonly execArgv?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/** So much of what a child has written is told when it dies, in characters. */
const lastWords = 2000
/** Time that a child may take to go when it is asked to, in milliseconds. */
const patience = 2000

/** Starts a script as a child process, and says so if it ends before it was asked to. */
export const startChild = (
  script: URL,
  args: readonly string[] = [],
  { execArgv = [], env = process.env }: ChildOptions = {},
  onDeath: (error: Error) => void = () => {},
): Child => {
  const file = fileURLToPath(script)
  const child = fork(file, args, { execArgv: [...execArgv], env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  // Whatever ends this process, its children do not outlive it.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let words = ''
  let dead: Error | null = null
  let ending = false
  const hear = (chunk: Buffer): void => {
    words = `${words}${chunk}`.slice(-lastWords)
  }
  const written = [child.stdout, child.stderr].map((stream) =>
    stream === null ? null : new Promise((resolve) => stream.on('data', hear).once('close', resolve)),
  )
  child.once('error', (error) => hear(Buffer.from(error.message)))
  const gone = new Promise<Error>((resolve) => {
    child.once('exit', async (code, signal) => {
      process.off('exit', kill)
      // Not the event `close`: it does not come when it was we who disconnected.
      await Promise.all(written)
      dead = new Error(`${file} ended (${signal ?? code}):\n${words.trim()}`)
      resolve(dead)
      if (!ending) onDeath(dead)
    })
  })
  const next = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      if (dead !== null) return reject(dead)
      const take = (message: unknown): void => resolve(message as T)
      child.once('message', take)
      void gone.then((error) => {
        child.off('message', take)
        reject(error)
      })
    })
  return {
    next,
    ask: (question) => {
      const answer = next<never>()
      // If it cannot be sent, the child is dying, and that is what the answer will be.
      child.send(question, () => {})
      return answer
    },
    end: async () => {
      ending = true
      if (dead !== null) return
      if (child.connected) child.disconnect()
      const timer = setTimeout(kill, patience)
      await gone
      clearTimeout(timer)
    },
  }
}

/** Starts a child and resolves with its first message, too. */
type Start = <T>(script: URL, args?: readonly string[]) => Promise<Child & { readonly said: T }>

/** Works with child processes. When one of them dies, the work is over; when it is over, all of them end. */
export const withChildren = async <T>(work: (start: Start) => Promise<T>): Promise<T> => {
  const children: Child[] = []
  const death = Promise.withResolvers<never>()
  const start: Start = async <S>(script: URL, args: readonly string[] = []) => {
    const child = startChild(
      script,
      args,
      { execArgv: ['--expose-gc'], env: { ...process.env, NODE_ENV: 'production' } },
      death.reject,
    )
    children.push(child)
    return { ...child, said: await child.next<S>() }
  }
  try {
    return await Promise.race([work(start), death.promise])
  } finally {
    await Promise.allSettled(children.map((child) => child.end()))
  }
}
