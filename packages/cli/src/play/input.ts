import { createInterface } from 'node:readline'

/** Where a player's lines come from: a terminal, or a pipe. */
export interface Lines {
  /** Whether somebody sits there and would like to see things happen one after the other. */
  readonly live: boolean
  /** The next line, or null when there will be none any more. */
  ask(prompt: string): Promise<string | null>
  close(): void
}

/** Lines from stdin. Ctrl-C says `interrupted`, so that a match can be saved before it ends. */
export const stdinLines = (interrupted: string): Lines => {
  const live = process.stdin.isTTY === true && process.stdout.isTTY === true
  const reader = createInterface({
    input: process.stdin,
    ...(live ? { output: process.stdout } : {}),
    terminal: live,
  })
  const waiting: string[] = []
  let ended = false
  let wake: (() => void) | undefined

  const hear = (line: string): void => {
    waiting.push(line)
    wake?.()
  }
  reader.on('line', hear)
  reader.on('SIGINT', () => hear(interrupted))
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
      } else process.stdout.write(prompt)
      while (waiting.length === 0 && !ended) await new Promise<void>((resolve) => (wake = resolve))
      const line = waiting.shift()
      // What comes from a pipe is not on the screen yet, and a transcript without it cannot be read.
      if (!live || line === undefined) process.stdout.write(`${line ?? ''}\n`)
      return line ?? null
    },
    close: () => reader.close(),
  }
}
