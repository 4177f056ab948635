import { keyOf, type Option, type Question, type View } from '@conclave/kernel'
import { useEffect, useState } from 'react'
import type { BoardKit } from '../boards/board.ts'
import type { Table, TableSnapshot } from '../table/table.ts'
import { closingFlag, closingTime, hasOthers, isClosing } from './closing.ts'

/** The moment before an answer ends what all decide in secret: everybody sees it coming and may think again. */
export interface Closing {
  /** Whether somebody at the table counts down. */
  readonly running: boolean
  /** Keeps an answer back for a moment if it closes something; false if it may be given at once. */
  hold(option: Option): boolean
  /** Takes back what one has kept; null if it is somebody else's. */
  readonly stop: (() => void) | null
}

export const useClosing = (
  table: Table,
  { version, seats, connection, pings }: TableSnapshot,
  kit: BoardKit | null,
  question: Question | null,
  view: View | undefined,
): Closing => {
  const [held, keep] = useState<{ readonly key: string; readonly version: number } | null>(null)
  const closes = (option: Option): boolean =>
    question !== null &&
    view !== undefined &&
    connection === 'live' &&
    hasOthers(seats) &&
    kit?.closes?.(option, question, view.table) === true
  const hold = (option: Option): boolean => {
    if (!closes(option)) return false
    keep({ key: keyOf(option), version })
    if (!isClosing(pings, version)) table.ping(closingFlag(version))
    return true
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is kept and every position
  useEffect(() => {
    if (held === null || question === null) return
    const option = view?.options.find((each) => keyOf(each) === held.key)
    const give = (): void => {
      keep(null)
      if (option !== undefined) table.answer(question.seat, held.key)
    }
    // Somebody else has thought again, or decided: it may close no longer.
    if (held.version !== version) {
      if (option === undefined || !hold(option)) give()
      return
    }
    const timer = setTimeout(give, closingTime)
    return () => clearTimeout(timer)
  }, [held, version])
  return {
    running: isClosing(pings, version),
    hold,
    stop:
      held === null
        ? null
        : () => {
            keep(null)
            // The same flag once more takes it away.
            if (isClosing(pings, version)) table.ping(closingFlag(version))
          },
  }
}
