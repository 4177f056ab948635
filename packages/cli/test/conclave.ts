import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** What a command did. */
export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the real command as a shell would, with `input` on its stdin. */
export const conclave = (args: readonly string[], input = '', cwd = root): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const { FORCE_COLOR: _, ...env } = process.env
    const child = spawn(process.execPath, [join(root, 'packages/cli/src/main.ts'), ...args], {
      cwd,
      env: { ...env, NO_COLOR: '1', LC_ALL: 'C', LANG: 'C' },
    })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    // A command that has read enough closes its stdin; what is left over then is nobody's.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })

/** The one JSON document that a command prints; stderr must be silent. */
export const json = async (...args: readonly string[]): Promise<unknown> => {
  const { code, out, err } = await conclave([...args, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

const folders: string[] = []
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true })
})

/** A folder of its own for a test. */
export const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'conclave-cli-'))
  folders.push(path)
  return path
}
