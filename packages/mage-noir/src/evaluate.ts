import type { Seat } from '@conclave/kernel'
import { cardOf } from './content/cards.ts'
import { componentsServing } from './demands.ts'
import { promises } from './promises.ts'
import { type BoardCard, type MageNoir, other, type Player, playerOf } from './state.ts'
import { type Bag, emptyBag, put } from './words/mana.ts'

/** Value of the position for a seat: her side's worth against the other one's, as a chance to win. */
export const evaluate = (state: MageNoir, seat: Seat): number => {
  if (state.outcome !== null) {
    const { winners } = state.outcome
    return winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0
  }
  const lead = sideOf(state, seat) - sideOf(state, other(seat))
  // Whoever is not active draws next; and a long turn of small moves leads nowhere.
  const turn = worth.nextTurn + worth.dithering * state.actions * state.actions
  return 1 / (1 + Math.exp((seat === state.active ? turn - lead : -turn - lead) / steepness))
}

/** Weight of each part in favour of a seat. */
type Judged = Readonly<Record<string, number>>

/** Parts of the estimate: one's own side, and the other mage's. */
export const judge = (state: MageNoir, seat: Seat): Judged => {
  if (state.outcome !== null) return {}
  const own = partsOf(state, seat)
  const theirs = partsOf(state, other(seat))
  return Object.fromEntries(
    sides.flatMap((part) => [
      [part, own[part]],
      [`their-${part}`, -theirs[part]],
    ]),
  )
}

/** A lead of so much is worth a good 73 in 100. */
const steepness = 9

const worth = {
  /** The last points of life count more than the first. */
  life: 1,
  lastLife: 0.5,
  lastLives: 10,
  handCard: 0.9,
  spareHandCard: 0.3,
  usefulHand: 7,
  usefulMana: 0.15,
  spareMana: 0.02,
  mostSpareMana: 10,
  ether: 0.6,
  /** A component that the deck has a use for, and one that a card in hand waits for. */
  wanted: 0.7,
  awaited: 0.5,
  mageNoir: 2.5,
  fewCards: 5,
  missingCard: 1.5,
  nextTurn: 0.5,
  dithering: 0.01,
} as const

/** Worth of a side, part by part. Positions are judged by the thousand: always the same record. */
interface Side {
  life: number
  hand: number
  mana: number
  deck: number
  prepared: number
  inPlay: number
  rituals: number
  components: number
}

const sides = ['life', 'hand', 'mana', 'deck', 'prepared', 'inPlay', 'rituals', 'components'] as const

const sideOf = (state: MageNoir, seat: Seat): number => {
  const { life, hand, mana, deck, prepared, inPlay, rituals, components } = partsOf(state, seat)
  return life + hand + mana + deck + prepared + inPlay + rituals + components
}

const partsOf = (state: MageNoir, seat: Seat): Side => {
  const player = playerOf(state, seat)
  const { life, deck, board } = player
  const side: Side = {
    life: life * worth.life + Math.min(life, worth.lastLives) * worth.lastLife,
    hand: 0,
    mana: 0,
    deck: 0,
    prepared: 0,
    inPlay: 0,
    rituals: 0,
    components: 0,
  }
  const cardsInHand = player.hand.length + player.shown.length
  side.hand += Math.min(cardsInHand, worth.usefulHand) * worth.handCard
  side.hand += Math.max(0, cardsInHand - worth.usefulHand) * worth.spareHandCard
  for (const card of player.hand) side.hand += promises[card]!.inHand
  for (const card of player.shown) side.hand += promises[card]!.inHand
  const need = neededBy(player)
  side.mana += manaValue(player.reserve, need)
  if (seat === takerIn(state)) {
    const lack = need.map((count, at) => Math.max(0, count - player.reserve[at]!))
    side.mana += worth.ether * Math.max(manaValue(state.ether[0], lack), manaValue(state.ether[1], lack))
  }
  if (deck.length < worth.fewCards) side.deck -= (worth.fewCards - deck.length) * worth.missingCard
  let isMageNoir = false
  for (const on of board) {
    const promise = promises[on.card]!
    switch (on.zone) {
      case 'prepared':
      case 'resolving':
        side.prepared += promise.prepared
        break
      case 'channelled':
        side.components += promise.channelled
        break
      case 'permanents':
        side.inPlay += promise.inPlay + Math.max(0, on.life) * 0.45
        break
      case 'equipment':
        side.inPlay += promise.inPlay
        break
      case 'rituals':
        side.rituals += isSecondRitual(board, on) ? promise.asSecondRitual : promise.asRitual
        isMageNoir = true
        break
    }
  }
  if (isMageNoir) side.rituals += worth.mageNoir
  const { wanted, awaited } = componentsServing(state.decks[seat]!, player)
  side.components += wanted * worth.wanted + awaited * worth.awaited
  return side
}

const isSecondRitual = (board: readonly BoardCard[], { card, n }: BoardCard): boolean =>
  board.some((on) => on.zone === 'rituals' && on.card === card && on.n < n)

/** Seat that takes the next pile of the ether. */
const takerIn = ({ phase, active }: MageNoir): Seat =>
  phase === 'main' || phase === 'end' ? other(active) : active

/** The Mana that the cards in hand cost all together. */
export const neededBy = ({ hand, shown }: Player): Bag => {
  const need = emptyBag()
  for (const card of hand) put(need, cardOf(card).price)
  for (const card of shown) put(need, cardOf(card).price)
  return need
}

/** Mana is worth more where there is something to pay with it. */
export const manaValue = (bag: Bag, need: Bag): number => {
  let useful = 0
  let spare = 0
  for (let at = 0; at < bag.length; at++) {
    const used = Math.min(bag[at]!, need[at]!)
    useful += used
    spare += bag[at]! - used
  }
  return useful * worth.usefulMana + Math.min(spare, worth.mostSpareMana) * worth.spareMana
}

/** Demand for a component: so many cards in hand would like to use it. */
export const demandFor = (card: string, { hand, shown }: Player): number => {
  const { allWords } = cardOf(card)
  let demand = 0
  for (const held of hand) if (wants(held, allWords)) demand += 0.5
  for (const held of shown) if (wants(held, allWords)) demand += 0.5
  return Math.min(demand, 1.5)
}

const wants = (held: string, words: readonly string[]): boolean =>
  cardOf(held).requires.some(({ word }) => words.includes(word))
