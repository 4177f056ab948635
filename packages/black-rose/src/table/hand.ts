import { type Seat, tell, uncover } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { happened, privately } from '../events.ts'
import { type BlackRose, editionOf, mageOf } from '../state.ts'
import { allBits, drop, insert, putBottom, shufflePile, takeTop, withCard, without } from './piles.ts'
import { discardsOf } from './schools.ts'

/** A card leaves what a mage holds in secret, before everybody's eyes. */
const leavesSecret = (state: BlackRose, seat: Seat, card: string): void => {
  const mage = mageOf(state, seat)
  mage.known = without(mage.known, card)
}

/** Takes a card out of a hand, openly. */
export const takeFromHand = (state: BlackRose, seat: Seat, card: string): void => {
  if (!drop(mageOf(state, seat).hand, card)) throw new Error(`'${card}' is not in hand`)
  leavesSecret(state, seat, card)
}

/** [BRW-V.31, BRW-R.64] A spell goes to its owner's Memories, face up. */
export const toMemories = (state: BlackRose, seat: Seat, card: string): void => {
  const mage = mageOf(state, seat)
  mage.memories = [...mage.memories, card]
}

/** Discards a card from hand to Memories. */
export const discardFromHand = (state: BlackRose, seat: Seat, card: string): void => {
  uncover(state)
  takeFromHand(state, seat, card)
  toMemories(state, seat, card)
  tell?.(happened({ event: 'discarded', seat, card }, 'BRW-V.31'))
}

/** A card that everybody has seen goes to hand. */
export const openlyToHand = (state: BlackRose, seat: Seat, card: string): void => {
  const mage = mageOf(state, seat)
  insert(mage.hand, card)
  mage.known = withCard(mage.known, card)
}

/** A card that only its owner has seen goes to hand. */
export const secretlyToHand = (state: BlackRose, seat: Seat, card: string): void => {
  insert(mageOf(state, seat).hand, card)
}

/** [BRW-STU.4] An empty Grimoire is made anew from the Memories. */
const renewGrimoire = (state: BlackRose, seat: Seat): void => {
  const mage = mageOf(state, seat)
  if (mage.grimoire.cards.length > 0 || mage.memories.length === 0) return
  for (const card of mage.memories) {
    putBottom(mage.grimoire, card, 0)
    mage.known = withCard(mage.known, card)
  }
  mage.memories = []
  shufflePile(state, mage.grimoire)
  tell?.(happened({ event: 'grimoireRenewed', seat }, 'BRW-STU.4'))
}

/** [BRW-STU.1, BRW-STU.4] Draws from the Grimoire, as many as there are. */
export const drawFromGrimoire = (state: BlackRose, seat: Seat, count: number): number => {
  let drawn = 0
  for (; drawn < count; drawn++) {
    renewGrimoire(state, seat)
    const card = takeTop(state, mageOf(state, seat).grimoire)
    if (card === undefined) break
    secretlyToHand(state, seat, card)
    tell?.(privately(seat, { event: 'drew', seat, card }, 'BRW-STU.1'))
  }
  if (drawn > 0) tell?.(happened({ event: 'drewFromGrimoire', seat, count: drawn }, 'BRW-STU.1'))
  return drawn
}

/** [REB-SET.10] Cards from the top of a Grimoire go to the Memories, face up; says which. */
export const millGrimoire = (state: BlackRose, seat: Seat, count: number, rule: string): string[] => {
  const cards: string[] = []
  while (cards.length < count) {
    renewGrimoire(state, seat)
    const card = takeTop(state, mageOf(state, seat).grimoire)
    if (card === undefined) break
    leavesSecret(state, seat, card)
    toMemories(state, seat, card)
    cards.push(card)
  }
  if (cards.length > 0) tell?.(happened({ event: 'milled', seat, cards }, rule))
  return cards
}

/** [BRW-STU.6, BRW-V.13, RUL-20] Removes a spell: to its school, aside, and a Forgotten one under its deck or out of the game. */
export const removeSpell = (state: BlackRose, seat: Seat, card: string): void => {
  const { school } = spellOf(state.rules.edition, card)
  if (school === 'personal') mageOf(state, seat).aside++
  else if (school !== 'forgotten') discardsOf(state, school).push(card)
  else if (editionOf(state).removedForgottenLeave) state.gone.push(card)
  else putBottom(state.library.forgotten, card, allBits(state))
}
