import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Row, Value } from '../sql/sql.ts'

/** Reads, on a connection of its own. */
export interface Reading {
  one(sql: string, ...values: readonly Value[]): Row | undefined
  all(sql: string, ...values: readonly Value[]): Row[]
}

export const readingFrom = (database: DatabaseSync): Reading => {
  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql)
    if (known !== undefined) return known
    const made = database.prepare(sql)
    prepared.set(sql, made)
    return made
  }
  return {
    one: (sql, ...values) => statement(sql).get(...values),
    all: (sql, ...values) => statement(sql).all(...values),
  }
}
