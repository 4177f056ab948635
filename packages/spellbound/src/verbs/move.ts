import { say } from '@conclave/kernel'
import { actingLocation, type OptionOf, type Spellbound } from '../state.ts'
import { type Location, locations, reachableFrom } from '../words/board.ts'
import type { SentenceOf } from '../words/effect.ts'
import { arrive } from './arrival.ts'
import type { Verb } from './verb.ts'

const mostParts = 3

// Built once: moves are by far the most frequent options.
const moves: readonly ReadonlyMap<Location, readonly OptionOf<'move'>[]>[] = Array.from(
  { length: mostParts },
  (_, part) =>
    new Map(
      locations.map((from) => [from, reachableFrom(from).map((to) => ({ do: 'move', part, to }) as const)]),
    ),
)

/** [SPB-MV] One movement symbol; a Centaur takes its passenger along. */
export const move: Verb<SentenceOf<'move'>, 'move'> = {
  check: () => null,
  does: () => 'move',
  options: (state, _, { part }) => moves[part]!.get(actingLocation(state))!,
  run: (state, _, { to }) => {
    arrive(state, state.acting, to, 'move')
    takeAlong(state, to)
    return null
  },
  rule: () => 'SPB-MV.1',
  text: ({ carry }) => say(carry ? 'verb.move.carry' : 'verb.move'),
  foresee: () => null,
  offer: () => ({ to: 'move' }),
}

const takeAlong = (state: Spellbound, to: Location): void => {
  const { current } = state
  if (current === null || current.passenger < 0) return
  current.rode = true
  arrive(state, current.passenger, to, 'carried')
}
