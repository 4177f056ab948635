import type { Game, MatchFile, Option, Seat, TableState, View } from '@conclave/kernel'
import type { Figures } from '../boards/figures.ts'
import type { Tally } from '../kit/result.ts'
import type { Flaw } from './flaw.ts'
import { type Measured, rowsOf } from './rows.ts'
import { choiceIn, decidingOf, largestOf, type Swing, swingsOf } from './swings.ts'
import { timelineOf, undosIn } from './timeline.ts'

/** So many swings are looked at. */
const most = 3

/** Choice of a seat at a moment, with its view of then. */
export interface Choice {
  readonly at: number
  readonly key: string
  readonly view: Pick<View, 'table' | 'question' | 'options'>
}

/** Review of a match that is over. */
export interface Review {
  readonly rows: readonly (readonly Measured[])[]
  readonly tallies: readonly Tally[]
  readonly undos: number
  /** The turn that decided it. */
  readonly deciding: Swing | null
  /** Its largest swings, each with the choice that had most to do with it. */
  readonly swings: readonly { readonly swing: Swing; readonly choice: Choice | null }[]
}

/**
 * Plays a match again and counts. After the end nothing is secret any more: the true positions are judged, and the chances are
 * of whose match it was.
 */
export const reviewOf = (
  game: Game<TableState, Option>,
  figures: Figures | null,
  file: MatchFile,
  seat: Seat,
  won: boolean,
): Review | { readonly flaw: Flaw } => {
  const timeline = timelineOf(game, file)
  if ('flaw' in timeline) return timeline
  const moments = Array.from({ length: timeline.moments }, (_, at) => at)
  const last = timeline.moments - 1
  const estimates = moments.map((at) =>
    Array.from({ length: file.seats }, (_, each) => game.evaluate(timeline.stateAt(at), each)),
  )
  const tableAt = (at: number): object => timeline.viewAt(at, 'spectator').table
  const turns = moments.map((at) => Math.max(1, figures?.turnOf(tableAt(at)) ?? 1))
  const swings = swingsOf(estimates, turns, seat)
  return {
    rows: rowsOf(timeline, figures),
    tallies: figures?.tallyOf?.(timeline.logAt(last), tableAt(last), file.options) ?? [],
    undos: undosIn(timeline),
    deciding: decidingOf(swings, won),
    swings: largestOf(swings, most).map((swing) => {
      const at = choiceIn(timeline, estimates, swing, seat)
      const key = timeline.answers[at ?? -1]?.[1]
      if (at === null || key === undefined) return { swing, choice: null }
      const { table, question, options } = timeline.viewAt(at, seat)
      return { swing, choice: { at, key, view: { table, question, options } } }
    }),
  }
}
