import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A server in a process of its own, that can be killed. */
export interface ServerProcess {
  readonly address: string
  /** SIGKILL: no time for last words. */
  kill(): Promise<void>
  /** SIGTERM: closes everything properly. */
  stop(): Promise<void>
  /** SIGSTOP: it sleeps, until it is woken. */
  sleep(): void
  wake(): void
  readonly output: string[]
}

const main = join(import.meta.dirname, '../../src/main.ts')

/**
 * Starts the real server program on a data folder, or on a database. It ends with the test at the latest. `cache` keeps compiled
 * sources.
 */
export const spawnServer = async (
  dataDir: string,
  cache: string,
  more: readonly string[] = [],
): Promise<ServerProcess> => {
  const child: ChildProcess = spawn(
    process.execPath,
    [main, '--port', '0', '--data', dataDir, '--log', 'info', ...more],
    {
      env: { ...process.env, NODE_COMPILE_CACHE: cache, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const output: string[] = []
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await exited
  }
  onTestFinished(() => end('SIGKILL'))
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output.push(chunk.toString())
      const found = /"address":"([^"]+)"/.exec(output.join(''))
      if (found?.[1] !== undefined) resolve(found[1])
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the server ended (${code}): ${output.join('')}`)))
  })
  return {
    address,
    output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    sleep: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
  }
}
