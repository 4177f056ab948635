import type { View, Viewer } from '@conclave/kernel'

/** What every viewer at this screen saw when the log was so long. */
export interface Frame {
  /** The last entry of the log. */
  readonly last: number
  readonly views: ReadonlyMap<Viewer, View>
}

/** So many are kept, for scenes that wait and for those that are shown again. */
const mostKept = 60

/** Further views; those of the same log take the place of the earlier ones. */
export const withFrame = (frames: readonly Frame[], frame: Frame): readonly Frame[] => {
  const latest = frames.at(-1)
  if (latest === undefined || latest.last > frame.last) return [frame]
  return [...(latest.last === frame.last ? frames.slice(0, -1) : frames), frame].slice(-mostKept)
}

/** The views between which an entry was told; null if they are not known any more. */
export const around = (frames: readonly Frame[], seq: number): readonly [Frame, Frame] | null => {
  const at = frames.findIndex(({ last }) => last >= seq)
  const [before, after] = [frames[at - 1], frames[at]]
  return before === undefined || after === undefined ? null : [before, after]
}
