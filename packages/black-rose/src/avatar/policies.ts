import type { Abouts, BlackRoseQuestion, NamedModel } from '../frames/abouts.ts'
import { type BlackRose, type BlackRoseOption, type ModelId, type Owner, rose } from '../state.ts'
import { hexOf, laidAt } from '../table/lodge.ts'
import {
  damageOn,
  evocationModel,
  evocationOf,
  isMage,
  mageModel,
  ownerOf,
  placeOf,
} from '../table/models.ts'
import { modelIn } from '../table/named-options.ts'
import { innermost } from '../table/stack.ts'
import type { ModelKey } from '../words/keys.ts'
import { best, bestModels, bestRooms, sheetOfAvatar } from './keys.ts'
import { keysNow, quarryOf } from './quarry.ts'
import { readyFirst, stepsOf } from './ways.ts'

type Options = readonly BlackRoseOption[]

/** Policy: the answers that the Avatar's rules leave to whoever answers for it. A single one is not asked for. */
type Policy<Kind extends keyof Abouts> = (
  state: BlackRose,
  question: BlackRoseQuestion<Kind>,
  options: Options,
) => Options

const modelOf = (named: NamedModel): ModelId =>
  'n' in named ? evocationModel(named.n) : mageModel(named.seat)

/** The answers that name one of these models. */
const naming = (options: Options, models: readonly ModelId[]): Options =>
  options.filter((option) => {
    const model = modelIn(option)
    return model !== null && models.includes(model)
  })

const modelsOf = (options: Options): ModelId[] =>
  options.map(modelIn).filter((model): model is ModelId => model !== null)

const roomsOf = (state: BlackRose, options: Options): number[] =>
  options.flatMap((option) => (option.do === 'room' ? [hexOf(state, option.room)] : []))

const inRooms = (state: BlackRose, options: Options, rooms: readonly number[]): Options =>
  options.filter((option) => option.do === 'room' && rooms.includes(hexOf(state, option.room)))

const byKeys = (state: BlackRose, options: Options, keys: readonly ModelKey[], from: number): Options =>
  naming(options, bestModels(state, modelsOf(options), keys, from))

const placeOfAvatar = (state: BlackRose): number => placeOf(state, mageModel(rose))

/** [REB-AVA.28, REB-AVA.29] A model or a room, by the priority of the effect. */
const targets = (state: BlackRose, options: Options): Options => {
  if (modelsOf(options).length > 0) return byKeys(state, options, keysNow(state), placeOfAvatar(state))
  const rooms = roomsOf(state, options)
  if (rooms.length === 0) return options
  return inRooms(
    state,
    options,
    readyFirst(state, bestRooms(state, rooms, sheetOfAvatar(state).priorities[3])),
  )
}

/** The cubes that an effect is about: those of the models or rooms at hand. */
const cubesAtHand = (state: BlackRose): readonly (readonly Owner[])[] => {
  const doing = innermost(state, 'effect')
  return [
    ...(doing?.models ?? []).map((model) => damageOn(state, model)),
    ...(doing?.rooms ?? []).map((room) => laidAt(state, room).cubes),
  ]
}

/** [REB-AVA.32, REB-V.3] Of cubes the rightmost that may be named. */
const rightmost = (state: BlackRose, options: Options): Options => {
  const owners = options.flatMap((option) => (option.do === 'cube' ? [option.seat] : []))
  const last = cubesAtHand(state)
    .map((cubes) => cubes.findLast((owner) => owners.includes(owner)))
    .find((owner) => owner !== undefined)
  return options.filter((option) => option.do === 'cube' && option.seat === last)
}

/** [REB-V.2] It takes all of "up to"; whether it does what it may is for the Crown to say. */
const eager = (options: Options): Options => {
  const more = options.filter((option) => !['enough', 'pass', 'stop'].includes(option.do))
  return more.length > 0 ? more : options
}

const effect: Policy<'effect'> = (state, _, all) => {
  const options = eager(all)
  return options.some((option) => option.do === 'cube') ? rightmost(state, options) : targets(state, options)
}

