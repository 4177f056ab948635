import { say } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import { banner, line, type Scene, spotlight } from '../src/kit/scene.ts'
import { around, type PastViews, withViews } from '../src/scenes/past-views.ts'
import {
  after,
  back,
  enqueue,
  holdsIn,
  next,
  nothing,
  type Queue,
  showAgain,
  skip,
  stepOf,
  toldIn,
  without,
} from '../src/scenes/queue.ts'
import { answersApart, roomIn, shareOf, timeOf } from '../src/scenes/timing.ts'

/** A scene of so many steps that tells the entries from this one on. */
const scene = (seq: number, steps: number, live = true): Scene => ({
  seq,
  title: say('title'),
  steps: Array.from({ length: steps }, (_, at) => line(seq + at)),
  live,
  form: 'panel',
  holds: true,
})

/** Entry that is told now, and since when. */
const told = (queue: Queue) => [stepOf(queue)?.seq ?? null, queue.since]

describe('the queue of scenes', () => {
  test('shows step after step and scene after scene, each since the clock says so', () => {
    let queue = enqueue(nothing, [scene(1, 2), scene(5, 1)], 100)
    expect(told(queue)).toEqual([1, 100])
    queue = next(queue, 250)
    expect(told(queue)).toEqual([2, 250])
    queue = next(queue, 300)
    expect(told(queue)).toEqual([5, 300])
    queue = next(queue, 400)
    expect(queue).toEqual(nothing)
    expect(next(queue, 500)).toEqual(nothing)
  })

  test('goes back as far as the scene begins, and is skipped as a whole', () => {
    const second = next(enqueue(nothing, [scene(1, 3), scene(9, 1)], 0), 10)
    expect(told(back(second, 20))).toEqual([1, 20])
    expect(told(back(back(second, 20), 30))).toEqual([1, 20])
    expect(skip(second, 40)).toEqual(nothing)
  })

  test('lets what comes later wait without beginning anew, and drops what has waited too long', () => {
    const playing = next(enqueue(nothing, [scene(1, 3)], 0), 50)
    const later = enqueue(
      playing,
      [10, 20, 30, 40, 50, 60, 70, 80].map((seq) => scene(seq, 1)),
      90,
    )
    expect(told(later)).toEqual([2, 50])
    expect(later.scenes.map(({ seq }) => seq)).toEqual([1, 30, 40, 50, 60, 70, 80])
    expect(enqueue(playing, [], 90)).toBe(playing)
  })

  test('shows a scene again at once, by hand, and goes on with the others afterwards', () => {
    const again = showAgain(enqueue(nothing, [scene(9, 1)], 0), scene(1, 2), 70)
    expect([again.again, ...told(again)]).toEqual([true, 1, 70])
    expect(told(skip(again, 80))).toEqual([9, 80])
    expect(skip(again, 80).again).toBe(false)
    expect(told(showAgain(again, scene(3, 1), 90))).toEqual([3, 90])
    expect(showAgain(again, scene(3, 1), 90).scenes.length).toBe(2)
  })

  test('forgets what was taken back', () => {
    const queue = next(enqueue(nothing, [scene(1, 2), scene(5, 2)], 0), 10)
    expect(without(queue, () => true, 20)).toBe(queue)
    expect(told(without(queue, (seq) => seq < 6, 20))).toEqual([2, 10])
    expect(told(without(queue, (seq) => seq > 4, 20))).toEqual([5, 20])
    expect(stepOf(without(queue, () => false, 20))).toBeNull()
  })

  test('tells the log as far as its step, and all of it when it is over or shown again', () => {
    const playing = next(enqueue(nothing, [scene(3, 2), scene(9, 1)], 0), 10)
    expect([toldIn(nothing), toldIn(playing), toldIn(skip(playing, 20))]).toEqual([null, 4, null])
    expect(toldIn(showAgain(nothing, scene(1, 2), 20))).toBeNull()
    // What waits meanwhile is still to be told.
    expect(toldIn(showAgain(enqueue(nothing, [scene(9, 1)], 0), scene(1, 2), 20))).toBe(8)
  })

  test('what its viewer has done herself holds nobody, and makes room for what comes next', () => {
    const own = spotlight(3, { title: say('title'), card: 'dragon' }, false)
    const passing = enqueue(nothing, [own], 10)
    expect([holdsIn(passing), toldIn(passing), told(passing)]).toEqual([false, null, [3, 10]])
    expect(told(enqueue(passing, [scene(9, 1)], 30))).toEqual([9, 30])
    // What comes of it at once is shown after it, and holds.
    const both = enqueue(nothing, [own, banner(9, { title: say('title') })], 10)
    expect([holdsIn(both), toldIn(both)]).toEqual([true, 3])
    expect(told(enqueue(both, [scene(20, 1)], 30))).toEqual([3, 10])
  })

  test('plays of a scene only what is new, and nothing of one that its viewer has gone through herself', () => {
    expect(after([scene(1, 3), scene(7, 2)], 2).map(({ steps }) => steps.map(({ seq }) => seq))).toEqual([
      [3],
      [7, 8],
    ])
    expect(after([scene(1, 3, false)], 0)).toEqual([])
  })
})

