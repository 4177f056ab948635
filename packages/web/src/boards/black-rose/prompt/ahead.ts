import type {
  BlackRoseOption,
  BlackRoseQuestion,
  BlackRoseView,
  CastingView,
  EditionId,
} from '@conclave/black-rose'
import { aimsSomewhere } from '@conclave/black-rose'
import type { Kit, Question } from '../kit.ts'

/** The spell that an answer would cast, if it lies open as it is cast. */
export const castingBy = (
  sort: BlackRoseOption['do'],
  { casting }: Pick<BlackRoseView, 'casting'>,
): CastingView | undefined => {
  if (sort !== 'castNext' && sort !== 'castQuick') return undefined
  return casting.find(({ slot }) => (slot === 'quick') === (sort === 'castQuick'))
}

/** Question that will be asked once the spell lies open. */
export const aimQuestion = ({ card, side }: CastingView, seat: number): BlackRoseQuestion<'aim'> => ({
  seat,
  kind: 'aim',
  manner: 'turn',
  about: { card, side: side === 'dark' ? 'dark' : 'light' },
})

/** True if a spell is aimed at somebody or at a room, and not only at its mage. */
export const wantsTarget = ({ card, side }: CastingView, edition: EditionId): boolean =>
  aimsSomewhere(edition, card, side)

const back: BlackRoseOption = { do: 'back' }

/**
 * [BRW-CAST.3] Aim ahead of a cast: whoever takes up a spell says whom it is aimed at before it is cast; until then nothing lies
 * open.
 */
export const aheadOf: NonNullable<Kit['aheadOf']> = (option, question, table) => {
  if (question.kind !== 'component') return null
  const spell = castingBy(option.do, table)
  if (spell === undefined || spell.aims.length < 2) return null
  return {
    question: aimQuestion(spell, question.seat),
    options: [...spell.aims.map((aim) => aim.option), back],
    back,
    between: ['element', 'react', 'liftJinx'],
  }
}

const onTheWay: readonly Question['kind'][] = ['attackTarget', 'step', 'activateHere']

/** True for something that one has begun and may leave again, as long as nothing was learnt by it. */
export const isOnTheWay: NonNullable<Kit['isOnTheWay']> = ({ kind }) => onTheWay.includes(kind)
