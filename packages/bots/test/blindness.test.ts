import { choices, swift } from '@conclave/kernel'
import { twin } from '@conclave/kernel/testing'
import { describe, expect, it } from 'vitest'
import { sightOf, taskFor, think } from '../src/index.ts'
import { auction } from './auction.ts'
import { botOf } from './bot-of.ts'
import { moments } from './moments.ts'

const met = moments(auction, 3, ['blind 1', 'blind 2', 'blind 3'])

describe.each(['random', 'greedy', 'adept:iterations=40'])(
  '%s is blind to what its seat does not know',
  (spec) => {
    const bot = botOf(spec)

    it('answers alike whatever is hidden', () => {
      for (const { state, question } of met) {
        const { seat } = question
        const options = choices(auction, state, question)
        const act = question.manner === 'open' ? bot.interject! : bot.answer
        const answer = act(sightOf(auction, state, seat), question, options, swift('bot'))
        for (let i = 0; i < 3; i++) {
          const other = twin(auction, state, seat, swift(`twin ${i}`))
          expect(act(sightOf(auction, other, seat), question, options, swift('bot'))).toEqual(answer)
        }
      }
    })

    it('gets the same task and has the same thought', () => {
      for (const { state, question } of met.slice(0, 20)) {
        const { seat } = question
        const other = twin(auction, state, seat, swift('twin'))
        const task = taskFor(auction, state, seat, spec, 'seed')
        expect(taskFor(auction, other, seat, spec, 'seed')).toEqual(task)
        expect(think(auction, task, { clock: () => 0 })).toHaveProperty('key')
      }
    })
  },
)
