import type { Seat, Settings } from '@conclave/kernel'
import { settingsOfSeats, type TableInfo } from '@conclave/protocol'
import type { StoredTable } from '../storage/storage.ts'

/** Viewpoint: what a table's description depends on besides the table, the moment and who asks. */
export interface Viewpoint {
  readonly rules: string
  readonly settings: Settings
  readonly seq: number
  readonly broken: boolean
  readonly mine: readonly Seat[]
  readonly owner: boolean
  /** The seat of the token that was shown, if any. */
  readonly invited: Seat | null
  readonly present: ReadonlySet<Seat>
  /** Seats that the match waits for; null if that is not known. */
  readonly awaited: readonly Seat[] | null
}

/** A table as somebody who may know of it sees it. The seed is shown when it cannot help anybody any more. */
export const infoOf = (table: StoredTable, viewpoint: Viewpoint): TableInfo => {
  const { rules, seq, broken, mine, owner, invited, present, awaited } = viewpoint
  return {
    id: table.id,
    game: table.game,
    edition: table.edition,
    rules,
    options: optionsFor(table, viewpoint),
    status: table.status,
    broken,
    windows: table.windows,
    windowSeconds: table.windowSeconds,
    botPause: table.botPause,
    public: table.public,
    advice: mayAdvise(table),
    absence: table.absence,
    owner,
    alone: owner && !table.everShared,
    invited,
    device: invited !== null && table.seats[invited]?.linkFor === 'device',
    ballots: [...table.ballots],
    seats: table.seats.map(({ seat, kind, name, bot, standIn, taken, ready }) => ({
      seat,
      kind,
      name,
      bot,
      standIn,
      taken,
      ready,
      present: kind === 'bot' || present.has(seat),
      mine: mine.includes(seat),
    })),
    awaited: awaited === null ? null : awaited.slice(),
    commitment: table.commitment,
    nonces: table.nonces === null ? null : table.nonces.slice(),
    seed: isOver(table) ? table.seed : null,
    seq,
    outcome: table.outcome,
    next: table.next,
    created: table.created,
    started: table.started,
    ended: table.ended,
  }
}

/**
 * Options that others may see: the deck that somebody brings is her own affair until the match begins; from then on it is for the
 * game's view to tell or not, and the options are part of the match. What the owner has chosen for bots and free seats she knows
 * anyway.
 */
const optionsFor = (
  { options, started, seats }: StoredTable,
  { settings, mine, owner, invited }: Viewpoint,
): TableInfo['options'] => {
  if (started !== null) return options
  const veiled = seats.filter(
    ({ seat, kind, taken }) =>
      !mine.includes(seat) && seat !== invited && !(owner && (kind === 'bot' || !taken)),
  )
  const hidden = settingsOfSeats(
    settings,
    veiled.map(({ seat }) => seat),
  )
  return Object.fromEntries(Object.entries(options).filter(([name]) => !hidden.includes(name)))
}

/** True if players may ask for advice now: advice that is fair against bots could spoil another person's match. */
export const mayAdvise = ({ advice, everShared }: StoredTable): boolean =>
  advice === 'always' || (advice === 'bots' && !everShared)

/** True if nothing can happen at the table any more. */
export const isOver = ({ status }: StoredTable): boolean => status === 'over' || status === 'abandoned'
