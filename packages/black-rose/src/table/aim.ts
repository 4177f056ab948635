import type { Seat } from '@conclave/kernel'
import type { Calls, Doing } from '../frames/calls.ts'
import { newDoing } from '../frames/making.ts'
import { type BlackRose, cell, editionOf, type ModelId, mageOf } from '../state.ts'
import type { SlotName } from '../words/board.ts'
import type { Aim, SpellSide } from '../words/card.ts'
import type { Sentences, VerbName } from '../words/effect.ts'
import type { Range } from '../words/select.ts'
import { allSentences, isToModels } from '../words/targets.ts'
import { isMage, mageModel, placeOf, seatOf } from './models.ts'
import { longestRange } from './rules.ts'
import { modelsOfKind } from './select.ts'
import { roomsOfKind } from './select-rooms.ts'
import { cardIn, sideOf, spellIn } from './sheet.ts'
import { innermost } from './stack.ts'

interface Aims {
  readonly models: ModelId[]
  readonly rooms: number[]
}

const none: Aims = { models: [], rooms: [] }

const shortened = (range: Range, longest: number): Range => {
  if (longest === Number.POSITIVE_INFINITY) return range
  return range === 'lodge' ? longest : Math.min(range, longest)
}

/** The aim of the spell that is being cast, with its range as the events leave it. */
const aimOf = (state: BlackRose, seat: Seat, slot: SlotName): Aim => {
  const side = spellIn(state, seat, slot)?.side
  if (side === null || side === undefined) return { at: 'special' }
  const { element } = mageOf(state, seat).slots[slot]
  const { aim } = side
  if (element === null || !('range' in aim)) return aim
  const range = shortened(aim.range, longestRange(state, element))
  return aim.at === 'one' ? { at: 'one', range, kind: aim.kind } : { at: 'area', range, kind: aim.kind }
}

/** Verbs of a spell on the sheet that touch the model it is aimed at. */
const verbsOnTarget = (state: BlackRose, seat: Seat, slot: SlotName): VerbName[] =>
  verbsIn(spellIn(state, seat, slot)?.side?.effect ?? [])

const verbsIn = (effect: Sentences): VerbName[] =>
  effect.filter((sentence) => 'to' in sentence && sentence.to.models === 'target').map(({ verb }) => verb)

/** Effect of a spell on the sheet if it were cast from where its mage stands, at a room if it is aimed at one. */
const doingOf = (state: BlackRose, seat: Seat, slot: SlotName, targetRoom: number = cell): Doing => {
  const { place, falls } = mageOf(state, seat)
  const list = `spell/${cardIn(mageOf(state, seat), slot) ?? ''}/${sideOf(state, seat, slot)}`
  return newDoing(list, '', { by: seat, you: seat, falls }, { origin: place, there: place, targetRoom })
}

/** Targets of a mage's effect that does these things to them. */
const aimsAt = (state: BlackRose, aim: Aim, doing: Doing, verbs: readonly VerbName[]): Aims => {
  switch (aim.at) {
    case 'self':
      return { models: [mageModel(doing.you)], rooms: [] }
    case 'special':
      return none
    case 'one':
      return { models: modelsOfKind(state, doing, aim.kind, { within: aim.range }, verbs), rooms: [] }
    case 'area':
      return { models: [], rooms: roomsOfKind(state, doing, aim.kind, aim.range) }
  }
}

/** [BRW-TGT.1 to BRW-TGT.6, BRW-IMM.2] Every legal target of a spell being cast. */
export const legalAims = (state: BlackRose, { seat, slot }: Pick<Calls['cast'], 'seat' | 'slot'>): Aims =>
  aimsAt(state, aimOf(state, seat, slot), doingOf(state, seat, slot), verbsOnTarget(state, seat, slot))

/** The same of an effect that is carried out again, by whomever (REB-C.21). */
export const aimsAgain = (state: BlackRose, { aim, effect }: SpellSide, doing: Doing): Aims =>
  aimsAt(state, aim, doing, verbsIn(effect))

/** Targets of an effect that is carried out again, besides its mage. */
export const targetedAgain = (state: BlackRose, { effect }: SpellSide, doing: Doing): Seat[] => {
  const models = doing.target === null ? reachedBy(state, effect, doing, doing.targetRoom) : [doing.target]
  return [...new Set(models.filter(isMage).map(seatOf))].filter((each) => each !== doing.you)
}

/** True if a spell is aimed at one model, and not at its caster. */
export const isSingle = (state: BlackRose, seat: Seat, slot: SlotName): boolean =>
  aimOf(state, seat, slot).at === 'one'

/** The models in a room whom a sentence of the spell reaches; a spell may concern nothing but the room (IT l.1047). */
const reachedIn = (state: BlackRose, seat: Seat, slot: SlotName, room: number): ModelId[] =>
  reachedBy(state, spellIn(state, seat, slot)?.side?.effect ?? [], doingOf(state, seat, slot, room), room)

const reachedBy = (state: BlackRose, effect: Sentences, doing: Doing, room: number): ModelId[] =>
  allSentences(effect).flatMap((sentence) =>
    isToModels(sentence) && 'kind' in sentence.to
      ? modelsOfKind(state, doing, sentence.to.kind, sentence.to.where, [sentence.verb]).filter(
          (model) => placeOf(state, model) === room,
        )
      : [],
  )

/** [BRW-FAQ.7, BRW-TGT.4, REB-LOS.1] The other mages whom a spell targets: its target, or those in its room whom it reaches. */
export const seatsTargeted = (
  state: BlackRose,
  { seat, slot, target, targetRoom }: Pick<Calls['cast'], 'seat' | 'slot' | 'target' | 'targetRoom'>,
): Seat[] => {
  const reached = editionOf(state).areaTargetsMages ? reachedIn(state, seat, slot, targetRoom) : []
  const models = target === null ? reached : [target]
  return [...new Set(models.filter(isMage).map(seatOf))].filter((each) => each !== seat)
}

/** True if the spell being cast can still reach a mage that it was aimed at. */
export const isStillAimed = (state: BlackRose, seat: Seat): boolean => {
  const cast = innermost(state, 'cast')
  if (cast === undefined) return false
  const model = mageModel(seat)
  return cast.target === null
    ? placeOf(state, model) === cast.targetRoom
    : cast.target === model && legalAims(state, cast).models.includes(model)
}
