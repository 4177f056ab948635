import type { MageNoirOption, MageNoirView } from '@conclave/mage-noir'
import type { PromptButton } from '../../kit/kit.ts'
import type { Thing } from '../../table/table.ts'
import type { Question } from './kit.ts'

export const thingsOf = (option: MageNoirOption, question: Question): readonly Thing[] => {
  switch (option.do) {
    case 'keep':
      return [`opening:${option.pile}`]
    case 'put':
      return [`put:${option.element}`]
    case 'take':
      return [`pile:${option.pile}`]
    case 'prepare':
    case 'discard':
    case 'instead':
      return [`hand:${option.card}`]
    case 'activate':
    case 'channel':
    case 'use':
    case 'component':
    case 'card':
    case 'redirect':
      return [`board:${option.n}`]
    // The order is put together in a form, and given at once.
    case 'inOrder':
      return ['order:go']
    case 'next':
      return question.kind === 'order' ? [`order:${option.n}`] : []
    case 'exchange':
      return [`ether:${option.pile}:${option.element}`]
    case 'give':
      return [`reserve:${option.element}`]
    case 'player':
      return [`mage:${option.seat}`]
    case 'choose':
      return [`choice:${option.card}`]
    case 'swap':
      return [`swap:${option.give}:${option.get}`]
    default:
      return []
  }
}

/** The card that asks: the one that the question is about, else the one at work. */
export const sourceOf = (
  question: Question,
  { working }: Pick<MageNoirView, 'working'>,
): string | undefined => {
  const { about } = question
  const named = about === null ? '' : 'source' in about ? about.source : 'card' in about ? about.card : ''
  if (named !== '' && named !== 'exchange') return named
  if (question.kind === 'main' || question.kind === 'gather' || question.kind === 'takePile') return undefined
  return working.at(-1)?.card
}

const endings: readonly MageNoirOption['do'][] = ['endTurn', 'pass', 'enough', 'decline', 'accept', 'no']

/** Ends the turn, a window or a card. */
export const isEnding = (option: MageNoirOption): boolean => endings.includes(option.do)

/** Questions whose answers are many, or are put together on the board. */
const onTheBoard: readonly Question['kind'][] = ['main', 'plan', 'gather', 'batch', 'give', 'order']

/** More answers than these are clicked on the board. */
const mostButtons = 3

/** True if a question is one of yes or no: a few answers, and one that does nothing. */
const isYesOrNo = ({ kind }: Question, options: readonly MageNoirOption[]): boolean =>
  !onTheBoard.includes(kind) && options.some(isEnding) && options.length <= mostButtons + 1

/**
 * A window asks for abilities: each that may be used has a button, wherever its card lies, before the one that uses none; and
 * so has every yes where no has one.
 */
export const buttonsOf = (
  question: Question,
  options: readonly MageNoirOption[],
): readonly PromptButton<MageNoirOption>[] =>
  question.kind === 'window' || isYesOrNo(question, options)
    ? options
        .filter((option) => !isEnding(option) && thingsOf(option, question).length > 0)
        .map((option) => ({ options: [option] }))
    : []

/** True if a main phase can only be ended. A lesson, too, may offer a single answer, but another one. */
export const isNothingLeft = (options: readonly MageNoirOption[]): boolean => options.every(isEnding)
