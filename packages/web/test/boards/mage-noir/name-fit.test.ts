import { texts } from '@conclave/mage-noir'
import { speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { longestWord, softened } from '../../../src/boards/mage-noir/card/name-fit.ts'

const shown = (name: string): string => softened(name).replaceAll('\u00ad', '·')

test('letters are measured by the longest word', () => {
  expect(longestWord('Vent tourbillonnant')).toBe(14)
  expect(longestWord('Rituel du Mélange')).toBe(7)
})

test('long words break between syllables only', () => {
  expect(shown('Vent tourbillonnant')).toBe('Vent tour·bil·lon·nant')
  expect(shown('Armatura di corteccia')).toBe('Armatura di cor·tec·cia')
  expect(shown('Guérisseuse enchantée')).toBe('Gué·ris·seuse enchan·tée')
  expect(shown('Vento turbinante')).toBe('Vento tur·bi·nante')
  expect(shown('Fire Ball')).toBe('Fire Ball')
})

test('no name is changed but for where it may break, and every long word may', () => {
  for (const language of ['en', 'fr', 'it'] as const) {
    const speak = speaker(texts.catalogues, language, { strict: true })
    for (const { id, name } of texts.cards) {
      const said = speak(name)
      expect(softened(said).replaceAll('\u00ad', '')).toBe(said)
      for (const part of softened(said).split(/[ \u00ad’]/))
        expect(part.length, `${id}: ${softened(said)}`).toBeLessThanOrEqual(9)
    }
  }
})
