import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import picocolors from 'picocolors'

/** The process as a command sees it: nothing else of it is touched, so that a test can call a command like a function. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean | undefined }
  readonly stdout: Output
  readonly stderr: Output
  readonly env: { readonly [name: string]: string | undefined }
  /** The folder that relative paths start from. */
  readonly cwd: string
  /** True if there are colours; where there are none, they are taken out of what is written. */
  readonly colour: boolean
  /** Waits until somebody ends the command from outside, with Ctrl-C or a signal. */
  stopped(): Promise<void>
}

/** A stream to write to, and what is known of the terminal behind it. */
interface Output extends NodeJS.WritableStream {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
  readonly rows?: number | undefined
}

/** A path of the command line as the file system knows it. */
export const absolute = ({ cwd }: Pick<Io, 'cwd'>, path: string): string => resolve(cwd, path)

/** The real process. */
export const processIo = (): Io => ({
  // Opened by commands that read it only: an open stdin may keep a process alive.
  get stdin() {
    return process.stdin
  },
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  colour: picocolors.isColorSupported,
  stopped: () =>
    new Promise((done) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
    }),
})
