import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'

/** So many are borne in a run; more are a fault of the tests, or of what they test. */
const borne = 2

/** Retries of a test, a line for each time that it was tried again. */
const retriesOf = (test: TestCase): string[] => {
  const [first] = test.result().errors ?? []
  const why = first?.message.split('\n')[0] ?? 'no error was kept'
  const line = `${test.project.name}: ${test.module.relativeModuleId}: ${test.fullName}: ${why}`
  return Array<string>(test.diagnostic()?.retryCount ?? 0).fill(line)
}

/**
 * Prints every test that was tried again, with what went wrong first, and fails the run when there are too many.
 * The steps of `npm test` share a file where those of earlier steps are counted, too.
 */
export const retries = (shared = process.env.CONCLAVE_RETRIES): Reporter => {
  const found: string[] = []
  return {
    onTestCaseResult: (test) => {
      found.push(...retriesOf(test))
    },
    onTestRunEnd: () => {
      const before = shared !== undefined && existsSync(shared) ? linesOf(readFileSync(shared, 'utf8')) : []
      if (shared !== undefined) appendFileSync(shared, found.map((line) => `${line}\n`).join(''))
      for (const line of found) console.log(`retried: ${line}`)
      const count = before.length + found.length
      if (found.length === 0 || count <= borne) return
      console.error(`${count} retries in this run; more than ${borne} fail it`)
      process.exitCode = 1
    },
  }
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')
