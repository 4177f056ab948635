import { describe, expect, it } from 'vitest'
import { evaluate, judge } from '../../src/evaluate.ts'
import { drawn, lostBy } from '../../src/state.ts'
import { O, P, type Position, positionOf, type Side } from '../position.ts'

/** Worth of a side to P, nothing being on the other one. */
const worth = (p: Side, more: Position = {}): number => evaluate(positionOf({ ...more, p }), P)

it('is the result once the duel is over', () => {
  const state = positionOf()
  state.outcome = lostBy(O, 'MN-3.60')
  expect([evaluate(state, P), evaluate(state, O)]).toEqual([1, 0])
  state.outcome = drawn('MN-3.62')
  expect([evaluate(state, P), evaluate(state, O)]).toEqual([0.5, 0.5])
})

it('is the same game for both seats', () => {
  const state = positionOf({ p: { hand: ['zephyr'], reserve: 'Ai2' }, o: { life: 12, play: ['fire-whip'] } })
  expect(evaluate(state, P) + evaluate(state, O)).toBeCloseTo(1)
})

describe('Mana', () => {
  it('that is needed counts beside any heap of Mana that is not', () => {
    const hand = ['surging-wave', 'surging-wave']
    expect(worth({ hand, reserve: 'Mi40 Wa3' })).toBeGreaterThan(worth({ hand, reserve: 'Mi40 Wa2' }))
  })

  it('that nobody needs is worth next to nothing, however much there is', () => {
    expect(worth({ reserve: 'Mi40' })).toBe(worth({ reserve: 'Mi10' }))
  })
})

describe('preparing', () => {
  it('is worth the Mana, also of a card whose components others wait for', () => {
    const channelled = ['water-drop', 'droplet', 'droplet']
    const hand = ['purifying-wave', 'purifying-wave', 'surging-wave']
    const before = worth({ channelled, hand, reserve: 'Wa4 Ve2' })
    const after = worth({
      channelled,
      hand: hand.slice(1),
      reserve: 'Wa3 Ve1',
      prepared: ['purifying-wave'],
    })
    expect(after).toBeGreaterThan(before)
  })

  it('is worth less than what the spell then does', () => {
    const prepared = worth({ prepared: ['fiery-arrow'] })
    expect(worth({}, { o: { life: 17 } })).toBeGreaterThan(prepared)
  })
})

it('counts components as far as a card of the deck asks for them', () => {
  // The deck of the positions is Burning Wrath: Magma Eruption asks for three Flames, nothing for a Breath.
  const flames = (count: number) => worth({ channelled: Array<string>(count).fill('flame') })
  expect(flames(3) - flames(2)).toBeGreaterThan(flames(4) - flames(3))
  expect(worth({ channelled: ['flame'] })).toBeGreaterThan(
    worth({ channelled: [{ card: 'breath', locked: '' }] }),
  )
})

it('sees nothing in a second Ritual of Decomposition but the life it costs', () => {
  const ritual = 'ritual-of-decomposition'
  expect(worth({ play: [ritual] })).toBeGreaterThan(worth({}))
  expect(worth({ play: [ritual, ritual] })).toBeLessThan(worth({ play: [ritual] }))
})

it('tells by its parts whose side has changed', () => {
  const before = judge(positionOf(), P)
  const after = judge(positionOf({ o: { life: 12 }, p: { play: ['fire-whip'] } }), P)
  expect(after['their-life']).toBeGreaterThan(before['their-life'] ?? 0)
  expect(after.inPlay).toBeGreaterThan(before.inPlay ?? 0)
  expect(after.life).toBe(before.life)
})
