import { keyOf, type Seat, type View } from '@conclave/kernel'

/** Answers that a player decided on at once. */
interface Gesture {
  readonly seat: Seat
  /** Question before the first of them. */
  readonly origin: string
  answers: number
}

/** Remembers which answers were one decision, so that they are also taken back as one. */
export interface Gestures {
  /** A player has decided; her answers follow. */
  begin(seat: Seat, origin: string): void
  /** One answer of the last decision is given. */
  answer(): void
  /** The seat takes an answer back; the others of the same decision are to follow it. */
  undo(seat: Seat): void
  /** The seat that has to take one more back now, if any: never past what was asked first, and never more than was given. */
  next(asked: (seat: Seat) => string, mayUndo: readonly Seat[]): Seat | null
}

export const gestures = (): Gestures => {
  const made: Gesture[] = []
  let back: Gesture | null = null
  return {
    begin: (seat, origin) => {
      back = null
      made.push({ seat, origin, answers: 0 })
    },
    answer: () => {
      const last = made.at(-1)
      if (last !== undefined) last.answers++
    },
    undo: (seat) => {
      const at = made.findLastIndex((each) => each.seat === seat)
      back = at < 0 ? null : (made.splice(at, 1)[0] ?? null)
      if (back !== null) back.answers--
    },
    next: (asked, mayUndo) => {
      if (back === null) return null
      const { seat, origin } = back
      if (back.answers-- > 0 && mayUndo.includes(seat) && asked(seat) !== origin) return seat
      back = null
      return null
    },
  }
}

/** Question of a seat, as a text: the same question with the same answers is the same text. */
export const askedIn = (view: View | undefined): string =>
  JSON.stringify([view?.question ?? null, view?.options.map(keyOf) ?? []])
