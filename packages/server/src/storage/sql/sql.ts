// What both storages have in common: statements that SQLite and PostgreSQL understand alike. Names with capitals are quoted, numbers
// stand for truth, JSON is text, and `?` marks a value.

export type Value = string | number | null

export type Row = Readonly<Record<string, unknown>>

/** One statement of a write. A write whose `must` statement changes nothing is undone as a whole. */
export interface Step {
  readonly sql: string
  readonly values: readonly Value[]
  readonly must?: boolean
}

/** The table that a write is about, with the fencing number under which it was sent; null where nobody else leads tables. */
export interface About {
  readonly table: string
  readonly fence: number | null
}

/** Statements that belong together, and the table that they are about, if they are about one. */
export interface Write {
  readonly about: About | null
  readonly steps: readonly Step[]
}

/** Outcome of one write: the rows its first step changed (0 if it was undone), or why it failed. */
export type Written = number | { readonly failed: string; readonly lost?: true }

/** A database that statements can be sent to. */
export interface Sql {
  one(sql: string, ...values: readonly Value[]): Promise<Row | undefined>
  all(sql: string, ...values: readonly Value[]): Promise<Row[]>
  /** Resolves with the rows that the first step changed, when the write is durable. Writes keep their order. */
  write(...steps: readonly Step[]): Promise<number>
  /** A write about one table: refused if the table is led elsewhere by now. */
  writeAbout(table: string, ...steps: readonly Step[]): Promise<number>
}

export const text = (row: Row, name: string): string => String(row[name])

export const textOrNull = (row: Row, name: string): string | null =>
  row[name] === null || row[name] === undefined ? null : String(row[name])

export const number = (row: Row, name: string): number => Number(row[name])

export const numberOrNull = (row: Row, name: string): number | null =>
  row[name] === null || row[name] === undefined ? null : Number(row[name])

export const truth = (row: Row, name: string): boolean => Number(row[name]) === 1

// What this server wrote itself is trusted to be what it was; the schemas stand at the edges to the outside.
export const json = <T>(row: Row, name: string): T => JSON.parse(text(row, name)) as T

export const jsonOrNull = <T>(row: Row, name: string): T | null =>
  row[name] === null || row[name] === undefined ? null : json<T>(row, name)

/** `?, ?, ?`; for no values what fits nothing. */
export const marks = (values: readonly unknown[]): string =>
  values.length === 0 ? 'null' : values.map(() => '?').join(', ')
