import type { Seat } from '@conclave/kernel'
import { contentAt, spellOf } from '../content/content.ts'
import {
  type BlackRose,
  type BlackRoseOption,
  cell,
  editionOf,
  mageOf,
  type Occurrence,
  type Owner,
} from '../state.ts'
import { elements, isTotem, type SlotName, slotNames } from '../words/board.ts'
import type { Damaged } from '../words/occurrence.ts'
import type { Trigger } from '../words/trigger.ts'
import { hasMage } from './actors.ts'
import { reserveOf } from './cubes.ts'
import { neighbours } from './hexes.ts'
import { colourAt, isInRange } from './lodge.ts'
import { evocationsOf, isMage, mageModel, ownerOf, placeOf, spaceOn } from './models.ts'
import { momentsOf, placeOfOccurrence, subjectOf } from './occurrences.ts'
import { cardIn, isActive, sideOf, spellIn } from './sheet.ts'
import { innermost, interrupted } from './stack.ts'

const isElement = (what: string): boolean => (elements as readonly string[]).includes(what)

/** [REB-C.30] A spell of any element is of each of them. */
const isSameSort = (type: string, element: string, quick: boolean, what: string): boolean =>
  what === 'any' ||
  what === type ||
  what === element ||
  (what === 'quick' && quick) ||
  (element === 'any' && isElement(what))

/** [REB-G.3] The Black Rose is nobody's opponent as long as she has no body. */
const isOpponent = (state: BlackRose, owner: Seat, by: Owner): boolean => hasMage(state, by) && by !== owner

/** True if a trigger fits what happens. The owner is the mage whose spell waits; -1 for an event, which means any mage. */
export const matches = (state: BlackRose, trigger: Trigger, occurrence: Occurrence, owner: Seat): boolean => {
  const subject = subjectOf(state, occurrence)
  switch (trigger.on) {
    case 'damage': {
      if (occurrence.what !== 'damage' || subject !== owner || isAvoided(state, owner)) return false
      const packet = currentPacket(state)
      if ((trigger.to === 'you') !== isMage(occurrence.model) || packet <= 0) return false
      if (trigger.from === 'physical' && !occurrence.physical) return false
      const source = occurrence.source
      if (trigger.from === 'evocation' && (source === null || isMage(source))) return false
      return !trigger.lethal || Math.min(packet, reserveOf(state, occurrence.by)) >= occurrence.enough
    }
    case 'targeted': {
      if (occurrence.what !== 'targeted' || subject !== owner || !isTargeted(state, owner)) return false
      return (
        trigger.by === 'any' || (trigger.by === 'single' ? occurrence.single : occurrence.type === trigger.by)
      )
    }
    case 'losePower':
    case 'moved':
      return occurrence.what === trigger.on && subject === owner && !isAvoided(state, owner)
    case 'enters': {
      if (occurrence.what !== 'enters' || subject === owner) return false
      if (trigger.where === 'yourTotem') return hasTotemIn(state, owner, occurrence.room)
      if (trigger.where !== 'adjacent') return colourAt(state, occurrence.room) === trigger.where
      const place = owner < 0 ? cell : mageOf(state, owner).place
      return isMage(occurrence.model) && place !== cell && neighbours[place]!.includes(occurrence.room)
    }
    case 'damaged':
      return (
        occurrence.what === 'damaged' &&
        subject === owner &&
        (trigger.to === 'you') === isMage(occurrence.model) &&
        occurrence.amount >= trigger.atLeast &&
        isDoneBy(state, trigger.by, occurrence, owner)
      )
    case 'lethal':
      return (
        occurrence.what === 'damaged' && occurrence.model === mageModel(owner) && isLethal(state, occurrence)
      )
    case 'wasMoved':
      return occurrence.what === 'wasMoved' && subject === owner && isOpponent(state, owner, occurrence.by)
    case 'jinxed':
    case 'assigned':
    case 'removed':
      return occurrence.what === trigger.on && subject === owner
    case 'moves':
      return (
        occurrence.what === 'enters' &&
        subject !== owner &&
        occurrence.step === true &&
        occurrence.by === subject &&
        isNear(state, trigger, occurrence, owner)
      )
    default:
      return (
        occurrence.what === trigger.on &&
        subject !== owner &&
        fits(state, trigger, occurrence) &&
        isNear(state, trigger, occurrence, owner)
      )
  }
}

/** True if damage comes from one of those a protection waits for. */
const isDoneBy = (
  state: BlackRose,
  by: Extract<Trigger, { on: 'damaged' }>['by'],
  damaged: Damaged,
  owner: Seat,
): boolean => {
  switch (by) {
    case 'any':
      return true
    case 'opponent':
      return isOpponent(state, owner, damaged.by)
    case 'attack':
      return damaged.physical
    case 'evocation':
      return damaged.source !== null && !isMage(damaged.source)
  }
}

