import type { Option, Question } from '@conclave/kernel'
import type { BoardKit, HintView } from '../kit/kit.ts'

/** Hint to tell now: the first that comes up and was not read yet; nothing while others decide. */
export const nextHint = (
  kit: BoardKit | null,
  question: Question | null,
  options: readonly Option[],
  table: object,
  read: readonly string[],
): HintView | null => {
  if (kit?.hintsOf === undefined || question === null) return null
  return kit.hintsOf(question, options, table).find(({ id }) => !read.includes(id)) ?? null
}
