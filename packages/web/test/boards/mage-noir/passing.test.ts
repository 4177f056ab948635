import type { MageNoirQuestion, MageNoirView } from '@conclave/mage-noir'
import { expect, test } from 'vitest'
import { isPassing, passFor } from '../../../src/boards/mage-noir/passing.ts'

const asked = (kind: MageNoirQuestion['kind']): MageNoirQuestion =>
  ({ seat: 0, kind, manner: 'window', about: null }) as MageNoirQuestion

/** A table on which so much damage flies at the first mage, who has five life. */
const facing = (...amounts: readonly number[]): MageNoirView =>
  ({
    players: [{ life: 5 }, { life: 20 }],
    packets: amounts.map((amount) => ({ seat: 0, n: 0, amount })),
  }) as unknown as MageNoirView

const accept = { do: 'accept' } as const
const ways = [{ do: 'redirect', n: 7, card: 'dead-tree' }, accept] as const

test('whoever is asked to react may pass for the rest of the turn', () => {
  expect(passFor(asked('protect'), ways, facing(2))).toBe(accept)
  expect(passFor(asked('window'), [{ do: 'pass' }], facing())).toEqual({ do: 'pass' })
})

test('nothing else is passed, and no mortal blow', () => {
  expect(passFor(asked('main'), [{ do: 'endTurn' }], facing())).toBeUndefined()
  expect(passFor(null, [], facing())).toBeUndefined()
  expect(passFor(asked('protect'), ways, facing(2, 5))).toBeUndefined()
})

test('nobody passes in the opening, where there is neither a turn nor an order', () => {
  const inTurn = (turn: number) => ({ turn }) as MageNoirView
  expect(isPassing(inTurn(0), { 'pass-turn': 0 })).toBe(false)
  expect(isPassing(inTurn(3), { 'pass-turn': 3 })).toBe(true)
  expect(isPassing(inTurn(4), { 'pass-turn': 3 })).toBe(false)
})
