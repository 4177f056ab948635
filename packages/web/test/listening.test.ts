import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listening } from '../src/play/listening.ts'
import { changeSettings } from '../src/settings/settings.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  changeSettings({ settling: true })
})

test('clicks count at once on a page that has just come, and a moment after others have changed what is offered', () => {
  const ears = listening()
  ears.see(4, 'one')
  expect(ears.waits()).toBe(true)
  ears.see(5, 'two')
  vi.advanceTimersByTime(299)
  expect([ears.hears(), ears.waits()]).toEqual([false, false])
  vi.advanceTimersByTime(1)
  expect([ears.hears(), ears.waits()]).toEqual([true, true])
})

test('while an answer is under way none is waited for; what comes of it settles sooner', () => {
  const ears = listening()
  const told = vi.fn()
  ears.subscribe(told)
  ears.see(1, 'one')
  ears.answered()
  expect([ears.hears(), ears.waits()]).toEqual([true, false])
  ears.see(2, 'two')
  vi.advanceTimersByTime(119)
  expect(ears.hears()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(ears.waits()).toBe(true)
  // Seen, answered, seen again, settled.
  expect(told).toHaveBeenCalledTimes(4)
})

test('what others decide for themselves stops nobody, and a refused answer may be given again', () => {
  const ears = listening()
  ears.see(1, 'one')
  ears.see(2, 'one')
  expect(ears.waits()).toBe(true)
  ears.answered()
  ears.see(2, 'one')
  expect(ears.waits()).toBe(true)
})

test('where nothing has to settle, every click counts', () => {
  changeSettings({ settling: false })
  const ears = listening()
  ears.see(1, 'one')
  ears.answered()
  ears.see(2, 'two')
  expect([ears.hears(), ears.waits()]).toEqual([true, true])
})
