import type { Language, Viewer } from '@conclave/kernel'
import type { Io } from '../io.ts'
import { type SpeakTable, speakTable } from '../texts/index.ts'
import type { Lines } from './input.ts'
import { humansOf, type Table } from './table.ts'

/** A match on a terminal. */
export interface Session {
  readonly io: Io
  readonly table: Table
  readonly lines: Lines
  speak: SpeakTable
  /** Milliseconds between two answers of bots. */
  readonly pace: number
  /** Entries of the log that each viewer was told, at a prompt or while bots played, by their place. */
  readonly told: Map<Viewer, Set<number>>
  /** True if the screen has news on it that a prompt must not wipe away. */
  followed: boolean
  /** File in which the match was saved, and the number of entries it had then. */
  saved: { readonly path: string; readonly entries: number } | null
}

export const sessionOf = (io: Io, table: Table, lines: Lines, language: Language, pace: number): Session => ({
  io,
  table,
  lines,
  speak: speakTable(table.loaded.texts, language),
  pace,
  told: new Map(),
  followed: false,
  saved: null,
})

/** Viewer for whom the log is told while bots play: the only person, or nobody in particular. */
export const onlooker = (table: Table): Viewer => {
  const [first, ...others] = humansOf(table)
  return first !== undefined && others.length === 0 ? first : 'spectator'
}
