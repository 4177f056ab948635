import type { Seat } from '@conclave/kernel'
import { spellOf } from '../content/content.ts'
import { type BlackRose, editionOf, type Mage, mageOf, type Slot } from '../state.ts'
import { type Side, type SlotName, slotNames, standardSlots } from '../words/board.ts'
import type { Spell, SpellSide } from '../words/card.ts'
import { toMemories } from './hand.ts'
import { allBits, without } from './piles.ts'

export const newSlot = (): Slot => ({
  sides: ['light', 'dark'],
  status: 'ready',
  marker: null,
  seen: 0,
  element: null,
})

export const cardIn = (mage: Mage, slot: SlotName): string | null =>
  mage.sheet[slotNames.indexOf(slot)] ?? null

export const layIn = (mage: Mage, slot: SlotName, card: string | null): void => {
  mage.sheet[slotNames.indexOf(slot)] = card
}

/** Empties a slot. */
export const clearSlot = (mage: Mage, slot: SlotName): void => {
  layIn(mage, slot, null)
  const laid = mage.slots[slot]
  laid.sides.sort().reverse()
  laid.status = 'ready'
  laid.marker = null
  laid.seen = 0
  laid.element = null
}

/** [BRW-ROOM.6] A spell leaves the sheet, face up: to Memories, but a Forgotten one that was played leaves the game. */
export const leaveSheet = (state: BlackRose, seat: Seat, slot: SlotName): string => {
  const mage = mageOf(state, seat)
  const card = cardIn(mage, slot)!
  const { status } = mage.slots[slot]
  clearSlot(mage, slot)
  // Whatever was used has been known to lie there ever since.
  if (status !== 'used') mage.known = without(mage.known, card)
  const forgotten = spellOf(state.rules.edition, card).school === 'forgotten'
  if (forgotten && status !== 'ready') state.gone.push(card)
  else toMemories(state, seat, card)
  return card
}

/** [BRW-ROOM.6] In 0.7 a Forgotten spell leaves the game as soon as it has done its work. */
export const leaveWhenPlayed = (state: BlackRose, seat: Seat, slot: SlotName, card: string): void => {
  const leaves =
    editionOf(state).forgottenLeaves === 'played' && spellOf(state.rules.edition, card).school === 'forgotten'
  // A spell cast from hand may have taken the place of this one.
  if (leaves && cardIn(mageOf(state, seat), slot) === card) leaveSheet(state, seat, slot)
}

/** Everybody sees what lies in a slot. A room trap has one side, so nothing is left of the other. */
export const showSlot = (state: BlackRose, seat: Seat, slot: SlotName): void => {
  const mage = mageOf(state, seat)
  mage.slots[slot].seen = allBits(state)
  const card = cardIn(mage, slot)
  if (card !== null && spellOf(state.rules.edition, card).roomTrap !== null)
    mage.slots[slot].sides.sort().reverse()
}

/** [BRW-PRE.5] Upper side of a spell; a room trap has only one. */
export const sideOf = (state: BlackRose, seat: Seat, slot: SlotName): Side => {
  const mage = mageOf(state, seat)
  const card = cardIn(mage, slot)
  return card !== null && spellOf(state.rules.edition, card).roomTrap !== null
    ? 'light'
    : mage.slots[slot].sides[0]!
}

/** The same as everybody is told: a room trap has but one side. */
export const toldSide = (state: BlackRose, seat: Seat, slot: SlotName): Side | 'only' =>
  spellIn(state, seat, slot)?.spell.roomTrap === null ? sideOf(state, seat, slot) : 'only'

/** The spell in a slot and its chosen side; no side for a room trap. */
export const spellIn = (
  state: BlackRose,
  seat: Seat,
  slot: SlotName,
): { readonly spell: Spell; readonly side: SpellSide | null } | null => {
  const card = cardIn(mageOf(state, seat), slot)
  if (card === null) return null
  const spell = spellOf(state.rules.edition, card)
  return { spell, side: spell.sides[sideOf(state, seat, slot)] ?? null }
}

export const isReady = (mage: Mage, slot: SlotName): boolean =>
  cardIn(mage, slot) !== null && mage.slots[slot].status === 'ready'

export const isActive = (mage: Mage, slot: SlotName): boolean =>
  cardIn(mage, slot) !== null && mage.slots[slot].status === 'active'

/** [BRW-ACT.7] The standard spell that comes next. */
export const nextStandard = (mage: Mage): SlotName | undefined =>
  standardSlots.find((slot) => isReady(mage, slot))

export const readySlots = (mage: Mage): SlotName[] => slotNames.filter((slot) => isReady(mage, slot))
