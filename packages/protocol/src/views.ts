import { cloneJson, type View } from '@conclave/kernel'
import { appliedTo, difference, isSame } from './difference.ts'
import type { ViewChange } from './wire/view.ts'

/** A view as it is told: whole, or what has changed in it. */
export type ToldView = View | ViewChange

const isWhole = (told: ToldView): told is View => 'table' in told

/** Message to a viewer who was shown `before`: the whole view where that is null, nothing where she sees the same. */
export const toldView = (before: View | null, now: View): ToldView | null => {
  if (before === null) return cloneJson(now)
  const told: Writable<ViewChange> = { viewer: now.viewer }
  const change = difference(before.table, now.table)
  if (change !== null) told.change = change
  if (!isSame(before.asked, now.asked)) told.asked = cloneJson(now.asked)
  if (!isSame(before.question, now.question)) told.question = cloneJson(now.question)
  if (!isSame(before.options, now.options)) told.options = cloneJson(now.options)
  if (!isSame(before.outcome, now.outcome)) told.outcome = cloneJson(now.outcome)
  return Object.keys(told).length === 1 ? null : told
}

type Writable<T> = { -readonly [F in keyof T]: T[F] }

/** The views of somebody who had these before and is told so much; she sees what she is not told of as she did. */
export const viewsAfter = (before: readonly View[], told: readonly ToldView[]): readonly View[] => {
  const known = before.map((view) => {
    const news = told.find(({ viewer }) => viewer === view.viewer)
    return news === undefined ? view : viewAfter(view, news)
  })
  const fresh = told.filter(({ viewer }) => before.every((view) => view.viewer !== viewer))
  return [...known, ...fresh.map((news) => viewAfter(null, news))]
}

const viewAfter = (before: View | null, told: ToldView): View => {
  if (isWhole(told)) return told
  if (before === null) throw new Error(`nothing is known of what ${told.viewer} saw before`)
  const { change, ...rest } = told
  return { ...before, ...rest, ...(change === undefined ? {} : { table: appliedTo(before.table, change) }) }
}
