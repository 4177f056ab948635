import type { Course, GameTypes, Leading } from '../kit/kit.ts'

/** Answers that were decided on together, and after them what says that this was all: once. */
export const andDone = <G extends GameTypes>(next: Leading<G>, done: Course<G>): Leading<G> => {
  let isGiven = false
  let isOver = false
  return (question, options, table) => {
    const given = isGiven ? null : next(question, options, table)
    if (given !== null) return given
    isGiven = true
    if (isOver) return null
    const last = done.next(question, options, table)
    isOver = last !== 'wait'
    return last
  }
}

/** A lone answer as the first of several. */
export const alone = <G extends GameTypes>(option: G['option']): Leading<G> => {
  let isGiven = false
  return () => {
    if (isGiven) return null
    isGiven = true
    return option
  }
}
