import { readSettings, type Seat } from '@conclave/kernel'
import { type Failure, settingsOfSeats } from '@conclave/protocol'
import type { Chosen } from '../storage/storage.ts'
import { fail, isFailure, type LiveTable, serially } from './live.ts'
import { tellPresence } from './telling.ts'

// Settings that belong to a seat: whoever sits there chooses them until the match begins.

/** Claim of somebody to a seat. */
export interface Claim {
  readonly mine: boolean
  readonly owner: boolean
}

/** Chooses settings of a seat, as its holder, or as the owner where a bot or nobody sits. */
export const setSeat = (
  table: LiveTable,
  seat: Seat,
  chosen: Chosen,
  { mine, owner }: Claim,
): Promise<Failure | null> =>
  serially(table, async () => {
    const found = table.stored.seats[seat]
    if (found === undefined) return fail('no-such-thing', `there is no seat ${seat} at this table`)
    if (!mine && !(owner && (found.kind === 'bot' || !found.taken))) {
      return fail('not-your-seat', 'whoever sits there chooses that')
    }
    const options = optionsWith(table, seat, chosen)
    return isFailure(options) ? options : keepOptions(table, options)
  })

/** The options of the table with these of a seat; what is not the seat's to choose, or not legal, is refused. */
export const optionsWith = ({ stored, game }: LiveTable, seat: Seat, chosen: Chosen): Chosen | Failure => {
  const names = Object.keys(chosen)
  if (names.length === 0) return stored.options
  if (stored.status !== 'waiting') {
    return fail('already-started', 'the match has begun; its settings stay as they are')
  }
  const own = settingsOfSeats(game.settings, [seat])
  const foreign = names.find((name) => !own.includes(name))
  if (foreign !== undefined) {
    return fail(
      'malformed',
      `option '${foreign}' does not belong to seat ${seat} (there are: ${own.join(', ') || 'none'})`,
    )
  }
  const options = readSettings(game.settings, { ...stored.options, ...chosen })
  if (!options.ok) return fail('malformed', options.problem)
  const unplayable = game.problemWith?.(options.chosen, stored.seats.length) ?? null
  return unplayable === null ? options.chosen : fail('malformed', unplayable)
}

/** The seat is free again: what its last holder had chosen is nobody else's business. */
export const forgetChoices = async (table: LiveTable, seat: Seat): Promise<void> => {
  const { settings } = table.game
  const usual = settingsOfSeats(settings, [seat]).map(
    (name) => [name, settings[name]?.default ?? ''] as const,
  )
  const options = optionsWith(table, seat, Object.fromEntries(usual))
  if (!isFailure(options)) await keepOptions(table, options)
}

/** Stores the options of a table that waits. Runs as a job of the table. */
export const keepOptions = async (table: LiveTable, options: Chosen): Promise<Failure | null> => {
  if (options === table.stored.options) return null
  if (!(await table.context.storage.setOptions(table.stored.id, options))) {
    return fail('already-started', 'the match has begun; its settings stay as they are')
  }
  table.stored = { ...table.stored, options }
  tellPresence(table)
  return null
}
