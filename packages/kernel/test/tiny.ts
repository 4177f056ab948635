import {
  type Asks,
  ask,
  done,
  frameOf,
  type Game,
  go,
  type Procedures,
  procedureOf,
  type Question,
  type QuestionOf,
  roll,
  type TableState,
  takeTop,
  tell,
} from '@conclave/kernel'

/** The smallest state a game can have: what was said, and a deck that nobody sees. */
export interface Tiny extends TableState {
  readonly said: string[]
  readonly deck: string[]
}

export type Say = { readonly say: string }

export type TinyCalls = {
  main: { turn: number }
  nested: { depth: number }
}

export type TinyAbouts = { say: readonly string[] }

export const procedure = procedureOf<Tiny, Say, TinyCalls, TinyAbouts>()

/** A question whose options are the words it is about. */
export const asking = (
  seat: number,
  words: readonly string[],
  manner: Question['manner'] = 'turn',
): QuestionOf<TinyAbouts> => ({ seat, kind: 'say', manner, about: words })

/** Reply that is the same to any of its words. */
export const saying = <Locals, N>(
  reply: Asks<Tiny, Say, Locals, QuestionOf<TinyAbouts>, N>['reply'],
): { readonly say: Asks<Tiny, Say, Locals, QuestionOf<TinyAbouts>, N> } => ({
  say: { rule: 'TINY-1', options: (_, __, { about }) => about.map((say) => ({ say })), reply },
})

/** A game made of some procedures; the first one is `main`. */
export const tinyGame = (procedures: Procedures<Tiny, Say>, rules = '1') =>
  ({
    id: 'tiny',
    edition: 'test',
    rules,
    seats: [1, 3],
    settings: { cards: { type: 'number', min: 1, max: 5, default: 3 } },
    setup: ({ cards }, seats, chance) => ({
      seats,
      chance,
      stack: [frameOf({ procedures }, 'main', { turn: 0 })],
      questions: [],
      outcome: null,
      barrier: 0,
      said: [],
      deck: Array.from({ length: cards }, (_, at) => `card ${at}`),
    }),
    procedures,
    view: (state, viewer) => ({ viewer, said: state.said.slice(), deck: state.deck.length }),
    hiding: { alike: [] },
    evaluate: () => 0.5,
  }) satisfies Game<Tiny, Say, { cards: { type: 'number'; min: 1; max: 5; default: 3 } }>

/** Seats speak in turn: `left` and `right` only move, `roll` and `draw` bring something new, `end` ends the match. */
export const walkProcedures = (step = 1): Procedures<Tiny, Say> => ({
  main: procedure('main')({
    first: 'ask',
    steps: {
      ask: (state, { turn }) =>
        ask(asking(turn % state.seats, ['left', 'right', 'again', 'roll', 'draw', 'end'])),
    },
    questions: saying((state, locals: TinyCalls['main'], { say }, { seat }) => {
      state.said.push(say === 'left' ? `left ${step}` : say)
      tell?.({ event: 'said', audience: 'everyone', seat, say })
      if (say === 'roll') state.said.push(`rolled ${roll(state, 6) + 1}`)
      if (say === 'draw') state.said.push(takeTop(state, state.deck) ?? 'nothing')
      if (say === 'end') state.outcome = { winners: [seat], reason: 'said so' }
      if (say === 'end') return done
      if (say !== 'again') locals.turn++
      return go('ask')
    }),
  }),
})

export const walk = tinyGame(walkProcedures())
