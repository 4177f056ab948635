import type { DatabaseSync, StatementSync } from 'node:sqlite'

/** Statement cache of a connection: each is prepared once. */
export const statementsOf = (database: DatabaseSync): ((sql: string) => StatementSync) => {
  const prepared = new Map<string, StatementSync>()
  return (sql) => {
    const known = prepared.get(sql)
    if (known !== undefined) return known
    const made = database.prepare(sql)
    prepared.set(sql, made)
    return made
  }
}
