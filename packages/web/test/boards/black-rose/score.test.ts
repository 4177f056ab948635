import { type BlackRoseView, blackRoseIn, editionIds } from '@conclave/black-rose'
import { answer, choices, keyOf, settle, startMatch } from '@conclave/kernel'
import { expect, it } from 'vitest'
import { scoreOf } from '../../../src/boards/black-rose/score.ts'

const dithering: readonly string[] = ['back', 'takeBack', 'unready']

it.each(editionIds)(
  '[BRW-END.1, REB-END.2] the final score of %s says where every point comes from',
  (edition) => {
    const game = blackRoseIn(edition)
    const options = edition === '1.6' ? { length: 'short', blackRoseBonus: true } : { length: 'short' }
    const match = startMatch(game, { options, seats: 3, seed: 'final score' })
    if ('problem' in match) throw new Error(match.problem)
    const { state } = match
    for (let turn = 0; state.outcome === null && turn < 20_000; turn++) {
      const asked = state.questions
        .map((question) => ({
          question,
          options: choices(game, state, question).filter((each) => !dithering.includes(each.do)),
        }))
        .filter(({ options: sensible }) => sensible.length > 0)
      const one = asked[turn % asked.length]
      const chosen = one?.options[(Math.imul(turn + 1, 2_654_435_761) >>> 9) % one.options.length]
      if (one === undefined || chosen === undefined) break
      expect(answer(game, state, one.question.seat, keyOf(chosen))).toBeNull()
      settle(game, state)
    }
    const { outcome } = state
    if (outcome === null) throw new Error('the match does not end')
    const { columns, rows } = scoreOf(outcome, game.view(state, 'spectator') as BlackRoseView, options)
    // In Rebirth the flags of a room are paid when it is rebuilt.
    expect(columns).toHaveLength(edition === 'rebirth' ? 4 : 5)
    expect(rows).toHaveLength(edition === '0.7' ? 3 : 4)
    expect(rows.map(({ won }) => won)).toEqual(rows.map((_, at) => at === 0))
    for (const { values, total } of rows) {
      expect(values).toHaveLength(columns.length)
      expect(values.reduce((sum, each) => sum + each, 0)).toBe(total)
    }
    for (const total of outcome.scores ?? []) expect(rows.map((row) => row.total)).toContain(total)
  },
)
