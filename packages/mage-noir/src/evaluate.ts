import type { Seat } from '@conclave/kernel'
import { cardOf } from './content/cards.ts'
import { type Promised, promises } from './promises.ts'
import { type BoardCard, type MageNoir, other, type Player, playerOf } from './state.ts'
import { isComponent, isMageNoir } from './table/board.ts'
import { words } from './words/effect.ts'
import { type Bag, emptyBag } from './words/mana.ts'

/** How good the position is for a seat: what her side is worth against the other one, as a chance to win. */
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

/** A lead of so much is worth a good 73 in 100. */
const steepness = 8

const worth = {
  /** The last points of life count more than the first. */
  life: 1.25,
  lastLife: 0.75,
  lastLives: 10,
  handCard: 0.35,
  /** Of what a card in hand promises: always, and the more the fewer things are missing to prepare it. */
  promise: 0.1,
  ready: 0.3,
  usefulHand: 7,
  /** How much a missing Mana or component is in the way. */
  missingMana: 0.5,
  missingComponent: 0.9,
  missingStatus: 1.5,
  mana: 0.06,
  mostSpare: 12,
  neededMana: 0.45,
  ether: 0.7,
  mageNoir: 2.5,
  fewCards: 5,
  missingCard: 1.5,
  permanentLife: 0.45,
  nextTurn: 0.5,
  dithering: 0.01,
} as const

const promiseOf = (card: string): Promised => promises.get(card)!

const sideOf = (state: MageNoir, seat: Seat): number => {
  const player = playerOf(state, seat)
  const { life, deck, board } = player
  let value = life * worth.life + Math.min(life, worth.lastLives) * worth.lastLife
  const mageNoir = isMageNoir(state, seat)
  if (mageNoir) value += worth.mageNoir
  for (const on of board) value += boardValue(on, board)
  value += handValue(state, seat, player, mageNoir)
  if (deck.length < worth.fewCards) value -= (worth.fewCards - deck.length) * worth.missingCard
  return value
}

const boardValue = (on: BoardCard, board: readonly BoardCard[]): number => {
  const promise = promiseOf(on.card)
  switch (on.zone) {
    case 'prepared':
    case 'resolving':
      return promise.prepared
    case 'channelled':
      return promise.channelled
    case 'permanents':
      return promise.inPlay + Math.max(0, on.life) * worth.permanentLife
    case 'equipment':
      return promise.inPlay
    case 'rituals': {
      for (const each of board) {
        if (each.n === on.n) return promise.inPlay
        if (each.card === on.card) return promise.again
      }
      return promise.inPlay
    }
  }
}

/** Who takes the next pile of the ether. */
const takerIn = ({ phase, active }: MageNoir): Seat =>
  phase === 'main' || phase === 'end' ? other(active) : active

const wordPlace = new Map<string, number>(words.map((word, at) => [word, at]))

/** How many components have each word. */
const componentCounts = (board: readonly BoardCard[]): number[] => {
  const counts = new Array<number>(words.length).fill(0)
  for (const on of board) {
    if (!isComponent(on)) continue
    for (const word of cardOf(on.card).allWords) counts[wordPlace.get(word)!]!++
  }
  return counts
}

/** The cards in hand and the Mana to pay for them: a card is worth more the less is missing, and so is Mana. */
const handValue = (state: MageNoir, seat: Seat, player: Player, mageNoir: boolean): number => {
  const { hand, shown, reserve, board } = player
  const counts = componentCounts(board)
  const lack = emptyBag()
  let value = 0
  let held = 0
  let promised = 0
  for (const list of [hand, shown]) {
    for (const card of list) {
      held++
      const whole = promiseOf(card).whole
      promised +=
        whole * (worth.promise + worth.ready / (1 + missingFor(card, reserve, counts, mageNoir, lack)))
    }
  }
  value += Math.min(held, worth.usefulHand) * worth.handCard
  value += held > worth.usefulHand ? (promised * worth.usefulHand) / held : promised
  value += spareValue(reserve)
  if (seat === takerIn(state)) {
    value += worth.ether * Math.max(pileValue(state.ether[0], lack), pileValue(state.ether[1], lack))
  }
  return value
}

/** How far a card is from being prepared; the Mana it lacks is noted. */
const missingFor = (
  card: string,
  reserve: Bag,
  counts: readonly number[],
  mageNoir: boolean,
  lack: Bag,
): number => {
  const { price, requires, preparing } = cardOf(card)
  let missing = 0
  for (let at = 0; at < 6; at++) {
    const short = price[at]! - reserve[at]!
    if (short <= 0) continue
    missing += short * worth.missingMana
    lack[at] = Math.max(lack[at]!, short)
  }
  for (const { word, count } of requires) {
    missing += Math.max(0, count - counts[wordPlace.get(word)!]!) * worth.missingComponent
  }
  if (!mageNoir && preparing.length > 0 && preparing[0]!.rule.kind === 'onlyMageNoir') {
    missing += worth.missingStatus
  }
  return missing
}

const spareValue = (reserve: Bag): number => {
  let total = 0
  for (let at = 0; at < 6; at++) total += Math.min(4, reserve[at]!)
  return Math.min(total, worth.mostSpare) * worth.mana
}

const pileValue = (pile: Bag, lack: Bag): number => {
  let value = 0
  for (let at = 0; at < 6; at++) {
    const useful = Math.min(pile[at]!, lack[at]!)
    value += useful * worth.neededMana + (pile[at]! - useful) * worth.mana
  }
  return value
}
