import type { TableEvent } from '@conclave/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  atRandom,
  lucky,
  naming,
  type Pilot,
  runs,
  type Start,
  standardStarts,
  starts,
  walk,
} from './course.ts'
import { violation } from './invariants.ts'

/** Plays a match and looks at every position of it. */
const inspect = (start: Start, pilot: Pilot, sink?: (event: TableEvent) => void) =>
  naming(start, () => {
    const end = walk(start, pilot, (state) => expect(violation(state)).toBeNull(), sink)
    expect(violation(end)).toBeNull()
    return end
  })

test('[SPB-IN.6, SPB-PC.5, AR-10] the invariants of 7.4 hold in every position of random matches', () => {
  fc.assert(
    fc.property(starts, (start) => {
      inspect(start, atRandom)
    }),
    runs(60),
  )
})

test('[SPB-IN.6, SPB-PC.5, AR-10] and in matches that go far', () => {
  const events = new Set<string>()
  fc.assert(
    fc.property(standardStarts, (start) => {
      inspect(start, lucky, ({ event }) => events.add(event))
    }),
    runs(6),
  )
  for (const event of [
    'encounterBegan',
    'encounterWon',
    'bookRecovered',
    'spellCast',
    'allyRecruited',
    'purged',
  ])
    expect(events).toContain(event)
})

test('[AR-22] there is never a second encounter in one turn', () => {
  fc.assert(
    fc.property(standardStarts, (start) => {
      let met = 0
      naming(start, () =>
        walk(
          start,
          atRandom,
          () => {},
          ({ event }) => {
            if (event === 'turnBegan') met = 0
            if (event === 'encounterBegan') expect(++met).toBe(1)
          },
        ),
      )
    }),
    runs(60),
  )
})

test('[T-62] without recruits the first encounter comes in turn 3 or 4, with one or two players also in turn 5', () => {
  const turns = { small: new Set<number>(), large: new Set<number>() }
  fc.assert(
    fc.property(standardStarts, (start) => {
      let turn = 0
      let clock: 'runs' | 'stopped' = 'runs'
      walk(
        start,
        atRandom,
        () => {},
        ({ event }) => {
          if (event === 'turnBegan') turn++
          if (event === 'allyRecruited') clock = 'stopped'
          if (event !== 'encounterBegan' || clock === 'stopped') return
          clock = 'stopped'
          turns[start.seats <= 2 ? 'small' : 'large'].add(turn)
        },
      )
    }),
    runs(250),
  )
  expect([...turns.large].sort()).toEqual([3, 4])
  for (const turn of turns.small) expect([3, 4, 5]).toContain(turn)
  expect(turns.small.size).toBeGreaterThan(1)
})
