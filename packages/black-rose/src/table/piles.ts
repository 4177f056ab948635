import { type Seat, shuffle, uncover } from '@conclave/kernel'
import type { BlackRose, Pile } from '../state.ts'

export const newPile = (cards: readonly string[] = []): Pile => ({
  cards: cards.slice(),
  seen: cards.map(() => 0),
})

export const bitOf = (seat: Seat): number => 1 << seat

/** Everybody's bits. */
export const allBits = (state: BlackRose): number => (1 << state.seats) - 1

/** Shuffles a pile; nobody knows anything of it any more. The cards are put in order before, so that chance alone decides. */
export const shufflePile = (state: BlackRose, pile: Pile): void => {
  pile.cards.sort()
  shuffle(state, pile.cards)
  pile.seen.fill(0)
}

/** Takes the top card. Somebody will know it. */
export const takeTop = (state: BlackRose, pile: Pile): string | undefined => {
  if (pile.cards.length === 0) return undefined
  uncover(state)
  pile.seen.pop()
  return pile.cards.pop()
}

/** Puts a card on the bottom; those in `seen` know it. */
export const putBottom = (pile: Pile, card: string, seen: number): void => {
  pile.cards.unshift(card)
  pile.seen.unshift(seen)
}

export const putTop = (pile: Pile, card: string, seen: number): void => {
  pile.cards.push(card)
  pile.seen.push(seen)
}

/** Takes a card out, wherever it is. */
export const takeOut = (pile: Pile, card: string): void => {
  const at = pile.cards.lastIndexOf(card)
  if (at < 0) throw new Error(`'${card}' is not in the pile`)
  pile.cards.splice(at, 1)
  pile.seen.splice(at, 1)
}

/** Shuffles a discard pile into a new deck if the deck is empty (BRW-STU.5, BRW-QST.8, BRW-EVT.9). */
export const refill = (state: BlackRose, pile: Pile, discards: string[]): void => {
  if (pile.cards.length > 0 || discards.length === 0) return
  for (const card of discards) putTop(pile, card, 0)
  discards.length = 0
  shufflePile(state, pile)
}

/** Adds a card to a list kept in order. */
export const insert = (list: string[], card: string): void => {
  let at = 0
  while (at < list.length && list[at]! < card) at++
  list.splice(at, 0, card)
}

/** Takes one card of this name out of a list; says whether there was one. */
export const drop = (list: string[], card: string): boolean => {
  const at = list.indexOf(card)
  if (at < 0) return false
  list.splice(at, 1)
  return true
}

/** A list kept in order, with a card more. */
export const withCard = (list: readonly string[], card: string): string[] => {
  const more = list.slice()
  insert(more, card)
  return more
}

/** A list without one card of this name; the same list, if there is none. */
export const without = (list: readonly string[], card: string): readonly string[] => {
  const at = list.indexOf(card)
  return at < 0 ? list : list.toSpliced(at, 1)
}
