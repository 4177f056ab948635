import { findOption, keyOf, type Option } from '@conclave/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('keyOf', () => {
  test('[KRN-ASK.2] names the fields in alphabetical order, however they were written', () => {
    expect(keyOf({ do: 'play', card: 'dragon' })).toBe('card=dragon do=play')
    expect(keyOf({ card: 'dragon', do: 'play' })).toBe('card=dragon do=play')
    expect(keyOf({ to: 3, hidden: true })).toBe('hidden=true to=3')
  })

  test('[KRN-ASK.2] is the same for every order of fields', () => {
    const field = fc.stringMatching(/^[a-z]{1,6}$/)
    const value = fc.oneof(field, fc.integer(), fc.boolean())
    fc.assert(
      fc.property(fc.dictionary(field, value, { minKeys: 1 }), (option) => {
        const reversed: Option = Object.fromEntries(Object.entries(option).reverse())
        expect(keyOf(reversed)).toBe(keyOf(option))
      }),
    )
  })
})

describe('findOption', () => {
  test('[KRN-ASK.2] finds by key or not at all', () => {
    const options = [{ do: 'pass' }, { card: 7, do: 'play' }]
    expect(findOption(options, 'card=7 do=play')).toBe(options[1])
    expect(findOption(options, 'do=play card=7')).toBeUndefined()
    expect(findOption([], '')).toBeUndefined()
  })
})
