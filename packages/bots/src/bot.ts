import {
  type ChanceState,
  type Game,
  imagine,
  type Option,
  type Question,
  type Seat,
  type TableState,
  type View,
  viewOf,
} from '@conclave/kernel'

/** Milliseconds since some fixed moment. Only differences count. */
export type Clock = () => number

/** Environment of a bot: what it is given to work with. */
export interface Means {
  readonly clock: Clock
  /** Hears of errors that the bot survived; a match goes on in any case. */
  readonly trouble?: (error: unknown) => void
}

/** All that a seat has to decide by: what it may know, and worlds that it could not tell from the real one. */
export interface SeatSight<S extends TableState, O extends Option> {
  readonly game: Game<S, O>
  readonly seat: Seat
  readonly view: View<O>
  /** A fresh world, the caller's to play with. */
  imagine(chance: ChanceState): S
}

/** Somebody who answers for a seat, in any game, without ever seeing the true state. */
export interface Bot {
  /** Spec by which the bot is asked for, e.g. `adept:iterations=500`. */
  readonly spec: string
  /** One of the options. */
  answer<S extends TableState, O extends Option>(
    sight: SeatSight<S, O>,
    question: Question,
    options: readonly O[],
    chance: ChanceState,
  ): O
  /** Answers an open question, or leaves things as they are (null). A bot without it never speaks out of turn. */
  interject?<S extends TableState, O extends Option>(
    sight: SeatSight<S, O>,
    question: Question,
    options: readonly O[],
    chance: ChanceState,
  ): O | null
}

/** Observation: what this seat may know of the state. The view is only built if the bot looks at it. */
export const sightOf = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  seat: Seat,
): SeatSight<S, O> => ({
  game,
  seat,
  get view() {
    return viewOf(game, state, seat)
  },
  imagine: (chance) => imagine(game, state, seat, chance),
})
