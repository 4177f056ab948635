import type { BlackRoseOption, BlackRoseQuestion, BlackRoseView, MageView } from '@conclave/black-rose'
import { keyOf } from '@conclave/kernel'
import type { Leading, Question } from '../kit.ts'
import { besides } from './geometry.ts'

/** A model of the Lodge: a mage by her seat, or an evocation by its number. */
export type Model = { readonly mage: number } | { readonly evocation: number }

/** True if a question about a step speaks of this model. */
const isWalking = ({ about }: BlackRoseQuestion<'step'>, model: Model): boolean =>
  'mage' in model
    ? !('n' in about.model) && about.model.seat === model.mage
    : 'n' in about.model && about.model.n === model.evocation

const placeOf = (table: BlackRoseView, model: Model): string | undefined =>
  'mage' in model
    ? table.mages[model.mage]?.place
    : table.evocations.find(({ n }) => n === model.evocation)?.place

/** The answer that sets a model in motion: the mage whose activation it is, or the evocation that acts next. */
const startOf = (
  question: Question,
  options: readonly BlackRoseOption[],
  model: Model,
): BlackRoseOption | undefined => {
  if ('mage' in model)
    return question.kind === 'component' && question.seat === model.mage
      ? options.find((option) => option.do === 'move')
      : undefined
  if (question.kind !== 'nextEvocation') return undefined
  return options.find((option) => option.do === 'evocation' && option.n === model.evocation)
}

const exitsOf = (mage: MageView | undefined): readonly string[] =>
  mage === undefined ? [] : (mage.exits ?? [mage.gate])

/** Number of steps of a model that begins to move, or is on its way. */
const stepsOf = (table: BlackRoseView, question: Question, model: Model): number => {
  if (question.kind === 'step') return question.about.left
  if ('mage' in model) return table.mages[model.mage]?.movement ?? 0
  return table.evocations.find(({ n }) => n === model.evocation)?.movement ?? 0
}

/** The rooms that a model can step into now, by their names: while it is on its way, or if it may begin to move. */
export const roomsBeside = (
  table: BlackRoseView,
  question: Question | null,
  options: readonly BlackRoseOption[],
  model: Model,
): readonly string[] => {
  if (question === null) return []
  if (question.kind === 'step') {
    if (!isWalking(question, model)) return []
    return options.flatMap((option) => (option.do === 'room' ? [option.room] : []))
  }
  if (startOf(question, options, model) === undefined) return []
  const here = table.lodge.findIndex(({ room }) => room === placeOf(table, model))
  // [BRW-CELL.7, REB-LDG.8] From her cell a mage steps into the room beside its gate, or one of the two.
  if (here < 0) return 'mage' in model ? exitsOf(table.mages[model.mage]) : []
  return besides(here).flatMap((hex) => table.lodge[hex]?.room ?? [])
}

/** Number of others in a room: whoever walks goes past as few of them as she can. */
const crowdIn = ({ mages, evocations }: BlackRoseView, room: string): number =>
  [...mages, ...evocations].filter(({ place }) => place === room).length

interface Way {
  readonly last: string
  readonly rooms: readonly string[]
  readonly crowd: number
}

const nextTo = (table: BlackRoseView, place: string): string[] =>
  besides(table.lodge.findIndex(({ room }) => room === place)).flatMap((hex) => table.lodge[hex]?.room ?? [])

/**
 * The way to each room that a model can reach: the shortest, and of those the one past the fewest others. Whoever wants
 * another one takes it step by step.
 */
