import { choices, type Option, type Question, type SearchHints, swift } from '@conclave/kernel'
import { twin } from '@conclave/kernel/testing'
import { describe, expect, it } from 'vitest'
import { sightOf } from '../src/index.ts'
import { meterOf } from '../src/search/budget.ts'
import { type Trial, tryOut } from '../src/search/trial.ts'
import { type Answer, type Auction, auction } from './auction.ts'
import { botOf } from './bot-of.ts'
import { type Moment, moments } from './moments.ts'

const trial: Trial<Auction> = { span: ({ prizes }) => prizes.length, begins: [] }

/** The others bid low, and a round is a turn. */
const searchHints: SearchHints<Auction, Answer> = {
  priors: (_, __, options) => options.map((option) => ('bid' in option ? 100 - option.bid : 1)),
  turn: trial.span,
  trial,
}

/** Likes points, and a little less to give cards away: at first sight the lowest bid is the best. */
const game = {
  ...auction,
  searchHints,
  evaluate: ({ points, hands, bids }: Auction, seat: number): number =>
    0.5 + 0.02 * (points[seat] ?? 0) - 0.0001 * (bids[seat] ?? 0) + 0.0001 * (hands[seat]?.length ?? 0),
}

const met = moments(game, 3, ['trial', 'trials'])
const first = (kind: string): Moment<Auction> => met.find(({ question }) => question.kind === kind)!

const tried = (
  { state, question }: Moment<Auction>,
  budget: Parameters<typeof meterOf>[0],
  clock = () => 0,
) => {
  const options = choices(game, state, question)
  const sight = sightOf(game, state, question.seat)
  return tryOut(sight, trial, question, options, meterOf(budget, clock), 8, swift('a'))
}

const bidsAt = ({ state, question }: Moment<Auction>): number[] =>
  choices(game, state, question).flatMap((option) => ('bid' in option ? [option.bid] : []))

describe('answers tried out', () => {
  it('are judged by what comes of them, not by how they look', () => {
    const { state, question } = first('bid')
    const options: readonly Option[] = choices(game, state, question)
    const looks = botOf('greedy').answer(sightOf(game, state, question.seat), question, options, swift('a'))
    const bids = bidsAt(first('bid'))
    expect(looks).toEqual({ bid: Math.min(...bids) })
    const given = tried(first('bid'), { iterations: 100 })
    if (given === null || !('bid' in given)) throw new Error('no bid')
    expect(given.bid).toBeGreaterThan(Math.min(...bids))
  })

  it('are at worst the one that looks best, when there is no time to try any', () => {
    let now = 0
    const late = tried(first('bid'), { milliseconds: 5 }, () => (now += 1000))
    expect(late).toEqual({ bid: Math.min(...bidsAt(first('bid'))) })
  })

  it('cost no more than the budget', () => {
    for (const iterations of [1, 5, 17]) {
      let begun = 0
      const meter = meterOf({ iterations }, () => 0)
      const { state, question } = first('bid')
      const options = choices(game, state, question)
      const counted = { mayGoOn: () => meter.mayGoOn() && ++begun > 0, left: meter.left }
      tryOut(sightOf(game, state, question.seat), trial, question, options, counted, 64, swift('a'))
      expect(begun).toBeGreaterThan(0)
      expect(begun).toBeLessThanOrEqual(iterations)
    }
  })

  it('may be to leave an open question alone', () => {
    const bot = botOf('adept:iterations=30')
    const act = (evaluate: typeof game.evaluate, { state, question }: Moment<Auction>): Answer | null =>
      bot.interject!(
        sightOf({ ...game, evaluate }, state, question.seat),
        question,
        choices(game, state, question),
        swift('a'),
      )
    const winner = ({ points, winner: ahead }: Auction): number => points[ahead] ?? 0
    const spiteful = (state: Auction): number => 0.5 - 0.02 * winner(state)
    const thrifty = ({ tokens }: Auction, seat: number): number => (tokens[seat] ? 0.51 : 0.5)
    expect(act(spiteful, first('curse'))).toEqual({ do: 'curse' })
    expect(act(thrifty, first('curse'))).toBeNull()
  })

  it('are legal for every question, whatever is hidden', () => {
    const bot = botOf('adept:iterations=25')
    for (const { state, question } of met) {
      const legal = choices(game, state, question)
      const answer = (table: Auction, asked: Question): Answer | null => {
        const act = asked.manner === 'open' ? bot.interject! : bot.answer
        return act(sightOf(game, table, asked.seat), asked, legal, swift('bot'))
      }
      const given = answer(state, question)
      expect(question.manner === 'open' ? [...legal, null] : legal).toContainEqual(given)
      expect(answer(twin(game, state, question.seat, swift('twin')), question)).toEqual(given)
    }
  })
})
