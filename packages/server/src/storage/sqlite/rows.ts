import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'

export type Row = Record<string, SQLOutputValue>

/** Reads, on a connection of its own. */
export interface Reading {
  one(sql: string, ...values: SQLInputValue[]): Row | undefined
  all(sql: string, ...values: SQLInputValue[]): Row[]
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

export const text = (row: Row, name: string): string => String(row[name])

export const textOrNull = (row: Row, name: string): string | null =>
  row[name] === null || row[name] === undefined ? null : String(row[name])

export const number = (row: Row, name: string): number => Number(row[name])

export const numberOrNull = (row: Row, name: string): number | null =>
  row[name] === null || row[name] === undefined ? null : Number(row[name])

export const truth = (row: Row, name: string): boolean => row[name] === 1

// What this server wrote itself is trusted to be what it was; the schemas stand at the edges to the outside.
export const json = <T>(row: Row, name: string): T => JSON.parse(text(row, name)) as T

export const jsonOrNull = <T>(row: Row, name: string): T | null =>
  row[name] === null || row[name] === undefined ? null : json<T>(row, name)

/** `?, ?, ?` */
export const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ')
