import { begin, give, hash, startMatch, swift } from '@conclave/kernel'
import { describe, expect, it } from 'vitest'
import { greedy, playMatch, playout, random } from '../src/index.ts'
import { auction } from './auction.ts'
import { botOf } from './bot-of.ts'

const usual = { generator: 'swift', maxDecisions: 1000 } as const

describe('playMatch', () => {
  it('plays every seat count to an outcome with every bot', () => {
    for (const seats of [2, 3, 4]) {
      for (const spec of ['random', 'greedy', 'adept:iterations=20']) {
        const bots = Array.from({ length: seats }, () => botOf(spec))
        const { outcome, decisions } = playMatch(auction, { chosen: {}, seats, seed: 'a' }, bots, usual)
        expect(outcome).not.toBeNull()
        expect(decisions).toBeGreaterThan(10)
      }
    }
  })

  it('plays the same match from the same seed, whatever was played before', () => {
    const play = (seed: string) =>
      playMatch(auction, { chosen: {}, seats: 2, seed }, [botOf('adept:iterations=30'), greedy], usual)
    const first = play('one')
    play('another')
    expect(hash(play('one').state)).toBe(hash(first.state))
    expect(hash(play('two').state)).not.toBe(hash(first.state))
  })

  it('records the answers of a match file', () => {
    for (let i = 0; i < 20; i++) {
      const setup = { seats: 3, seed: `file ${i}` }
      const played = playMatch(auction, { chosen: {}, ...setup }, [random, greedy, random], {
        generator: 'sealed',
        maxDecisions: 1000,
        record: true,
      })
      const match = startMatch(auction, { options: {}, ...setup })
      if ('problem' in match) throw new Error(match.problem)
      for (const [seat, key] of played.answers) expect(give(match, seat, key)).toBeNull()
      expect(match.state).toEqual(played.state)
    }
  })

  it('records nothing unless asked', () => {
    expect(playMatch(auction, { chosen: {}, seats: 2, seed: 'a' }, [random, random], usual).answers).toEqual(
      [],
    )
  })

  it('offers open questions', () => {
    let curses = 0
    for (let i = 0; i < 20; i++) {
      const setup = { chosen: {}, seats: 2, seed: `open ${i}` }
      const { answers } = playMatch(auction, setup, [random, random], { ...usual, record: true })
      curses += answers.filter(([, key]) => key === 'do=curse').length
    }
    expect(curses).toBeGreaterThan(0)
  })

  it('stops at the greatest number of decisions', () => {
    const played = playMatch(auction, { chosen: {}, seats: 2, seed: 'a' }, [random, random], {
      generator: 'swift',
      maxDecisions: 5,
    })
    expect(played).toMatchObject({ outcome: null, decisions: 5 })
  })

  it('wants a bot for every seat', () => {
    expect(() => playMatch(auction, { chosen: {}, seats: 3, seed: 'a' }, [random], usual)).toThrow('3 seats')
  })
})

describe('playout', () => {
  it('plays on to the end and counts the decisions', () => {
    const state = begin(auction, {}, 3, swift('playout'))
    const decisions = playout(auction, state, swift('moves'))
    expect(state.outcome).not.toBeNull()
    expect(decisions).toBeGreaterThan(15)
  })

  it('stops when it was told to', () => {
    const state = begin(auction, {}, 3, swift('playout'))
    expect(playout(auction, state, swift('moves'), 4)).toBe(4)
    expect(state.outcome).toBeNull()
  })
})
