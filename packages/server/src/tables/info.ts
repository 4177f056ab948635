import type { Seat } from '@conclave/kernel'
import type { TableInfo } from '@conclave/protocol'
import type { StoredTable } from '../storage/storage.ts'

/** What depends on the moment and on who asks. */
export interface Regard {
  readonly rules: string
  readonly seq: number
  readonly mine: readonly Seat[]
  readonly owner: boolean
  readonly present: ReadonlySet<Seat>
}

/** A table as somebody who may know of it sees it. The seed is shown when it cannot help anybody any more. */
export const infoOf = (table: StoredTable, { rules, seq, mine, owner, present }: Regard): TableInfo => ({
  id: table.id,
  game: table.game,
  edition: table.edition,
  rules,
  options: table.options,
  status: table.status,
  windows: table.windows,
  windowSeconds: table.windowSeconds,
  botPause: table.botPause,
  public: table.public,
  owner,
  seats: table.seats.map(({ seat, kind, name, bot, taken, ready }) => ({
    seat,
    kind,
    name,
    bot,
    taken,
    ready,
    present: kind === 'bot' || present.has(seat),
    mine: mine.includes(seat),
  })),
  commitment: table.commitment,
  nonces: table.nonces === null ? null : table.nonces.slice(),
  seed: isOver(table) ? table.seed : null,
  seq,
  outcome: table.outcome,
  next: table.next,
  created: table.created,
  started: table.started,
  ended: table.ended,
})

/** Whether nothing can happen at the table any more. */
export const isOver = ({ status }: StoredTable): boolean => status === 'over' || status === 'abandoned'
