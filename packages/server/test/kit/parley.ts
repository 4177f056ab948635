import type { GameEntry } from '@conclave/games'
import {
  ask,
  done,
  frameOf,
  type Game,
  go,
  type Manner,
  placesOf,
  procedureOf,
  type Question,
  type Seat,
  shuffle,
  type TableState,
  takeTop,
  tell,
  uncover,
  wait,
} from '@conclave/kernel'

/**
 * A game with every kind of secret, for testing the server: hidden hands, cards planned at the same time, windows that
 * only a shield can use, a turn during which others may cheer. Four rounds.
 */
interface Parley extends TableState {
  readonly deck: string[]
  readonly hands: string[][]
  readonly planned: (string | null)[]
  readonly points: number[]
  round: number
  cheers: number
}

type Answer = { readonly plan: number } | { readonly do: 'shield' | 'decline' | 'speak' | 'wait' | 'cheer' }

const rounds = 4

type Kind = 'plan' | 'window' | 'turn' | 'cheer'

const asked = <K extends Kind>(seat: Seat, kind: K, manner: Manner): Question<K, null> => ({
  seat,
  kind,
  manner,
  about: null,
})

const procedures = {
  match: procedureOf<Parley, Answer, { match: object }, { [K in Kind]: null }>()('match')({
    first: 'plan',
    steps: {
      plan: (state) => {
        if (state.round === rounds) return go('end')
        return ask(...state.hands.map((_, seat) => asked(seat, 'plan', 'secret')))
      },
      reveal: (state) => {
        uncover(state)
        tell?.({ event: 'revealed', audience: 'everyone', cards: state.planned.slice() })
        return ask(...state.hands.map((_, seat) => asked(seat, 'window', 'window')))
      },
      draw: (state) => {
        state.hands.forEach((hand, seat) => {
          const card = takeTop(state, state.deck)
          if (card === undefined) return
          hand.push(card)
          tell?.({ event: 'drew', audience: [seat], seat, card })
        })
        state.planned.fill(null)
        state.round++
        const active = state.round % state.seats
        return ask(
          ...state.hands.map((_, seat) =>
            seat === active ? asked(seat, 'turn', 'turn') : asked(seat, 'cheer', 'open'),
          ),
        )
      },
      end: (state) => {
        const most = Math.max(...state.points)
        const winners = state.points.flatMap((points, seat) => (points === most ? [seat] : []))
        state.outcome = { winners, reason: 'talked-out', scores: state.points.slice() }
        return done
      },
    },
    questions: {
      plan: {
        rule: 'plan',
        options: (state, _, { seat }) => state.hands[seat]!.map((_, plan) => ({ plan })),
        reply: (state, _, option, { seat }) => {
          const at = 'plan' in option ? option.plan : 0
          state.planned[seat] = state.hands[seat]!.splice(at, 1)[0] ?? null
          return state.questions.length > 0 ? wait : go('reveal')
        },
      },
      window: {
        rule: 'window',
        options: (state, _, { seat }) => [
          ...(state.hands[seat]!.includes('shield') ? [{ do: 'shield' } as const] : []),
          { do: 'decline' },
        ],
        reply: (state, _, option, { seat }) => {
          if ('do' in option && option.do === 'shield') {
            state.hands[seat]!.splice(state.hands[seat]!.indexOf('shield'), 1)
            state.points[seat]! += 1
            tell?.({ event: 'shielded', audience: 'everyone', seat })
          }
          return state.questions.length > 0 ? wait : go('draw')
        },
        decline: { do: 'decline' },
      },
      cheer: {
        rule: 'cheer',
        options: () => [{ do: 'cheer' }],
        reply: (state, _, __, { seat }) => {
          state.cheers++
          tell?.({ event: 'cheered', audience: 'everyone', seat })
          return wait
        },
      },
      turn: {
        rule: 'turn',
        options: () => [{ do: 'speak' }, { do: 'wait' }],
        reply: (state, _, option, { seat }) => {
          if ('do' in option && option.do === 'speak') state.points[seat]! += 1
          return go('plan')
        },
      },
    },
  }),
}

export const parley: Game<Parley, Answer> = {
  id: 'parley',
  edition: '1',
  rules: '1',
  seats: [2, 4],
  settings: { tall: { type: 'boolean', default: false } },
  setup: (_chosen, seats, chance) => {
    const state: Parley = {
      seats,
      chance,
      stack: [frameOf({ procedures }, 'match', {})],
      questions: [],
      outcome: null,
      barrier: 0,
      deck: Array.from({ length: 36 }, (_, at) => ['sword', 'shield', 'crown', 'rose'][at % 4]!),
      hands: Array.from({ length: seats }, () => []),
      planned: Array.from({ length: seats }, () => null),
      points: Array.from({ length: seats }, () => 0),
      round: 0,
      cheers: 0,
    }
    shuffle(state, state.deck)
    for (const hand of state.hands) hand.push(...state.deck.splice(-3))
    return state
  },
  procedures,
  view: (state, viewer) => ({
    round: state.round,
    cheers: state.cheers,
    points: state.points.slice(),
    deck: state.deck.length,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand.slice() : hand.length)),
    planned: state.planned.map((card, seat) => (card === null ? null : seat === viewer ? card : 'hidden')),
  }),
  hiding: {
    alike: [
      (state, viewer) => [
        ...placesOf(state.deck),
        ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : placesOf(hand))),
      ],
    ],
  },
  evaluate: (state, seat) =>
    (state.points[seat]! + 1) / (1 + state.points.reduce((sum, each) => sum + each + 1, 0)),
  standingOrders: {
    settings: { shield: { type: 'choice', choices: ['ask', 'never', 'always'], default: 'ask' } },
    answerTo: (state, question, orders) => {
      if (question.kind !== 'window' || orders.shield === 'ask') return undefined
      const holds = state.hands[question.seat]!.includes('shield')
      return { do: holds && orders.shield === 'always' ? 'shield' : 'decline' }
    },
  },
}

/** The game as the registry would list it. */
export const parleyEntry: GameEntry = {
  id: 'parley',
  editions: [{ id: '1', seats: [2, 4] }],
  load: async () => ({ game: parley as never, texts: {} as never }),
}
