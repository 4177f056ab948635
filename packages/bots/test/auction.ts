import {
  ask,
  done,
  frameOf,
  type Game,
  go,
  type Manner,
  type Place,
  placesOf,
  procedureOf,
  type Question,
  roll,
  type Seat,
  shuffle,
  type TableState,
  takeTop,
  uncover,
  wait,
} from '@conclave/kernel'

/**
 * A small auction for testing bots: hidden hands, secret bids, a turn, open questions and windows. Each round all
 * bid a card for a prize. The highest bid, if it stands alone, may keep the prize or have a point and a new card;
 * meanwhile the others may spend their only token to curse the winner, or to protest afterwards.
 */
export interface Auction extends TableState {
  readonly hands: number[][]
  readonly deck: number[]
  readonly prizes: number[]
  readonly bids: (number | null)[]
  readonly points: number[]
  readonly tokens: boolean[]
  prize: number
  winner: Seat
}

export type Answer =
  | { readonly bid: number }
  | { readonly do: 'keep' | 'draw' | 'curse' | 'protest' | 'pass' }

const rounds = 6

type Kind = 'bid' | 'claim' | 'curse' | 'protest'

const question = <K extends Kind>(seat: Seat, kind: K, manner: Manner): Question<K, null> => ({
  seat,
  kind,
  manner,
  about: null,
})

const others = (state: Auction): Seat[] =>
  state.points.map((_, seat) => seat).filter((seat) => seat !== state.winner)

const procedures = {
  match: procedureOf<Auction, Answer, { match: object }, { [K in Kind]: null }>()('match')({
    first: 'round',
    steps: {
      round: (state) => {
        const prize = takeTop(state, state.prizes)
        if (prize === undefined) return go('end')
        state.prize = prize
        return ask(...state.hands.map((_, seat) => question(seat, 'bid', 'secret')))
      },
      compare: (state) => {
        uncover(state)
        const bids = state.bids.map((bid) => bid ?? 0)
        state.bids.fill(null)
        state.winner = bids.indexOf(Math.max(...bids))
        const cursing = others(state).filter((seat) => state.tokens[seat])
        return ask(
          question(state.winner, 'claim', 'turn'),
          ...cursing.map((seat) => question(seat, 'curse', 'open')),
        )
      },
      end: (state) => {
        const most = Math.max(...state.points)
        const winners = state.points.flatMap((points, seat) => (points === most ? [seat] : []))
        state.outcome = { winners, reason: 'sold-out', scores: state.points.slice() }
        return done
      },
    },
    questions: {
      bid: {
        rule: 'bid',
        options: (state, _, { seat }) =>
          state.hands[seat]!.slice()
            .sort((a, b) => a - b)
            .map((bid) => ({ bid })),
        reply: (state, _, option, { seat }) => {
          if (!('bid' in option)) return wait
          const hand = state.hands[seat]!
          hand.splice(hand.indexOf(option.bid), 1)
          state.bids[seat] = option.bid
          return state.bids.includes(null) ? wait : go('compare')
        },
      },
      claim: {
        rule: 'claim',
        options: () => [{ do: 'keep' }, { do: 'draw' }],
        reply: (state, _, option, { seat }) => {
          if ('do' in option && option.do === 'keep') {
            state.points[seat] = state.points[seat]! + state.prize
            return ask(question((seat + 1) % state.seats, 'protest', 'window'))
          }
          state.points[seat] = state.points[seat]! + 1
          const card = takeTop(state, state.deck)
          if (card !== undefined) state.hands[seat]!.push(card)
          return go('round')
        },
      },
      curse: {
        rule: 'curse',
        options: () => [{ do: 'curse' }],
        reply: (state, _, __, { seat }) => {
          state.tokens[seat] = false
          state.points[state.winner] = state.points[state.winner]! - 2
          return wait
        },
      },
      protest: {
        rule: 'protest',
        options: (state, _, { seat }) =>
          state.tokens[seat] ? [{ do: 'pass' }, { do: 'protest' }] : [{ do: 'pass' }],
        reply: (state, _, option, { seat }) => {
          if ('do' in option && option.do === 'protest') {
            state.tokens[seat] = false
            if (roll(state, 2) === 1) state.points[state.winner] = state.points[state.winner]! - state.prize
          }
          return go('round')
        },
        decline: { do: 'pass' },
      },
    },
  }),
}

export const auction: Game<Auction, Answer> = {
  id: 'auction',
  edition: 'test',
  rules: '1',
  seats: [2, 4],
  settings: {},
  procedures,
  setup: (_, seats, chance) => {
    const state: Auction = {
      seats,
      chance,
      stack: [frameOf({ procedures }, 'match', {})],
      questions: [],
      outcome: null,
      barrier: 0,
      hands: [],
      deck: Array.from({ length: rounds * (seats + 1) }, (_, at) => at + 1),
      prizes: Array.from({ length: rounds }, (_, at) => at + 1),
      bids: Array.from({ length: seats }, () => null),
      points: Array.from({ length: seats }, () => 0),
      tokens: Array.from({ length: seats }, () => true),
      prize: 0,
      winner: 0,
    }
    shuffle(state, state.deck)
    shuffle(state, state.prizes)
    for (let seat = 0; seat < seats; seat++) state.hands.push(state.deck.splice(-rounds))
    return state
  },
  view: (state, viewer) => ({
    hand: viewer === 'spectator' ? null : state.hands[viewer]!.slice(),
    bid: viewer === 'spectator' ? null : state.bids[viewer]!,
    hands: state.hands.map((hand) => hand.length),
    bidders: state.bids.map((bid) => bid !== null),
    deck: state.deck.length,
    prizes: state.prizes.length,
    points: state.points.slice(),
    tokens: state.tokens.slice(),
    prize: state.prize,
    winner: state.winner,
  }),
  hiding: {
    alike: [
      (state) => placesOf(state.prizes),
      (state, viewer) => {
        const places: Place[] = placesOf(state.deck)
        for (let seat = 0; seat < state.seats; seat++) {
          if (seat === viewer) continue
          places.push(...placesOf(state.hands[seat]!))
          if (state.bids[seat] !== null) places.push({ list: state.bids, at: seat })
        }
        return places
      },
    ],
  },
  evaluate: ({ points, hands, tokens }, seat) => {
    const rival = Math.max(...points.filter((_, other) => other !== seat))
    const hand = hands[seat]!.reduce((sum, card) => sum + card, 0)
    const advantage = points[seat]! - rival + hand * 0.05 + (tokens[seat] ? 1 : 0)
    return 1 / (1 + Math.exp(-advantage / 5))
  },
}
