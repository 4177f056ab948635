import type { BoardKit, Measure } from '../kit/kit.ts'
import type { Timeline } from './timeline.ts'

/** A number of a row; what has ended in the row's turn says so. */
export type Measured = Measure & { readonly ended?: true }

/**
 * The numbers at the beginning and at the end of every turn. What ends in a turn (a book that is lost) keeps the number it
 * had last in the row of that turn, and none after it. A file that goes on from the middle of a match has no numbers of
 * the turns before.
 */
export const rowsOf = (
  timeline: Pick<Timeline, 'moments' | 'viewAt'>,
  kit: Pick<BoardKit, 'measure' | 'turnOf'> | null,
): (readonly Measured[])[] => {
  if (kit?.measure === undefined) return []
  const rows: (readonly Measured[])[] = []
  const lasts: { value: number | null; turn: number }[] = []
  for (let moment = 0; moment < timeline.moments; moment++) {
    const { table } = timeline.viewAt(moment, 'spectator')
    const turn = Math.max(1, kit.turnOf(table))
    const measured = kit.measure(table).map((measure, at): Measured => {
      if (measure.value !== null) lasts[at] = { value: measure.value, turn }
      else if (lasts[at]?.turn === turn) return { ...measure, value: lasts[at].value, ended: true }
      return measure
    })
    if (moment === 0) rows[turn - 1] = measured
    rows[turn] = measured
  }
  const unknown = (rows.at(-1) ?? []).map((measure): Measured => ({ ...measure, value: null }))
  return Array.from(rows, (row) => row ?? unknown)
}
