import { type Element, elements, type Mana, type Pile, type PlayerView, type Word } from '@conclave/mage-noir'
import { isComponent, printedOn, wordsOf } from '../card/printed.ts'
import { covers, joined, totalOf } from '../mana.ts'
import { after, type Batch, isPossible, prefilled, wantedFor } from './batch.ts'

/** Proposal that is filled in for a player: Mana in their order, and the pile that the first one falls on. */
export interface Proposal {
  readonly order: readonly Element[]
  readonly start: Pile
}

/** Number of cards of the own hand that these Mana pay for, each for itself; only such as can be played this turn count. */
export const paidBy = (me: PlayerView, mana: Mana): number => paid(withinReach(me), me, mana)

const paid = (cards: readonly string[], { costs }: PlayerView, mana: Mana): number =>
  cards.filter((card) => covers(mana, costs?.[card] ?? {})).length

/**
 * The batch that pays for the most cards in one of the piles. Among equals the pile counts that holds more of what the
 * hand lacks, then the other pile, and then what the hand lacks most is filled in, as it is where no pile is taken afterwards.
 */
export const proposal = (
  batch: Batch,
  me: PlayerView,
  ether: readonly [Mana, Mana],
  taking: boolean,
): Proposal => {
  const cards = withinReach(me)
  const wanting = new Set(cards.length > 0 ? cards : me.hand.cards)
  const wanted = wantedFor(
    [...wanting].map((card) => me.costs?.[card] ?? {}),
    me.reserve,
  )
  const worthOf = (pile: Mana): number =>
    paid(cards, me, joined(me.reserve, pile)) * aCard + helpful(pile, wanted)
  const starts: readonly Pile[] = batch.pile === null ? ['left', 'right'] : [batch.pile]
  const orders = [prefilled(batch, wanted), ...(taking ? ordersOf(batch) : [])]
  let best: Proposal = { order: [], start: 'left' }
  let most = -1
  for (const order of orders) {
    for (const start of starts) {
      const [left, right] = after(ether, order, start)
      const [one, other] = [worthOf(left), worthOf(right)]
      const worth = Math.max(one, other) * aPile + Math.min(one, other)
      if (worth > most) [best, most] = [{ order, start }, worth]
    }
  }
  return best
}

/** A card that is paid for counts for more than all Mana that only help, and the better pile for more than the other. */
const [aCard, aPile] = [1000, 100_000]

/** Number of Mana of a pile that the hand lacks. */
const helpful = (pile: Mana, wanted: Mana): number =>
  elements.reduce((sum, element) => sum + Math.min(pile[element] ?? 0, wanted[element] ?? 0), 0)

/** The orders in which the Mana of a batch may fall; of those that fill both piles alike only one. */
const ordersOf = (batch: Batch): Element[][] => {
  let orders: Element[][] = [[]]
  for (let left = totalOf(batch.rest) + batch.free; left > 0; left--) {
    orders = orders.flatMap((order) => {
      const below = order.at(-2)
      const falling = elements.slice(below === undefined ? 0 : elements.indexOf(below))
      return falling.filter((next) => mayFall(batch, order, next)).map((next) => [...order, next])
    })
  }
  return orders.filter((order) => isPossible(batch, order))
}

const mayFall = ({ rest, free }: Batch, order: readonly Element[], next: Element): boolean =>
  order.filter((element) => element === next).length < (rest[next] ?? 0) + free

/**
 * The cards in hand, without those that cannot be played this turn whatever is paid: some only a Mage Noir prepares, and of
 * some a component is neither on the board nor brought by another card in hand.
 */
const withinReach = (me: PlayerView): readonly string[] => {
  const words = me.board.filter(isComponent).flatMap(({ card }) => wordsOf(card))
  const granted = new Set(me.board.flatMap(({ card }) => grantedBy(card)))
  const reached: string[] = []
  let left = me.hand.cards ?? []
  for (;;) {
    const next = left.filter((card) => isOpen(card, words, granted, me.mageNoir))
    if (next.length === 0) return reached
    reached.push(...next)
    left = left.filter((card) => !next.includes(card))
    words.push(...next.flatMap(wordsOf))
    for (const word of next.flatMap(grantedBy)) granted.add(word)
  }
}

/** True if a card can be prepared beside components with these words; those that are granted serve as often as one likes. */
const isOpen = (
  id: string,
  words: readonly Word[],
  granted: ReadonlySet<Word>,
  mageNoir: boolean,
): boolean => {
  const card = printedOn(id)
  if (card === undefined) return true
  const rules = card.abilities.flatMap((each) => (each.on === 'prepare' ? [each.rule.kind] : []))
  if (rules.includes('onlyMageNoir') && !mageNoir) return false
  // What may be discarded or left out instead is for the engine to say.
  if (rules.includes('alternative') || rules.includes('fewerComponents')) return true
  return card.requires.every(
    ({ word, count }) => granted.has(word) || words.filter((each) => each === word).length >= count,
  )
}

/** The words that a card gives to others. */
const grantedBy = (id: string): readonly Word[] =>
  (printedOn(id)?.abilities ?? []).flatMap((each) =>
    each.on === 'always' && each.modifier.kind === 'grantWord' ? [each.modifier.word] : [],
  )
