import { contentAt } from '../content/content.ts'
import type { BlackRose, Pile } from '../state.ts'
import type { School } from '../words/board.ts'

/** The schools on the table, in the order of the Library. */
export const schoolsOf = (state: BlackRose): readonly School[] => contentAt(state.rules).schools

const onTheTable = <Part>(part: Part | undefined, school: School): Part => {
  if (part === undefined) throw new Error(`the school '${school}' is not on the table`)
  return part
}

export const deckOfSchool = (state: BlackRose, school: School | 'forgotten'): Pile =>
  school === 'forgotten' ? state.library.forgotten : onTheTable(state.library[school], school)

/** The face-up discards of a school. */
export const discardsOf = (state: BlackRose, school: School): string[] =>
  onTheTable(state.schoolDiscards[school], school)
