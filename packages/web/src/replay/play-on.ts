import { hash, imagine, type MatchFile, type Seat, sealed, swift } from '@conclave/kernel'
import type { LoadedGame } from '../games/loaded-game.ts'
import { freshId, freshSeed, type Save } from '../table/local/plan.ts'
import type { SeatInfo } from '../table/table.ts'
import type { Timeline } from './timeline.ts'

/**
 * A table on this device that goes on from a moment of a match: one person in this seat, bots in the others. What the seat could not
 * know then is dealt anew and chance begins anew: whoever has seen how it went on knows nothing of what comes.
 */
export const tableFrom = (
  { game, kit }: Pick<LoadedGame, 'game' | 'kit'>,
  timeline: Pick<Timeline, 'file' | 'stateAt'>,
  moment: number,
  seat: Seat,
  seats: readonly Pick<SeatInfo, 'seat' | 'name' | 'level'>[],
): Save => {
  const { edition, options } = timeline.file
  const id = freshId()
  const seed = freshSeed()
  const world = imagine(game, timeline.stateAt(moment), seat, swift(freshSeed()))
  world.chance = sealed(seed)
  const file: MatchFile = {
    game: game.id,
    edition,
    options,
    seats: timeline.file.seats,
    seed,
    segments: [{ rules: game.rules, from: world, answers: [], hashes: [hash(world)] }],
  }
  const usual = kit?.partners?.usual ?? 'greedy'
  return {
    plan: {
      id,
      game: game.id,
      edition,
      options,
      seed,
      seats: Array.from({ length: file.seats }, (_, at) => {
        const { name = null, level = null } = seats.find((each) => each.seat === at) ?? {}
        return at === seat
          ? { kind: 'human', name: level === null ? name : null, level: null }
          : { kind: 'bot', name, level: level ?? usual }
      }),
    },
    file,
    orders: Array.from({ length: file.seats }, () => ({})),
    updated: Date.now(),
    outcome: null,
  }
}