export const waysOf = (
  table: BlackRoseView,
  question: Question | null,
  options: readonly BlackRoseOption[],
  model: Model,
): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>()
  const place = placeOf(table, model)
  let layer: readonly Way[] = roomsBeside(table, question, options, model).map((room) => ({
    last: room,
    rooms: [room],
    crowd: 0,
  }))
  const steps = question === null ? 0 : stepsOf(table, question, model)
  for (let step = 1; step <= steps && layer.length > 0; step++) {
    const reached = new Map<string, Way>()
    for (const way of layer) {
      const known = reached.get(way.last)
      if (way.last === place || found.has(way.last) || (known !== undefined && known.crowd <= way.crowd))
        continue
      reached.set(way.last, way)
    }
    for (const [room, { rooms }] of reached) found.set(room, rooms)
    layer = [...reached.values()].flatMap(({ last, rooms, crowd }) =>
      nextTo(table, last).map((next) => ({
        last: next,
        rooms: [...rooms, next],
        crowd: crowd + crowdIn(table, last),
      })),
    )
  }
  return found
}

/**
 * The way of a model that is led by hand from room to room: back over a room it came through it is that much shorter, and where it
 * was led too far or over a wall it is the board's own.
 */
export const ledInto = (
  table: BlackRoseView,
  question: Question | null,
  options: readonly BlackRoseOption[],
  model: Model,
  way: readonly string[],
  room: string,
): readonly string[] => {
  const at = way.indexOf(room)
  if (at >= 0) return way.slice(0, at + 1)
  const last = way.at(-1)
  const isBeside =
    last === undefined
      ? roomsBeside(table, question, options, model).includes(room)
      : nextTo(table, last).includes(room)
  const hasSteps = question !== null && way.length < stepsOf(table, question, model)
  if (isBeside && hasSteps) return [...way, room]
  return waysOf(table, question, options, model).get(room) ?? way
}

/** [BRW-ROOM.1, BRW-ROOM.4] True if a room looks as if its effect could be used: any other bar is asked about on the spot. */
export const isUsable = ({ mages, lodge }: BlackRoseView, seat: number, name: string): boolean => {
  const room = lodge.find((each) => each.room === name)
  return (
    room?.token === 'bright' &&
    !room.destroyed &&
    !room.blocked &&
    mages[seat]?.inhibited.includes('activate') === false
  )
}

/** Questions that may come between, and are their player's own answer. */
const between: readonly Question['kind'][] = ['completeQuest', 'react', 'liftJinx', 'effect', 'element']

/** Walk of a model in one go: along a way, with a strike where it ends. */
export interface Going {
  readonly model: Model
  readonly way: readonly string[]
  /** Attack there, as that is answered. */
  readonly strikes?: BlackRoseOption
  /** True if the room where it ends is activated. */
  readonly uses?: boolean
}

/**
 * Sets a model in motion if need be, and leads it along its way; there it stays. The room where it begins is not activated
 * before: whoever wants that goes step by step.
 */
export const going = ({ model, way, strikes, uses = false }: Going): Leading => {
  let begunAt: object | null = null
  let from: string | undefined
  let struck = false
  const picks = (options: readonly BlackRoseOption[], wanted: BlackRoseOption): BlackRoseOption | null =>
    options.find((option) => keyOf(option) === keyOf(wanted)) ?? null
  return (question, options, table) => {
    if (begunAt === null) from = placeOf(table, model)
    const { kind } = question
    switch (kind) {
      case 'step': {
        if (!isWalking(question, model)) return 'wait'
        begunAt ??= table
        const place = placeOf(table, model)
        const at = way.indexOf(place ?? '')
        // Whoever was put elsewhere on the way goes on as she likes.
        if (at < 0 && place !== from) return null
        const next = way[at + 1]
        return picks(options, next === undefined ? { do: 'stop' } : { do: 'room', room: next })
      }
      case 'activateHere':
        if (question.about.when === 'before') return picks(options, { do: 'pass' })
        return uses && question.about.room === way.at(-1) ? picks(options, { do: 'activate' }) : null
      case 'evocationTurn':
        return strikes === undefined ? null : picks(options, { do: 'attack' })
      case 'attackTarget': {
        if (strikes === undefined || struck) return null
        struck = true
        return picks(options, strikes)
      }
      default: {
        const start = startOf(question, options, model)
        if (start === undefined) return between.includes(kind) ? 'wait' : null
        if (begunAt !== null && begunAt !== table) return null
        begunAt = table
        return start
      }
    }
  }
}
