import { catalogueProblems } from '@conclave/texts'
import { expect, test } from 'vitest'
import { en } from '../src/texts/en.ts'
import { fr } from '../src/texts/fr.ts'
import { it } from '../src/texts/it.ts'

test('every text of the interface is well formed and says the same in all languages', () => {
  expect(catalogueProblems({ en, fr, it })).toEqual([])
})
