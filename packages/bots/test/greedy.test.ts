import {
  ask,
  begin,
  choices,
  done,
  frameOf,
  type Game,
  go,
  type Manner,
  procedureOf,
  type Question,
  type SearchHints,
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

type Kind = 'step' | 'react' | 'rest'

const question = <K extends Kind>(seat: number, kind: K, manner: Manner): Question<K, null> => ({
  seat,
  kind,
  manner,
  about: null,
})

const procedures = {
  match: procedureOf<Corridor, Answer, { match: { steps: number } }, { [K in Kind]: null }>()('match')({
    first: 'begin',
    steps: {
      begin: () => ask(question(0, 'step', 'turn')),
      rest: () => ask(question(0, 'rest', 'turn')),
    },
    questions: {
      step: {
        rule: 'step',
        options: () => [{ do: 'left' }, { do: 'right' }],
        reply: (state, locals, option) => {
          state.at += option.do === 'right' ? 1 : -1
          locals.steps++
          return ask(locals.steps === 1 ? question(0, 'step', 'turn') : question(1, 'react', 'window'))
        },
      },
      react: {
        rule: 'react',
        options: () => [{ do: 'hold' }, { do: 'pass' }],
        reply: (state, _, option) => {
          if (state.at === 2 && option.do === 'pass') state.prize = 1
          return go('rest')
        },
        decline: { do: 'pass' },
      },
      rest: {
        rule: 'rest',
        options: () => [{ do: 'pass' }, { do: 'hold' }],
        reply: (state) => {
          state.outcome = { winners: state.prize > 0 ? [0] : [1], reason: 'over', scores: [state.prize, 0] }
          return done
        },
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
    stack: [frameOf({ procedures }, 'match', { steps: 0 })],
    questions: [],
    outcome: null,
    barrier: 0,
    at: 0,
    prize: 0,
  }),
  view: ({ at, prize }) => ({ at, prize }),
  hiding: { alike: [] },
  evaluate: ({ at, prize }) => 0.4 - 0.02 * at + 0.5 * prize,
}

/** The porter is mostly asleep. */
const searchHints: SearchHints<Corridor, Answer> = {
  priors: (_, __, options) => options.map((option) => (option.do === 'pass' ? 4 : 1)),
  turn: () => 0,
}

const firstStep = (game: Game<Corridor, Answer>): Answer => {
  const state = begin(game, {}, 2, swift('corridor'))
  const [asked] = state.questions
  return greedy.answer(sightOf(game, state, 0), asked!, choices(game, state, asked!), swift('bot'))
}

it('goes by what an action leads to where the game says what is on the way, past what others do about it', () => {
  expect(firstStep({ ...corridor, searchHints })).toEqual({ do: 'left' })
  expect(firstStep({ ...corridor, searchHints: { ...searchHints, partOfAction: ['step'] } })).toEqual({
    do: 'left',
  })
  expect(
    firstStep({ ...corridor, searchHints: { ...searchHints, partOfAction: ['step', 'react'] } }),
  ).toEqual({
    do: 'right',
  })
})

it('follows an action as far as the game says', () => {
  const partOfAction = ['step', 'react']
  expect(firstStep({ ...corridor, searchHints: { ...searchHints, partOfAction, longestAction: 0 } })).toEqual(
    {
      do: 'left',
    },
  )
  expect(firstStep({ ...corridor, searchHints: { ...searchHints, partOfAction, longestAction: 1 } })).toEqual(
    {
      do: 'right',
    },
  )
})
