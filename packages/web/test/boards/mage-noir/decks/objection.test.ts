import { languages } from '@conclave/kernel'
import { mageNoir, texts } from '@conclave/mage-noir'
import { joinCatalogues } from '@conclave/texts'
import { expect, test } from 'vitest'
import { defaultsOf } from '../../../../src/app/new-table/chosen.ts'
import { deckObjection } from '../../../../src/boards/mage-noir/decks/objection.ts'
import { deckTexts } from '../../../../src/boards/mage-noir/decks/texts/index.ts'
import { tableTexts } from '../../../../src/texts/table-texts.ts'
import { loadUiCatalogues } from '../../../../src/texts/texts.ts'

const usual = defaultsOf(mageNoir.settings)
const objectionTo = (deck1: string) => deckObjection({ ...usual, deck1 }, ['Ada', 'Bo'])

test('every deck that the game refuses is refused in words of the player’s own language', async () => {
  expect(deckObjection(usual, ['Ada', 'Bo'])).toBeNull()
  const spoken = []
  for (const language of languages) {
    const catalogues = joinCatalogues(texts.catalogues, deckTexts)
    const { speak } = tableTexts(
      { texts: { ...texts, catalogues } },
      await loadUiCatalogues(language),
      language,
    )
    const said = (deck: string): string => {
      const objection = objectionTo(deck)
      return objection === null ? '' : speak(objection)
    }
    spoken.push([said('4 seed\n'), said('MN1-nonsense')])
  }
  expect(spoken).toEqual([
    [
      'Bo: this deck cannot be played. It has 4 cards, and 40 are needed.',
      'Bo: this deck cannot be read. Choose another.',
    ],
    [
      'Bo\u202f: ce deck ne peut pas être joué. Il a 4 cartes, et il en faut 40.',
      'Bo\u202f: ce deck est illisible. Choisissez-en un autre.',
    ],
    [
      'Bo: questo mazzo non si può giocare. Ha 4 carte, e ne servono 40.',
      'Bo: questo mazzo non si può leggere. Scegline un altro.',
    ],
  ])
})

test('the words and the game object to the same decks', () => {
  for (const deck of ['burning-wrath', '40 seed\n', '4 seed\n', 'MN1-x', 'no-such-deck', '4 nothing\n']) {
    const options = { ...usual, deck1: deck }
    const refused = mageNoir.problemWith?.(options as never, 2) ?? null
    expect(objectionTo(deck) === null, deck).toBe(refused === null)
  }
})
