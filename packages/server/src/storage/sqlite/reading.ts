import type { DatabaseSync } from 'node:sqlite'
import type { Row, Value } from '../sql/sql.ts'
import { statementsOf } from './statements.ts'

/** Reads, on a connection of its own. */
export interface Reading {
  one(sql: string, ...values: readonly Value[]): Row | undefined
  all(sql: string, ...values: readonly Value[]): Row[]
}

export const readingFrom = (database: DatabaseSync): Reading => {
  const statement = statementsOf(database)
  return {
    one: (sql, ...values) => statement(sql).get(...values),
    all: (sql, ...values) => statement(sql).all(...values),
  }
}
