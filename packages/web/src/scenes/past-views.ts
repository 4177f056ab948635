import type { View, Viewer } from '@conclave/kernel'

/** Past views of every viewer at this screen, each for a length of the log. */
export interface PastViews {
  /** The last entry of the log. */
  readonly last: number
  readonly views: ReadonlyMap<Viewer, View>
}

/** So many are kept, for scenes that wait and for those that are shown again. */
const mostKept = 60

/** Further views; those of the same log take the place of the earlier ones. */
export const withViews = (past: readonly PastViews[], frame: PastViews): readonly PastViews[] => {
  const latest = past.at(-1)
  if (latest === undefined || latest.last > frame.last) return [frame]
  return [...(latest.last === frame.last ? past.slice(0, -1) : past), frame].slice(-mostKept)
}

/** The views between which an entry was told; null if they are not known any more. */
export const around = (past: readonly PastViews[], seq: number): readonly [PastViews, PastViews] | null => {
  const at = past.findIndex(({ last }) => last >= seq)
  const [before, after] = [past[at - 1], past[at]]
  return before === undefined || after === undefined ? null : [before, after]
}
