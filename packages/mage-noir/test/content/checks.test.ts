import { languages } from '@conclave/kernel'
import { speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { cards } from '../../src/content/cards.ts'
import { spellOf } from '../../src/content/making.ts'
import { texts } from '../../src/index.ts'
import { listsOf } from '../../src/verbs/lists.ts'
import { type Card, whenActivated } from '../../src/words/card.ts'
import { choose, damage, draw, may, type Sentences } from '../../src/words/effect.ts'

test('the base set has 69 cards, each once', () => {
  expect(cards).toHaveLength(69)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(69)
})

/** A card that nobody has printed. */
const cardThat = (...then: Sentences): Card => spellOf('fire')(99, 'misprint', {}, whenActivated(...then))

test.each<[wrong: string, card: Card, problem: string]>([
  ['an amount', cardThat(damage(0, 'any')), "sentence 1 of misprint.0, 'damage': 0 is less than 1"],
  ['a later sentence', cardThat(draw(1), draw(0)), "sentence 2 of misprint.0, 'draw': 0 is less than 1"],
  ['a sentence inside', cardThat(may(draw(-1))), "sentence 1 of misprint.0/0, 'draw': -1 is less than 1"],
  ['a choice of one', cardThat(choose('you', [draw(1)])), "'choose': fewer than two options"],
])('a card with %s that is wrong is refused by name', (_, card, problem) => {
  expect(() => listsOf([...cards, card])).toThrow(problem)
})

test('a list inside another has its name from where it stands', () => {
  const lists = listsOf([cardThat(may(draw(1)), choose('you', [draw(2)], [draw(3), may(draw(4))]))])
  expect(Object.fromEntries(lists)).toMatchObject({
    'misprint.0/0': [draw(1)],
    'misprint.0/1.0': [draw(2)],
    'misprint.0/1.1': [draw(3), may(draw(4))],
    'misprint.0/1.1/1': [draw(4)],
  })
})

test.each(languages)('every card has a name and a text in %s', (language) => {
  const speak = speaker(texts.catalogues, language, { strict: true })
  for (const { name, text } of texts.cards) {
    expect(speak(name)).not.toMatch(/[{}]|undefined/)
    expect(speak(text)).not.toMatch(/[{}]|undefined/)
  }
})
