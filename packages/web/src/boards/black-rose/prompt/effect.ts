import {
  type BlackRoseOption,
  type BlackRoseQuestion,
  type BlackRoseView,
  effectLines,
  rulesIn,
} from '@conclave/black-rose'
import type { Message } from '@conclave/kernel'
import type { Kit, Question } from '../kit.ts'
import { words } from '../texts/index.ts'

/** Effect of the spell or the room that is asked about, or the reason why no spell can be cast. */
export const effectOf: NonNullable<Kit['effectOf']> = (question, table, options) => {
  if (question.kind === 'component') {
    if (rulesIn(table.edition).commands) return pairText(question, table)
    return isKeptFromCasting(question, table, options) ? words('effect.cell') : undefined
  }
  for (const list of listsOf(question, table)) {
    const lines = effectLines(table.edition, list)
    if (lines.length > 0) return words('effect', { lines })
  }
  return undefined
}

/** Lists of sentences with the effect of a spell or a room, for questions that do not say it; the first that there is counts. */
const listsOf = (question: Question, { mages, lodge }: BlackRoseView): readonly string[] => {
  switch (question.kind) {
    case 'aim':
      return [`spell/${question.about.card}/${question.about.side}`]
    case 'symbol':
    case 'element': {
      const { card } = question.about
      const laid = mages[question.seat]?.slots.find((slot) => slot.card === card)
      return [`spell/${card}/${laid?.side ?? 'light'}`]
    }
    case 'activateHere': {
      const { room } = question.about
      const stands = lodge.some((laid) => laid.room === room && !laid.destroyed)
      // [REB-LDG.4] Rebuilt, its token says what it does.
      return [...(stands ? [`room/${room}/rebuilt`] : []), `room/${room}`]
    }
    default:
      return []
  }
}

/** [REB-ACT.2, REB-ACT.13, REB-ACT.15] Text of the actions left in an activation, and of those that go together. */
const pairText = (
  { seat, about: { parts } }: BlackRoseQuestion<'component'>,
  { mages }: BlackRoseView,
): Message => {
  const mage = mages[seat]
  if (parts.length > 1) return words('pair.done')
  if (mage?.place === 'cell') return words('pair.cell')
  if (parts.length === 0) return words('pair.first')
  return words(parts.includes('standard') ? 'pair.second.cast' : 'pair.second')
}

/**
 * [BRW-CELL.4] True if a mage begins her activation with spells that she could cast anywhere but in her cell, where none is cast.
 */
const isKeptFromCasting = (
  { seat, about: { parts } }: Extract<Question, { readonly kind: 'component' }>,
  { edition, mages }: BlackRoseView,
  options: readonly BlackRoseOption[],
): boolean => {
  const mage = mages[seat]
  return (
    !rulesIn(edition).castsInCell &&
    parts.length === 0 &&
    mage?.place === 'cell' &&
    mage.slots.some(({ status, filled }) => filled === true && status === 'ready') &&
    !options.some((option) => option.do === 'castNext' || option.do === 'castQuick')
  )
}