describe('how long a step stands', () => {
  test('depends on its words and on the pace alone', () => {
    expect(timeOf(40, 'line', 'usual')).toBeGreaterThan(timeOf(10, 'line', 'usual'))
    expect(timeOf(40, 'moment', 'usual')).toBeGreaterThan(timeOf(40, 'line', 'usual'))
    expect(timeOf(40, 'line', 'fast')).toBe(timeOf(40, 'line', 'usual') / 2)
    expect(timeOf(40, 'line', 'slow')).toBeGreaterThan(timeOf(40, 'line', 'usual'))
    expect(timeOf(10_000, 'line', 'usual')).toBeLessThanOrEqual(7_000)
  })

  test('is about a second for a card held up, whatever is said of it', () => {
    expect(timeOf(20, 'thing', 'usual', 'spotlight')).toBeGreaterThan(800)
    expect(timeOf(60, 'thing', 'usual', 'spotlight')).toBeLessThan(1_600)
    expect(timeOf(10_000, 'thing', 'usual', 'spotlight')).toBeLessThan(2_500)
    expect(timeOf(60, 'moment', 'usual', 'banner')).toBeLessThan(timeOf(60, 'moment', 'usual'))
  })

  test('bots leave each other time by the pace, and less motion takes none of it away', () => {
    expect(answersApart('usual', 0)).toBe(answersApart('usual', 1))
    expect(answersApart('usual', 0)).toBeGreaterThan(0)
    expect(answersApart('slow', 0)).toBeGreaterThan(answersApart('usual', 0))
    expect(answersApart('fast', 0)).toBeLessThan(answersApart('usual', 0))
    // Only the log tells what happens: nothing has to be waited for but what moves.
    expect([answersApart('off', 0), answersApart('off', 1)]).toEqual([0, 700])
  })

  test('is cut short for whoever is asked while her time runs out, or left out where there is none to spare', () => {
    expect(shareOf(4_000, null)).toBe(1)
    expect(shareOf(2_000, 4_000)).toBe(1)
    expect(shareOf(8_000, 4_000)).toBe(0.5)
    expect(shareOf(20_000, 4_000)).toBe(0)
    expect(shareOf(4_000, 0)).toBe(0)
  })

  test('never takes more than a fifth of the time to answer, however many steps there are', () => {
    const deadline = { until: 60_000, whole: 50_000 }
    expect(roomIn(deadline, 10_000)).toBe(10_000)
    expect(roomIn(deadline, 30_000)).toBe(0)
    for (const steps of [1, 3, 8, 14]) {
      let now = 10_000
      // Every step is measured by what is left when it begins, as the stage does it.
      for (let left = steps; left > 0; left--) {
        const share = shareOf(left * 2_000, roomIn(deadline, now))
        if (share === 0) break
        now += share * 2_000
      }
      expect(now - 10_000).toBeLessThanOrEqual(10_000 + 1e-6)
    }
  })
})

describe('what the table looked like', () => {
  const frame = (last: number): PastViews => ({ last, views: new Map() })

  test('is known before and after an entry of the log, as long as it is kept', () => {
    const frames = [4, 4, 9].map(frame).reduce(withViews, [] as readonly PastViews[])
    expect(frames.map(({ last }) => last)).toEqual([4, 9])
    expect(around(frames, 5)?.map(({ last }) => last)).toEqual([4, 9])
    expect(around(frames, 9)?.map(({ last }) => last)).toEqual([4, 9])
    // Nobody saw what was before, and nobody has seen yet what comes.
    expect([around(frames, 4), around(frames, 10)]).toEqual([null, null])
  })

  test('begins anew where the log does, and is forgotten in the end', () => {
    expect(withViews([frame(9)], frame(2)).map(({ last }) => last)).toEqual([2])
    const many = Array.from({ length: 100 }, (_, at) => frame(at)).reduce(
      withViews,
      [] as readonly PastViews[],
    )
    expect([many.length, many.at(-1)?.last]).toEqual([60, 99])
  })
})
