import type { Props } from '../kit.ts'

/** An entry of the log, as scenes are made of it. */
export type Entry = Props['events'][number]
