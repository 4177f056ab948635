import type { Seat } from '@conclave/kernel'
import type { QuietEntry } from '../storage/storage.ts'

// What everybody is told has a number, and numbers are counted for each viewer alone: entries of the log that showed her nothing
// have none (ADR 22). Otherwise everybody could count how often a seat changes its mind in secret.

/** Numbering: entries that showed some viewers nothing. */
export interface Numbering {
  readonly quiet: QuietEntry[]
  /** For those who were asked for: the quiet entries of a viewer, by her bits. */
  readonly of: Map<number, number[]>
}

/** Everybody who can be at a table: sixteen seats, and those who watch. */
export const everybody = 0x1_ff_ff
const spectators = 0x1_00_00

export const numberingFrom = (quiet: readonly QuietEntry[]): Numbering => ({
  quiet: [...quiet],
  of: new Map(),
})

/** Bits for whoever has these seats; none for those who watch. */
export const bitsOf = (seats: readonly Seat[]): number =>
  seats.length === 0 ? spectators : seats.reduce((bits, seat) => bits | (1 << seat), 0)

const quietFor = ({ quiet, of }: Numbering, seats: readonly Seat[]): readonly number[] => {
  const bits = bitsOf(seats)
  const known = of.get(bits)
  if (known !== undefined) return known
  // Whoever has several seats is told what one of them is shown.
  const found = quiet.filter(({ unseen }) => (unseen & bits) === bits).map(({ seq }) => seq)
  of.set(bits, found)
  return found
}

/** An entry is in the log. */
export const noteQuiet = (numbering: Numbering, entry: QuietEntry): void => {
  if (entry.unseen === 0) return
  numbering.quiet.push(entry)
  for (const [bits, known] of numbering.of) if ((entry.unseen & bits) === bits) known.push(entry.seq)
}

/** The viewer's number of the position after so many entries. */
export const numberAt = (numbering: Numbering, seats: readonly Seat[], seq: number): number => {
  const quiet = quietFor(numbering, seats)
  let [low, high] = [0, quiet.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((quiet[middle] ?? 0) <= seq) low = middle + 1
    else high = middle
  }
  return seq - low
}

/** Number of entries there were at most when the viewer's number was this one. */
export const entriesAt = (numbering: Numbering, seats: readonly Seat[], number: number): number => {
  let seq = number
  for (const quiet of quietFor(numbering, seats)) {
    if (quiet > seq + 1) break
    seq++
  }
  return seq
}
