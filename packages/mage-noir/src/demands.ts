import { cards } from './content/cards.ts'
import { decodeDeck } from './decks.ts'
import type { Player } from './state.ts'
import { isComponent } from './table/board.ts'
import { words } from './words/effect.ts'

/** A prerequisite, its word by its place among the words. */
interface Demand {
  readonly at: number
  readonly count: number
}

const places = new Map<string, number>(words.map((word, at) => [word, at]))

const demands: { readonly [card: string]: readonly Demand[] } = Object.fromEntries(
  cards.map(({ id, requires }) => [
    id,
    requires.map(({ word, count }) => ({ at: places.get(word)!, count })),
  ]),
)

const supplies: { readonly [card: string]: readonly number[] } = Object.fromEntries(
  cards.map(({ id, words: own, transmutable }) => [
    id,
    [...own, ...(transmutable === undefined ? [] : [transmutable])].map((word) => places.get(word)!),
  ]),
)

/** The most components of each word that one of the cards asks for. */
const mostOf = (lists: readonly (readonly string[])[]): number[] => {
  const most = words.map(() => 0)
  for (const list of lists) {
    for (const card of list) {
      for (const { at, count } of demands[card]!) if (count > most[at]!) most[at] = count
    }
  }
  return most
}

/** The components of each word that a player controls. */
const suppliesOf = ({ board }: Player): number[] => {
  const have = words.map(() => 0)
  for (const on of board) {
    if (isComponent(on)) for (const at of supplies[on.card]!) have[at] = have[at]! + 1
  }
  return have
}

const demandsByDeck = new Map<string, readonly number[]>()

/** Highest demands of the cards of a deck. Few decks are played, and each is asked for all the time. */
const demandsOfDeck = (code: string): readonly number[] => {
  let most = demandsByDeck.get(code)
  if (most === undefined) {
    const reading = decodeDeck(code)
    most = mostOf('deck' in reading ? [Object.keys(reading.deck)] : [])
    if (demandsByDeck.size >= 64) demandsByDeck.clear()
    demandsByDeck.set(code, most)
  }
  return most
}

/** Number of components that serve some card of the deck, and of those that serve a card in hand. */
export const componentsServing = (deck: string, player: Player): { wanted: number; awaited: number } => {
  const have = suppliesOf(player)
  const byDeck = demandsOfDeck(deck)
  const byHand = mostOf([player.hand, player.shown])
  let wanted = 0
  let awaited = 0
  for (let at = 0; at < have.length; at++) {
    wanted += Math.min(have[at]!, byDeck[at]!)
    awaited += Math.min(have[at]!, byHand[at]!)
  }
  return { wanted, awaited }
}
