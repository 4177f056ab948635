import { choices, type SearchHints, swift } from '@conclave/kernel'
import { twin } from '@conclave/kernel/testing'
import { describe, expect, it } from 'vitest'
import { sightOf } from '../src/index.ts'
import { playOutTurn } from '../src/search/rollout.ts'
import { selectByPrior } from '../src/search/selection.ts'
import { decisionAt, rootNode } from '../src/search/tree.ts'
import { type Answer, type Auction, auction } from './auction.ts'
import { botOf } from './bot-of.ts'
import { moments } from './moments.ts'

/** Bids high; a round is a turn. */
const searchHints: SearchHints<Auction, Answer> = {
  priors: (_, __, options) => options.map((option) => ('bid' in option ? option.bid : 1)),
  turn: ({ prizes }) => prizes.length,
}
const leaning = { ...auction, searchHints }
const options = [{ card: 1 }, { card: 2 }, { card: 3 }]

/** Visits of each option in so many tries that all bring the same. */
const visitsAfter = (tries: number, priors: readonly number[]): (number | undefined)[] => {
  const decision = decisionAt(rootNode(), { seat: 0, kind: 'play' })
  for (let i = 0; i < tries; i++) {
    const { branch } = selectByPrior(decision, options, 1, swift(`${i}`), () => priors)
    branch.visits++
    branch.total += 0.5
  }
  return options.map(({ card }) => decision.branches.get(`card=${card}`)?.visits)
}

describe('selectLeaning', () => {
  it('tries first what is likely, and need not try everything', () => {
    expect(visitsAfter(4, [1, 18, 1])).toEqual([0, 4, 0])
  })

  it('takes answers as often as they are likely when all bring the same', () => {
    const [first, second, third] = visitsAfter(100, [1, 8, 1])
    expect(first).toBeGreaterThan(4)
    expect(second).toBeGreaterThan(70)
    expect(third).toBeGreaterThan(4)
  })

  it('comes round to an unlikely answer that brings more', () => {
    const decision = decisionAt(rootNode(), { seat: 0, kind: 'play' })
    for (let i = 0; i < 200; i++) {
      const { at, branch } = selectByPrior(decision, options, 0.3, swift(`${i}`), () => [1, 18, 1])
      branch.visits++
      branch.total += at === 0 ? 0.9 : 0.3
    }
    expect(decision.branches.get('card=1')?.visits).toBeGreaterThan(150)
  })
})

it('plays on by priors to the end of the turn and no further', () => {
  const { state } = moments(auction, 3, ['turn'])[0]!
  const before = searchHints.turn(state)
  playOutTurn(auction, searchHints, state, swift('a'))
  expect(searchHints.turn(state)).toBe(before - 1)
  expect(state.bids).toEqual([null, null, null])
})

it('answers every question by priors and search, whatever is hidden', () => {
  const bot = botOf('adept:iterations=25')
  for (const { state, question } of moments(auction, 3, ['hints'])) {
    const { seat } = question
    const legal = choices(leaning, state, question)
    const act = question.manner === 'open' ? bot.interject! : bot.answer
    const answer = act(sightOf(leaning, state, seat), question, legal, swift('bot'))
    expect([...legal, null]).toContainEqual(answer)
    const other = twin(leaning, state, seat, swift('twin'))
    expect(act(sightOf(leaning, other, seat), question, legal, swift('bot'))).toEqual(answer)
  }
})
