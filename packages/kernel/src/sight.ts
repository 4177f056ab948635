import { mix, swiftFrom } from './chance.ts'
import { cloneJson } from './json.ts'
import type { ChanceState, TableState, Viewer } from './state.ts'

/**
 * Observability of a zone: its cards in order, its cards in no order, only the top card, or only how many there are.
 * The top of a pile is its last card.
 */
export type Shows = 'order' | 'contents' | 'top' | 'count'

/** Observability of a zone to its owner, and to everybody else. */
export interface Sight {
  readonly owner: Shows
  readonly others: Shows
}

/** The sight of a zone that shows everybody the same. */
export const everyone = (shows: Shows): Sight => ({ owner: shows, others: shows })

/** A zone as somebody sees it. */
export interface ZoneView {
  readonly count: number
  readonly cards?: readonly string[]
  readonly top?: string
}

/** Observation of a zone with this sight by its owner (`mine`) or to another. */
export const showZone = (sight: Sight, cards: readonly string[], mine: boolean): ZoneView => {
  const count = cards.length
  switch (mine ? sight.owner : sight.others) {
    case 'order':
      return { count, cards: cards.slice() }
    case 'contents':
      return { count, cards: cards.slice().sort() }
    case 'top':
      return count === 0 ? { count } : { count, top: cards[count - 1]! }
    case 'count':
      return { count }
  }
}

/** Something hidden becomes known: raises the barrier. */
export const uncover = (state: { barrier: number }): void => {
  state.barrier++
}

/** Takes the hidden top card of a pile, which somebody then knows. Raises the barrier. */
export const takeTop = <T>(state: { barrier: number }, pile: T[]): T | undefined => {
  uncover(state)
  return pile.pop()
}

/** A place whose content can be exchanged for another's. */
export interface Place {
  readonly list: (string | number | null)[]
  readonly at: number
}

/** Places that look alike to a viewer: however their contents are exchanged among each other, she sees the same. */
export type Veil<S extends TableState> = FindsPlaces<S>['find']

// A method for the same reason as a procedure's steps: games of all states share one type.
interface FindsPlaces<S> {
  find(state: S, viewer: Viewer): Place[]
}

/** Information set: which states a viewer cannot tell apart. All of it works on a copy. */
export interface Hiding<S extends TableState> {
  /** Lays aside what the viewer cannot know and nothing can be exchanged for: a half-made plan. */
  forget?(state: S, viewer: Viewer): void
  /** In order: a later veil may depend on what the earlier ones laid down. */
  readonly alike: readonly Veil<S>[]
  /** Puts right what is kept in order, after the exchange. */
  tidy?(state: S, viewer: Viewer): void
}

/** Every place of a list, or those in `from … to - 1`. */
export const placesOf = (list: (string | number | null)[], from = 0, to = list.length): Place[] => {
  const places: Place[] = []
  for (let at = from; at < to; at++) places.push({ list, at })
  return places
}

export interface Veiled<S extends TableState> {
  readonly hiding: Hiding<S>
  copy?(state: S): S
}

/** A copy of a state, sharing nothing that changes. */
export const copyOf = <S extends TableState>(game: Pick<Veiled<S>, 'copy'>, state: S): S =>
  game.copy === undefined ? cloneJson(state) : game.copy(state)

/**
 * A full state that the viewer could not tell from this one. It depends on nothing she does not know: hidden
 * contents are put in a fixed order before they are dealt again, and chance starts anew.
 */
export const imagine = <S extends TableState>(
  game: Veiled<S>,
  state: S,
  viewer: Viewer,
  chance: ChanceState,
): S => {
  const world = copyOf(game, state)
  game.hiding.forget?.(world, viewer)
  for (const veil of game.hiding.alike) {
    const places = veil(world, viewer)
    // Without a comparison of its own, a list is sorted by its items as texts, and several times faster.
    const contents = places.map(contentOf).sort()
    mix(chance, contents)
    lay(places, contents)
  }
  game.hiding.tidy?.(world, viewer)
  world.chance = swiftFrom(chance)
  return world
}

type Content = string | number | null

export const contentOf = ({ list, at }: Place): Content => list[at] ?? null

export const lay = (places: readonly Place[], contents: readonly Content[]): void => {
  for (let i = 0; i < places.length; i++) places[i]!.list[places[i]!.at] = contents[i]!
}
