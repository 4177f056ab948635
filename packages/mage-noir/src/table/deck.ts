import { type Seat, shuffle, tell, uncover } from '@conclave/kernel'
import { hasWord } from '../content/cards.ts'
import { happened, privately } from '../events.ts'
import { end, endings, lostBy, type MageNoir, type Player, playerOf } from '../state.ts'
import type { Word } from '../words/effect.ts'
import { hasModifier } from './board.ts'
import { tellEnd } from './ending.ts'
import { addHidden, addShown, tellDrawn } from './hand.ts'
import { everybody, knownTo } from './knowledge.ts'

/** Takes the top card off a deck that has one. */
const takeTop = (state: MageNoir, player: Player): { card: string; known: boolean } => {
  uncover(state)
  player.looked = false
  const known = player.seen.pop() === everybody
  return { card: player.deck.pop()!, known }
}

/** [MN-3.10, MN-3.61] Draws one card; whoever finds no card has lost on the spot. */
export const drawCard = (state: MageNoir, seat: Seat, rule: string): void => {
  const player = playerOf(state, seat)
  if (player.deck.length === 0) {
    tell?.(happened({ event: 'deckEmpty', seat }, 'MN-3.61'))
    end(state, lostBy(seat, endings.deck))
    tellEnd(state)
    return
  }
  const { card, known } = takeTop(state, player)
  if (known) addShown(player, card)
  else addHidden(player, card)
  tellDrawn(seat, card, known, rule)
}

/** [MN-2.4] Puts a deck in random order; nobody knows the place of any card. */
export const shuffleDeck = (state: MageNoir, seat: Seat): void => {
  const player = playerOf(state, seat)
  shuffle(state, player.deck)
  player.seen.length = player.deck.length
  player.seen.fill(0)
  player.looked = false
}

/** Puts a card that everybody sees into a deck: on top, or as the third from the top, or at the bottom. */
export const putIntoDeck = (player: Player, card: string, place: 'top' | 'third'): void => {
  const at = place === 'top' ? player.deck.length : Math.max(0, player.deck.length - 2)
  player.deck.splice(at, 0, card)
  player.seen.splice(at, 0, everybody)
  player.looked = false
}

/** True if looking at the top could tell its owner something, as far as everybody knows. */
export const mayLook = ({ deck, looked }: Player): boolean => deck.length > 0 && !looked

/** Looks at the top card; if it has the word, it is shown and comes to hand. */
export const lookAtTop = (state: MageNoir, seat: Seat, word: Word, by: string): void => {
  const player = playerOf(state, seat)
  const top = player.deck.at(-1)
  if (top === undefined) return
  if (hasWord(top, word)) {
    const { card } = takeTop(state, player)
    addShown(player, card)
    tell?.(happened({ event: 'topTaken', seat, card, by }, 'R-24'))
    return
  }
  uncover(state)
  const at = player.seen.length - 1
  player.seen[at] = player.seen[at]! | knownTo(seat)
  player.looked = true
  tell?.(happened({ event: 'topLookedAt', seat, by }, 'R-24'))
  tell?.(privately(seat, { event: 'topSeen', seat, card: top }, 'R-24'))
}

/** The Fire Mask shows its controller the top card, whatever it has become. */
export const seeTops = (state: MageNoir): void => {
  for (let seat = 0; seat < 2; seat++) {
    const { deck, seen } = playerOf(state, seat)
    const at = deck.length - 1
    if (at < 0 || seen[at]! & knownTo(seat) || !hasModifier(state, seat, 'seeTop')) continue
    uncover(state)
    seen[at] = seen[at]! | knownTo(seat)
    tell?.(privately(seat, { event: 'topSeen', seat, card: deck[at]! }, 'MN-4.1'))
  }
}
