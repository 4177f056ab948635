import type { CardInfo } from '@conclave/kernel'
import { capitalised } from '@conclave/texts'
import type { BoardKit } from '../kit/kit.ts'
import type { TableTexts } from '../texts/table-texts.ts'

/** The texts of a table, with what the board can add to questions and answers: which spell lies where. */
export const tellingOf = (
  texts: TableTexts,
  kit: BoardKit | null,
  table: object | undefined,
  cards: ReadonlyMap<string, CardInfo>,
): TableTexts => {
  if (table === undefined || kit === null) return texts
  return {
    ...texts,
    question: (question, options) => {
      const told = kit.tellQuestion?.(question, table) ?? null
      return told === null ? texts.question(question, options) : texts.rich(told)
    },
    option: (question, option) => {
      const told = kit.tellOption?.(option, question, table, cards) ?? null
      return told === null ? texts.option(question, option) : capitalised(texts.speak(told), texts.language)
    },
  }
}
