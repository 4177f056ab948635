import type { Question, TableState } from '@conclave/kernel'

/** The question that the match waits for; of several, that of the lowest seat. */
export const awaited = (state: TableState): Question => {
  let first: Question | undefined
  for (const question of state.questions) {
    if (question.manner !== 'open' && (first === undefined || question.seat < first.seat)) first = question
  }
  if (first === undefined) throw new Error('the match goes on, but waits for nobody')
  return first
}
