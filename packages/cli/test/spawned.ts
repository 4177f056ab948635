import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Ran } from './conclave.ts'

const root = join(import.meta.dirname, '../../..')

/** Starts the real command as a shell would. It ends with the test at the latest, however that ends. */
export const start = (args: readonly string[]): ChildProcessWithoutNullStreams => {
  const { FORCE_COLOR: _, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'packages/cli/src/main.ts'), ...args], {
    cwd: root,
    env: { ...env, NO_COLOR: '1', LC_ALL: 'C', LANG: 'C' },
  })
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  })
  // A command that has read enough closes its stdin; what is left over then is nobody's.
  child.stdin.on('error', () => {})
  return child
}

/** Runs the real command to its end, with `input` on its stdin. */
export const spawned = async (args: readonly string[], input = ''): Promise<Ran> => {
  const child = start(args)
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  child.stdin.end(input)
  const [code]: (number | null)[] = await once(child, 'close')
  return { code: code ?? null, out, err }
}
