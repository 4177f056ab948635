import type { MatchFile } from '@conclave/kernel'
import { readMatchFile } from '@conclave/protocol'

let opened: MatchFile | null = null

/** Reads a match file and keeps it for the replay; or says what is wrong with it. */
export const keepOpened = (text: string): string | null => {
  const reading = readMatchFile(text)
  if (!reading.ok) return reading.problem
  opened = reading.file
  return null
}

export const openedFile = (): MatchFile | null => opened
