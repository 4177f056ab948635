import { checkedPlayout } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { seeds } from '../../../../tools/soak.ts'
import { blackRoseIn } from '../../src/game.ts'
import { lawful } from '../lawful.ts'
import { decided } from './decided.ts'
import { violation } from './invariants.ts'

const seatCounts = [2, 3, 4]
const difficulties = ['apprentice', 'master']
const withAvatar = [1, 2, 3].flatMap((seats) => difficulties.map((avatar) => ({ seats, avatar })))

describe('Rebirth', () => {
  test.each(seatCounts)('with %i seats, played at random, keeps every law', (seats) => {
    for (const seed of seeds(`playout rebirth ${seats}`)) {
      const { outcome } = checkedPlayout(blackRoseIn('rebirth'), {
        seats,
        seed,
        bound: 20_000,
        lawful,
        lawsEvery: 80,
        undoEvery: 300,
        invariant: violation,
        choose: decided,
      })
      expect(outcome.reason).toMatch(/^BRW-END\.[345]$/)
    }
  })

  test('[REB-EVP.5] with Crown of the Summoner and a short track, played at random, keeps every law', () => {
    for (const seed of seeds('options rebirth')) {
      const { outcome } = checkedPlayout(blackRoseIn('rebirth'), {
        seats: 4,
        seed,
        options: { length: 'short', crownOfSummoner: true },
        bound: 20_000,
        lawful,
        lawsEvery: 80,
        undoEvery: 300,
        invariant: violation,
        choose: builder,
      })
      expect(outcome.reason).toMatch(/^BRW-END\.[345]$/)
    }
  })

  test.each(withAvatar)('with $seats seats and the Avatar ($avatar) keeps every law', ({ seats, avatar }) => {
    for (const seed of seeds(`playout avatar ${avatar} ${seats}`)) {
      const { outcome } = checkedPlayout(blackRoseIn('rebirth'), {
        seats,
        seed,
        options: { avatar },
        bound: 20_000,
        lawful,
        lawsEvery: 160,
        undoEvery: 600,
        invariant: violation,
        choose: decided,
      })
      expect(outcome.reason).toMatch(/^BRW-END\.[345]$/)
    }
  })
})

/** Keeps her quests, casts and solves, and goes where the cubes are, so that rooms fill and quests are solved. */
const builder: typeof decided = (state, question, options, chance) => {
  const wanted = options.filter((option) => {
    if (question.kind === 'giveUpQuest') return option.do === 'pass'
    if (question.kind === 'component')
      return option.do === 'quest' || option.do === 'castNext' || option.do === 'castQuick'
    if (question.kind === 'activateHere') return option.do === 'activate'
    return option.do === 'room' && state.lodge.find(({ room }) => room === option.room)!.cubes.length > 0
  })
  return decided(state, question, wanted.length > 0 ? wanted : options, chance)
}

const mixes = [
  {
    schools: 'destruction+divination+necromancy+transmutation+illusion+conspiracy',
    mages: 'nero+tessa+jafar+rebecca',
  },
  {
    schools: 'agony+technomancy+necromancy+hex+conspiracy+illusion',
    mages: 'nero+jafar+doria+gramigna+rebecca',
  },
  { schools: 'nightmare+shamanic+transmutation+divination', mages: 'tessa+rebecca+arianna+rikkart' },
]
const mixedTables = [
  ...[2, 3, 4].map((seats) => ({ seats, avatar: 'none' })),
  ...[1, 2, 3].map((seats) => ({ seats, avatar: seats === 2 ? 'master' : 'apprentice' })),
].flatMap((table, at) => [{ ...table, ...mixes[at % mixes.length]! }])

describe('Rebirth mixed with the earlier box', () => {
  test.each(mixedTables)(
    '[REB-C.25] $schools with $seats seats (Avatar: $avatar) keeps every law',
    (table) => {
      const { seats, ...options } = table
      for (const seed of seeds(`mixed ${seats} ${options.avatar}`)) {
        const { outcome } = checkedPlayout(blackRoseIn('rebirth'), {
          seats,
          seed,
          options: { ...options, crownOfSummoner: seats === 3 },
          bound: 20_000,
          lawful,
          lawsEvery: 160,
          undoEvery: 600,
          invariant: violation,
          choose: decided,
        })
        expect(outcome.reason).toMatch(/^BRW-END\.[345]$/)
      }
    },
  )
})
