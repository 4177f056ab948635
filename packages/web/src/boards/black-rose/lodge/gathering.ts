import type { BlackRoseView, Owner } from '@conclave/black-rose'
import { bodiesOf } from './bodies.ts'

export type Summoned = BlackRoseView['evocations'][number]

/** Figure in a room: a mage or the Avatar, an evocation, or several evocations of one owner as a pile. */
type Figure =
  | { readonly what: 'mage'; readonly owner: Owner }
  | { readonly what: 'evocation'; readonly evocation: Summoned }
  | { readonly what: 'pile'; readonly top: Summoned; readonly count: number }

/** So many models are seen side by side in a room; of more, the evocations of one owner become a pile. */
const most = 8

/**
 * Everybody in a room, always in the same order: mages by their seats, then evocations by the seats of their owners, the oldest
 * first.
 */
export const gatheringIn = (
  table: Pick<BlackRoseView, 'mages' | 'avatar' | 'evocations'>,
  room: string,
): Figure[] => {
  const mages = bodiesOf(table).flatMap(({ place, owner }): Figure[] =>
    place === room ? [{ what: 'mage', owner }] : [],
  )
  const here = table.evocations
    .filter(({ place }) => place === room)
    .toSorted((one, other) => one.owner - other.owner || one.n - other.n)
  if (mages.length + here.length <= most)
    return [...mages, ...here.map((evocation): Figure => ({ what: 'evocation', evocation }))]
  return [
    ...mages,
    ...[...new Set(here.map(({ owner }) => owner))].flatMap((owner): Figure[] => {
      const [top, ...others] = here.filter((each) => each.owner === owner)
      if (top === undefined) return []
      return others.length === 0
        ? [{ what: 'evocation', evocation: top }]
        : [{ what: 'pile', top, count: others.length + 1 }]
    }),
  ]
}
