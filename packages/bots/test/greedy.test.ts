import {
  ask,
  begin,
  done,
  frameOf,
  type Game,
  go,
  type Instinct,
  procedureOf,
  type Question,
  swift,
  type TableState,
} from '@conclave/kernel'
import { expect, it } from 'vitest'
import { greedy, sightOf } from '../src/index.ts'

/** Two steps along a corridor, and a treasure at its right end, unless the porter holds it back. */
interface Corridor extends TableState {
  at: number
  prize: number
}
type Answer = { readonly do: 'left' | 'right' | 'pass' | 'hold' }

const question = (seat: number, kind: string, manner: Question['manner']): Question => ({
  seat,
  kind,
  manner,
  about: null,
})

const procedures = {
  match: procedureOf<Corridor, Answer, { match: object }>()('match')({
    first: 'begin',
    steps: {
      begin: () => ask([question(0, 'step', 'turn')], 'first'),
      rest: () => ask([question(0, 'rest', 'turn')], 'rested'),
    },
    replies: {
      first: (state, _, option) => {
        state.at += option.do === 'right' ? 1 : -1
        return ask([question(0, 'step', 'turn')], 'second')
      },
      second: (state, _, option) => {
        state.at += option.do === 'right' ? 1 : -1
        return ask([question(1, 'react', 'window')], 'reacted')
      },
      reacted: (state, _, option) => {
        if (state.at === 2 && option.do === 'pass') state.prize = 1
        return go('rest')
      },
      rested: (state) => {
        state.outcome = { winners: state.prize > 0 ? [0] : [1], reason: 'over', scores: [state.prize, 0] }
        return done
      },
    },
  }),
}

/** As it looks at once, the left is a little better. */
const corridor: Game<Corridor, Answer> = {
  id: 'corridor',
  edition: 'test',
  rules: '1',
  seats: [2, 2],
  settings: {},
  procedures,
  setup: (_, seats, chance) => ({
    seats,
    chance,
    stack: [frameOf({ procedures }, 'match', {})],
    questions: [],
    outcome: null,
    barrier: 0,
    at: 0,
    prize: 0,
  }),
  choices: (_, { kind }) => {
    switch (kind) {
      case 'step':
        return [{ do: 'left' }, { do: 'right' }]
      case 'react':
        return [{ do: 'hold' }, { do: 'pass' }]
      default:
        return [{ do: 'pass' }, { do: 'hold' }]
    }
  },
  view: ({ at, prize }) => ({ at, prize }),
  veils: [],
  evaluate: ({ at, prize }) => 0.4 - 0.02 * at + 0.5 * prize,
}

/** The porter is mostly asleep. */
const instinct: Instinct<Corridor, Answer> = {
  lean: (_, __, options) => options.map((option) => (option.do === 'pass' ? 4 : 1)),
  turn: () => 0,
}

const firstStep = (game: Game<Corridor, Answer>): Answer => {
  const state = begin(game, {}, 2, swift('corridor'))
  const [asked] = state.questions
  return greedy.answer(sightOf(game, state, 0), asked!, game.choices(state, asked!), swift('bot'))
}

it('goes by what an action leads to where the game says what is on the way, past what others do about it', () => {
  expect(firstStep({ ...corridor, instinct })).toEqual({ do: 'left' })
  expect(firstStep({ ...corridor, instinct: { ...instinct, onTheWay: ['step'] } })).toEqual({ do: 'left' })
  expect(firstStep({ ...corridor, instinct: { ...instinct, onTheWay: ['step', 'react'] } })).toEqual({
    do: 'right',
  })
})

it('follows an action as far as the game says', () => {
  const onTheWay = ['step', 'react']
  expect(firstStep({ ...corridor, instinct: { ...instinct, onTheWay, longestAction: 0 } })).toEqual({
    do: 'left',
  })
  expect(firstStep({ ...corridor, instinct: { ...instinct, onTheWay, longestAction: 1 } })).toEqual({
    do: 'right',
  })
})
