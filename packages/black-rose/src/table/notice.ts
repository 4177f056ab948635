import type { BlackRose, Occurrence } from '../state.ts'

/** Something has happened: it is heard of at the next full stop (BRW-TP.9). */
export const notice = (state: BlackRose, occurrence: Occurrence): void => {
  state.news.push(occurrence)
}
