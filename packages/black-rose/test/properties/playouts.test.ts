import {
  accept,
  begin,
  below,
  type ChanceState,
  choices,
  type Question,
  readSettings,
  swift,
} from '@conclave/kernel'
import { checkedPlayout } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { seeds, times } from '../../../../tools/soak.ts'
import { blackRoseIn } from '../../src/game.ts'
import { type BlackRose, type BlackRoseOption, settingsIn } from '../../src/state.ts'
import { roomAt } from '../../src/table/lodge.ts'
import { classicIds } from '../../src/words/board.ts'
import { lawful } from '../lawful.ts'
import { decided } from './decided.ts'
import { violation } from './invariants.ts'

const seatCounts = [2, 3, 4]

describe.each(classicIds)('edition %s', (edition) => {
  test.each(seatCounts)('with %i seats, played at random, keeps every law', (seats) => {
    for (const seed of seeds(`playout ${edition} ${seats}`)) {
      const { outcome } = checkedPlayout(blackRoseIn(edition), {
        seats,
        seed,
        bound: 20_000,
        lawful,
        lawsEvery: 40,
        undoEvery: 150,
        invariant: violation,
        choose: decided,
      })
      expect(outcome.reason).toMatch(/^BRW-END\.[345]$/)
    }
  })

  const optional = Object.entries(settingsIn(edition)).filter(([, { type }]) => type === 'boolean')
  const options = { length: 'short', ...Object.fromEntries(optional.map(([name]) => [name, true])) }

  test('[8] with all optional rules, played at random, keeps every law', () => {
    for (const seed of seeds(`options ${edition}`)) {
      const { outcome } = checkedPlayout(blackRoseIn(edition), {
        seats: 4,
        seed,
        options,
        bound: 20_000,
        lawful,
        lawsEvery: 80,
        undoEvery: 300,
        invariant: violation,
        choose: crowding,
      })
      expect(outcome.reason).toMatch(/^BRW-(?:END\.[345]|OPT\.4)$/)
    }
  })

  test('[BRW-OPT.3] cubes and cards are all there after crowded matches with all optional rules', () => {
    const game = blackRoseIn(edition)
    const reading = readSettings(game.settings, options)
    if (!reading.ok) throw new Error(reading.problem)
    let overloaded = false
    for (let match = 0; match < times(24); match++) {
      const state = begin(game, reading.chosen, 4, swift(`crowd ${match}`))
      const chance = swift(`crowd answers ${match}`)
      for (let answers = 0; state.outcome === null; answers++) {
        const question = state.questions.find(({ manner }) => manner !== 'open')!
        accept(game, state, question, crowding(state, question, choices(game, state, question), chance))
        if (answers % 12 === 0 && violation(state) !== null)
          throw new Error(`match ${match}: ${violation(state)}`)
        overloaded ||= isOverloaded(state)
      }
      expect(violation(state)).toBeNull()
    }
    expect(overloaded).toBe(true)
  })
})

/** True if a room holds more than it has slots for. */
const isOverloaded = (state: BlackRose): boolean =>
  state.lodge.some(({ cubes }, at) => cubes.length > roomAt(state, at).slots)

/** Like `decided`, but goes and aims mostly where the most cubes are, so that rooms fill, and mages meet and fall. */
const crowding = (
  state: BlackRose,
  question: Question,
  options: readonly BlackRoseOption[],
  chance: ChanceState,
): BlackRoseOption => {
  const cubesIn = (option: BlackRoseOption): number =>
    option.do === 'room' ? state.lodge.find(({ room }) => room === option.room)!.cubes.length : -1
  const [most] = options.toSorted((a, b) => cubesIn(b) - cubesIn(a))
  const isLed = most?.do === 'room' && below(chance, 4) > 0
  return isLed ? most : decided(state, question, options, chance)
}
