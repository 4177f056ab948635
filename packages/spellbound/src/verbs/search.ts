import { say } from '@conclave/kernel'
import { actingLocation, isOnTrack } from '../state.ts'
import { regionOf } from '../words/board.ts'
import type { SentenceOf } from '../words/effect.ts'
import { stepBook } from './books.ts'
import { noOptions, type Verb } from './verb.ts'

/** [SPB-BK] A search for the book of the region where the acting mage is. */
export const search: Verb<SentenceOf<'search'>, 'search'> = {
  check: () => null,
  does: () => 'search',
  options: (state, { book }, { part }) => {
    const here = regionOf(actingLocation(state))
    if (here === undefined || (book !== 'rainbow' && book !== here) || !isOnTrack(state, here))
      return noOptions
    return [{ book: here, do: 'search', part }]
  },
  run: (state, _, { book }) => {
    stepBook(state, book, state.active)
    return null
  },
  rule: () => 'SPB-BK.1',
  text: ({ book }) => {
    if (book === 'rainbow') return say('verb.search.rainbow')
    const place = book === 'silver' ? 'location.wilderness' : `location.city:${book}`
    return say('verb.search', { book: say(`book.${book}`), place: say(place) })
  },
  foresee: () => null,
  offer: ({ book }) => ({ to: 'search', book }),
}
