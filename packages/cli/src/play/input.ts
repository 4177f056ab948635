import { createInterface } from 'node:readline'
import type { Io } from '../io.ts'

/** Source of a player's lines: a terminal, or a pipe. */
export interface Lines {
  /** True if somebody sits there and would like to see things happen one after the other. */
  readonly live: boolean
  /** The next line, or null when there will be none any more. */
  ask(prompt: string): Promise<string | null>
  /** True if Ctrl-C was pressed while nobody was asked anything. Tells it once. */
  wasInterrupted(): boolean
  close(): void
}

/** Lines from stdin. Ctrl-C at a prompt is heard as the line `leave`, so that a match can be saved before it ends. */
export const stdinLines = ({ stdin, stdout }: Io, leave: string): Lines => {
  const live = stdin.isTTY === true && stdout.isTTY === true
  const reader = createInterface({
    input: stdin,
    ...(live ? { output: stdout } : {}),
    terminal: live,
  })
  const waiting: string[] = []
  let ended = false
  let asking = false
  let interrupted = false
  let wake: (() => void) | undefined

  const hear = (line: string): void => {
    waiting.push(line)
    wake?.()
  }
  reader.on('line', hear)
  reader.on('SIGINT', () => {
    if (asking) hear(leave)
    else interrupted = true
  })
  reader.on('close', () => {
    ended = true
    wake?.()
  })

  return {
    live,
    ask: async (prompt) => {
      if (live) {
        reader.setPrompt(prompt)
        reader.prompt()
      } else stdout.write(prompt)
      asking = true
      while (waiting.length === 0 && !ended) await new Promise<void>((resolve) => (wake = resolve))
      asking = false
      const line = waiting.shift()
      // What comes from a pipe is not on the screen yet, and a transcript without it cannot be read.
      if (!live || line === undefined) stdout.write(`${line ?? ''}\n`)
      return line ?? null
    },
    wasInterrupted: () => {
      const was = interrupted
      interrupted = false
      return was
    },
    close: () => reader.close(),
  }
}
