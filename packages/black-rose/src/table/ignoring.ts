import { type Seat, tell } from '@conclave/kernel'
import { contentOf } from '../content/content.ts'
import { happened, type Stopped } from '../events.ts'
import type { Calls } from '../frames/calls.ts'
import { type BlackRose, cell, type ModelId, mageOf, type Occurrence, rose } from '../state.ts'
import type { SlotName } from '../words/board.ts'
import type { Damaged } from '../words/occurrence.ts'
import { countOf, takeCube } from './cubes.ts'
import { colourAt, laidAt, roomName } from './lodge.ts'
import { damageOn, isInPlay, isMage, mageModel, seatOf, spaceOn } from './models.ts'
import { namedModel } from './named.ts'
import { placeOfOccurrence } from './occurrences.ts'
import { isActive, spellIn } from './sheet.ts'
import { innermost, innermostOf, running } from './stack.ts'

/** Occurrence that the reaction at hand answers, as it is now. Nothing, if no reaction is at work. */
export const causeOf = (state: BlackRose): Occurrence | undefined => {
  const found = innermostOf(state, ['trigger', 'avatarReaction', 'period'])
  if (found === undefined || found.procedure === 'period') return undefined
  const { heardAt, occurrence } = found.locals
  return heardAt === undefined ? occurrence : heardNow(state)[heardAt]
}

/** Occurrences at the full stop at hand. */
const heardNow = (state: BlackRose): Occurrence[] => innermost(state, 'period')?.heard ?? []

/** A spell at work: one that is cast, or that an action card of the Avatar holds. */
type Spoken = Pick<Calls['cast'], 'card' | 'voided' | 'shields'>

/** The spell at work that an occurrence speaks of. */
const castSpoken = (state: BlackRose, occurrence: Occurrence | undefined): Spoken | undefined => {
  if (occurrence === undefined || !('card' in occurrence)) return undefined
  const spells: Spoken[] = [...running(state, 'avatarCard'), ...running(state, 'cast')]
  return spells.findLast(({ card }) => card === occurrence.card)
}

/** Name of a spell at work as a source. */
const sourceOf = (state: BlackRose, { card }: Spoken): string =>
  contentOf(state.rules.edition).actions.has(card) ? `action.${card}` : `spell.${card}`

/** True if the card in a slot can have been meant: in an imagined match another one may lie there. */
const isPlayable = (state: BlackRose, seat: Seat, slot: SlotName, occurrence: Occurrence): boolean => {
  const { spell, side } = spellIn(state, seat, slot)!
  if (spell.roomTrap === null) return side !== null && side.on !== null
  const room = placeOfOccurrence(occurrence)
  const colour = room === cell ? null : colourAt(state, room)
  return colour !== null && spell.roomTrap.colours.includes(colour)
}

/** [RUL-29] True if a declared spell can still be triggered: the occurrence that it answers has not been wholly undone. */
export const standsStill = (
  state: BlackRose,
  seat: Seat,
  slot: SlotName,
  occurrence: Occurrence,
): boolean => {
  if (!isActive(mageOf(state, seat), slot) || !isPlayable(state, seat, slot, occurrence)) return false
  if (occurrence.what === 'targeted') return castSpoken(state, occurrence)?.voided !== true
  if (occurrence.what !== 'damaged') return true
  const lethal = spellIn(state, seat, slot)?.side?.on?.on === 'lethal'
  return occurrence.amount > 0 && (!lethal || spaceOn(state, occurrence.model) === 0)
}

/** [REB-C.1] Takes so much off damage that lies there; cubes beyond what is left go back, the latest first. */
const lower = (state: BlackRose, heard: Occurrence[], damaged: Damaged, by: number): void => {
  const amount = damaged.amount - by
  const put = Math.min(damaged.put, amount, damaged.space)
  if (isInPlay(state, damaged.model)) {
    const cubes = damageOn(state, damaged.model)
    const back = Math.min(damaged.put - put, countOf(cubes, damaged.by))
    for (let each = 0; each < back; each++) takeCube(state, damaged.by, cubes)
    if (back > 0)
      tell?.(
        happened(
          {
            event: 'cubesBack',
            from: namedModel(state, damaged.model),
            room: '',
            cubes: [{ seat: damaged.by, count: back }],
          },
          'REB-C.1',
        ),
      )
  }
  heard[heard.indexOf(damaged)] = { ...damaged, amount, put }
}

