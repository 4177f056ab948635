import type { Seat } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import { type BoardCard, type MageNoir, other, playerOf } from '../state.ts'
import type { Amount, Counted, Word } from '../words/effect.ts'
import { type Element, isElement, totalOf } from '../words/mana.ts'
import { cardOn, isComponent, isMageNoir, modifiersOf } from './board.ts'

/** Number of times that a card counts by itself for a word or element: twice for a Water Drop that counts as two (MN-5.34). */
export const doublingOf = (state: MageNoir, on: BoardCard, of: Word | Element): number => {
  for (const { modifier } of cardOf(on.card).holdings) {
    if (modifier.kind !== 'countAs') continue
    const counts = isElement(of) ? state.rulings.dropsInCounts : of === modifier.word
    if (counts) return modifier.count
  }
  return 1
}

/** [MN-5.34, MN-5.37] Weight of a component, depending on its own controller; `base` is its weight by itself. */
export const weightOf = (state: MageNoir, seat: Seat, on: BoardCard, base: number): number => {
  const { element, type } = cardOf(on.card)
  if (type === 'permanent') return base
  let more = 0
  for (const { modifier } of modifiersOf(state, seat, 'countMore')) {
    if (modifier.element === element) more += modifier.by
  }
  return state.rulings.source === 'multiply' ? base * (1 + more) : base + more
}

/** [MN-5.35] The number of components as a card of `by` counts them; `spend` uses up Water Drops that count twice once a turn. */
export const countOf = (
  state: MageNoir,
  by: Seat,
  { of, side, channelledOnly }: Counted,
  spend: boolean,
): number => {
  let sum = 0
  for (const seat of side === 'yours' ? [by] : [by, other(by)]) {
    const granted = isElement(of) ? 0 : grantedTo(state, seat, of)
    const lenders = isElement(of) ? noWords : lendersOf(state, seat, of)
    let borrowed = 0
    for (const on of playerOf(state, seat).board) {
      if (!isComponent(on) || (channelledOnly && on.zone !== 'channelled')) continue
      const { element, allWords } = cardOf(on.card)
      const own = isElement(of) ? element === of : allWords.includes(of)
      if (!own) {
        if (isElement(of) || borrowed >= granted || !hasAny(on, lenders)) continue
        borrowed++
      }
      sum += weightOf(state, seat, on, doublingFor(state, seat, by, on, of, spend))
    }
  }
  return sum
}

/** [MN-5.37] Always for a Mage Noir; once a turn, and only for its controller's own cards, otherwise. */
const doublingFor = (
  state: MageNoir,
  seat: Seat,
  by: Seat,
  on: BoardCard,
  of: Word | Element,
  spend: boolean,
): number => {
  const base = doublingOf(state, on, of)
  if (base === 1 || isMageNoir(state, seat)) return base
  if (seat !== by || on.doubled) return 1
  on.doubled = spend
  return base
}

/** Number of components that may borrow a word (Prodigious Sowing). */
export const grantedTo = (state: MageNoir, seat: Seat, word: Word): number => {
  let most = 0
  for (const { modifier } of modifiersOf(state, seat, 'grantWord')) {
    if (modifier.word === word) most += modifier.most
  }
  return most
}

/** The words that let a component borrow another one (Prodigious Sowing). */
export const lendersOf = (state: MageNoir, seat: Seat, word: Word): readonly Word[] => {
  const grants = modifiersOf(state, seat, 'grantWord')
  if (grants.length === 0) return noWords
  return grants.flatMap(({ modifier }) => (modifier.word === word ? [modifier.to] : []))
}

const noWords: readonly Word[] = []

export const hasAny = ({ card }: BoardCard, words: readonly Word[]): boolean => {
  if (words.length === 0) return false
  const { allWords } = cardOf(card)
  return words.some((word) => allWords.includes(word))
}

/** Sources of an amount: the player, this card, the card picked before, and the life of the card that was sacrificed. */
export interface Reader {
  readonly seat: Seat
  readonly n: number
  readonly picked: number
  readonly sacrifice: number
}

/** [MN-5.51] The amount now. Only to look ahead, it is read without spending anything. */
export const amountNow = (state: MageNoir, amount: Amount, reader: Reader, spend = true): number => {
  if (typeof amount === 'number') return amount
  switch (amount.by) {
    case 'status':
      return amountNow(state, isMageNoir(state, reader.seat) ? amount.mageNoir : amount.usual, reader, spend)
    case 'count':
      return countOf(state, reader.seat, amount.counted, spend) * amount.times + amount.plus
    case 'life':
      return amount.of === 'sacrifice' ? reader.sacrifice : (cardOn(state, reader.n)?.life ?? 0)
    case 'locked': {
      const on = cardOn(state, reader.picked)
      return on === undefined ? 0 : totalOf(on.locked)
    }
    case 'halfLife':
      return Math.max(0, Math.floor(playerOf(state, reader.seat).life / 2))
  }
}
