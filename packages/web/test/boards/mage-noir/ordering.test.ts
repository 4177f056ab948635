import type { MageNoirOption, MageNoirView } from '@conclave/mage-noir'
import { expect, test } from 'vitest'
import { inThisOrder } from '../../../src/boards/mage-noir/leading.ts'
import { moved, proposedOrder, remember, type Waiting } from '../../../src/boards/mage-noir/ordering.ts'

const waits = (card: string, n: number): Waiting => ({ seat: 0, card, n })
const [tree, forest, sowing] = [waits('tree', 1), waits('forest', 2), waits('sowing', 3)]

const asks = (queue: readonly Waiting[]) => ({
  question: {
    seat: 0,
    kind: 'order',
    manner: 'turn',
    about: { cards: queue.map(({ card }) => card) },
  } as const,
  options: [{ do: 'inOrder' }, ...queue.map(({ card, n }) => ({ do: 'next', card, n }))] as MageNoirOption[],
  table: { waiting: queue } as MageNoirView,
})

const main = { seat: 0, kind: 'main', manner: 'always', about: null } as const
const target = { seat: 0, kind: 'unique', manner: 'turn', about: { card: 'tree' } } as const

test('[MN-6.52] an order is given trigger by trigger, and what they ask is left to the player', () => {
  const lead = inThisOrder([sowing, tree, forest])
  const first = asks([tree, forest, sowing])
  expect(lead(first.question, first.options, first.table)).toMatchObject({ do: 'next', n: 3 })
  expect(lead(target, [], first.table)).toBe('wait')
  const rest = asks([tree, forest])
  expect(lead(rest.question, rest.options, rest.table)).toEqual({ do: 'inOrder' })
  expect(lead(main, [], rest.table)).toBeNull()
})

test('[MN-6.52] what is ordered in between is another matter', () => {
  const lead = inThisOrder([forest, tree])
  const other = asks([waits('ring', 8), waits('robe', 9)])
  expect(lead(other.question, other.options, other.table)).toBe('wait')
})

test('[MN-6.52] the order that was confirmed last is proposed for the same cards', () => {
  expect(proposedOrder([tree, forest, sowing])).toEqual([tree, forest, sowing])
  remember([sowing, forest, tree])
  expect(proposedOrder([tree, forest, sowing])).toEqual([sowing, forest, tree])
  expect(proposedOrder([tree, forest])).toEqual([forest, tree])
  // Other copies of the same cards, in another turn.
  expect(proposedOrder([waits('tree', 11), waits('sowing', 12), waits('forest', 13)])).toEqual([
    waits('sowing', 12),
    waits('forest', 13),
    waits('tree', 11),
  ])
})

test('a trigger is moved to another place', () => {
  expect(moved([tree, forest, sowing], 2, 0)).toEqual([sowing, tree, forest])
  expect(moved([tree, forest, sowing], 0, 1)).toEqual([forest, tree, sowing])
})
