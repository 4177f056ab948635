import { createHash } from 'node:crypto'
import {
  accept,
  begin,
  below,
  canonical,
  type Game,
  keyOf,
  type Option,
  settle,
  swift,
  type TableState,
  viewOf,
} from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { games } from '../src/index.ts'
import { someSettings } from './some-settings.ts'

/**
 * The pinned course: what everybody is asked, may answer and sees in a dozen random matches, as digests. A change of
 * structure keeps them; a change of rules changes them on purpose (`npm run unit -- --project games -u`).
 */
const matches = 12
const viewsEvery = 5
const mostAnswers = 20_000

const editions = games.flatMap(({ id, editions, load }) =>
  editions.map(({ id: edition }) => ({ id, edition, load })),
)

describe.each(editions)('$id $edition', ({ id, edition, load }) => {
  test('takes the course that was pinned', async () => {
    const { game } = await load(edition)
    const [min, max] = game.seats
    const courses = Array.from({ length: matches }, (_, number) => {
      const seats = min + (number % (max - min + 1))
      return courseOf(game, seats, `course ${id} ${edition} ${number}`)
    })
    expect(courses).toMatchSnapshot()
  })
})

const courseOf = (game: Game<TableState, Option>, seats: number, seed: string): string => {
  const chance = swift(seed)
  const chosen = someSettings(game, seats, (bound) => below(chance, bound))
  const state = begin(game, chosen, seats, swift(`${seed} shuffles`))
  settle(game, state)
  const keys = createHash('sha256')
  const views = createHash('sha256')
  const lookAround = (): void => {
    for (let seat = 0; seat < seats; seat++) views.update(canonical(viewOf(game, state, seat)))
    views.update(canonical(viewOf(game, state, 'spectator')))
  }
  let answers = 0
  for (; state.outcome === null; answers++) {
    if (answers === mostAnswers) throw new Error(`no end after ${mostAnswers} answers`)
    const asked = state.questions.map(({ seat }) => viewOf(game, state, seat))
    for (const { options } of asked) keys.update(`${options.map(keyOf).join('\n')}\n\n`)
    // Each view is some kilobytes of text: everybody's at each answer would take most of a minute.
    if (answers % viewsEvery === 0) lookAround()
    // Mostly one whom the match waits for: who may think again at any time must not do so for ever.
    const awaited = asked.filter(({ question }) => question?.manner !== 'open')
    const from = below(chance, 32) === 0 ? asked : awaited
    const { question, options } = from[below(chance, from.length)]!
    accept(game, state, question!, options[below(chance, options.length)]!)
    settle(game, state)
  }
  lookAround()
  const digests = [keys, views].map((each) => each.digest('hex').slice(0, 16))
  return `${seats} seats, ${answers} answers, ${canonical(state.outcome)}, keys ${digests[0]}, views ${digests[1]}`
}
