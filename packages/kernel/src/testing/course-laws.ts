import { below, swift } from '../chance.ts'
import { mayHear, type TableEvent } from '../event.ts'
import type { Game } from '../game.ts'
import { cloneJson } from '../json.ts'
import { answer, choices, questionOf } from '../machine.ts'
import { keyOf } from '../option.ts'
import type { Option, Question, Seat, TableState, Viewer } from '../state.ts'
import { viewOf } from '../view.ts'
import { firstDifference } from './compare.ts'
import { broken, imaginedDifference, type Lawful, viewersOf } from './laws.ts'
import { twin } from './twin.ts'

/**
 * Laws about an answer, for one viewer. The same answer is given in the state and in a twin, with the same luck:
 * - learning: if the barrier did not grow, she has learnt nothing, so both still look alike, whatever the luck;
 * - events: if the tables look alike afterwards, she has heard the same;
 * - silence: if besides she has heard the same, the same seats are asked the same, and her options are the same;
 * - memory: if both look alike, they are imagined alike, so no frame or counter keeps a fact read from a hidden card.
 */
export const stepLaw = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  seat: Seat,
  key: string,
  viewer: Viewer,
  seed: string,
  lawful: Lawful<S, O> = {},
): string | null => {
  const here = course(cloneJson(state), `${seed} luck`)
  const there = course(twin(game, state, viewer, swift(`${seed} twin`)), `${seed} luck`)
  const elsewhere = course(twin(game, state, viewer, swift(`${seed} twin`)), `${seed} other luck`)
  if (!go(game, here, seat, key)) return `step law: '${key}' is not an option of seat ${seat}`
  if (!go(game, there, seat, key)) {
    return viewer === seat ? `twin law, seat ${viewer}: '${key}' is not offered in a twin` : null
  }
  const taken = go(game, elsewhere, seat, key)
  if (here.state.barrier === state.barrier) {
    for (const other of taken ? [there, elsewhere] : [there]) {
      const found = firstDifference(viewOf(game, here.state, viewer), viewOf(game, other.state, viewer))
      const learnt = broken('learning law', viewer, `'${key}' shows something, but the barrier stays`, found)
      if (learnt !== null) return learnt
    }
  }
  const parting = part(game, here, there, viewer, seed, lawful)
  if (parting !== 'apart' && parting !== 'alike') return parting
  // Other luck in the same place: what was shuffled out of sight must not show in the worlds imagined afterwards.
  return taken && areAlike(game, here, elsewhere, viewer)
    ? memory(game, here, elsewhere, viewer, seed, lawful)
    : null
}

/**
 * A law about choosing: whatever else the seat might have answered, if another viewer could not see the difference and
 * is now asked herself, she imagines the same worlds. So a plan made in secret stays one, half-made or whole.
 */
export const choiceLaw = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  seat: Seat,
  keys: readonly [string, string],
  viewer: Viewer,
  seed: string,
  lawful: Lawful<S, O> = {},
): string | null => {
  if (viewer === seat || viewer === 'spectator') return null
  const [one, other] = keys.map((key) => {
    const each = course(cloneJson(state), `${seed} luck`)
    return go(game, each, seat, key) ? each : undefined
  })
  if (one === undefined || other === undefined || questionOf(one.state, viewer) === undefined) return null
  if (!areAlike(game, one, other, viewer)) return null
  const found = imaginedDifference(game, one.state, other.state, viewer, seed, lawful)
  return broken('choice law', viewer, `whether seat ${seat} chose '${keys.join("' or '")}' shows`, found)
}

/**
 * A law about planning: secret answers of different seats do not depend on each other, so they lead to the same
 * state in either order. Undo among planners relies on it.
 */
export const planningLaw = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  seed: string,
): string | null => {
  const dice = swift(`${seed} plans`)
  const plans = state.questions
    .filter(({ manner }) => manner === 'secret')
    .slice(0, 2)
    .map((question) => {
      const keys = choices(game, state, question).map(keyOf)
      return { seat: question.seat, key: keys[below(dice, keys.length)]! }
    })
  if (plans.length < 2) return null
  const [one, other] = [plans, plans.toReversed()].map((order) => {
    const each = course(cloneJson(state), `${seed} luck`)
    return order.every(({ seat, key }) => go(game, each, seat, key)) ? each.state : null
  })
  const found = firstDifference(one, other)
  return found === null ? null : `planning law: the order of secret answers matters: ${found}`
}

