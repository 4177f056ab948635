import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cards } from '../../src/content/cards.ts'
import { type Deck, preconstructed, preconstructedIds } from '../../src/content/decks.ts'
import { crc8, toBase64 } from '../../src/deck-bytes.ts'
import {
  cardsIn,
  deckLimitOf,
  deckSize,
  decodeDeck,
  encodeDeck,
  problemsWith,
  problemWithDecks,
  readDeck,
  warningsFor,
  writeDeck,
} from '../../src/decks.ts'
import { checkDeck } from '../../src/kept-deck.ts'
import { settings } from '../../src/state.ts'

/** Section 10.4. */
const codes = {
  'whirling-volley': 'MN1-AQcjJCgpKisuAScELC8wMgExIg',
  'crushing-pressure': 'MN1-AQczNDY3ODpBAAY5PD0-QkQAHA',
  'burning-wrath': 'MN1-AQUSExcZGgIbHwcUFRweICEiAO4',
  'growing-canopy': 'MN1-AQUBAgMEBwEQCAgJCgsMDQ8RAQ6r',
} as const

const full = (deck: Deck) => problemsWith(deck, 'full', 200)

describe.each(preconstructedIds)('%s', (id) => {
  test('has forty cards, is legal and has its code', () => {
    const deck: Deck = preconstructed[id]
    expect(deckSize(deck)).toBe(40)
    expect(full(deck)).toEqual([])
    expect(problemsWith(deck, 'box', 200)).toEqual([])
    expect(encodeDeck(deck)).toBe(codes[id])
    expect(decodeDeck(codes[id])).toEqual({ deck })
    expect(readDeck(writeDeck(deck))).toEqual({ deck })
    expect(warningsFor(deck)).toEqual([])
  })
})

test('[MN-10.1] forty cards are needed', () => {
  expect(full({ seed: 4 })).toEqual(['it has 4 cards, and 40 are needed'])
})

test('[MN-10.2] no card more than four times', () => {
  expect(full({ ...preconstructed['burning-wrath'], flame: 5 })).toEqual([
    'it has flame 5 times, and 4 are allowed',
  ])
  expect(full({ ...preconstructed['burning-wrath'], nothing: 1 })).toEqual(["there is no card 'nothing'"])
})

test('[MN-10.3] elements, types and words may be mixed', () => {
  const mixed = Object.fromEntries(cards.map(({ id }) => [id, 1]))
  expect(full(mixed)).toEqual([])
})

test('[MN-10.4, R-32] a deck has no largest size, unless the table sets one', () => {
  const all = Object.fromEntries(cards.map(({ id }) => [id, 4]))
  expect(full(all)).toEqual(['it has 276 cards, and 200 are allowed'])
  expect(problemsWith(all, 'full', deckLimitOf('none'))).toEqual([])
  const chosen = { deck0: writeDeck(all), deck1: encodeDeck(all), pool: 'full' }
  expect(problemWithDecks({ ...chosen, deckLimit: 'none' })).toBeNull()
  expect(problemWithDecks({ ...chosen, deckLimit: '200' })).toContain('200 are allowed')
  expect(settings.deckLimit.default).toBe('none')
  expect(checkDeck(encodeDeck(all))).toMatchObject({ ok: true, problem: null })
})

test('[MN-10.5] what is legal but probably not meant', () => {
  const odd = { ...preconstructed['burning-wrath'], tornado: 2, seed: 4, 'crimson-ritual': 0 }
  expect(warningsFor(odd)).toEqual([
    { warning: 'manyElements', count: 3 },
    { warning: 'missingComponent', card: 'tornado', word: 'wind' },
    { warning: 'fewRituals', count: 0 },
    { warning: 'large', count: 44 },
    { warning: 'noRitualFor', card: 'sulfur-flame' },
  ])
  expect(warningsFor({ 'rite-of-passage': 4, droplet: 4, 'emptiness-ritual': 1 })).toContainEqual({
    warning: 'manyRituals',
    count: 5,
  })
  expect(warningsFor({ droplet: 4 })).toContainEqual({ warning: 'fewDamageCards', count: 0 })
})

test('[MN-10.6] the box holds fewer copies than the full pool, and no Rite of Passage', () => {
  const deck = { ...preconstructed['growing-canopy'], 'kerlochs-robe': 3, 'rite-of-passage': 1 }
  expect(full(deck)).toEqual([])
  expect(problemsWith(deck, 'box', 200)).toEqual([
    'it has kerlochs-robe 3 times, and 2 are allowed',
    'it has rite-of-passage 1 times, and 0 are allowed',
  ])
})

const coded = (bytes: readonly number[]) => `MN1-${toBase64([...bytes, crc8(bytes)])}`

test.each([
  ['MN2-AQUSExcZGgIbHwcUFRweICEiAO4', 'a deck code begins with MN1-'],
  ['MN1-AQ!', 'the deck code is cut off or has a wrong character'],
  ['MN1-AQUSExcZGgIbHwcUFRweICEiAO5', 'the deck code is cut off or has a wrong character'],
  ['MN1-BQUSExcZGgIbHwcUFRweICEiAO4', 'the deck code has version 5, not 1'],
  ['MN1-AQUSExcZGgIbHwcUFRweICEiAe4', 'the deck code has a typing mistake'],
  [coded([1, 1, 70, 0, 0, 0]), 'there is no card number 70'],
  [coded([1, 2, 2, 1, 0, 0, 0]), 'the cards of the deck code are out of order'],
  [coded([1, 1, 2, 1, 2, 0, 0]), 'card number 2 is in the deck code twice'],
  [coded([1, 9, 2, 0, 0, 0]), 'the deck code is cut off'],
  [coded([1, 0, 0, 0, 0, 7]), 'the deck code goes on after its end'],
])('%s is refused', (code, problem) => {
  expect(decodeDeck(code)).toEqual({ problem })
})

test('every deck has one code that leads back to it', () => {
  const decks = fc.dictionary(fc.constantFrom(...cards.map(({ id }) => id)), fc.integer({ min: 1, max: 4 }))
  fc.assert(
    fc.property(decks, (deck) => {
      expect(decodeDeck(encodeDeck(deck))).toEqual({ deck })
    }),
    { numRuns: 200 },
  )
})

test('lists name cards in any language, without regard to case and accents', () => {
  expect(readDeck('# mine\n4 Graine\n\n2x arbre ANIME # two\n1 Anneau du druide\n3 Palla di fuoco')).toEqual({
    deck: { seed: 4, 'animated-tree': 2, 'druid-ring': 1, 'fire-ball': 3 },
  })
  expect(readDeck('4 Projectile de flammes')).toEqual({ deck: { 'flame-projectile': 4 } })
  expect(readDeck('4 seed\nmany flames')).toEqual({
    problem: "line 2 of the deck should be like '4 seed', not 'many flames'",
  })
  expect(readDeck('4 dragon')).toEqual({ problem: "line 1 of the deck: there is no card 'dragon'" })
})

test('a match names the deck that cannot be played', () => {
  const chosen = { deck0: 'burning-wrath', deck1: 'MN1-', pool: 'full', deckLimit: '200' }
  expect(problemWithDecks(chosen)).toMatch(/^option 'deck1': /)
  expect(problemWithDecks({ ...chosen, deck1: 'growing-canopy' })).toBeNull()
  expect(cardsIn(preconstructed['burning-wrath'])).toHaveLength(40)
})
