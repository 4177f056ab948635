import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { BalanceJob } from './job.ts'
import type { MatchRecord } from './record.ts'

/** The matches of a run that are kept in a file, so that a long one may be broken off and gone on with. */
export interface Kept {
  readonly records: readonly MatchRecord[]
  keep(record: MatchRecord): void
}

/** A run that keeps nothing. */
export const nothingKept: Kept = { records: [], keep: () => {} }

/**
 * Opens such a file, or begins it: the run on its first line, then a line a match in the order in which they ended. Whether
 * they still come out so under the rules of the day is for who plays on to find out.
 */
export const openKept = (path: string, job: BalanceJob): Kept | { readonly problem: string } => {
  const run = JSON.stringify(job)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  // What broke off in the midst of a line has no end of line: that match is played again.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const [first, ...lines] = whole.split('\n').slice(0, -1)
  if (first !== undefined && first !== run) return { problem: 'the matches kept there are of another run' }
  if (first === undefined || whole.length < text.length)
    writeFileSync(path, first === undefined ? `${run}\n` : whole)
  return {
    records: lines.map((line): MatchRecord => JSON.parse(line)),
    keep: (record) => appendFileSync(path, `${JSON.stringify(record)}\n`),
  }
}
