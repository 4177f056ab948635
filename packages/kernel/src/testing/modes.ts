import { type Sink, type TableEvent, untold } from '../event.ts'
import type { Game } from '../game.ts'
import { canonical, cloneJson, hash } from '../json.ts'
import { answer } from '../machine.ts'
import { give, type Match, mayUndo, undo } from '../match.ts'
import type { Option, Seat, TableState } from '../state.ts'
import { stepLaws } from './course-laws.ts'
import { type Lawful, sightLaws } from './laws.ts'
import { namingLaw, wordsSeen } from './naming-law.ts'

/**
 * Mode of a scenario: what it proves around every answer, besides what it asserts:
 * - `plain`: nothing more;
 * - `json`: the match plays on from what JSON keeps of it;
 * - `undo`: an answer can be taken back unless something was learnt, and given again with the same result;
 * - `views`: the laws of hidden information hold for every seat and the spectator;
 * - `clone`: a copy is not touched by what happens to the original, and plays on like it.
 */
export type Mode = 'plain' | 'json' | 'undo' | 'views' | 'clone'

/** Every mode, the quickest first. */
export const modes: readonly Mode[] = ['plain', 'json', 'clone', 'undo', 'views']

/** Holds the state of a table and carries out answers in the way of a mode. */
export interface Driver<S extends TableState> {
  state(): S
  give(seat: Seat, key: string, sink: Sink): void
}

/** The driver of a mode for a position. */
export const driverIn = <S extends TableState, O extends Option>(
  mode: Mode,
  game: Game<S, O>,
  position: S,
  settles: boolean,
  lawful: Lawful<S, O>,
): Driver<S> => {
  switch (mode) {
    case 'plain':
      return plainDriver(game, position)
    case 'json':
      return jsonDriver(game, position)
    case 'clone':
      return cloneDriver(game, position)
    case 'undo':
      // A match always settles; where a test wants to see forced questions, only the repetition can be proved.
      return settles ? undoDriver(game, position) : cloneDriver(game, position)
    case 'views':
      return viewsDriver(game, position, lawful)
  }
}

const plainDriver = <S extends TableState, O extends Option>(game: Game<S, O>, state: S): Driver<S> => ({
  state: () => state,
  give: (seat, key, sink) => must(game, state, seat, key, sink),
})

const jsonDriver = <S extends TableState, O extends Option>(game: Game<S, O>, position: S): Driver<S> => {
  let state = listenedTo(throughJson(position), position)
  return {
    state: () => state,
    give: (seat, key, sink) => {
      must(game, state, seat, key, sink)
      const seen = hash(state)
      state = listenedTo(throughJson(state), state)
      mustEqual(hash(state), seen, 'the state is not what JSON keeps of it')
    },
  }
}

const cloneDriver = <S extends TableState, O extends Option>(game: Game<S, O>, state: S): Driver<S> => ({
  state: () => state,
  give: (seat, key, sink) => {
    const kept = listenedTo(cloneJson(state), state)
    const seen = hash(kept)
    const events: TableEvent[] = []
    must(game, state, seat, key, recording(events, sink))
    mustEqual(hash(kept), seen, 'an answer has changed a clone made before')
    const repeated: TableEvent[] = []
    must(game, kept, seat, key, (event) => repeated.push(event))
    mustEqual(hash(kept), hash(state), `a clone takes another course after '${key}'`)
    mustEqual(canonical(repeated), canonical(events), `a clone tells of '${key}' differently`)
  },
})

/** Goes through a real match that starts from the position, so that the kernel's own undo is what is tried. */
const undoDriver = <S extends TableState, O extends Option>(game: Game<S, O>, position: S): Driver<S> => {
  const match: Match<S, O> = {
    game,
    file: {
      game: game.id,
      edition: game.edition,
      options: {},
      seats: position.seats,
      seed: '',
      segments: [{ rules: game.rules, from: cloneJson(position), answers: [], hashes: [hash(position)] }],
    },
    state: position,
    given: [],
  }
  // A position can stand where something was announced, which the file from which undo rebuilds it does not say.
  const isAnnounced = (untold.get(position) ?? []).length > 0
  return {
    state: () => match.state,
    give: (seat, key, sink) => {
      const { barrier } = match.state
      const before = hash(match.state)
      const headings = [...(untold.get(match.state) ?? [])]
      const events: TableEvent[] = []
      mustTake(give(match, seat, key, recording(events, sink)))
      const after = hash(match.state)
      // The end shows what cannot be forgotten again.
      if (match.state.barrier > barrier || match.state.outcome !== null) return
      if (!mayUndo(match, seat)) throw new Error(`'${key}' cannot be taken back though nothing was learnt`)
      mustTake(undo(match, seat))
      mustEqual(hash(match.state), before, `taking back '${key}' leads somewhere else`)
      if (isAnnounced) untold.set(match.state, headings)
      const repeated: TableEvent[] = []
      mustTake(give(match, seat, key, (event) => repeated.push(event)))
      mustEqual(hash(match.state), after, `'${key}' given again leads somewhere else`)
      mustEqual(canonical(repeated), canonical(events), `'${key}' given again is told differently`)
    },
  }
}

const viewsDriver = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  lawful: Lawful<S, O>,
): Driver<S> => {
  let answers = 0
  const uphold = (violation: string | null): void => {
    if (violation !== null) throw new Error(violation)
  }
  uphold(sightLaws(game, state, 'position', lawful))
  return {
    state: () => state,
    give: (seat, key, sink) => {
      answers++
      uphold(stepLaws(game, state, seat, key, `answer ${answers}`, lawful))
      const before = wordsSeen(game, state)
      const events: TableEvent[] = []
      must(game, state, seat, key, recording(events, sink))
      uphold(namingLaw(state, before, wordsSeen(game, state), events, lawful))
      uphold(sightLaws(game, state, `answer ${answers}`, lawful))
    },
  }
}

const must = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  seat: Seat,
  key: string,
  sink: Sink,
): void => mustTake(answer(game, state, seat, key, sink))

const mustTake = (refusal: { readonly message: string } | null): void => {
  if (refusal !== null) throw new Error(`refused: ${refusal.message}`)
}

const mustEqual = (one: string, other: string, message: string): void => {
  if (one !== other) throw new Error(`${message}\n  ${one}\n  ${other}`)
}

const recording =
  (events: TableEvent[], sink: Sink): Sink =>
  (event) => {
    events.push(event)
    sink(event)
  }

/** A copy that tells what was announced at the table itself: whoever listens goes on listening to the copy. */
const listenedTo = <S extends TableState>(copy: S, state: S): S => {
  untold.set(copy, [...(untold.get(state) ?? [])])
  return copy
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))
