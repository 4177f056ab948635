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
  /** What each viewer was told of the log, at a prompt or while bots played, by its place. */
  readonly told: Map<Viewer, Set<number>>
  /** Whether the screen has news on it that a prompt must not wipe away. */
  followed: boolean
  /** Where the match was saved, and after how many entries of its file. */
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

/** Whose eyes the log is told for while bots play: the only person's, or nobody's in particular. */
export const onlooker = (table: Table): Viewer => {
  const [first, ...others] = humansOf(table)
  return first !== undefined && others.length === 0 ? first : 'spectator'
}
