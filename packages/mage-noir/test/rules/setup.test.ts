import { startMatch, swift } from '@conclave/kernel'
import { scenariosWith, table } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { cards } from '../../src/content/cards.ts'
import { preconstructed } from '../../src/content/decks.ts'
import { box, deckSize } from '../../src/decks.ts'
import { mageNoir } from '../../src/game.ts'
import { setup } from '../../src/setup.ts'
import { elements } from '../../src/words/mana.ts'
import { lawful } from '../lawful.ts'
import { type Duel, defaults, hand, O, P } from '../position.ts'

const scenario = scenariosWith(test)

const opened = (decides = 'random'): Duel =>
  table(mageNoir, setup({ ...defaults, decides }, 2, swift('opening')), { lawful })

test('[MN-1.4, R-33] the box has 200 cards, fifty of each element', () => {
  const perElement = elements.map((element) =>
    cards.filter((card) => card.element === element).reduce((sum, { id }) => sum + (box[id] ?? 0), 0),
  )
  expect(perElement).toEqual([50, 50, 50, 50, 0, 0])
  expect(deckSize(box)).toBe(200)
  expect(Math.max(...Object.values(box))).toBeLessThanOrEqual(4)
})

test('[MN-1.6] there are 69 cards: 17 vegetal, 17 fire, 16 air, 18 water and one arcane', () => {
  const count = (element: string) => cards.filter((card) => card.element === element).length
  expect(elements.map(count)).toEqual([16, 17, 18, 17, 0, 1])
  expect(cards.map(({ number }) => number)).toEqual(cards.map((_, at) => at + 1))
})

scenario('[MN-2.1, MN-2.2, MN-2.3, D-01] both choose one of two piles of five, in secret', () => {
  const t = opened()
  expect(t.waitsFor()).toEqual([P, O])
  for (const player of t.state.players) {
    expect(player.life).toBe(20)
    expect(player.piles.map(({ length }) => length)).toEqual([5, 5])
    expect(player.deck).toHaveLength(30)
  }
  expect(t.view(P).table).toMatchObject({ players: [{ piles: [{ count: 5 }, { count: 5 }] }, {}] })
  expect(JSON.stringify(t.view('spectator').table)).not.toContain('"cards":["')
})

scenario('[MN-2.4] the other pile goes back, and the deck is shuffled again', () => {
  const t = opened()
  const kept = t.state.players[P].piles[1]!.toSorted()
  t.choose(P, { do: 'keep', pile: 'second' })
  t.choose(O, { do: 'keep', pile: 'first' })
  expect(hand(t, P)).toEqual(kept)
  expect(t.state.players[P].deck).toHaveLength(35)
  expect(t.state.players[P].piles).toEqual([])
})

scenario('[MN-2.5, MN-2.6, D-02, R-02] somebody decides who plays first, once the hands are chosen', () => {
  const t = opened('seat1')
  t.choose(P, { do: 'keep', pile: 'first' })
  t.choose(O, { do: 'keep', pile: 'first' })
  expect(t.question(O)?.kind).toBe('starter')
  t.choose(O, { do: 'first', seat: P })
  expect(t.state).toMatchObject({ active: P, turn: 1 })
  const drawn = opened()
  drawn.choose(P, { do: 'keep', pile: 'first' })
  drawn.choose(O, { do: 'keep', pile: 'first' })
  expect(drawn.waitsFor()).toHaveLength(1)
})

test('an illegal deck is refused with the reason', () => {
  const start = (deck0: string) => startMatch(mageNoir, { options: { deck0 }, seats: 2, seed: 'decks' })
  expect(start('growing-canopy')).not.toHaveProperty('problem')
  expect(start('no-such-deck')).toEqual({
    problem: `option 'deck0': there is no deck 'no-such-deck' (there are: ${Object.keys(preconstructed).join(', ')})`,
  })
  expect(start('39 seed\n4 flame')).toEqual({
    problem: "option 'deck0' is no legal deck: it has seed 39 times, and 4 are allowed",
  })
})
