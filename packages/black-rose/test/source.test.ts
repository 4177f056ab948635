import { expect, test } from 'vitest'
import { cardOf } from '../src/words/source.ts'

test.each([
  ['spell.fireball', 'fireball'],
  ['room.black-rose-room', 'black-rose-room'],
  ['evocation.undead', 'undead'],
  // A model with its number is no card, nor is a deed.
  ['evocation.3', undefined],
  ['mage.1', undefined],
  ['defeat', undefined],
])('the source %s is the card %s', (source, card) => {
  expect(cardOf(source)).toBe(card)
})
