import { actionOf, eventOf } from '../content/content.ts'
import { newDoing } from '../frames/making.ts'
import { type BlackRose, cell, type ModelId, mageOf, type Place, rose } from '../state.ts'
import { allModels, isMage, ownerOf, placeOf } from '../table/models.ts'
import { modelsOfKind } from '../table/select.ts'
import { roomsOfKind } from '../table/select-rooms.ts'
import { innermost } from '../table/stack.ts'
import type { ActionEffect, Priority } from '../words/avatar.ts'
import type { Aim } from '../words/card.ts'
import type { ModelKey } from '../words/keys.ts'
import { cardOf } from '../words/source.ts'
import { sheetOfAvatar } from './keys.ts'

/** Target that the Avatar may go for: a model or a room. */
export type Target = ModelId | number

/** Quarry of one of the Avatar's models while it moves. */
export interface Quarry {
  /** By what it chooses among models. */
  readonly keys: readonly ModelKey[]
  /** Targets that it could do something to from a room. */
  from(room: number): readonly Target[]
  /** Targets in a room, though they cannot be reached yet. */
  at(room: number): readonly Target[]
}

/** The effect of the action card that is being carried out, and the one after it. */
const effectsNow = (state: BlackRose): readonly (ActionEffect | undefined)[] => {
  const frame = innermost(state, 'avatarCard')
  if (frame === undefined) return []
  const { effects } = actionOf(state.rules.edition, frame.card)
  return [effects[frame.at], effects[frame.at + 1]]
}

/** The keys of a priority; for what the third leaves open among models the first serves. */
const keysOf = (state: BlackRose, priority: Priority): readonly ModelKey[] =>
  sheetOfAvatar(state).priorities[priority === 2 ? 2 : 1]

/** Keys of an event at work by which the Avatar goes for somebody. */
const keysOfEvent = (state: BlackRose): readonly ModelKey[] | undefined => {
  const { source } = innermost(state, 'effect') ?? { source: '' }
  const card = source.startsWith('event.') ? cardOf(source) : undefined
  return card === undefined ? undefined : eventOf(state.rules.edition, card).goesFor
}

/** [REB-AVA.28] By what the Avatar itself chooses among models now: the priority of the effect at hand; what names none goes by the first. */
export const keysNow = (state: BlackRose): readonly ModelKey[] =>
  keysOfEvent(state) ?? keysOf(state, effectsNow(state)[0]?.priority ?? 1)

/** [REB-V.5] True if it looks for a room that is ready. */
export const isSeekingRoom = (state: BlackRose): boolean => {
  const [now] = effectsNow(state)
  return now !== undefined && now.sort !== 'spell' && now.seeks === 'readyRoom'
}

/** [REB-AVA.17] True if it only leaves its cell, for an effect that it gives up. */
export const isLeaving = (state: BlackRose): boolean => {
  const [now] = effectsNow(state)
  return now !== undefined && now.sort !== 'stalk' && now.sort !== 'charge'
}

/** The mages of others in a room; if no mage is outside the cells at all, their evocations there (RUL-54). */
const preyIn = (state: BlackRose, room: number): ModelId[] => {
  const out = allModels(state).filter(
    (model) => ownerOf(state, model) !== rose && placeOf(state, model) !== cell,
  )
  const mages = out.filter(isMage)
  return (mages.length > 0 ? mages : out).filter((model) => placeOf(state, model) === room)
}

export const targetsOf = (state: BlackRose, aim: Aim, room: Place): readonly Target[] => {
  if (aim.at !== 'one' && aim.at !== 'area') return []
  const { falls } = mageOf(state, rose)
  const doing = newDoing('', '', { by: rose, you: rose, falls }, { origin: room, there: room })
  return aim.at === 'one'
    ? modelsOfKind(state, doing, aim.kind, { within: aim.range })
    : roomsOfKind(state, doing, aim.kind, aim.range)
}

/**
 * [REB-AVA.25, REB-AVA.30, RUL-62] Quarry of a model of the Avatar: the target of the card's next effect, or whoever comes first.
 */
export const quarryOf = (state: BlackRose, model: ModelId): Quarry => {
  const at = (room: number): readonly Target[] => preyIn(state, room)
  if (!isMage(model)) return { keys: sheetOfAvatar(state).evocations, from: at, at }
  const [now, next] = effectsNow(state)
  if (now?.sort === 'stalk' && next?.sort === 'spell' && next.priority !== null) {
    const { aim, priority } = next
    const rooms = (room: number): readonly Target[] => (aim.at === 'area' ? [room] : preyIn(state, room))
    return { keys: keysOf(state, priority), from: (room) => targetsOf(state, aim, room), at: rooms }
  }
  return now?.priority === 3
    ? {
        keys: keysOf(state, 3),
        from: (room) => (preyIn(state, room).length > 0 ? [room] : []),
        at: (room) => [room],
      }
    : { keys: keysNow(state), from: at, at }
}
