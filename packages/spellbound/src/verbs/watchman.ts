import { say, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { OptionOf, Spellbound } from '../state.ts'
import { retreat } from '../table/pieces.ts'
import { cities, track } from '../words/board.ts'
import type { SentenceOf } from '../words/effect.ts'
import { noOptions, type Use, type Verb } from './verb.ts'

const otherCities = (state: Spellbound, { part }: Use): OptionOf<'watchman'>[] =>
  cities.filter((city) => city !== state.watchman).map((city) => ({ city, do: 'watchman', part }))

const stand = (state: Spellbound, { city }: OptionOf<'watchman'>): null => {
  state.watchman = city
  tell?.(happened({ event: 'watchmanPlaced', city }, 'AR-16'))
  return null
}

/** [AR-16] The first play puts the figure into a city, and nothing else. */
export const placeWatchman: Verb<SentenceOf<'placeWatchman'>, 'watchman'> = {
  check: () => null,
  does: () => 'watchman',
  options: (state, _, use) => (state.watchman === null ? otherCities(state, use) : noOptions),
  run: (state, _, option) => stand(state, option),
  rule: () => 'AR-16',
  text: () => say('verb.placeWatchman'),
  foresee: () => null,
  offer: () => null,
}

/** [AR-16] Later plays push back the hat of his city … */
export const pushBackAtWatchman: Verb<SentenceOf<'pushBackAtWatchman'>, 'pushBack'> = {
  check: () => null,
  does: () => 'pushBack',
  options: ({ watchman, pieces }, _, { part }) =>
    watchman !== null && pieces[watchman] > track.pieceStart ? [{ do: 'pushBack', part }] : noOptions,
  run: (state) => {
    if (state.watchman !== null) retreat(state, state.watchman)
    return null
  },
  rule: () => 'AR-16',
  text: () => say('verb.pushBackAtWatchman'),
  foresee: () => null,
  offer: () => null,
}

/** … and then move him to another one. */
export const moveWatchman: Verb<SentenceOf<'moveWatchman'>, 'watchman'> = {
  check: () => null,
  does: () => 'watchman',
  options: (state, _, use) => (state.watchman === null ? noOptions : otherCities(state, use)),
  run: (state, _, option) => stand(state, option),
  rule: () => 'AR-16',
  text: () => say('verb.moveWatchman'),
  foresee: () => null,
  offer: () => null,
}
