import { say } from '@conclave/kernel'
import { actingLocation, type Spellbound, type SpellboundOption } from '../state.ts'
import { arrive } from '../table/mages.ts'
import { type Location, locations, reachableFrom } from '../words/board.ts'
import type { Sentence } from '../words/effect.ts'
import { type Verb, wrongOption } from './verb.ts'

const mostParts = 3

// Built once: moves are by far the most frequent options.
const moves: readonly ReadonlyMap<Location, readonly SpellboundOption[]>[] = Array.from(
  { length: mostParts },
  (_, part) =>
    new Map(
      locations.map((from) => [from, reachableFrom(from).map((to) => ({ do: 'move', part, to }) as const)]),
    ),
)

/** [SPB-MV] One movement symbol; a Centaur takes its passenger along. */
export const move: Verb<Extract<Sentence, { verb: 'move' }>> = {
  check: () => null,
  options: (state, _, { part }) => moves[part]!.get(actingLocation(state))!,
  run: (state, _, option) => {
    if (option.do !== 'move') return wrongOption(option)
    arrive(state, state.acting, option.to, 'move')
    takeAlong(state, option.to)
    return null
  },
  text: ({ carry }) => say(carry ? 'verb.move.carry' : 'verb.move'),
}

const takeAlong = (state: Spellbound, to: Location): void => {
  const { current } = state
  if (current === null || current.passenger < 0) return
  current.rode = true
  arrive(state, current.passenger, to, 'carried')
}
