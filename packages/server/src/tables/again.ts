import { commitmentTo, readSettings } from '@conclave/kernel'
import type { Failure } from '@conclave/protocol'
import { newSecret } from '../secrets.ts'
import type { Chosen, StoredTable } from '../storage/storage.ts'
import { isOver } from './info.ts'
import { fail, isFailure, type LiveTable, serially } from './live.ts'
import { openNew, whyNoNewTable } from './lobby.ts'
import { tellAll, tellPresenceNow } from './telling.ts'

/**
 * Same again: the table that follows a finished one. Whoever held a seat holds it there, too; bots stay. It is made once,
 * whoever asks first, and everybody at the old table is told.
 */
export const followTable = (table: LiveTable): Promise<StoredTable | Failure> =>
  serially(table, async () => {
    const { context, stored } = table
    if (!isOver(stored)) return fail('not-over', 'the match is not over')
    const known = stored.next === null ? undefined : await context.storage.table(stored.next)
    if (known !== undefined) return known
    const refusal = whyNoNewTable(context)
    if (refusal !== null) return refusal
    const options = nextOptions(table)
    if (isFailure(options)) return options
    const holders = await context.storage.holdersOf(stored.id)
    const held = new Set(holders.map(({ seat }) => seat))
    const seed = context.newSeed()
    const next: StoredTable = {
      ...stored,
      id: newSecret(),
      options,
      seed,
      commitment: commitmentTo(seed),
      nonces: null,
      status: 'waiting',
      outcome: null,
      created: context.now(),
      started: null,
      ended: null,
      next: null,
      everShared: holders.some(({ holder }) => holder !== stored.owner),
      exposed: false,
      awaited: null,
      ballots: [],
      seats: stored.seats.map((seat) =>
        seat.kind === 'bot'
          ? seat
          : {
              ...seat,
              tokenHash: null,
              standIn: null,
              taken: held.has(seat.seat),
              ready: false,
              nonce: null,
            },
      ),
    }
    if (!(await context.storage.addTable(next, holders, stored.id))) {
      return fail('storage', 'the next table could not be stored; try again')
    }
    table.stored = { ...table.stored, next: next.id }
    const opened = await openNew(context, next)
    tellAll(table, { type: 'again', table: next.id })
    tellPresenceNow(table)
    return isFailure(opened) ? opened : opened.stored
  })

/** The options of the next match; the game may let the outcome decide some of them. */
const nextOptions = ({ game, stored }: LiveTable): Chosen | Failure => {
  const options = readSettings(game.settings, stored.options)
  if (!options.ok) return fail('malformed', options.problem)
  if (stored.outcome === null || game.again === undefined) return options.chosen
  return game.again(options.chosen, stored.outcome)
}
