import { type ScriptedDraw, swift } from '@conclave/kernel'
import { scenariosWith, scripted, table } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { allies } from '../../src/content/allies.ts'
import { baseCards } from '../../src/content/base-cards.ts'
import { allyOf, cardOf, cards, copiesOf, isWicked } from '../../src/content/cards.ts'
import { spellbound } from '../../src/game.ts'
import { setup } from '../../src/setup.ts'
import { zones } from '../../src/state.ts'
import { cities } from '../../src/words/board.ts'

const scenario = scenariosWith(test)
const standard = { trollBreaker: false, dan: 0, witchFinder: false }
const places = ['witchs-tower', 'fortuna-village', 'fairy-spring']
const startingDeck = [...copiesOf(baseCards), 'fortuna-deck', ...cities.map((city) => `witch-${city}-1`)]

/** The starting deck with these cards on top, the first one topmost, as a shuffle brings it. */
const shuffledTo = (...top: string[]): string[] => {
  const rest = startingDeck.slice()
  for (const card of top) rest.splice(rest.indexOf(card), 1)
  return [...rest, ...top.toReversed()]
}

const five = ['movement-red', 'movement-green', 'magic-red', 'magic-blue', 'influence-blue'] as const

/** Setup for three players with a written deck: first player, deck, allies, villages, wicked deck, spells, …, slots. */
const laidOut = (deck: string[], ...after: ScriptedDraw[]) =>
  setup(
    standard,
    3,
    scripted([0, deck, 'unchanged', 'unchanged', 'unchanged', 'unchanged', ...after, 'unchanged']),
  )

const seeds = Array.from({ length: 12 }, (_, seed) => swift(`setup ${seed}`))

test('[T-01, AR-01, AR-04] three or four players: twenty Destiny cards, nine allies in villages, seven in the box', () => {
  for (const chance of seeds) {
    for (const seats of [3, 4]) {
      const state = setup(standard, seats, { ...chance })
      const { deck, mageRow, wickedRow, wickedDeck, reserve, box } = state.zones
      expect([...deck, ...mageRow, ...wickedRow].sort()).toEqual(startingDeck.toSorted())
      expect(wickedDeck).toHaveLength(10)
      expect(wickedDeck.at(-1)).toBe('troll-1')
      const villageAllies = state.villages.filter((card) => allyOf(card) !== undefined)
      expect(villageAllies).toHaveLength(9)
      expect(state.villages).toEqual(expect.arrayContaining(places))
      expect(reserve).toHaveLength(19)
      expect(box).toHaveLength(7)
      expect(new Set([...villageAllies, ...box].map((card) => allyOf(card)!.set)).size).toBe(16)
      expect(state.bag).toEqual({ sun: 3, moon: 2 })
      expect(state.supply).toEqual({ sun: 5, moon: 6 })
      expect(state.drawn).toEqual({ sun: 0, moon: 0 })
      expect(state.revealed.filter(Boolean)).toHaveLength(4)
      expect(state.pieces.troll).toBe(1)
    }
  }
})

test('[T-02] one or two players: the Watchman is in the Destiny deck and can be in no village', () => {
  for (const chance of seeds) {
    for (const seats of [1, 2]) {
      const state = setup(standard, seats, { ...chance })
      const { deck, mageRow, wickedRow, reserve, box } = state.zones
      expect([...deck, ...mageRow, ...wickedRow].sort()).toEqual([...startingDeck, 'city-watchman'].sort())
      expect(state.villages).not.toContain('city-watchman')
      expect(box).not.toContain('city-watchman')
      expect(reserve).not.toContain('city-watchman')
      expect(state.villages.filter((card) => allyOf(card) !== undefined)).toHaveLength(9)
      expect(box).toHaveLength(6)
      expect(reserve).toHaveLength(19)
    }
  }
})

test('[T-01] after every setup: five mage cards, at most three wicked ones, each hat as far as its card took it', () => {
  for (const chance of seeds) {
    const state = setup(standard, 3, { ...chance })
    const { deck, mageRow, wickedRow } = state.zones
    expect(mageRow).toHaveLength(5)
    expect(mageRow.some(isWicked)).toBe(false)
    expect(wickedRow.length).toBeLessThanOrEqual(3)
    expect(wickedRow.every(isWicked)).toBe(true)
    expect(deck).toHaveLength(20 - 5 - wickedRow.length)
    for (const city of cities) expect(state.pieces[city]).toBe(wickedRow.includes(`witch-${city}-1`) ? 2 : 1)
    expect(state.books).toEqual({ red: 4, blue: 4, green: 4, yellow: 4, silver: 4 })
    expect(state.mages).toEqual(['wilderness', 'wilderness', 'wilderness'])
    expect(state.wands).toEqual([1, 1, 1])
    expect(state.stage).toBe(1)
    expect(state.zones.minionPile).toEqual(['danzer', 'goblin-spider-riders', 'skeleton-army'])
    expect(state.zones.spellPile).toHaveLength(10)
    expect(state.fresh).toBe(0)
  }
})

