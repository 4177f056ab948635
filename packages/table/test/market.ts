import { ask, done, frameOf, type Game, go, procedureOf, type TableState } from '@conclave/kernel'

/**
 * A small market for testing tables: all plan in secret what they bring, and may think again; then seat 0 buys, and seat 1 has a
 * window to object, in which she has nothing to choose without a token. Three days.
 */
interface Market extends TableState {
  readonly plans: (string | null)[]
  readonly tokens: boolean[]
  readonly prices: number[]
  day: number
}

export type Trade =
  | { readonly do: 'bring' | 'stay' | 'rethink' | 'pass' | 'object' }
  | { readonly buy: number }

type Abouts = { plan: null; planned: null; buy: number; object: null }

const days = 3

const procedures = {
  market: procedureOf<Market, Trade, { market: object }, Abouts>()('market')({
    first: 'plan',
    steps: {
      plan: ({ plans }) =>
        ask(
          ...plans.map((plan, seat) =>
            plan === null
              ? ({ seat, kind: 'plan', manner: 'secret', about: null } as const)
              : ({ seat, kind: 'planned', manner: 'open', about: null } as const),
          ),
        ),
      buy: (state) => {
        state.plans.fill(null)
        state.day++
        return ask({ seat: 0, kind: 'buy', manner: 'turn', about: state.day })
      },
      object: () => ask({ seat: 1, kind: 'object', manner: 'window', about: null }),
      evening: (state) => {
        if (state.day < days) return go('plan')
        state.outcome = { winners: [0], reason: 'evening' }
        return done
      },
    },
    questions: {
      plan: {
        rule: 'plan',
        options: () => [{ do: 'bring' }, { do: 'stay' }],
        reply: (state, _, option, { seat }) => {
          state.plans[seat] = 'do' in option ? option.do : null
          return state.plans.includes(null) ? go('plan') : go('buy')
        },
      },
      planned: {
        rule: 'plan',
        options: () => [{ do: 'rethink' }],
        reply: (state, _, __, { seat }) => {
          state.plans[seat] = null
          return go('plan')
        },
      },
      buy: {
        rule: 'buy',
        options: ({ prices }) => prices.map((buy) => ({ buy })),
        reply: () => go('object'),
      },
      object: {
        rule: 'object',
        options: ({ tokens }) => (tokens[1] ? [{ do: 'pass' }, { do: 'object' }] : [{ do: 'pass' }]),
        decline: { do: 'pass' },
        reply: (state, _, option) => {
          if ('do' in option && option.do === 'object') state.tokens[1] = false
          return go('evening')
        },
      },
    },
  }),
}

export const marketWith = (prices: readonly number[], tokens: readonly boolean[]): Game<Market, Trade> => ({
  id: 'market',
  edition: 'test',
  rules: '1',
  seats: [2, 2],
  settings: {},
  setup: (_, seats, chance) => ({
    seats,
    chance,
    stack: [frameOf({ procedures }, 'market', {})],
    questions: [],
    outcome: null,
    barrier: 0,
    plans: [null, null],
    tokens: tokens.slice(),
    prices: prices.slice(),
    day: 0,
  }),
  procedures,
  view: ({ day, tokens: left }) => ({ day, tokens: left.slice() }),
  hiding: { alike: [] },
  evaluate: () => 0.5,
  /** Buying for five takes something of the other's; paying one instead asks first. */
  courtesy: ({ seat }, option) =>
    'buy' in option && option.buy === 5 ? { of: 1 - seat, instead: { buy: 1 } } : undefined,
  standingOrders: {
    settings: { quiet: { type: 'boolean', default: false } },
    answerTo: (_, { kind }, { quiet }) => (kind === 'object' && quiet === true ? { do: 'pass' } : undefined),
  },
})
