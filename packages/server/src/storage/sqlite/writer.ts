import type { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Step, Write, Written } from '../sql/sql.ts'
import type { Batch, BatchDone, WriterData } from './batch.ts'
import { connect } from './open.ts'
import { statementsOf } from './statements.ts'

// The thread that writes. Waiting for the disk here does not keep anybody else waiting, and whatever comes in the
// meantime goes into the next transaction.

const port = parentPort
if (port === null) throw new Error('writer.ts is a worker, not a program')

const { file, mostBytes } = workerData as WriterData
const database: DatabaseSync = connect(file)
if (mostBytes > 0) {
  const pageSize = Number(database.prepare('pragma page_size').get()?.page_size)
  database.exec(`pragma max_page_count = ${Math.ceil(mostBytes / pageSize)}`)
}
const statement = statementsOf(database)

const run = (sql: string, values: Step['values']): number => Number(statement(sql).run(...values).changes)

/** Carries out one write inside the running transaction. */
const perform = ({ steps }: Write): number => {
  const [first] = steps
  if (first === undefined) return 0
  if (steps.length === 1) return run(first.sql, first.values)
  run('savepoint one', [])
  let changes = 0
  for (const [at, { sql, values, must }] of steps.entries()) {
    const changed = run(sql, values)
    if (at === 0) changes = changed
    if (must === true && changed === 0) {
      run('rollback to one', [])
      run('release one', [])
      return 0
    }
  }
  run('release one', [])
  return changes
}

const together = (writes: readonly Write[]): Written[] => {
  run('begin immediate', [])
  try {
    const written = writes.map(perform)
    run('commit', [])
    return written
  } catch (error) {
    if (database.isTransaction) run('rollback', [])
    throw error
  }
}

/** If one write of a batch fails, each gets a transaction of its own, so that the others do not suffer for it. */
const apart = (writes: readonly Write[]): Written[] =>
  writes.map((write) => {
    try {
      return together([write])[0] ?? 0
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error) }
    }
  })

port.on('message', ({ no, writes }: Batch) => {
  const start = performance.now()
  let written: Written[]
  try {
    written = together(writes)
  } catch {
    written = apart(writes)
  }
  const done: BatchDone = { no, written, ms: performance.now() - start }
  port.postMessage(done)
})

port.once('close', () => database.close())
