import type { Play } from '../play/play.ts'

/** Whether this client may end the match without a result: a running one, at an online table that it has made. */
export const mayAbandon = ({ snapshot }: Pick<Play, 'snapshot'>): boolean =>
  snapshot.owner && snapshot.connection === 'live' && snapshot.status === 'running'
