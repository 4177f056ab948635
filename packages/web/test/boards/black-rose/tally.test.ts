import { type BlackRoseEvent, type BlackRoseView, blackRoseIn } from '@conclave/black-rose'
import { choices, give, keyOf, startMatch } from '@conclave/kernel'
import { expect, it } from 'vitest'
import { scoreOf } from '../../../src/boards/black-rose/score.ts'
import { tallyOf } from '../../../src/boards/black-rose/tally.ts'

/** Of these matches, somebody loses something in one of the first. */
const matches = 6

const dithering: readonly string[] = ['back', 'takeBack', 'unready']

/** A whole match without sense: its log, how it ended and what lay on the table then. */
const playedOut = (
  edition: '1.6' | 'rebirth',
  options: { readonly [name: string]: string | boolean },
  seed: string,
) => {
  const game = blackRoseIn(edition)
  const match = startMatch(game, { options, seats: 4, seed })
  if ('problem' in match) throw new Error(match.problem)
  const { state } = match
  const log: { readonly seq: number; readonly event: BlackRoseEvent }[] = []
  for (let turn = 0; state.outcome === null && turn < 20_000; turn++) {
    const asked = state.questions
      .map((question) => ({
        seat: question.seat,
        ways: choices(game, state, question).filter((each) => !dithering.includes(each.do)),
      }))
      .filter(({ ways }) => ways.length > 0)
    const one = asked[turn % asked.length]
    const chosen = one?.ways[(Math.imul(turn + 1, 2_654_435_761) >>> 9) % one.ways.length]
    if (one === undefined || chosen === undefined) break
    const refused = give(match, one.seat, keyOf(chosen), (event) => {
      log.push({ seq: log.length, event: event as BlackRoseEvent })
    })
    expect(refused).toBeNull()
  }
  if (state.outcome === null) throw new Error('the match does not end')
  return { log, outcome: state.outcome, table: game.view(state, 'spectator') as BlackRoseView }
}

it.each([
  ['1.6', 0, { length: 'short', blackRoseBonus: true }],
  ['rebirth', 6, { length: 'short' }],
] as const)(
  '[BRW-END.1, BRW-V.26] the points by source of %s, with what was lost, add up to the final score',
  (edition, first, options) => {
    const told = new Set<string>()
    const rows = new Set<string>()
    for (let number = first; number < first + matches && !told.has('powerLost'); number++) {
      const { log, outcome, table } = playedOut(edition, options, `points ${number}`)
      for (const { event } of log) told.add(event.event)
      const [points] = tallyOf(log, table, options)
      if (points === undefined) throw new Error('no points are told')
      for (const { name } of points.rows) rows.add(name.say)
      for (const { seat, total } of scoreOf(outcome, table, options).rows) {
        const column = seat ?? points.columns.length - 1
        expect(points.rows.reduce((sum, { values }) => sum + (values[column] ?? 0), 0)).toBe(total)
      }
    }
    // What was lost stands in rows of its own.
    expect(told).toContain('powerLost')
    expect(rows).toContain('board.tally.lost')
  },
)

it('[BRW-V.28] what was stolen counts for the thief as far as it reached her, and is taken off for whom she robbed', () => {
  const game = blackRoseIn('1.6')
  const match = startMatch(game, { options: { length: 'short' }, seats: 2, seed: 'a theft' })
  if ('problem' in match) throw new Error(match.problem)
  const table = game.view(match.state, 'spectator') as BlackRoseView
  const heard = { audience: 'everyone', rule: 'BRW-V.28' } as const
  const events: readonly BlackRoseEvent[] = [
    { event: 'powerGained', seat: 1, amount: 3, power: 3, by: 'room.arena', ...heard },
    {
      event: 'powerStolen',
      seat: 0,
      whom: 1,
      amount: 2,
      gained: 1,
      power: 1,
      left: 1,
      by: 'spell.some',
      ...heard,
    },
    { event: 'powerLost', seat: 1, amount: 1, power: 0, by: 'event.some', ...heard },
  ]
  const log = events.map((event, seq) => ({ seq, event }))
  const [points] = tallyOf(log, table, {})
  const told = (points?.rows ?? []).map(({ name, values }) => [name.say, ...values.slice(0, 2)])
  expect(told).toContainEqual(['board.tally.room', 0, 3])
  expect(told).toContainEqual(['board.tally.stolen', 1, 0])
  expect(told).toContainEqual(['board.tally.robbed', 0, -2])
  expect(told).toContainEqual(['board.tally.lost', 0, -1])
})
