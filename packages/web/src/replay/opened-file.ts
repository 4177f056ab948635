import type { MatchFile } from '@conclave/kernel'
import { type FileReading, readMatchFile } from '@conclave/protocol'

let opened: MatchFile | null = null

/** Reads a match file and keeps it for the replay; or says what is wrong with it. */
export const keepOpened = (text: string): Extract<FileReading, { ok: false }> | null => {
  const reading = readMatchFile(text)
  if (!reading.ok) return reading
  opened = reading.file
  return null
}

export const openedFile = (): MatchFile | null => opened
