import { cards, deckProblems, preconstructed } from '@conclave/mage-noir'
import { expect, test } from 'vitest'
import { figuresOf } from '../../../../src/boards/mage-noir/decks/figures.ts'
import { noFilters, passes, plain, toggled } from '../../../../src/boards/mage-noir/decks/filters.ts'
import { learningDecks } from '../../../../src/boards/mage-noir/decks/learning.ts'
import { codeFor, listFor, readPasted } from '../../../../src/boards/mage-noir/decks/reading.ts'

const found = (filters: Partial<typeof noFilters>) =>
  cards.filter((card) => passes(card, plain(card.id), { ...noFilters, ...filters }, 0)).map(({ id }) => id)

test('cards are found by element, type, cost and word, and by any part of their text', () => {
  expect(found({})).toHaveLength(69)
  expect(found({ elements: ['arcane'] })).toEqual(['rite-of-passage'])
  expect(found({ elements: ['fire'], types: ['ritual'] })).toEqual(['crimson-ritual'])
  expect(found({ word: 'tide' })).toEqual(['tide'])
  expect(found({ search: 'FLAME mental' })).toEqual(['mental-flame'])
  expect(found({ costs: [0], elements: ['fire'] })).toEqual(['flame', 'mental-flame'])
  expect(found({ chosen: true })).toEqual([])
  expect(toggled(toggled(['fire'], 'air'), 'fire')).toEqual(['air'])
})

test('the figures of a deck count its cards by cost and by word', () => {
  const { curve, elements, words } = figuresOf(preconstructed['burning-wrath'])
  expect(curve.reduce((sum, count) => sum + count, 0)).toBe(40)
  expect(elements).toEqual([{ element: 'fire', count: 40 }])
  expect(words.find(({ word }) => word === 'flame')).toEqual({ word: 'flame', gives: 16, needs: 19 })
})

test('a deck leaves as a code or a list and comes back as it was', () => {
  const deck = preconstructed['growing-canopy']
  expect(readPasted(codeFor(deck))).toEqual({ deck })
  expect(readPasted(listFor(deck, (card) => card))).toEqual({ deck })
  expect(codeFor({ flame: 5 })).toBe('5 flame')
})

test('what cannot be read is named by its line, or as a code', () => {
  expect(readPasted('4 Flamme\nfour flames')).toEqual({ line: 2, text: 'four flames' })
  expect(readPasted('MN1-xxxx')).toEqual({ line: null, text: 'MN1-xxxx' })
})

test('the learning decks are legal', () => {
  for (const deck of Object.values(learningDecks)) expect(deckProblems(deck, 'full', 200)).toEqual([])
})
