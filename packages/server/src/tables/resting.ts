import type { LiveTable } from './live.ts'

/** So many answers bots give with nobody there, so that whoever is next finds that it is her turn. */
const mostUnwatched = 60

/**
 * Suspension: a table rests until somebody comes. Nobody is there, and bots would play for nobody. Where people sit, bots go on until
 * one of those is asked, but not for ever.
 */
export const isResting = ({ clients, stored, unwatched }: LiveTable): boolean =>
  clients.size === 0 && (unwatched >= mostUnwatched || stored.seats.every(({ kind }) => kind === 'bot'))