test('[AR-01] each of the 85 cards is laid out once; the Squire stands for his set, the Knight waits in the reserve', () => {
  const all = copiesOf(cards)
  expect(all).toHaveLength(85)
  expect(copiesOf(allies)).toHaveLength(35)
  expect(new Set(allies.map(({ set }) => set)).size).toBe(16)
  for (const seats of [1, 2, 3, 4]) {
    const state = setup(standard, seats, swift(`zones ${seats}`))
    const laid = [...zones.flatMap((zone) => state.zones[zone]), ...state.villages].sort()
    // Wand cards lie before the players as levels, not as cards.
    expect(laid).toEqual(all.filter((card) => cardOf(card).kind !== 'wand').sort())
    expect(state.zones.reserve).toContain('knight')
    expect([...state.zones.reserve, ...state.zones.deck]).not.toContain('squire')
  }
})

test('[T-01] the wicked deck below the Troll: four weak Witches, four strong ones and the strong Troll, shuffled', () => {
  const orders = new Set<string>()
  for (const chance of seeds) {
    const { wickedDeck } = setup(standard, 3, { ...chance }).zones
    const below = wickedDeck.slice(0, -1)
    expect(below.toSorted()).toEqual(
      [...cities.flatMap((city) => [`witch-${city}-1`, `witch-${city}-2`]), 'troll-2'].sort(),
    )
    orders.add(below.join())
  }
  expect(orders.size).toBe(seeds.length)
})

test('[T-01] the first player is chosen by chance; the same seed lays out the same table', () => {
  const first = new Set(seeds.map((chance) => setup(standard, 4, { ...chance }).active))
  expect(first.size).toBeGreaterThan(1)
  for (const chance of seeds) {
    expect(setup(standard, 4, { ...chance })).toEqual(setup(standard, 4, { ...chance }))
  }
  const unchanged = Array<'unchanged'>(5).fill('unchanged')
  expect(setup(standard, 3, scripted([2, shuffledTo(...five), ...unchanged])).active).toBe(2)
})

scenario('[E-01] the Witches of the opening display move their hats at once and are old from then on', () => {
  const deck = shuffledTo('witch-red-1', five[0], five[1], 'witch-blue-1', ...five.slice(2))
  const t = table(spellbound, laidOut(deck))
  expect(t.state.pieces).toEqual({ red: 2, blue: 2, green: 1, yellow: 1, troll: 1 })
  expect(t.state.zones.wickedRow).toEqual(['witch-red-1', 'witch-blue-1'])
  expect(t.state.zones.mageRow).toEqual(five)
  expect(t.state.fresh).toBe(0)
  expect(t.question(0)?.kind).toBe('witchTime')
})

scenario(
  '[T-03, AR-20] all four Witches: everything drawn goes back, the hats too, and the display is drawn anew',
  () => {
    const drawn = [
      'witch-red-1',
      'witch-blue-1',
      'movement-red',
      'witch-green-1',
      'movement-green',
      'witch-yellow-1',
    ]
    const t = table(spellbound, laidOut(shuffledTo(...drawn), shuffledTo('witch-green-1', ...five)))
    expect(t.state.pieces).toEqual({ red: 1, blue: 1, green: 2, yellow: 1, troll: 1 })
    expect(t.state.zones.wickedRow).toEqual(['witch-green-1'])
    expect(t.state.zones.mageRow).toEqual(five)
    expect(t.state.zones.deck).toHaveLength(14)
    // Only the display is repeated: villages, wicked deck and spells stay as they were.
    expect(t.state.zones.wickedDeck).toEqual(laidOut(shuffledTo(...five)).zones.wickedDeck)
    expect(t.state.villages).toEqual(laidOut(shuffledTo(...five)).villages)
  },
)

scenario('[T-03, AR-20] the redraw may be needed twice', () => {
  const witches = cities.map((city) => `witch-${city}-1`)
  const t = table(spellbound, laidOut(shuffledTo(...witches), shuffledTo(...witches), shuffledTo(...five)))
  expect(t.state.zones.wickedRow).toEqual([])
  expect(t.state.pieces).toMatchObject({ red: 1, blue: 1, green: 1, yellow: 1 })
})

scenario('[T-03] three Witches are no redraw, and the fourth stays in the deck', () => {
  const drawn = ['witch-red-1', 'witch-blue-1', 'witch-green-1', ...five]
  const t = table(spellbound, laidOut(shuffledTo(...drawn)))
  expect(t.state.zones.wickedRow).toEqual(drawn.slice(0, 3))
  expect(t.state.zones.deck).toContain('witch-yellow-1')
})

scenario('[SPB-PL.2] revealing four villages at setup is no visit', () => {
  const t = table(spellbound, laidOut(shuffledTo('fortuna-deck', ...five.slice(0, 4))))
  expect(t.state.wands).toEqual([1, 1, 1])
  expect(t.state.fortuna).toEqual({ due: true, visited: false })
})
