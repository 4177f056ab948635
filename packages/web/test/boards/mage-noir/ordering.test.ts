import type { MageNoirOption, MageNoirView } from '@conclave/mage-noir'
import { expect, test } from 'vitest'
import { inThisOrder, prepareAnd } from '../../../src/boards/mage-noir/leading.ts'
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
  const lead = inThisOrder([sowing, tree, forest], null)
  const first = asks([tree, forest, sowing])
  expect(lead(first.question, first.options, first.table)).toMatchObject({ do: 'next', n: 3 })
  expect(lead(target, [], first.table)).toBe('wait')
  const rest = asks([tree, forest])
  expect(lead(rest.question, rest.options, rest.table)).toEqual({ do: 'inOrder' })
  expect(lead(main, [], rest.table)).toBeNull()
})

test('[MN-6.52] whoever prepares and activates a card and is asked for an order in between still activates it', () => {
  const boardOf = (...board: readonly object[]) =>
    ({ waiting: [], players: [{ board }] }) as unknown as MageNoirView
  const wanted = prepareAnd('magma-eruption', 'activate')
  const prepare = { do: 'prepare', card: 'magma-eruption' } as const
  expect(wanted(main, [prepare], boardOf())).toEqual(prepare)
  const asked = asks([tree, forest])
  expect(wanted(asked.question, asked.options, { ...asked.table, players: [] })).toBe('wait')
  const lead = inThisOrder([tree, forest], wanted)
  expect(lead(asked.question, asked.options, asked.table)).toEqual({ do: 'inOrder' })
  const lies = boardOf({ n: 9, card: 'magma-eruption', zone: 'prepared', locked: {} })
  const activate = { do: 'activate', card: 'magma-eruption', n: 9 } as const
  expect(lead(main, [activate], lies)).toEqual(activate)
  // It was wanted once; a later order does not bring it back.
  const later = inThisOrder([tree, forest], wanted)
  expect(later(asked.question, asked.options, asked.table)).toEqual({ do: 'inOrder' })
  expect(later(main, [activate], lies)).toBeNull()
})

test('[MN-6.52] what is ordered in between is another matter', () => {
  const lead = inThisOrder([forest, tree], null)
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
