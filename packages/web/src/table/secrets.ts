import type { Seat, View, Viewer } from '@conclave/kernel'
import type { TableSnapshot } from './table.ts'

/**
 * Hot-seat secrecy: people who share this screen see different tables now: a hand of cards, a half-made plan. It follows from the
 * views alone, so that no game has to tell, and a game of open information never has secrets.
 */
export const haveSecrets = ({ views, mySeats }: Pick<TableSnapshot, 'views' | 'mySeats'>): boolean => {
  if (mySeats.length < 2) return false
  const seen = mySeats.flatMap((seat) => tableIn(views, seat))
  return seen.some((each) => each !== seen[0])
}

const tableIn = (views: ReadonlyMap<Viewer, View>, seat: Viewer): string[] => {
  const view = views.get(seat)
  return view === undefined ? [] : [JSON.stringify(view.table)]
}

/**
 * Hot-seat hand-over: whom the screen has to be handed to before anything is shown: the one whose eyes are wanted, if somebody
 * else sits before it and there are secrets between them; null if it can be shown at once. After the match nothing is secret.
 */
export const curtainFor = (
  snapshot: Pick<TableSnapshot, 'views' | 'mySeats' | 'outcome'>,
  wanted: Viewer,
  facing: Viewer | null,
): Viewer | null => (snapshot.outcome === null && wanted !== facing && haveSecrets(snapshot) ? wanted : null)

/**
 * Seat whose last answer is taken back from this screen: the viewer's own, else that of somebody who shares the screen; never
 * across a curtain, for what was decided behind it is not the viewer's to undo.
 */
export const undoneFrom = (
  snapshot: Pick<TableSnapshot, 'connection' | 'views' | 'mySeats' | 'undo'>,
  viewer: Viewer,
): Seat | undefined => {
  if (snapshot.connection === 'lost') return undefined
  if (viewer !== 'spectator' && snapshot.undo.includes(viewer)) return viewer
  return haveSecrets(snapshot) ? undefined : snapshot.undo[0]
}

/** Reason why nothing is taken back from this screen when nothing can be. */
export const undoObjectionFor = (
  { connection, noUndo, outcome }: Pick<TableSnapshot, 'connection' | 'noUndo' | 'outcome'>,
  viewer: Viewer,
) => {
  if (connection === 'lost') return 'lost'
  if (outcome !== null) return 'over'
  return (viewer === 'spectator' ? undefined : noUndo.get(viewer)) ?? 'nothing'
}
