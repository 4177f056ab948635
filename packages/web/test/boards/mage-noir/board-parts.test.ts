import { startMatch, viewOf } from '@conclave/kernel'
import { chapterOf, type MageNoirView, mageNoir, texts } from '@conclave/mage-noir'
import { catalogueProblems, joinCatalogues, speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { icons } from '../../../src/boards/mage-noir/card/icons.ts'
import { needsOf } from '../../../src/boards/mage-noir/card/printed.ts'
import { elementOfDeck } from '../../../src/boards/mage-noir/deck-element.ts'
import { learningCode } from '../../../src/boards/mage-noir/decks/learning.ts'
import { measure, turnOf } from '../../../src/boards/mage-noir/measure.ts'
import { boardTexts } from '../../../src/boards/mage-noir/texts/index.ts'
import { isEnding, isNothingLeft, sourceOf, thingsOf } from '../../../src/boards/mage-noir/things.ts'
import { lessons } from '../../../src/tutorial/lesson.ts'

test('the board says everything in every language, beside the texts of the game', () => {
  expect(catalogueProblems(joinCatalogues(texts.catalogues, boardTexts))).toEqual([])
})

test('every card has a picture', () => {
  expect(texts.cards.map(({ id }) => id).filter((id) => !Object.hasOwn(icons, id))).toEqual([])
})

test('the letters of the elements differ in every language', () => {
  for (const language of ['en', 'fr', 'it'] as const) {
    const speak = speaker(boardTexts, language, { strict: true })
    const letters = ['air', 'fire', 'water', 'vegetal', 'mineral', 'arcane'].map((element) =>
      speak({ say: `board.letter.${element}` }),
    )
    expect(new Set(letters).size).toBe(6)
  }
})

test('options are chosen on the thing itself; what ends something never stands first', () => {
  const question = { seat: 0, kind: 'main', manner: 'turn', about: null } as const
  expect(thingsOf({ do: 'prepare', card: 'flame' }, question)).toEqual(['hand:flame'])
  expect(thingsOf({ do: 'activate', card: 'flame', n: 3 }, question)).toEqual(['board:3'])
  expect(thingsOf({ do: 'exchange', element: 'fire', pile: 'left' }, question)).toEqual(['ether:left:fire'])
  expect(thingsOf({ do: 'endTurn' }, question)).toEqual([])
  expect(isEnding({ do: 'endTurn' })).toBe(true)
  expect(isEnding({ do: 'prepare', card: 'flame' })).toBe(false)
  expect(sourceOf({ ...question, kind: 'plan', about: { card: 'fire-ball' } }, { working: [] })).toBe(
    'fire-ball',
  )
})

test('what a card in hand needs is met by components alone', () => {
  const flame = {
    n: 1,
    card: 'flame',
    locked: {},
    life: 0,
    protector: false,
    ignored: 0,
    doubled: false,
  } as const
  expect(needsOf('fiery-arrow', [{ ...flame, zone: 'prepared' }], false)).toEqual([
    { word: 'flame', count: 1, met: false },
  ])
  expect(needsOf('fiery-arrow', [{ ...flame, zone: 'channelled' }], false)).toEqual([
    { word: 'flame', count: 1, met: true },
  ])
})

test('the figures of a duel are the same in the same order at every moment', () => {
  const match = startMatch(mageNoir, { options: {}, seats: 2, seed: 'figures' })
  if ('problem' in match) throw new Error(match.problem)
  const table = viewOf(mageNoir, match.state, 'spectator').table as MageNoirView
  expect(measure(table).map(({ value }) => value)).toEqual([20, 20, 0, 0, 0, 0, 0, 0])
  expect(turnOf(table)).toBe(0)
})

test('rules are told in a chapter of the rules page', () => {
  expect(
    ['MN-2.3', 'MN-3.21', 'MN-3.36', 'MN-3.31', 'MN-5.31', 'MN-6.20', 'D-12', 'D-08'].map(chapterOf),
  ).toEqual(['setup', 'mana', 'exchange', 'turn', 'preparing', 'damage', 'effects', 'preparing'])
})

test('the lesson is played with the learning decks', () => {
  const lesson = lessons.find(({ game }) => game === 'mage-noir')
  expect(lesson?.options).toMatchObject({ deck0: learningCode('sparks'), deck1: learningCode('saplings') })
})

test('only the end of the turn is nothing left to do', () => {
  expect(isNothingLeft([{ do: 'endTurn' }])).toBe(true)
  expect(isNothingLeft([{ do: 'activate', card: 'draconic-flame', n: 3 }])).toBe(false)
  expect(isNothingLeft([{ do: 'endTurn' }, { do: 'prepare', card: 'flame' }])).toBe(false)
})

test('a mage sits in the light of what most of her deck is made of', () => {
  const decks = ['burning-wrath', 'growing-canopy', 'crushing-pressure', 'whirling-volley', 'no deck']
  expect(decks.map(elementOfDeck)).toEqual(['fire', 'vegetal', 'water', 'air', 'arcane'])
})