/** [4.7] Its own models go where they are after; those of others where the Crown likes. */
const step: Policy<'step'> = (state, { about }, options) => {
  const model = modelOf(about.model)
  if (ownerOf(state, model) !== rose) return eager(options)
  const steps = stepsOf(state, model, about.left, roomsOf(state, options))
  if (steps.length > 0) return inRooms(state, options, steps)
  const stop = options.filter((option) => option.do === 'stop')
  return stop.length > 0 ? stop : options
}

/** [REB-AVA.25] The Avatar strikes by its card, its evocations by their own rule. */
const attackTarget: Policy<'attackTarget'> = (state, { about }, options) => {
  const model = modelOf(about.model)
  const keys = isMage(model) ? keysNow(state) : sheetOfAvatar(state).evocations
  return byKeys(state, options, keys, placeOf(state, model))
}

/** [REB-AVA.31, REB-C.11] First the mages with most trophies, then the other mages, then evocations. */
const spread: Policy<'spread'> = (state, _, options) =>
  byKeys(state, options, sheetOfAvatar(state).spread, placeOfAvatar(state))

/** [REB-V.1] Into a free space; else what has most damage makes way, then what lies in the lowest space. */
const replaceEvocation: Policy<'replaceEvocation'> = (state, _, all) => {
  const free = all.filter((option) => option.do === 'yes')
  if (free.length > 0) return free
  const options = eager(all)
  const slotOf = (model: ModelId): number => evocationOf(state, model)?.slot ?? 0
  const models = best(
    modelsOf(options),
    (model) => damageOn(state, model).length,
    (model) => -slotOf(model),
  )
  return models.length > 0 ? naming(options, models) : options
}

/**
 * [REB-AVA.25, RUL-53] An evocation strikes where it has found what it is after, and goes on otherwise; what it may do
 * instead it does not (REB-V.2).
 */
const evocationTurn: Policy<'evocationTurn'> = (state, { about }, options) => {
  const model = modelOf(about.model)
  const isThere = quarryOf(state, model).from(placeOf(state, model)).length > 0
  const order = isThere ? (['attack', 'end'] as const) : (['move', 'end'] as const)
  const first = order.find((each) => options.some((option) => option.do === each))
  return options.filter((option) => option.do === first)
}

/**
 * [REB-AVA.27] Policies of the Avatar for every question. It has no spells, no quests and no choices of the opening, and all else
 * it does is fixed: null stands for questions it is never asked.
 */
const policies: { readonly [Kind in keyof Abouts]: Policy<Kind> | null } = {
  avatarAim: (state, _, options) => targets(state, options),
  effect,
  step,
  attackTarget,
  spread,
  replaceEvocation,
  evocationTurn,
  chooseMage: null,
  chooseColour: null,
  chooseSchool: null,
  chooseList: null,
  giveUpQuest: null,
  questLimit: null,
  librarySchool: null,
  libraryKeep: null,
  study: null,
  removal: null,
  planCard: null,
  planSlot: null,
  planSide: null,
  unready: null,
  component: null,
  activateHere: null,
  element: null,
  aim: null,
  symbol: null,
  react: null,
  completeQuest: null,
  order: null,
  nextEvocation: null,
  castFromHand: null,
  liftJinx: null,
  liftJinxCard: null,
  keepTrap: null,
  winner: null,
}

export const isForAvatar = ({ about }: { readonly about: object | null }): boolean =>
  about !== null && 'for' in about && about.for === 'avatar'

/** [REB-AVA.27] Answers to a question of the Avatar's that are left to the Crown. */
export const leftToTheCrown = <Kind extends keyof Abouts>(
  state: BlackRose,
  question: BlackRoseQuestion<Kind>,
  options: Options,
): Options => {
  if (!isForAvatar(question)) return options
  const policy: Policy<Kind> | null = policies[question.kind]
  if (policy === null) throw new Error(`the Avatar is asked '${question.kind}'`)
  const left = policy(state, question, options)
  return left.length > 0 ? left : options
}