/** The laws about an answer, for every seat and the spectator: the first violation, or null. */
export const stepLaws = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  seat: Seat,
  key: string,
  seed: string,
  lawful: Lawful<S, O> = {},
): string | null => {
  const question = questionOf(state, seat)
  const keys = question === undefined ? [] : choices(game, state, question).map(keyOf)
  const another = keys[below(swift(`${seed} another`), Math.max(1, keys.length))] ?? key
  for (const viewer of viewersOf(state)) {
    const found =
      stepLaw(game, state, seat, key, viewer, seed, lawful) ??
      choiceLaw(game, state, seat, [key, another], viewer, seed, lawful)
    if (found !== null) return found
  }
  return null
}

/**
 * Third law: silence says nothing. The state and a twin (of the spectator, unless another viewer is named) are played
 * on with the same answers as long as both allow them and the viewer sees no difference; all the way, the same
 * seats must be asked the same.
 */
export const silenceLaw = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  seed: string,
  steps: number,
  lawful: Lawful<S, O> = {},
  viewer: Viewer = 'spectator',
): string | null => {
  const here = course(cloneJson(state), `${seed} luck`)
  const there = course(twin(game, state, viewer, swift(`${seed} twin`)), `${seed} luck`)
  const dice = swift(`${seed} choices`)
  for (let step = 0; step < steps && here.state.questions.length > 0; step++) {
    const question = here.state.questions[below(dice, here.state.questions.length)]!
    const keys = commonKeys(game, here.state, there.state, question)
    if (keys.length === 0) return null
    const key = keys[below(dice, keys.length)]!
    go(game, here, question.seat, key)
    go(game, there, question.seat, key)
    const parting = part(game, here, there, viewer, seed, lawful)
    if (parting === 'apart') return null
    if (parting !== 'alike') return parting
  }
  return null
}

/** A state being played on, and what was said since the last answer. */
interface Course<S> {
  readonly state: S
  events: TableEvent[]
}

const course = <S extends TableState>(state: S, seed: string): Course<S> => {
  state.chance = swift(seed)
  return { state, events: [] }
}

const go = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  on: Course<S>,
  seat: Seat,
  key: string,
): boolean => {
  on.events = []
  return answer(game, on.state, seat, key, (event) => on.events.push(event)) === null
}

/** Verdict on two courses: whether they still cannot be told apart, are now rightly told apart, or the law they break. */
const part = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  here: Course<S>,
  there: Course<S>,
  viewer: Viewer,
  seed: string,
  lawful: Lawful<S, O>,
): string => {
  const one = viewOf(game, here.state, viewer)
  const other = viewOf(game, there.state, viewer)
  if (firstDifference(one.table, other.table) !== null) return 'apart'
  // A passing sight may well have had different causes.
  const passed = ({ event }: TableEvent) => lawful.passing?.includes(event) ?? false
  if (heardDifference(here.events.filter(passed), there.events.filter(passed), viewer) !== null)
    return 'apart'
  const heard = heardDifference(here.events, there.events, viewer)
  if (heard !== null) return broken('event law', viewer, 'is told more than is shown', heard)!
  const found = firstDifference(one, other)
  if (found !== null) return broken('silence law', viewer, 'what is asked depends on hidden things', found)!
  return memory(game, here, there, viewer, seed, lawful) ?? 'alike'
}

const memory = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  here: Course<S>,
  there: Course<S>,
  viewer: Viewer,
  seed: string,
  lawful: Lawful<S, O>,
): string | null =>
  broken(
    'memory law',
    viewer,
    'what looks alike is imagined differently',
    imaginedDifference(game, here.state, there.state, viewer, seed, lawful),
  )

/** True if the viewer sees the same and has heard the same. */
const areAlike = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  here: Course<S>,
  there: Course<S>,
  viewer: Viewer,
): boolean =>
  heardDifference(here.events, there.events, viewer) === null &&
  firstDifference(viewOf(game, here.state, viewer), viewOf(game, there.state, viewer)) === null

const heardDifference = (
  one: readonly TableEvent[],
  other: readonly TableEvent[],
  viewer: Viewer,
): string | null =>
  firstDifference(
    one.filter((event) => mayHear(event, viewer)),
    other.filter((event) => mayHear(event, viewer)),
  )

const commonKeys = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  here: S,
  there: S,
  question: Question,
): string[] => {
  const counterpart = questionOf(there, question.seat)
  if (counterpart === undefined) return []
  const keys = new Set(choices(game, there, counterpart).map(keyOf))
  return choices(game, here, question)
    .map(keyOf)
    .filter((key) => keys.has(key))
}
