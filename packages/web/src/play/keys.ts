import type { CardInfo, Option, Question } from '@conclave/kernel'
import type { BoardKit } from '../kit/kit.ts'

type Kit = Pick<BoardKit, 'inOrder' | 'shortcutOf'>

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** All answers in the order of their numbers: those of the prompt bar first, then those on the board as they lie there. */
export const inNumberOrder = (
  kit: Kit,
  question: Question,
  options: readonly Option[],
  elsewhere: readonly Option[],
  cards: ReadonlyMap<string, CardInfo>,
  table: object,
): readonly Option[] => {
  const onBoard = options.filter((option) => !elsewhere.includes(option))
  return [...elsewhere, ...(kit.inOrder?.(onBoard, question, cards, table) ?? onBoard)]
}

/** The key of every answer that has one: its own, or the next digit that is nobody's own. */
export const keysOf = (
  kit: Kit | null,
  question: Question,
  numbered: readonly Option[],
): ReadonlyMap<Option, string> => {
  const own = new Map(numbered.map((option) => [option, kit?.shortcutOf?.(option, question)]))
  const free = digits.filter((digit) => ![...own.values()].includes(digit))
  return new Map(
    numbered.flatMap((option) => {
      const key = own.get(option)
      const given = key === undefined ? free.shift() : key
      return given == null ? [] : [[option, given] as const]
    }),
  )
}

/** Cap of a key, as it is written on it. */
export const capOf = (key: string): string => (key === 'Escape' ? 'Esc' : key)
