import { catalogueProblems } from '@conclave/texts'
import { flawsOfPlainTexts } from '@conclave/texts/testing'
import { expect, test } from 'vitest'
import { boardTexts as blackRose } from '../src/boards/black-rose/texts/index.ts'
import { boardTexts as mageNoir } from '../src/boards/mage-noir/texts/index.ts'
import { boardTexts as spellbound } from '../src/boards/spellbound/texts/index.ts'
import { en } from '../src/texts/en.ts'
import { fr } from '../src/texts/fr.ts'
import { it } from '../src/texts/it.ts'

test('every text of the interface is well formed and says the same in all languages', () => {
  expect(catalogueProblems({ en, fr, it })).toEqual([])
})

test.each(Object.entries({ pages: { en, fr, it }, spellbound, mageNoir, blackRose }))(
  'the interface speaks as the languages want it: %s',
  (_, catalogues) => {
    expect(flawsOfPlainTexts(catalogues)).toEqual([])
    const texts = Object.values(catalogues).flatMap((catalogue) => Object.values(catalogue))
    expect(texts.filter((text) => / %/.test(text))).toEqual([])
  },
)
