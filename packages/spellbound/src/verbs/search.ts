import { say } from '@conclave/kernel'
import { actingLocation, isOnTrack } from '../state.ts'
import { advanceBook } from '../table/books.ts'
import { regionOf } from '../words/board.ts'
import type { Sentence } from '../words/effect.ts'
import { noOptions, type Verb, wrongOption } from './verb.ts'

/** [SPB-BK] A search for the book of the region where the acting mage is. */
export const search: Verb<Extract<Sentence, { verb: 'search' }>> = {
  check: () => null,
  options: (state, { book }, { part }) => {
    const here = regionOf(actingLocation(state))
    if (here === undefined || (book !== 'rainbow' && book !== here) || !isOnTrack(state, here))
      return noOptions
    return [{ book: here, do: 'search', part }]
  },
  run: (state, _, option) => {
    if (option.do !== 'search') return wrongOption(option)
    advanceBook(state, option.book, state.active)
    return null
  },
  text: ({ book }) => {
    if (book === 'rainbow') return say('verb.search.rainbow')
    const place = book === 'silver' ? 'location.wilderness' : `location.city:${book}`
    return say('verb.search', { book: say(`book.${book}`), place: say(place) })
  },
}
