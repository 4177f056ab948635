import type { MageNoirView } from '@conclave/mage-noir'
import { type Traces, trace, type Zones } from '../../parts/tracing.ts'

/** A pile that cards go into or come out of, by its name on the board. */
type Pile = `deck:${number}` | `discard:${number}` | `hand:${number}`

/** Every card in sight by the key it travels under, and the piles that cards have just come from. */
export interface Travels {
  readonly traces: Traces
  readonly from: ReadonlyMap<string, Pile>
}

export const noTravels: Travels = { traces: {}, from: new Map() }

const handZone = (seat: number): string => `hand:${seat}`
const boardZone = (n: number): string => `board:${n}`
const discardZone = (seat: number): string => `discard:${seat}`
const deckZone = (seat: number): string => `deck:${seat}`

/** Zones of the cards in sight. A card on the board is a zone of its own: its number tells it from its copies. */
const zonesOf = ({ players }: MageNoirView): Zones => {
  const zones: { [zone: string]: readonly string[] } = {}
  for (const [seat, { hand, board, discard, top }] of players.entries()) {
    const named = (cards: readonly string[]) => cards.map((card) => `${seat} ${card}`)
    const [known = null] = top
    if (hand.cards !== undefined) zones[handZone(seat)] = named(hand.cards)
    for (const { card, n } of board) zones[boardZone(n)] = named([card])
    zones[discardZone(seat)] = named(discard.cards ?? [])
    zones[deckZone(seat)] = known === null ? [] : named([known])
  }
  return zones
}

/** Follows the cards from one position to the next. */
export const travelsTo = ({ traces: before }: Travels, table: MageNoirView): Travels => {
  const zones = zonesOf(table)
  // A card that has left the board leaves an empty place, which is then forgotten.
  const left = Object.fromEntries(Object.keys(before).map((zone) => [zone, []]))
  const all = trace(before, { ...left, ...zones })
  const traces = Object.fromEntries(Object.keys(zones).map((zone) => [zone, all[zone] ?? []]))
  const known = new Set(Object.values(before).flatMap((list) => list.map(({ key }) => key)))
  const from = new Map<string, Pile>()
  const isShown = Object.keys(before).length > 0 && table.phase !== 'opening'
  for (const [seat, { board }] of table.players.entries()) {
    if (!isShown) break
    const hand = handZone(seat)
    for (const { key } of before[hand] === undefined ? [] : (traces[hand] ?? [])) {
      if (!known.has(key)) from.set(key, `deck:${seat}`)
    }
    for (const { n } of board) {
      const key = traces[boardZone(n)]?.[0]?.key
      if (key !== undefined && !known.has(key)) from.set(key, `hand:${seat}`)
    }
  }
  return { traces, from }
}

export const keyInHand = ({ traces }: Travels, seat: number, at: number): string =>
  traces[handZone(seat)]?.[at]?.key ?? `hand ${seat} ${at}`

export const keyOnBoard = ({ traces }: Travels, n: number): string =>
  traces[boardZone(n)]?.[0]?.key ?? `board ${n}`

/** The key of the card on top of a discard pile or, if it is known, of a deck. */
export const keyOnTop = ({ traces }: Travels, pile: 'deck' | 'discard', seat: number): string =>
  (pile === 'deck' ? traces[deckZone(seat)] : traces[discardZone(seat)])?.at(-1)?.key ?? `${pile} ${seat}`

/** The pile that a card has come out of or, if it is seen no more, gone into: a discard pile, else its owner's hand. */
export const pileOf = ({ traces, from }: Travels, trace: string): Pile | undefined => {
  const source = from.get(trace)
  if (source !== undefined) return source
  for (const seat of [0, 1]) {
    if (traces[discardZone(seat)]?.some(({ key }) => key === trace)) return `discard:${seat}`
  }
  return trace.startsWith('1 ') ? 'hand:1' : 'hand:0'
}
