import type { GameEntry } from '@conclave/games'
import { ask, done, frameOf, type Game, go, procedureOf, type TableState } from '@conclave/kernel'

/**
 * A game for testing what the table answers by itself: seat 0 is asked about one chore after the other, each in a
 * window, and then whether that was all; seat 1 may do the chore instead. A standing order leaves every chore undone.
 * Nothing is hidden.
 */
interface Chores extends TableState {
  readonly did: boolean[]
}

type Answer = { readonly do: 'act' | 'decline' | 'help' | 'rest' | 'end' }

const chores = 3

const procedures = {
  day: procedureOf<Chores, Answer, { day: object }, { chore: number; help: null; evening: null }>()('day')({
    first: 'next',
    steps: {
      next: ({ did }) =>
        did.length < chores
          ? ask(
              { seat: 0, kind: 'chore', manner: 'window', about: did.length + 1 },
              { seat: 1, kind: 'help', manner: 'open', about: null },
            )
          : ask({ seat: 0, kind: 'evening', manner: 'turn', about: null }),
      end: (state) => {
        state.outcome = { winners: [0], reason: 'evening' }
        return done
      },
    },
    questions: {
      chore: {
        rule: 'chore',
        options: () => [{ do: 'act' }, { do: 'decline' }],
        decline: { do: 'decline' },
        reply: (state, _, option) => {
          state.did.push(option.do === 'act')
          return go('next')
        },
      },
      help: {
        rule: 'help',
        options: () => [{ do: 'help' }],
        reply: (state) => {
          state.did.push(true)
          return go('next')
        },
      },
      evening: {
        rule: 'evening',
        options: () => [{ do: 'rest' }, { do: 'end' }],
        reply: (_, __, option) => go(option.do === 'end' ? 'end' : 'next'),
      },
    },
  }),
}

const game: Game<Chores, Answer> = {
  id: 'chores',
  edition: '1',
  rules: '1',
  seats: [2, 2],
  settings: {},
  setup: (_, seats, chance) => ({
    seats,
    chance,
    stack: [frameOf({ procedures }, 'day', {})],
    questions: [],
    outcome: null,
    barrier: 0,
    did: [],
  }),
  procedures,
  view: ({ did }) => ({ did: did.slice() }),
  hiding: { alike: [] },
  evaluate: () => 0.5,
  standingOrders: {
    settings: { lazy: { type: 'boolean', default: false } },
    answerTo: (_, { manner }, { lazy }) =>
      manner === 'window' && lazy === true ? { do: 'decline' } : undefined,
  },
}

export const choresEntry: GameEntry = {
  id: 'chores',
  editions: [{ id: '1', seats: [2, 2] }],
  load: async () => ({ game: game as never, texts: {} as never }),
}
