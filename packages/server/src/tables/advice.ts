import { imagine, type Seat, swift } from '@conclave/kernel'
import type { Failure, Imagined } from '@conclave/protocol'
import { mayAdvise } from './info.ts'
import { fail, type LiveTable, serially } from './live.ts'
import { playingOf } from './loading.ts'
import { numberFor } from './telling.ts'

/**
 * A world that a seat could not tell from the real one, drawn by luck of its own: however many are asked for, they tell
 * nothing that the seat does not know.
 */
export const imaginedFor = (
  table: LiveTable,
  seat: Seat,
  seats: readonly Seat[],
): Promise<Imagined | Failure> =>
  serially(table, async () => {
    const { context, game, stored } = table
    const playing = await playingOf(table)
    if (playing === null) return fail('not-started', 'the match has not begun')
    if (!mayAdvise(stored)) return fail('no-advice', 'at this table nobody may ask a bot for advice')
    const { state } = playing.match
    if (state.outcome !== null) return fail('over', 'the match is over')
    const world = imagine(game, state, seat, swift(context.newSeed()))
    return { seq: numberFor(table, seats, playing.seq), world: JSON.parse(JSON.stringify(world)) }
  })
