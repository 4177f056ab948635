import type { Leading } from '../kit.ts'

/** [BRW-STU.2] So many of the cards that are still to be drawn come from one school. */
export const drawing = (school: string, count: number): Leading => {
  let last: number | null = null
  let given = 0
  return (question, options) => {
    if (question.kind !== 'librarySchool') return null
    const { left } = question.about
    // Asked twice about the same card, it says the same.
    if (left !== last) given++
    last = left
    if (given > count) return null
    return options.find((option) => option.do === 'school' && option.school === school) ?? null
  }
}

/** Cards drawn in the last study that this page has seen, and those drawn in this one. */
export interface Studied {
  readonly round: number
  readonly now: readonly string[]
  readonly last: readonly string[]
}

export const nothingStudied: Studied = { round: 0, now: [], last: [] }

/** So many cards of a school were named: in another round it is another study. */
export const studied = (before: Studied, round: number, school: string, count: number): Studied => {
  const same = before.round === round
  const named = Array<string>(count).fill(school)
  return {
    round,
    now: same ? [...before.now, ...named] : named,
    last: same ? before.last : before.now,
  }
}

/** Every card comes from where it came the last time. */
export const drawingAgain =
  (schools: readonly string[]): Leading =>
  (question, options) => {
    if (question.kind !== 'librarySchool') return null
    const school = schools[schools.length - question.about.left]
    return options.find((option) => option.do === 'school' && option.school === school) ?? null
  }
