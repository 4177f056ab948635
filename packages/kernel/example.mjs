// A game of one's own: whoever takes the last stone has won. Two seats play it at random; then the file is checked.

import {
  ask,
  below,
  choices,
  done,
  frameOf,
  give,
  go,
  keyOf,
  openMatch,
  procedureOf,
  startMatch,
  swift,
} from '@conclave/kernel'

const procedures = {
  stones: procedureOf()('stones')({
    first: 'turn',
    steps: {
      turn: (state) =>
        ask({ seat: state.turn % state.seats, kind: 'take', manner: 'turn', about: state.left }),
      end: (state) => {
        state.outcome = { winners: [(state.turn - 1) % state.seats], reason: 'last-stone' }
        return done
      },
    },
    questions: {
      take: {
        rule: 'STONES-1',
        options: ({ left }) => [1, 2, 3].filter((take) => take <= left).map((take) => ({ take })),
        reply: (state, _locals, { take }) => {
          state.left -= take
          state.turn += 1
          return go(state.left === 0 ? 'end' : 'turn')
        },
      },
    },
  }),
}

const stones = {
  id: 'stones',
  edition: 'example',
  rules: '1',
  seats: [2, 4],
  settings: { stones: { type: 'number', min: 1, max: 100, default: 21 } },
  setup: (chosen, seats, chance) => ({
    seats,
    chance,
    stack: [frameOf({ procedures }, 'stones', {})],
    questions: [],
    outcome: null,
    barrier: 0,
    left: chosen.stones,
    turn: 0,
  }),
  procedures,
  view: ({ left, turn }) => ({ left, turn }),
  hiding: { alike: [] },
  evaluate: () => 0.5,
}

const match = startMatch(stones, { options: { stones: 30 }, seats: 2, seed: 'an example' })
if ('problem' in match) throw new Error(match.problem)
const dice = swift('luck')
while (match.state.outcome === null) {
  const [question] = match.state.questions
  const options = choices(stones, match.state, question)
  const refusal = give(match, question.seat, keyOf(options[below(dice, options.length)]))
  if (refusal !== null) throw new Error(refusal.message)
}
const again = openMatch(stones, JSON.parse(JSON.stringify(match.file)))
if ('problem' in again) throw new Error(again.problem)
console.log(`seat ${again.state.outcome.winners[0]} has won after ${again.given.length} answers`)
