import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { expect, onTestFinished } from 'vitest'
import type { Io } from '../src/io.ts'
import { run } from '../src/run.ts'

const root = join(import.meta.dirname, '../../..')

/** Outcome of a command. */
export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A process that is none: what it hears is given, what it writes is kept, and whoever waits for its end has it at once. */
interface HeardIo extends Io {
  heard(): { readonly out: string; readonly err: string }
}

export const ioOf = (input = '', cwd = root): HeardIo => {
  const out: string[] = []
  const err: string[] = []
  return {
    stdin: Readable.from([input]),
    stdout: writingTo(out),
    stderr: writingTo(err),
    env: { LC_ALL: 'C', LANG: 'C' },
    cwd,
    colour: false,
    stopped: async () => {},
    heard: () => ({ out: out.join(''), err: err.join('') }),
  }
}

const writingTo = (into: string[]): Writable =>
  new Writable({
    decodeStrings: false,
    write: (text, _, written) => {
      into.push(String(text))
      written()
    },
  })

/** Calls the command with `input` on its stdin. `spawned.ts` runs it as a shell would. */
export const conclave = async (args: readonly string[], input = '', cwd = root): Promise<Ran> => {
  const io = ioOf(input, cwd)
  const code = await run(args, io)
  return { code, ...io.heard() }
}

/** The one JSON document that a command prints; stderr must be silent. */
export const json = async (...args: readonly string[]): Promise<unknown> => {
  const { code, out, err } = await conclave([...args, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

/** A folder of its own for a test, or for a file with `afterAll`. */
export const folder = (atEnd: (remove: () => void) => void = onTestFinished): string => {
  const path = mkdtempSync(join(tmpdir(), 'conclave-cli-'))
  atEnd(() => rmSync(path, { recursive: true }))
  return path
}
