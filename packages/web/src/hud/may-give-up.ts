import type { Play } from '../play/play.ts'

/** True if whoever looks at the table may give up: at a game that knows it, from a seat of her own, while it is played. */
export const mayGiveUp = ({
  loaded,
  snapshot,
  viewer,
}: Pick<Play, 'loaded' | 'snapshot' | 'viewer'>): boolean =>
  loaded.game.giveUp !== undefined &&
  snapshot.outcome === null &&
  viewer !== 'spectator' &&
  snapshot.mySeats.includes(viewer)
