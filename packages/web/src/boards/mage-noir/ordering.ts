import type { MageNoirView } from '@conclave/mage-noir'
import type { Question } from './kit.ts'

/** A trigger that waits. */
export type Waiting = MageNoirView['waiting'][number]

/** The triggers that a player is asked to order: the last that wait, outer ones stand before them. */
export const askedIn = ({ waiting }: MageNoirView, question: Question | null): readonly Waiting[] => {
  if (question?.kind !== 'order') return []
  const { cards } = question.about
  return waiting.slice(waiting.length - cards.length)
}

// [MN-6.52] The order that was confirmed last, by the set of cards; it lasts as long as the page.
const confirmed = new Map<string, readonly string[]>()

const setOf = (cards: readonly string[]): string => [...cards].sort().join(' ')

/** Keeps an order, and that of what is left of it while it is carried out: somebody else may be asked in between. */
export const remember = (order: readonly Waiting[]): void => {
  const cards = order.map(({ card }) => card)
  for (let from = 0; from < cards.length - 1; from++)
    confirmed.set(setOf(cards.slice(from)), cards.slice(from))
}

/** Proposed order: the one that was confirmed last for the same cards, else that of arrival. */
export const proposedOrder = (waiting: readonly Waiting[]): readonly Waiting[] => {
  const last = confirmed.get(setOf(waiting.map(({ card }) => card)))
  if (last === undefined) return waiting
  const left = [...waiting]
  return last.flatMap((card) =>
    left.splice(
      left.findIndex((each) => each.card === card),
      1,
    ),
  )
}

/** The order with one of its members moved to another place. */
export const moved = (order: readonly Waiting[], from: number, to: number): readonly Waiting[] => {
  const next = [...order]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