const isOn =
  (model: ModelId, card: string | null) =>
  (occurrence: Occurrence): occurrence is Damaged =>
    occurrence.what === 'damaged' &&
    occurrence.model === model &&
    (card === null || occurrence.card === card) &&
    occurrence.amount > 0

/** Ignores up to so much of the damage that one sentence has put on a model, what is answered first; says how much. */
const ignoreOn = (state: BlackRose, model: ModelId, most: number, card: string | null = null): number => {
  const heard = heardNow(state)
  const cause = causeOf(state)
  const found = heard.filter(isOn(model, card)).sort((a, b) => Number(b === cause) - Number(a === cause))
  let left = most
  for (const damaged of found) {
    const by = Math.min(left, damaged.amount)
    if (by > 0) lower(state, heard, damaged, by)
    left -= by
  }
  return most - left
}

const tellIgnored = (state: BlackRose, model: ModelId, amount: number, by: string): void => {
  if (amount > 0)
    tell?.(happened({ event: 'damageAvoided', model: namedModel(state, model), amount, by }, 'REB-C.1'))
}

/** [VRB-41, REB-C.1] Ignores up to so much of the damage that is reacted to; says how much. */
export const ignoreDamage = (state: BlackRose, count: number | 'all', by: string): number => {
  const cause = causeOf(state)
  if (cause?.what !== 'damaged') return 0
  const ignored = ignoreOn(state, cause.model, count === 'all' ? Number.MAX_SAFE_INTEGER : count)
  tellIgnored(state, cause.model, ignored, by)
  return ignored
}

/** [VRB-51] Ignores damage of the spell that has targeted a mage: what lies there, then what it would still inflict. */
export const shieldFrom = (state: BlackRose, seat: Seat, count: number, by: string): number => {
  const cause = causeOf(state)
  const cast = castSpoken(state, cause)
  if (cause?.what !== 'targeted' || cast === undefined) return 0
  const ignored = ignoreOn(state, mageModel(seat), count, sourceOf(state, cast))
  tellIgnored(state, mageModel(seat), ignored, by)
  if (count > ignored) cast.shields = [...(cast.shields ?? []), { seat, left: count - ignored, card: by }]
  return ignored
}

/** [VRB-51] Takes off damage on its way as much as shields keep off, by the spell that is being cast. */
export const absorb = (state: BlackRose, { packets, by, card }: Calls['damage']): void => {
  const cast: Spoken | undefined = by === rose ? innermost(state, 'avatarCard') : innermost(state, 'cast')
  if (cast?.shields === undefined || card !== sourceOf(state, cast)) return
  for (const packet of packets)
    for (const shield of cast.shields) {
      if (!isMage(packet.model) || seatOf(packet.model) !== shield.seat) continue
      const kept = Math.min(shield.left, packet.amount)
      packet.amount -= kept
      shield.left -= kept
      tellIgnored(state, packet.model, kept, shield.card)
    }
}

/** [VRB-43] The spell does nothing more, and what it has put goes back; its vortex stays (REB-C.31). Says which, if there is one. */
export const cancelSpell = (state: BlackRose): Stopped | null => {
  const cast = castSpoken(state, causeOf(state))
  if (cast === undefined) return null
  cast.voided = true
  const source = sourceOf(state, cast)
  const heard = heardNow(state)
  for (const each of heard.slice()) {
    if (each.what === 'damaged' && each.card === source) lower(state, heard, each, each.amount)
    if (each.what !== 'places' || each.card !== source || each.vortex) continue
    const { cubes } = laidAt(state, each.room)
    const back = Math.min(each.count, countOf(cubes, each.seat))
    for (let left = back; left > 0; left--) takeCube(state, each.seat, cubes)
    if (back > 0)
      tell?.(
        happened(
          {
            event: 'cubesBack',
            from: null,
            room: roomName(state, each.room),
            cubes: [{ seat: each.seat, count: back }],
          },
          'REB-C.1',
        ),
      )
    heard[heard.indexOf(each)] = { ...each, count: 0 }
  }
  return {
    what: contentOf(state.rules.edition).actions.has(cast.card) ? 'action' : 'targeted',
    card: cast.card,
  }
}
