import type { Mana } from '@conclave/mage-noir'
import { expect, test } from 'vitest'
import { manaMoves } from '../../../src/boards/mage-noir/travel/mana-moves.ts'

/** A table with so much Mana in the two piles, the two reserves and on the cards of the first mage, by number. */
const table = (
  ether: [Mana, Mana],
  reserves: [Mana, Mana],
  belts: readonly (readonly [number, Mana])[] = [],
) =>
  ({
    ether,
    players: reserves.map((reserve, seat) => ({
      reserve,
      board: seat === 0 ? belts.map(([n, locked]) => ({ n, locked })) : [],
    })),
  }) as unknown as Parameters<typeof manaMoves>[0]

test('Mana that is paid goes from the reserve to the card', () => {
  const before = table([{}, {}], [{ fire: 3 }, {}])
  const after = table([{}, {}], [{ fire: 1 }, {}], [[7, { fire: 2 }]])
  expect(manaMoves(before, after)).toEqual([{ element: 'fire', count: 2, from: 'reserve:0', to: 'belt:7' }])
})

test('Mana that is released goes from the card to the ether, also when the card is gone', () => {
  const before = table([{}, { water: 1 }], [{}, {}], [[7, { water: 1, vegetal: 1 }]])
  const after = table([{ water: 1 }, { water: 1, vegetal: 1 }], [{}, {}])
  expect(manaMoves(before, after)).toEqual([
    { element: 'water', count: 1, from: 'belt:7', to: 'ether:left' },
    { element: 'vegetal', count: 1, from: 'belt:7', to: 'ether:right' },
  ])
})

test('new Mana comes from the middle, a pile goes to the reserve, an exchange both ways', () => {
  expect(manaMoves(table([{}, {}], [{}, {}]), table([{ air: 1 }, {}], [{}, {}]))).toEqual([
    { element: 'air', count: 1, from: 'supply', to: 'ether:left' },
  ])
  expect(manaMoves(table([{ air: 2 }, {}], [{}, {}]), table([{}, {}], [{}, { air: 2 }]))).toEqual([
    { element: 'air', count: 2, from: 'ether:left', to: 'reserve:1' },
  ])
  const swapped = manaMoves(
    table([{}, { fire: 4 }], [{ air: 2 }, {}]),
    table([{}, { fire: 3, air: 2 }], [{ fire: 1 }, {}]),
  )
  expect(swapped).toEqual([
    { element: 'air', count: 2, from: 'reserve:0', to: 'ether:right' },
    { element: 'fire', count: 1, from: 'ether:right', to: 'reserve:0' },
  ])
})

test('nothing flies when nothing has changed', () => {
  const same = table([{ air: 1 }, {}], [{ fire: 2 }, {}], [[3, { fire: 1 }]])
  expect(manaMoves(same, same)).toEqual([])
})
