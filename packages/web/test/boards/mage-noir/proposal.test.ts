import { cards, type Mana, type PlayerView } from '@conclave/mage-noir'
import { expect, test } from 'vitest'
import { after, type Batch } from '../../../src/boards/mage-noir/ether/batch.ts'
import { paidBy, proposal } from '../../../src/boards/mage-noir/ether/proposal.ts'
import { joined } from '../../../src/boards/mage-noir/mana.ts'

const free: Batch = { rest: {}, free: 3, pile: 'left' }

/** A mage with these cards in hand, as they cost by their print. */
const holding = (hand: readonly string[], more: Partial<PlayerView> = {}): PlayerView =>
  ({
    hand: { cards: hand, count: hand.length },
    costs: Object.fromEntries(cards.filter(({ id }) => hand.includes(id)).map(({ id, cost }) => [id, cost])),
    reserve: {},
    board: [],
    mageNoir: false,
    ...more,
  }) as unknown as PlayerView

/** For how many cards the better pile pays after what is proposed. */
const bestOf = (batch: Batch, me: PlayerView, ether: readonly [Mana, Mana]): number => {
  const { order, start } = proposal(batch, me, ether, true)
  return Math.max(...after(ether, order, start).map((pile) => paidBy(me, joined(me.reserve, pile))))
}

const flames = ['flame', 'flame', 'flame'].map((card, n) => ({ card, n, zone: 'channelled' })) as never

test('the form proposes what pays for cards, not the sum of what the hand lacks', () => {
  // Robe and Mask cost Fire and Vegetal each, the Whip three Fire: three Fire would pay for none of them.
  const hand = ['burning-robe', 'fire-mask', 'fire-whip', 'flame-projectile', 'magma-eruption']
  const me = holding(hand, { board: flames })
  expect(bestOf(free, me, [{}, {}])).toBe(2)
  const { order } = proposal(free, me, [{}, {}], true)
  expect([order[0], order[2]].sort()).toEqual(['fire', 'vegetal'])
})

test('what lies in a pile already counts: what is missing to it is proposed', () => {
  const me = holding(['flame-projectile', 'fire-ball', 'breath-of-flames', 'fiery-arrow'], { board: flames })
  const ether = [{ fire: 8 }, { mineral: 9 }] as const
  expect(bestOf(free, me, ether)).toBe(4)
  expect(proposal(free, me, ether, true).order).toContain('air')
})

test('what falls into the other pile is of use, too', () => {
  const me = holding(['fire-ball', 'fiery-arrow'], { board: flames })
  // Two Fire in the left pile pay for the arrow; nothing pays for the ball, but what it lacks is not wasted.
  const { order } = proposal(free, me, [{}, { mineral: 9 }], true)
  expect([order[0], order[2]]).toEqual(['fire', 'fire'])
  expect(['air', 'fire']).toContain(order[1])
})

test('where the first Mana may fall into either pile, the better one is proposed', () => {
  const me = holding(['magma-eruption', 'crimson-ring'], { board: flames })
  expect(proposal({ ...free, pile: null }, me, [{ arcane: 3 }, { fire: 2, water: 1 }], true).start).toBe(
    'right',
  )
})

test('cards that cannot be played do not count, whatever would pay for them', () => {
  const rich = { fire: 9, arcane: 9, air: 9, mineral: 9, water: 9 }
  expect(paidBy(holding(['sulfur-flame']), rich)).toBe(0)
  expect(paidBy(holding(['sulfur-flame'], { mageNoir: true }), rich)).toBe(1)
  // An arrow needs a flame: on the board, or one that comes from the hand.
  expect(paidBy(holding(['fiery-arrow', 'sulfur-flame']), rich)).toBe(0)
  expect(paidBy(holding(['fiery-arrow', 'draconic-flame']), rich)).toBe(2)
  expect(paidBy(holding(['fiery-arrow'], { board: flames }), rich)).toBe(1)
  // Three trees are three: one on the board is not enough.
  const wood = { ...rich, vegetal: 9 }
  const trees = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ card: 'dead-tree', n, zone: 'permanents' })) as never
  expect(paidBy(holding(['hostile-forest'], { board: trees(1) }), wood)).toBe(0)
  expect(paidBy(holding(['hostile-forest'], { board: trees(3) }), wood)).toBe(1)
})

test('nothing is proposed for cards that cannot be played where another can', () => {
  // Two arrows for two Fire would be more than a Tide for two Water, but there is no flame for them.
  const me = holding(['fiery-arrow', 'fiery-arrow', 'tide'])
  const { order } = proposal(free, me, [{}, {}], true)
  expect([order[0], order[2]]).toEqual(['water', 'water'])
})

test('a hand that can play nothing still asks for what it costs, and bound Mana is always in it', () => {
  expect(proposal(free, holding(['fiery-arrow']), [{}, {}], true).order).toContain('fire')
  const bound: Batch = { rest: { vegetal: 2 }, free: 1, pile: 'right' }
  expect(proposal(bound, holding(['fire-mask']), [{}, {}], true).order.toSorted()).toEqual([
    'fire',
    'vegetal',
    'vegetal',
  ])
})

test('Mana that is only let go is filled in at once, however much it is', () => {
  const many: Batch = { rest: { air: 5, fire: 5, water: 5, arcane: 5 }, free: 0, pile: null }
  expect(proposal(many, holding(['fire-mask']), [{}, {}], false).order).toHaveLength(20)
})
