import { afterEach, expect, test, vi } from 'vitest'
import { destruction } from '../../src/content/classic/destruction.ts'
import { deal } from '../../src/words/sentences.ts'

const spellFile = '../../src/content/classic/destruction.ts'
const [fireball, ...others] = destruction.spells

afterEach(() => {
  vi.doUnmock(spellFile)
  vi.resetModules()
})

test('the game does not load with a card whose sentence means nothing, and names the card', async () => {
  const { light, dark } = fireball!.sides
  const wrong = { ...fireball!, sides: { light, dark: { ...dark, effect: [deal(0)] } } }
  vi.resetModules()
  vi.doMock(spellFile, () => ({ destruction: { ...destruction, spells: [wrong, ...others] } }))
  const { blackRoseIn } = await import('../../src/index.ts')
  expect(() => blackRoseIn('1.6')).toThrow("'spell/fireball/dark' says 'deal' wrongly")
})

test('it loads with the cards as they are', async () => {
  vi.resetModules()
  const { blackRoseIn, classicIds } = await import('../../src/index.ts')
  for (const edition of classicIds) expect(blackRoseIn(edition).edition).toBe(edition)
})
