import { afterEach, expect, test, vi } from 'vitest'
import { allies } from '../../src/content/allies.ts'
import { cards } from '../../src/content/cards.ts'
import { checkCards } from '../../src/verbs/check.ts'
import { discardRow, influence, move, oneOf, revealVillages, seq } from '../../src/words/effect.ts'

const allyFile = '../../src/content/allies.ts'
const [centaur, ...others] = allies

afterEach(() => {
  vi.doUnmock(allyFile)
  vi.resetModules()
})

test('[SPB-ST.3] the game does not load with a card whose sentence means nothing, and names the card', async () => {
  const wrong = { ...centaur!, effect: seq(move, discardRow('ally', 'all')) }
  vi.resetModules()
  vi.doMock(allyFile, () => ({ allies: [wrong, ...others] }))
  await expect(import('../../src/index.ts')).rejects.toThrow("the card 'centaur' would discard every ally")
})

test('[SPB-ST.3] it loads with the cards as they are', async () => {
  vi.resetModules()
  await expect(import('../../src/index.ts')).resolves.toHaveProperty('spellbound')
})

test('[SPB-ST.3] every place of a card where a sentence can stand is checked', () => {
  const [ally, spell] = [centaur!, cards.find((card) => card.id === 'scry')!]
  if (spell.kind !== 'spell' || spell.timing !== 'immediate') throw new Error('Scry is no immediate spell')
  const nothing = discardRow('ally', 'all')
  expect(() => checkCards([{ ...ally, effect: { ...ally.effect, pay: [nothing] } }])).toThrow('centaur')
  expect(() => checkCards([{ ...ally, first: seq(nothing) }])).toThrow('centaur')
  expect(() => checkCards([{ ...spell, effect: revealVillages(0) }])).toThrow("'scry' reveals nothing")
})

test('[SPB-ST.3] a card that offers the same sort of answer twice in one part is refused', () => {
  const twice = seq(oneOf(influence(1), influence(2)))
  expect(() => checkCards([{ ...centaur!, effect: twice }])).toThrow("'centaur' offers the same twice")
  expect(() => checkCards([{ ...centaur!, effect: seq(move), first: seq(move) }])).toThrow('centaur')
})
