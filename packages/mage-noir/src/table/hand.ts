import { type Seat, tell } from '@conclave/kernel'
import { happened, privately } from '../events.ts'
import { type MageNoir, type Player, playerOf } from '../state.ts'

export const handSize = ({ hand, shown }: Player): number => hand.length + shown.length

/** Each card in hand once, in order: two lists that are in order are run through side by side. */
export const distinctHand = ({ hand, shown }: Player): string[] => {
  const found: string[] = []
  let last = ''
  for (let one = 0, two = 0; one < hand.length || two < shown.length; ) {
    const card = two >= shown.length || hand[one]! <= shown[two]! ? hand[one++]! : shown[two++]!
    if (card !== last) found.push(card)
    last = card
  }
  return found
}

export const holds = ({ hand, shown }: Player, card: string): boolean =>
  hand.includes(card) || shown.includes(card)

export const copiesInHand = ({ hand, shown }: Player, card: string): number => {
  let copies = 0
  for (const each of hand) if (each === card) copies++
  for (const each of shown) if (each === card) copies++
  return copies
}

/** Puts a card into a list that is kept in order, so that equal hands are equal data. */
const insert = (list: string[], card: string): void => {
  let at = list.length
  while (at > 0 && list[at - 1]! > card) at--
  list.splice(at, 0, card)
}

/** A card comes to hand that only its owner may know. */
export const addHidden = ({ hand }: Player, card: string): void => insert(hand, card)

/** A card comes to hand that everybody has seen. */
export const addShown = ({ shown }: Player, card: string): void => insert(shown, card)

/** Takes a card out of the hand. Everybody sees it, so the copy they know of is the one that goes. */
export const takeFromHand = ({ hand, shown }: Player, card: string): void => {
  const from = shown.includes(card) ? shown : hand
  const at = from.indexOf(card)
  if (at < 0) throw new Error(`'${card}' is not in hand`)
  from.splice(at, 1)
}

/** An announced card is in hand, but no secret any more. */
export const announce = (player: Player, card: string): void => {
  if (player.shown.includes(card)) return
  takeFromHand(player, card)
  addShown(player, card)
}

/** Discards a card of the hand; a discard from hand is none from the board. */
export const discardFromHand = (state: MageNoir, seat: Seat, card: string, rule: string): void => {
  const player = playerOf(state, seat)
  takeFromHand(player, card)
  player.discard.push(card)
  tell?.(happened({ event: 'cardDiscarded', seat, card }, rule))
}

/** Tells of a draw: to everybody as a card, and to its owner by name. */
export const tellDrawn = (seat: Seat, card: string, known: boolean, rule: string): void => {
  if (tell === undefined) return
  if (known) tell(happened({ event: 'knownCardDrawn', seat, card }, rule))
  else {
    tell(happened({ event: 'cardDrawn', seat }, rule))
    tell(privately(seat, { event: 'drew', seat, card }, rule))
  }
}