/** [RUL-27] True if damage that lies there is about to defeat its mage. */
const isLethal = (state: BlackRose, { model, amount }: Damaged): boolean =>
  amount > 0 && spaceOn(state, model) === 0

const hasTotemIn = (state: BlackRose, owner: Seat, room: number): boolean =>
  owner >= 0 && evocationsOf(state, owner).some(({ kind, place }) => isTotem(kind) && place === room)

/** [RUL-31, REB-G.8] True if the one who acts is near enough, counted from the room of the one who waits, after a move. */
const isNear = (state: BlackRose, trigger: Trigger, occurrence: Occurrence, owner: Seat): boolean => {
  if (!('within' in trigger) || trigger.within === undefined || owner < 0) return true
  const at = whereabouts(state, occurrence)
  return at !== cell && isInRange(mageOf(state, owner).place, at, trigger.within)
}

/** Place of the model that acts. */
const whereabouts = (state: BlackRose, occurrence: Occurrence): number => {
  if (occurrence.what === 'enters' || occurrence.what === 'attacks') return occurrence.room
  const seat = subjectOf(state, occurrence)
  return hasMage(state, seat) ? mageOf(state, seat).place : cell
}

const fits = (state: BlackRose, trigger: Trigger, occurrence: Occurrence): boolean => {
  if (trigger.on === 'activates' && occurrence.what === 'activates')
    return trigger.colour === 'any' || colourAt(state, occurrence.room) === trigger.colour
  if (trigger.on === 'casts' && occurrence.what === 'casts')
    return isSameSort(occurrence.type, occurrence.element, occurrence.quick, trigger.what)
  if (trigger.on === 'gains' && occurrence.what === 'gains') return occurrence.amount >= trigger.atLeast
  if (trigger.on === 'endsActivation' && occurrence.what === 'endsActivation')
    return occurrence.room !== cell && colourAt(state, occurrence.room) === trigger.colour
  return true
}

/** [BRW-TP.11] True if the mage has avoided what is going on: then it befalls her no more. */
const isAvoided = (state: BlackRose, seat: Seat): boolean =>
  interrupted(state)?.avoided.includes(seat) === true

/** [BRW-TP.11] True if the spell being cast is still aimed at the mage or at a room, and not avoided by her. */
const isTargeted = (state: BlackRose, seat: Seat): boolean => {
  // [REB-G.13] It is heard of when it has happened, and stays so.
  if (editionOf(state).interrupts === 'fullStop') return true
  const target = innermost(state, 'cast')?.target ?? null
  return !isAvoided(state, seat) && (target === null || target === mageModel(seat))
}

/** [BRW-TP.11] The same as it is now: reactions to it may have changed how much damage is left, or how much is enough. */
export const asOfNow = (state: BlackRose, occurrence: Occurrence): Occurrence =>
  occurrence.what === 'damage'
    ? { ...occurrence, amount: currentPacket(state), enough: spaceOn(state, occurrence.model) }
    : occurrence

/** Damage at hand that is left; without cubes there is none (BRW-DMG.3). */
const currentPacket = (state: BlackRose): number => {
  const damage = innermost(state, 'damage')
  if (damage === undefined || reserveOf(state, damage.by) === 0) return 0
  return damage.packets[damage.at]?.amount ?? 0
}

/** Index of the room trap's effect that a room of this colour sets off, or -1. */
const roomTrapWay = (state: BlackRose, card: string, room: number): number => {
  const trap = spellOf(state.rules.edition, card).roomTrap
  const colour = colourAt(state, room)
  return trap === null || colour === null ? -1 : trap.colours.indexOf(colour)
}

/** [BRW-TP.1, BRW-TP.11] True if an active spell can be triggered by this now. */
const isEligible = (state: BlackRose, seat: Seat, slot: SlotName, occurrence: Occurrence): boolean => {
  const mage = mageOf(state, seat)
  if (!isActive(mage, slot)) return false
  const found = spellIn(state, seat, slot)
  if (found === null) return false
  const { marker } = mage.slots[slot]
  const moments = marker === 'trap' ? heardOf(state, occurrence) : [occurrence]
  if (found.spell.roomTrap !== null) return moments.some((each) => setsOff(state, seat, found.spell.id, each))
  const { on = null, type } = found.side ?? {}
  return on !== null && type === marker && moments.some((each) => matches(state, on, each, seat))
}

