import { expect, test } from 'vitest'
import { type Play, playRound, type Timers } from '../../src/bench/server/round.ts'

/** A clock that a test turns: whoever waits goes on when the time has come. */
const handClock = () => {
  const waiting: { readonly until: number; readonly go: () => void }[] = []
  let now = 0
  const clock: Timers = {
    now: () => now,
    wait: (ms) =>
      new Promise((resolve) => {
        waiting.push({ until: now + ms, go: resolve })
      }),
  }
  /** Goes on to the next moment that somebody waits for. */
  const turn = (): void => {
    const next = Math.min(...waiting.map(({ until }) => until))
    if (next > now) now = next
    for (const each of waiting.splice(0)) {
      if (each.until <= now) each.go()
      else waiting.push(each)
    }
  }
  const pass = (ms: number): void => {
    now += ms
  }
  return { clock, turn, pass }
}

/** Resolves when whatever was waiting for promises has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

const order = { tables: 2, warmUpMs: 1000, ms: 3000 }

test('a round measures what is answered after its warm-up, until its time is over', async () => {
  const { clock, turn } = handClock()
  const answers: (() => void)[] = []
  const warmed: number[] = []
  let answered = 0
  const play: Play<number> = (_, tally) => {
    answers.push(() => {
      answered++
      tally.answers++
      tally.all++
      tally.bytes += 100
      tally.acknowledged.push(5)
      tally.seen.push(7)
    })
  }
  const round = playRound(order, [1, 2, 3, 4], play, { clock, warm: () => warmed.push(answered) })
  for (const answer of answers) answer()
  turn()
  await settled()
  for (const answer of [...answers, ...answers, ...answers]) answer()
  turn()
  expect(await round).toEqual({
    tables: 2,
    seconds: 3,
    answers: 6,
    answersPerSecond: 2,
    acknowledged: { p50: 5, p99: 5, max: 5 },
    seenByOther: { p50: 7, p99: 7, max: 7 },
    bytesPerAnswer: 100,
  })
  // Whoever looks at something else besides looks from then on.
  expect(warmed).toEqual([2])
})

test('a round that uses up its tables ends at that moment, with what was measured', async () => {
  const { clock, pass } = handClock()
  const overs: (() => void)[] = []
  const played: number[] = []
  const play: Play<number> = (table, tally, over) => {
    played.push(table)
    overs.push(() => {
      tally.answers++
      tally.all++
      over()
    })
  }
  const round = playRound(order, [1, 2, 3, 4, 5, 6], play, { clock })
  const endMatch = () => overs.shift()?.()
  // Half of the four that are kept ready: the warm-up is over, though its time is not.
  endMatch()
  endMatch()
  await settled()
  pass(500)
  endMatch()
  endMatch()
  await settled()
  expect(played).toEqual([6, 5, 4, 3, 2, 1])
  pass(500)
  // No table is left for whoever has played this one.
  endMatch()
  expect(await round).toMatchObject({ seconds: 1, answers: 3, answersPerSecond: 3 })
  endMatch()
  expect(played).toHaveLength(6)
})

test('with hardly any tables ready, a round still ends and measures', async () => {
  const { clock } = handClock()
  const play: Play<number> = (_, tally, over) => {
    tally.all++
    tally.answers++
    setImmediate(over)
  }
  expect(await playRound(order, [1, 2], play, { clock })).toMatchObject({ tables: 2 })
})
