import { CommanderError } from 'commander'
import { DataFailure, UsageFailure } from './failure.ts'
import type { Io } from './io.ts'
import { note } from './output.ts'
import { program } from './program.ts'

/** Carries out a command line and tells the exit code: 1 for bad data, 2 for wrong usage. */
export const run = async (argv: readonly string[], io: Io): Promise<number> => {
  try {
    await program(io).parseAsync(argv, { from: 'user' })
    return 0
  } catch (error) {
    return report(error, io)
  }
}

const report = (error: unknown, io: Io): number => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof UsageFailure) {
    note(io, error.message)
    return 2
  }
  if (error instanceof DataFailure) {
    note(io, error.message)
    return 1
  }
  const story = error instanceof Error ? error.stack : String(error)
  note(io, `something went wrong that should not; please report it with these lines\n${story}`)
  return 1
}
