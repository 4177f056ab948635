import { choices, swift } from '@conclave/kernel'
import { describe, expect, it } from 'vitest'
import { adept, greedy, playMatch, sightOf } from '../src/index.ts'
import { auction } from './auction.ts'
import { botOf } from './bot-of.ts'
import { moments } from './moments.ts'

const met = moments(auction, 3, ['adept'])
const { state, question } = met.find((each) => each.question.kind === 'bid')!
const options = choices(auction, state, question)
const sight = sightOf(auction, state, question.seat)

/** A clock that goes on by so many milliseconds whenever it is read. */
const ticking = (step: number) => {
  const clock = () => (clock.now += step)
  clock.now = 0
  return clock
}

describe('budget', () => {
  it('never begins an iteration that would end too late', () => {
    for (const milliseconds of [1, 10, 50, 333]) {
      for (const step of [0.5, 7, 20]) {
        const clock = ticking(step)
        const bot = adept('adept', { milliseconds }, { clock })
        expect(options).toContain(bot.answer(sight, question, options, swift('a')))
        // One reading starts the budget. How long the first iteration takes cannot be known before it.
        expect(clock.now - step).toBeLessThanOrEqual(Math.max(milliseconds, 2 * step))
      }
    }
  })

  it('uses the time it has', () => {
    const clock = ticking(1)
    let worlds = 0
    const counted = {
      ...sight,
      imagine: (chance: Parameters<typeof sight.imagine>[0]) => {
        worlds++
        return sight.imagine(chance)
      },
    }
    adept('adept', { milliseconds: 100 }, { clock }).answer(counted, question, options, swift('a'))
    expect(worlds).toBeGreaterThan(50)
    expect(worlds).toBeLessThanOrEqual(100)
  })

  it('answers even if there is no time at all', () => {
    const late = adept('adept', { milliseconds: 5 }, { clock: ticking(1000) })
    expect(options).toContain(late.answer(sight, question, options, swift('a')))
  })

  it('answers a lone option without a thought', () => {
    const clock = ticking(1)
    adept('adept', { milliseconds: 5 }, { clock }).answer(sight, question, options.slice(0, 1), swift('a'))
    expect(clock.now).toBe(0)
  })

  it('keeps to time and iterations together', () => {
    const clock = ticking(1)
    adept('adept', { milliseconds: 1000, iterations: 10 }, { clock }).answer(
      sight,
      question,
      options,
      swift('a'),
    )
    expect(clock.now).toBeLessThanOrEqual(13)
  })
})

describe('answers', () => {
  it('gives a legal answer to every question, and to open ones an answer or none', () => {
    const bot = botOf('adept:iterations=25')
    for (const moment of met) {
      const { seat, manner } = moment.question
      const known = sightOf(auction, moment.state, seat)
      const legal = choices(auction, moment.state, moment.question)
      if (manner === 'open') {
        const answer = bot.interject!(known, moment.question, legal, swift('a'))
        expect([...legal, null]).toContainEqual(answer)
      } else expect(legal).toContain(bot.answer(known, moment.question, legal, swift('a')))
    }
  })

  it('is the same for the same chance', () => {
    const bot = botOf('adept:iterations=60')
    const answer = () => bot.answer(sight, question, options, swift('same'))
    expect(answer()).toBe(answer())
  })
})

describe('when something breaks', () => {
  const broken = (evaluate: typeof auction.evaluate): typeof auction => ({ ...auction, evaluate })
  const failing = () => {
    throw new Error('cannot judge')
  }

  it('falls back on greedy, then on random, and tells', () => {
    const troubles: unknown[] = []
    const game = broken(failing)
    const bot = adept(
      'adept',
      { iterations: 10 },
      { clock: () => 0, trouble: (error) => troubles.push(error) },
    )
    const answer = bot.answer(sightOf(game, state, question.seat), question, options, swift('a'))
    expect(options).toContain(answer)
    expect(troubles).toHaveLength(2)
  })

  it('says nothing out of turn', () => {
    const open = met.find((each) => each.question.manner === 'open')!
    const game = broken(failing)
    const bot = adept('adept', { iterations: 10 }, { clock: () => 0 })
    const known = sightOf(game, open.state, open.question.seat)
    expect(
      bot.interject!(known, open.question, choices(game, open.state, open.question), swift('a')),
    ).toBeNull()
  })

  it('survives estimates that are no numbers', () => {
    const game = broken(() => Number.NaN)
    const bots = [botOf('adept:iterations=10'), greedy]
    const setup = { chosen: {}, seats: 2, seed: 'nan' }
    expect(playMatch(game, setup, bots, { generator: 'swift', maxDecisions: 500 }).outcome).not.toBeNull()
  })
})