/** True if a room trap of a mage has an effect for this. In Rebirth her own models do not set it off. */
const setsOff = (state: BlackRose, seat: Seat, card: string, occurrence: Occurrence): boolean =>
  occurrence.what === 'enters' &&
  roomTrapWay(state, card, occurrence.room) >= 0 &&
  !(editionOf(state).ownReactionsSpare && ownerOf(state, occurrence.model) === seat)

/**
 * [BRW-TP.11, BRW-TP.16] True if traps may react: a model that has entered is still there, and nobody hears of a mage in her
 * cell.
 */
const isHeard = (state: BlackRose, occurrence: Occurrence): boolean => {
  if (occurrence.what === 'enters') return placeOf(state, occurrence.model) === occurrence.room
  if (occurrence.what === 'attacks' || occurrence.what === 'removed') return true
  const seat = subjectOf(state, occurrence)
  return hasMage(state, seat) && mageOf(state, seat).place !== cell
}

/** Occurrences that traps may react to, of all that happens in one moment. */
export const heardOf = (state: BlackRose, occurrence: Occurrence): readonly Occurrence[] =>
  momentsOf(state, occurrence).filter((each) => isHeard(state, each))

/** [BRW-D.31, BRW-D.32] Reactions of a mage in a window. */
export const reactions = (state: BlackRose, seat: Seat, occurrence: Occurrence): BlackRoseOption[] => [
  ...slotNames
    .filter((slot) => isEligible(state, seat, slot, occurrence))
    .map((slot): BlackRoseOption => ({ do: 'trigger', card: cardIn(mageOf(state, seat), slot)!, slot })),
  { do: 'pass' },
]

/** The list of sentences that a triggered spell carries out. */
export const triggeredList = (
  state: BlackRose,
  seat: Seat,
  slot: SlotName,
  occurrence: Occurrence,
): string => {
  const card = cardIn(mageOf(state, seat), slot)!
  const { roomTrap } = spellOf(state.rules.edition, card)
  return roomTrap === null
    ? `spell/${card}/${sideOf(state, seat, slot)}`
    : `spell/${card}/${roomTrapWay(state, card, placeOfOccurrence(occurrence))}`
}

const hasMarker = (
  state: BlackRose,
  seat: Seat,
  marker: 'trap' | 'protection',
  declared: readonly SlotName[],
): boolean => {
  const mage = mageOf(state, seat)
  return slotNames.some(
    (slot) => isActive(mage, slot) && mage.slots[slot].marker === marker && !declared.includes(slot),
  )
}

/**
 * [BRW-TP.2] True if everybody can see that a mage might react: a marker of this sort lies on her sheet, and there are cards that
 * wait for such a thing.
 */
export const mightReact = (
  state: BlackRose,
  seat: Seat,
  marker: 'trap' | 'protection',
  occurrence: Occurrence,
): boolean => hasMarker(state, seat, marker, []) && isWaitedFor(state, seat, marker, occurrence)

/** True if there are cards that wait for such a thing under a marker of this sort. */
const isWaitedFor = (
  state: BlackRose,
  seat: Seat,
  marker: 'trap' | 'protection',
  occurrence: Occurrence,
): boolean => {
  const { waiting, roomTraps } = contentAt(state.rules)
  const isMet = (each: Occurrence): boolean =>
    waiting[marker].get(each.what)?.some((on) => matches(state, on, each, seat)) === true
  if (marker === 'protection') return isMet(occurrence)
  return heardOf(state, occurrence).some(
    (each) => isMet(each) || roomTraps.some((card) => setsOff(state, seat, card, each)),
  )
}

const markers = ['trap', 'protection'] as const

/** [REB-C.17] Occurrences among these that a mage might react to, as everybody can see, with spells she has not declared yet. */
export const mayAnswer = (
  state: BlackRose,
  seat: Seat,
  heard: readonly Occurrence[],
  declared: readonly SlotName[],
): number[] => {
  const lying = markers.filter((marker) => hasMarker(state, seat, marker, declared))
  if (lying.length === 0) return []
  return heard.flatMap((occurrence, at) =>
    lying.some((marker) => isWaitedFor(state, seat, marker, occurrence)) ? [at] : [],
  )
}

/** [REB-EFF.10] Active spells that a mage can trigger, each with the occurrence it answers. */
export const answersTo = (
  state: BlackRose,
  seat: Seat,
  heard: readonly Occurrence[],
  declared: readonly SlotName[],
): { readonly slot: SlotName; readonly to: readonly number[] }[] =>
  slotNames
    .filter((slot) => !declared.includes(slot))
    .map((slot) => ({
      slot,
      to: heard.flatMap((occurrence, at) => (isEligible(state, seat, slot, occurrence) ? [at] : [])),
    }))
    .filter(({ to }) => to.length > 0)
