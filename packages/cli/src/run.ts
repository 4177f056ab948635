import { CommanderError } from 'commander'
import { DataFailure, UsageFailure } from './failure.ts'
import { program } from './program.ts'

/** Carries out the command line and sets the exit code: 1 for bad data, 2 for wrong usage. */
export const run = async (): Promise<void> => {
  // A reader that has seen enough (`conclave cards | head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  try {
    await program().parseAsync()
  } catch (error) {
    process.exitCode = report(error)
  }
}

const report = (error: unknown): number => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof UsageFailure) {
    process.stderr.write(`conclave: ${error.message}\n`)
    return 2
  }
  if (error instanceof DataFailure) {
    process.stderr.write(`conclave: ${error.message}\n`)
    return 1
  }
  const story = error instanceof Error ? error.stack : String(error)
  process.stderr.write(
    `conclave: something went wrong that should not; please report it with these lines\n${story}\n`,
  )
  return 1
}
