import { languages } from '@conclave/kernel'
import { speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { cards } from '../../src/content/cards.ts'
import { texts } from '../../src/index.ts'
import { checkSentence } from '../../src/verbs/index.ts'

test('the base set has 69 cards, each once', () => {
  expect(cards).toHaveLength(69)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(69)
})

test.each(cards.map((card) => [card.id, card] as const))('the sentences of %s are well-formed', (_, card) => {
  const sentences = card.abilities.flatMap((ability) => ('then' in ability ? ability.then : []))
  expect(sentences.map(checkSentence).filter((problem) => problem !== null)).toEqual([])
})

test.each(languages)('every card has a name and a text in %s', (language) => {
  const speak = speaker(texts.catalogues, language, { strict: true })
  for (const { name, text } of texts.cards) {
    expect(speak(name)).not.toMatch(/[{}]|undefined/)
    expect(speak(text)).not.toMatch(/[{}]|undefined/)
  }
})
