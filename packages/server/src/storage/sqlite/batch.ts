import type { Write, Written } from '../sql/sql.ts'

/** Start data of the writing thread. */
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
  /** Time that the transaction took, in milliseconds. */
  readonly ms: number
}
