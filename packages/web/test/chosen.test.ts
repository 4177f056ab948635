import { blackRoseIn, classicIds } from '@conclave/black-rose'
import { readSettings } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { defaultsOf, optionsFor } from '../src/app/new-table/chosen.ts'

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
