import { blackRoseIn, classicIds, textsIn } from '@conclave/black-rose'
import { readSettings } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { defaultsOf, objectionTo, optionsFor } from '../src/app/new-table/chosen.ts'
import { tableTexts } from '../src/texts/table-texts.ts'
import { loadUiCatalogues } from '../src/texts/texts.ts'

test('an option that the other edition lacks does not come along', () => {
  const wanted = { ...defaultsOf(blackRoseIn('1.6').settings), forTheCrown: true, fury: true }
  for (const edition of classicIds) {
    const { settings } = blackRoseIn(edition)
    const options = optionsFor(settings, wanted)
    expect(readSettings(settings, options)).toMatchObject({ ok: true })
    expect(options).toMatchObject({ fury: true, length: 'standard' })
    expect(options.forTheCrown).toBe(edition === '1.6' ? true : undefined)
  }
})

test('what cannot be mixed is refused in the words of the game', async () => {
  const game = blackRoseIn('rebirth')
  const loaded = { game, kit: null, texts: textsIn('rebirth') }
  const options = { ...defaultsOf(game.settings), schools: 'hex' }
  const words = tableTexts(loaded, await loadUiCatalogues('it'), 'it')
  expect(objectionTo(loaded, options, ['Ada', 'Bea'], words)).toMatch(/scegliete più scuole/)
  expect(objectionTo(loaded, defaultsOf(game.settings), ['Ada', 'Bea'], words)).toBeNull()
})
