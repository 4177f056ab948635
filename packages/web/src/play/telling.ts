import type { CardInfo } from '@conclave/kernel'
import { capitalised } from '@conclave/texts'
import type { BoardKit } from '../boards/board.ts'
import type { TableTexts } from '../texts/table-texts.ts'

/** The texts of a table, with what the board can add to questions and answers: which spell lies where. */
export const tellingOf = (
  texts: TableTexts,
  kit: BoardKit | null,
  table: object | undefined,
  cards: ReadonlyMap<string, CardInfo>,
): TableTexts => {
  if (table === undefined || kit?.tellQuestion === undefined || kit.tellOption === undefined) return texts
  const { tellQuestion, tellOption, askMore } = kit
  return {
    ...texts,
    question: (question, options) => {
      const told = tellQuestion(question, table)
      if (told !== null) return texts.rich(told)
      const more = askMore?.(options) ?? null
      const asked = texts.question(question, options)
      return more === null ? asked : [...asked, ` ${texts.speak(more)}`]
    },
    option: (question, option) => {
      const told = tellOption(option, question, table, cards)
      return told === null ? texts.option(question, option) : capitalised(texts.speak(told), texts.language)
    },
  }
}
