import type { GameEntry } from '@conclave/games'
import {
  ask,
  frameOf,
  type Game,
  go,
  procedureOf,
  type QuestionOf,
  type TableState,
  uncover,
} from '@conclave/kernel'

/**
 * A game for testing how a planning ends: all vote in secret and say when they are ready, whoever is ready may think
 * again, and when everybody is, the votes are shown. Then it begins anew.
 */
interface Ballot extends TableState {
  readonly votes: ('aye' | 'nay')[]
  readonly ready: boolean[]
  round: number
}

type Answer = { readonly vote: 'aye' | 'nay' } | { readonly do: 'ready' | 'unready' }

type Abouts = { vote: null; unready: null }

const voting = ({ ready }: Ballot): QuestionOf<Abouts>[] =>
  ready.map((is, seat) =>
    is
      ? { seat, kind: 'unready', manner: 'open', about: null }
      : { seat, kind: 'vote', manner: 'secret', about: null },
  )

const procedures = {
  ballot: procedureOf<Ballot, Answer, { ballot: object }, Abouts>()('ballot')({
    first: 'vote',
    steps: {
      vote: (state) => ask(...voting(state)),
      count: (state) => {
        uncover(state)
        state.ready.fill(false)
        state.round++
        return go('vote')
      },
    },
    questions: {
      vote: {
        rule: 'vote',
        options: () => [{ do: 'ready' }, { vote: 'aye' }, { vote: 'nay' }],
        reply: (state, _, option, { seat }) => {
          if ('vote' in option) state.votes[seat] = option.vote
          else state.ready[seat] = true
          return go(state.ready.every(Boolean) ? 'count' : 'vote')
        },
      },
      unready: {
        rule: 'vote',
        options: () => [{ do: 'unready' }],
        reply: (state, _, __, { seat }) => {
          state.ready[seat] = false
          return go('vote')
        },
      },
    },
  }),
}

const game: Game<Ballot, Answer> = {
  id: 'ballot',
  edition: '1',
  rules: '1',
  seats: [2, 4],
  settings: {},
  setup: (_, seats, chance) => ({
    seats,
    chance,
    stack: [frameOf({ procedures }, 'ballot', {})],
    questions: [],
    outcome: null,
    barrier: 0,
    votes: Array.from({ length: seats }, () => 'nay' as const),
    ready: Array.from({ length: seats }, () => false),
    round: 1,
  }),
  procedures,
  view: ({ round, ready, votes }, viewer) => ({
    round,
    ready: ready.slice(),
    mine: viewer === 'spectator' ? null : votes[viewer],
  }),
  hiding: { alike: [] },
  evaluate: () => 0.5,
  giveUp: ({ seats }, loser) => ({
    winners: Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== loser),
    reason: 'given up',
  }),
}

export const ballotEntry: GameEntry = {
  id: 'ballot',
  editions: [{ id: '1', seats: [2, 4] }],
  load: async () => ({ game: game as never, texts: {} as never }),
}
