import { expect, it } from 'vitest'
import { closingFlag, hasOthers, isClosing } from '../src/play/closing.ts'
import type { SeatInfo } from '../src/table/table.ts'

const seat = (kind: SeatInfo['kind'], mine: boolean): SeatInfo => ({
  seat: 0,
  name: null,
  kind,
  level: null,
  mine,
  present: true,
})

it('a countdown stands for one position and for no other', () => {
  const pings = [{ id: 1, from: 2, thing: closingFlag(17) }]
  expect(isClosing(pings, 17)).toBe(true)
  expect(isClosing(pings, 18)).toBe(false)
  expect(isClosing([], 17)).toBe(false)
})

it('nobody waits where only bots and people at this screen could think again', () => {
  expect(hasOthers([seat('human', true), seat('bot', false), seat('human', true)])).toBe(false)
  expect(hasOthers([seat('human', true), seat('human', false)])).toBe(true)
})
