import { say, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Spellbound, SpellboundOption } from '../state.ts'
import { retreat } from '../table/pieces.ts'
import { cities, track } from '../words/board.ts'
import type { Sentence } from '../words/effect.ts'
import { noOptions, type Use, type Verb, wrongOption } from './verb.ts'

const otherCities = (state: Spellbound, { part }: Use): SpellboundOption[] =>
  cities.filter((city) => city !== state.watchman).map((city) => ({ city, do: 'watchman', part }))

const stand = (state: Spellbound, option: SpellboundOption): null => {
  if (option.do !== 'watchman') return wrongOption(option)
  state.watchman = option.city
  tell?.(happened({ event: 'watchmanPlaced', city: option.city }, 'AR-16'))
  return null
}

/** [AR-16] The first play puts the figure into a city, and nothing else. */
export const placeWatchman: Verb<Extract<Sentence, { verb: 'placeWatchman' }>> = {
  check: () => null,
  options: (state, _, use) => (state.watchman === null ? otherCities(state, use) : noOptions),
  run: (state, _, option) => stand(state, option),
  text: () => say('verb.placeWatchman'),
}

/** [AR-16] Later plays push back the hat of his city … */
export const pushBackAtWatchman: Verb<Extract<Sentence, { verb: 'pushBackAtWatchman' }>> = {
  check: () => null,
  options: ({ watchman, pieces }, _, { part }) =>
    watchman !== null && pieces[watchman] > track.pieceStart ? [{ do: 'pushBack', part }] : noOptions,
  run: (state) => {
    if (state.watchman !== null) retreat(state, state.watchman)
    return null
  },
  text: () => say('verb.pushBackAtWatchman'),
}

/** … and then move him to another one. */
export const moveWatchman: Verb<Extract<Sentence, { verb: 'moveWatchman' }>> = {
  check: () => null,
  options: (state, _, use) => (state.watchman === null ? noOptions : otherCities(state, use)),
  run: (state, _, option) => stand(state, option),
  text: () => say('verb.moveWatchman'),
}
