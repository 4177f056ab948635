import type { Seat } from '@conclave/kernel'
import type { Doing } from '../frames/calls.ts'
import type { BlackRose, BlackRoseOption, ModelId } from '../state.ts'
import { assignUmbra, isUmbra, nightmaresFor, umbrasOf } from '../table/assigned.ts'
import { removeEvocation as remove } from '../table/evocations.ts'
import { evocationModel, evocationOf, isMage, seatOf } from '../table/models.ts'
import { modelIn, modelOption } from '../table/named-options.ts'
import { calling } from '../table/powers.ts'
import { attach, powerOf, upgradesFor } from '../table/upgrades.ts'
import { modelsText, phrase } from '../wording/words.ts'
import type { SentenceOf } from '../words/effect.ts'
import { isOwnKind } from '../words/targets.ts'
import { possible } from './begin.ts'
import { add, worth } from './estimate.ts'
import { oneByOne, whoIsNext } from './one-by-one.ts'
import {
  atLeastOne,
  fine,
  finished,
  never,
  noCubes,
  noLists,
  openChoice,
  unfinished,
  type Verb,
} from './verb.ts'

/** The next mage who is to have an Umbra. */
const unhaunted = (state: BlackRose, doing: Doing): Seat | undefined =>
  (doing.models ?? [])
    .filter(isMage)
    .map(seatOf)
    .find((seat) => !doing.chosen.includes(seat) && nightmaresFor(state, seat).length > 0)

/** [VRB-34, REB-G.9] The controller chooses the nightmare among those that are left. */
export const assign: Verb<SentenceOf<'assign'>> = {
  check: fine,
  choice: openChoice((state, _, doing) => {
    const seat = unhaunted(state, doing)
    return seat === undefined
      ? null
      : nightmaresFor(state, seat).map((kind): BlackRoseOption => ({ do: 'umbra', kind }))
  }),
  canBegin: (state, sentence, doing) =>
    possible(state, sentence, doing)
      .filter(isMage)
      .some((model) => nightmaresFor(state, seatOf(model)).length > 0),
  wants: noCubes,
  moves: never,
  run: (state, _, doing, option) => {
    const seat = unhaunted(state, doing)
    if (seat === undefined || option?.do !== 'umbra') return finished
    assignUmbra(state, seat, option.kind, doing.by)
    doing.chosen.push(seat)
    doing.done = true
    return unhaunted(state, doing) === undefined ? finished : unfinished
  },
  text: ({ to }) => phrase('verb.assign', { to: modelsText(to) }),
  value: worth(0.7),
  inner: noLists,
}

/** The Umbras that a sentence means: those of a mage, or one by itself. */
const umbrasMeant = (state: BlackRose, models: readonly ModelId[]): ModelId[] =>
  models.flatMap((model) => {
    if (isMage(model)) return umbrasOf(state, seatOf(model)).map(({ n }) => evocationModel(n))
    const evocation = evocationOf(state, model)
    return evocation !== undefined && isUmbra(evocation) ? [model] : []
  })

/** [VRB-35] One goes; the controller chooses which. */
export const removeUmbra: Verb<SentenceOf<'removeUmbra'>> = {
  check: fine,
  choice: openChoice((state, _, doing) => {
    const found = umbrasMeant(state, doing.models ?? [])
    return found.length === 0 ? null : found.map((model) => modelOption(state, model))
  }),
  canBegin: (state, sentence, doing) => umbrasMeant(state, possible(state, sentence, doing)).length > 0,
  wants: noCubes,
  moves: never,
  run: (state, _, doing, option) => {
    const model = modelIn(option)
    if (model === null) return finished
    remove(state, model)
    doing.done = true
    return finished
  },
  text: ({ to }) => {
    if (to.models === 'it' || to.models === 'thatEvocation') return phrase('verb.removeUmbra.it')
    return to.models === 'you'
      ? phrase('verb.removeUmbra.you')
      : phrase('verb.removeUmbra', { to: modelsText(to) })
  },
  value: worth(0.5),
  inner: noLists,
}

const attached = ({ chosen }: Doing): number => chosen.filter((each) => each === 'attached').length

/** Bearer of the next one, once that is said. */
const bearerOf = (state: BlackRose, doing: Doing): ModelId | undefined => {
  const last = doing.chosen.at(-1)
  return bearers(state, doing).find((model) => model === last)
}

const bearers = (state: BlackRose, { models }: Doing): ModelId[] =>
  (models ?? []).filter((model) => {
    const evocation = evocationOf(state, model)
    return evocation !== undefined && upgradesFor(state, evocation).length > 0
  })

/** [VRB-40] Bearer and kind, one after the other, as often as it says or until it is enough. */
export const upgrade: Verb<SentenceOf<'upgrade'>> = {
  check: ({ count, to }) =>
    to.models === 'each' && !isOwnKind(to.kind) ? 'nobody upgrades what is not hers' : atLeastOne(count),
  choice: openChoice((state, _, doing) => {
    const bearer = bearerOf(state, doing)
    const able = bearers(state, doing)
    if (bearer === undefined)
      return able.length === 0 ? null : [...able.map((model) => modelOption(state, model)), { do: 'enough' }]
    const kinds = upgradesFor(state, evocationOf(state, bearer)!)
    return kinds.map((kind): BlackRoseOption => ({ do: 'upgrade', upgrade: kind }))
  }),
  canBegin: (state, sentence, doing) =>
    bearers(state, { ...doing, models: [...possible(state, sentence, doing)] }).length > 0,
  wants: noCubes,
  moves: never,
  run: (state, { count }, doing, option) => {
    const model = modelIn(option)
    if (model !== null) {
      doing.chosen.push(model)
      return unfinished
    }
    const bearer = bearerOf(state, doing)
    if (option?.do !== 'upgrade' || bearer === undefined) return finished
    attach(state, bearer, option.upgrade)
    doing.chosen.push('attached')
    doing.done = true
    return attached(doing) < count && bearers(state, doing).length > 0 ? unfinished : finished
  },
  text: ({ count, to }) =>
    to.models === 'each'
      ? phrase('verb.upgrade.yours', { count })
      : phrase('verb.upgrade', { count, to: modelsText(to) }),
  value: ({ count, to }, into) => add(into, 0.5 * count, to),
  inner: noLists,
}

const hasCall = (state: BlackRose, model: ModelId): boolean => {
  const evocation = evocationOf(state, model)
  return evocation !== undefined && powerOf(state, evocation, 'call') !== undefined
}

/** [11.7] Their calls, one after the other, for who has called them. */
export const callTotem: Verb<SentenceOf<'callTotem'>> = {
  check: fine,
  choice: openChoice((state, { to }, doing) => whoIsNext(state, to, doing, (model) => hasCall(state, model))),
  canBegin: (state, sentence, doing) =>
    possible(state, sentence, doing).some((model) => hasCall(state, model)),
  wants: noCubes,
  moves: never,
  run: (state, _, doing, option) =>
    oneByOne(
      doing,
      option,
      (model) => hasCall(state, model),
      (model) => ({ procedure: 'effect', locals: calling(state, model, doing.you)! }),
    ),
  text: ({ to }) => phrase('verb.callTotem', { to: modelsText(to) }),
  value: ({ to }, into) => add(into, 0.8, to),
  inner: noLists,
}
