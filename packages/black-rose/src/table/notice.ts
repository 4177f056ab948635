import { type BlackRose, editionOf, type Occurrence } from '../state.ts'

/** Something has happened: it is heard of at the next full stop (BRW-TP.9, REB-EFF.3), if the edition has ears for it. */
export const notice = (state: BlackRose, occurrence: Occurrence): void => {
  if (editionOf(state).hears.includes(occurrence.what)) state.news.push(occurrence)
}
