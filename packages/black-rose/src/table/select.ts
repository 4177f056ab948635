import type { Doing } from '../frames/calls.ts'
import { type BlackRose, cell, editionOf, type ModelId, mageOf, rose } from '../state.ts'
import type { VerbName } from '../words/effect.ts'
import type { ModelKind, Models, Spot, Where } from '../words/select.ts'
import { type ToModels, touchesModel } from '../words/targets.ts'
import { isOfEvent } from './actors.ts'
import { umbrasOf } from './assigned.ts'
import { neighbours } from './hexes.ts'
import { causeOf } from './ignoring.ts'
import { sparesOwn } from './immunity.ts'
import { jinxesOn } from './jinxes.ts'
import { isInRange } from './lodge.ts'
import {
  allModels,
  cardOfEvocation,
  evocationModel,
  evocationOf,
  evocationsOf,
  isInPlay,
  isMage,
  mageModel,
  ownerOf,
  placeOf,
  seatOf,
} from './models.ts'
import { mageBehindOf } from './occurrences.ts'
import { innermost } from './stack.ts'

/** True if a model is of a kind, as the mage sees it who carries out the effect. */
export const isOfKind = (state: BlackRose, you: number, model: ModelId, kind: ModelKind): boolean => {
  const mine = ownerOf(state, model) === you
  const evocation = evocationOf(state, model)
  const card = evocation === undefined ? undefined : cardOfEvocation(state, evocation)
  switch (kind) {
    case 'enemyModel':
      return !mine
    case 'enemyMage':
      return !mine && isMage(model)
    case 'enemyEvocation':
      return !mine && card !== undefined
    case 'yourEvocation':
      return mine && card !== undefined
    case 'yourUndead':
      return mine && card?.archetypes.includes('undead') === true
    case 'yourLandsknecht':
      return mine && card?.kind === 'undead'
    case 'yourDivineAltar':
      return mine && card?.kind === 'holyAltar'
    case 'yourMutantAltar':
      return mine && card?.kind === 'mutantAltar'
    case 'evocation':
      return card !== undefined
    case 'mage':
      return isMage(model)
    case 'model':
      return true
    case 'yourTotem':
      return mine && card?.archetypes.includes('spirit') === true
    case 'yourConstruct':
      return mine && card?.archetypes.includes('construct') === true
    case 'yourNigredo':
      return mine && card?.kind === 'nigredo'
    case 'jinxedMage':
      return !mine && isMage(model) && jinxesOn(state, seatOf(model)).length > 0
    case 'hauntedMage':
      return !mine && isMage(model) && umbrasOf(state, seatOf(model)).length > 0
    case 'umbra':
      return evocation?.paired !== undefined
    case 'otherEnemy':
      return !mine
  }
}

/**
 * [BRW-CELL.2, BRW-TGT.6] True if an effect reaches a model at all: cells are out of reach but for the Black Rose and oneself.
 */
export const isReached = (state: BlackRose, doing: Doing, model: ModelId): boolean => {
  if (!isInPlay(state, model)) return false
  const seat = ownerOf(state, model)
  if (doing.avoided.includes(seat) && isMage(model)) return false
  if (placeOf(state, model) !== cell || isOfEvent(doing)) return true
  return seatOf(model) === doing.you && !editionOf(state).cellShuts
}

/** [REB-G.1, VRB-11] In her cell a mage's model is out of reach even for herself, but not for the Black Rose. */
const isShutIn = (state: BlackRose, doing: Doing, sentence: ToModels): boolean =>
  editionOf(state).cellShuts &&
  !isOfEvent(doing) &&
  touchesModel[sentence.verb] &&
  !('from' in sentence && sentence.from === 'rose') &&
  mageOf(state, doing.you).place === cell

