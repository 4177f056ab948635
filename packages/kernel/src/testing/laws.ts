import { below, swift } from '../chance.ts'
import type { Game } from '../game.ts'
import { cloneJson } from '../json.ts'
import { imagine, type Place } from '../sight.ts'
import type { ChanceState, Option, Seat, TableState, Viewer } from '../state.ts'
import { type View, viewOf } from '../view.ts'
import { firstDifference } from './compare.ts'
import { twin } from './twin.ts'

/** Subject of the laws of hidden information, besides the game itself; a broken one can be put in to see it caught. */
export interface Lawful<S extends TableState, O extends Option> {
  /** Sampler of worlds; the kernel's way unless told otherwise. */
  readonly imagine?: (state: S, viewer: Viewer, chance: ChanceState) => S
  /** A bot that must answer alike in twins: it gets its view and a sampler of imagined worlds. */
  readonly bot?: (view: View<O>, sample: (chance: ChanceState) => S) => string
  /**
   * Groups of places whose contents could be exchanged at all (equal backs), whoever looks. With it, contents that a
   * viewer cannot see but no veil covers are found.
   */
  readonly alike?: (state: S) => Place[][]
  /** Names of events that show something for a moment only, so that afterwards no view tells it. */
  readonly passing?: readonly string[]
  /** True if a word names a card that others hold and that lies nowhere face up: the viewer may know it if she was told. */
  readonly isSecret?: (state: S, word: string, viewer: Viewer) => boolean
}

/** Everybody who may look at this table. */
export const viewersOf = ({ seats }: TableState): Viewer[] => [...Array(seats).keys(), 'spectator']

/** First law: an imagined world looks to the viewer exactly like the true one. */
export const viewLaw = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  viewer: Viewer,
  seed: string,
  lawful: Lawful<S, O> = {},
): string | null => {
  const world = imagining(game, lawful)(state, viewer, swift(seed))
  const found = firstDifference(viewOf(game, state, viewer), viewOf(game, world, viewer))
  return broken('view law', viewer, 'the imagined world looks different', found)
}

/** Second law: states that differ only in what the viewer does not know look, are imagined and are played alike. */
export const twinLaw = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  viewer: Viewer,
  seed: string,
  lawful: Lawful<S, O> = {},
): string | null => {
  const other = twin(game, state, viewer, swift(`${seed} twin`))
  return (
    broken(
      'twin law',
      viewer,
      'twins look different',
      firstDifference(viewOf(game, state, viewer), viewOf(game, other, viewer)),
    ) ??
    broken(
      'twin law',
      viewer,
      'twins are imagined differently',
      imaginedDifference(game, state, other, viewer, seed, lawful),
    ) ??
    botDifference(game, state, other, viewer, lawful)
  )
}

/**
 * Cover law. All that the viewer cannot see must be veiled: if exchanging two things of equal backs changes nothing in her view,
 * it changes nothing in the worlds she imagines. Needs `alike`; finds a veil that was forgotten.
 */
export const coverLaw = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  viewer: Viewer,
  seed: string,
  lawful: Lawful<S, O>,
): string | null => {
  if (lawful.alike === undefined) return null
  const make = imagining(game, lawful)
  const other = cloneJson(state)
  const seen = viewOf(game, state, viewer)
  const world = make(state, viewer, swift(seed))
  const pick = swift(`${seed} pairs`)
  const groups = lawful.alike(other).filter(({ length }) => length > 1)
  for (let pair = 0; pair < pairsPerState && groups.length > 0; pair++) {
    const group = groups[below(pick, groups.length)]!
    const one = group[below(pick, group.length)]!
    const next = group[below(pick, group.length)]!
    exchange(one, next)
    if (firstDifference(seen, viewOf(game, other, viewer)) === null) {
      const found = worldDifference(world, make(other, viewer, swift(seed)))
      if (found !== null) return broken('cover law', viewer, 'something unseen is not veiled', found)
    }
    exchange(one, next)
  }
  return null
}

/** A few pairs in every state find what all pairs in a few states would. */
const pairsPerState = 4

/** All laws about a single state, for every seat and the spectator: the first violation, or null. */
export const sightLaws = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  seed: string,
  lawful: Lawful<S, O> = {},
): string | null => {
  for (const viewer of viewersOf(state)) {
    const found =
      viewLaw(game, state, viewer, seed, lawful) ??
      twinLaw(game, state, viewer, seed, lawful) ??
      coverLaw(game, state, viewer, seed, lawful)
    if (found !== null) return found
  }
  return null
}

/**
 * First difference of the worlds that the viewer imagines in two states with the same luck. How often something was learnt on the
 * way does not matter.
 */
export const imaginedDifference = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  one: S,
  other: S,
  viewer: Viewer,
  seed: string,
  lawful: Lawful<S, O>,
): string | null => {
  const make = imagining(game, lawful)
  const world = make(one, viewer, swift(`${seed} world`))
  const counterpart = make(other, viewer, swift(`${seed} world`))
  return worldDifference(world, counterpart)
}

const worldDifference = <S extends TableState>(one: S, other: S): string | null =>
  firstDifference({ ...one, barrier: 0 }, { ...other, barrier: 0 })

/** Words a violation, if there is a difference. */
export const broken = (
  law: string,
  viewer: Viewer,
  what: string,
  difference: string | null,
): string | null =>
  difference === null
    ? null
    : `${law}, ${viewer === 'spectator' ? viewer : `seat ${viewer}`}: ${what}: ${difference}`

const imagining = <S extends TableState, O extends Option>(game: Game<S, O>, lawful: Lawful<S, O>) =>
  lawful.imagine ?? ((state: S, viewer: Viewer, chance: ChanceState) => imagine(game, state, viewer, chance))

const botDifference = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  other: S,
  viewer: Viewer,
  lawful: Lawful<S, O>,
): string | null => {
  if (lawful.bot === undefined || viewer === 'spectator') return null
  const answerIn = (world: S, seat: Seat): string | null => {
    const view = viewOf(game, world, seat)
    return view.question === null
      ? null
      : lawful.bot!(view, (chance) => imagining(game, lawful)(world, seat, chance))
  }
  const found = firstDifference(answerIn(state, viewer), answerIn(other, viewer))
  return broken('twin law', viewer, 'the bot answers differently in twins', found)
}

const exchange = (one: Place, other: Place): void => {
  const kept = one.list[one.at]!
  one.list[one.at] = other.list[other.at]!
  other.list[other.at] = kept
}
