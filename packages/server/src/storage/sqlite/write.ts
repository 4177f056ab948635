import type { SQLInputValue } from 'node:sqlite'

/** One statement of a write. A write whose `must` statement changes nothing is undone as a whole. */
export interface Step {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
  readonly must?: boolean
}

/** Statements that belong together. */
export type Write = readonly Step[]

/** What became of one write: the rows its first step changed (0 if it was undone), or why it failed. */
export type Written = number | { readonly failed: string }

/** What the writing thread is started with. */
export interface WriterData {
  readonly file: string
  /** 0 for no limit. */
  readonly mostBytes: number
}

/** Many writes that become durable together. */
export interface Batch {
  readonly no: number
  readonly writes: readonly Write[]
}

export interface BatchDone {
  readonly no: number
  readonly written: readonly Written[]
  /** How long the transaction took, in milliseconds. */
  readonly ms: number
}