/** A room that needs no choice, or -1 when there is none. */
export const spotOf = (state: BlackRose, doing: Doing, spot: Spot | 'picked'): number => {
  switch (spot) {
    case 'yours':
      return mageOf(state, doing.you).place
    case 'target':
      return doing.targetRoom
    case 'there':
      return doing.there
    case 'its': {
      const model = doing.target ?? doing.it ?? null
      // [BRW-R.35] A target that got away in time has no room here; one that falls to the effect has the one it was in.
      if (model === null) return cell
      const place = isInPlay(state, model) ? placeOf(state, model) : cell
      return place === cell ? doing.targetRoom : place
    }
    case 'picked':
      return doing.pickedRooms[0] ?? cell
  }
}

const isIn = (state: BlackRose, doing: Doing, model: ModelId, where: Where): boolean => {
  const place = placeOf(state, model)
  if (where === 'wherever') return true
  // Cells are not in the Lodge: whoever sits there is only found by name.
  if (place === cell) return false
  if (typeof where === 'object') return isInRange(doing.origin, place, where.within)
  if (where === 'around') return doing.origin !== cell && neighbours[doing.origin]!.includes(place)
  return place === spotOf(state, doing, where)
}

/** Every model of a kind that is there and can be reached, for what these verbs do to it. */
export const modelsOfKind = (
  state: BlackRose,
  doing: Doing,
  kind: ModelKind,
  where: Where,
  verbs: readonly VerbName[] = [],
): ModelId[] => {
  const spares = sparesOwn(state, doing, kind, verbs)
  return allModels(state).filter(
    (model) =>
      isOfKind(state, doing.you, model, kind) &&
      !(kind === 'otherEnemy' && model === doing.target) &&
      !(spares && ownerOf(state, model) === doing.you) &&
      isReached(state, doing, model) &&
      isIn(state, doing, model, where),
  )
}

/** Selection: these are meant, or one of these is to be chosen (and it may be left at that). */
export type Selection<T> = { readonly these: T[] } | { readonly among: T[]; readonly enough: boolean }

/** [BRW-TGT.7] Models that a sentence is about, as far as they have been chosen. */
export const selectModels = (state: BlackRose, doing: Doing, sentence: ToModels): Selection<ModelId> => {
  const { verb, to: models } = sentence
  const ofKind = ({ kind, where }: Extract<Models, { readonly kind: ModelKind }>): ModelId[] =>
    modelsOfKind(state, doing, kind, where, [verb])
  const kept = (model: ModelId | null): Selection<ModelId> => ({
    these: model !== null && isReached(state, doing, model) ? [model] : [],
  })
  switch (models.models) {
    case 'you':
      return { these: isShutIn(state, doing, sentence) ? [] : [mageModel(doing.you)] }
    case 'target':
      return kept(doing.target)
    case 'it':
    case 'source':
    case 'thatEvocation':
      return kept(doing.it)
    case 'thatMage':
      return kept(doing.it !== null && isMage(doing.it) ? doing.it : null)
    case 'mageBehind': {
      const cause = causeOf(state)
      if (editionOf(state).interrupts === 'fullStop')
        return kept(cause === undefined ? null : mageBehindOf(state, cause))
      const by = innermost(state, 'damage')?.by ?? rose
      return kept(by === rose ? null : mageModel(by))
    }
    case 'summoned':
      if (editionOf(state).interrupts === 'fullStop') return { these: doing.picked.slice() }
      return {
        these: evocationsOf(state, doing.you)
          .filter(({ n }) => n === doing.noted + 1)
          .map(({ n }) => evocationModel(n)),
      }
    case 'picked':
      return { these: doing.picked.filter((model) => isReached(state, doing, model)) }
    case 'each':
      return { these: ofKind(models) }
    case 'one': {
      const among = ofKind(models)
      return among.length === 0 ? { these: [] } : { among, enough: false }
    }
    case 'upTo': {
      const chosen = doing.chosen as ModelId[]
      const among = ofKind(models).filter((model) => !chosen.includes(model))
      return chosen.length === models.count || among.length === 0
        ? { these: chosen.slice() }
        : { among, enough: true }
    }
  }
}
