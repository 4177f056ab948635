import type { Play } from '../play/play.ts'

/**
 * True if this client may end the match without a result, or propose that to the others: a running one, at an online table where
 * it plays.
 */
export const mayAbandon = ({ snapshot }: Pick<Play, 'snapshot'>): boolean =>
  (snapshot.alone || snapshot.mySeats.length > 0) &&
  snapshot.connection === 'live' &&
  snapshot.status === 'running'
