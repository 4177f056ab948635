import { afterEach, expect, test, vi } from 'vitest'
import { fire } from '../../src/content/fire.ts'
import { whenActivated } from '../../src/words/card.ts'
import { damage } from '../../src/words/effect.ts'

const fireFile = '../../src/content/fire.ts'
const [first, ...others] = fire

afterEach(() => {
  vi.doUnmock(fireFile)
  vi.resetModules()
})

test.each([
  ['the game does', () => import('../../src/index.ts')],
  // By themselves, too: the game would also stumble when its bots value every card.
  ['its lists of sentences do', () => import('../../src/verbs/lists.ts')],
])('%s not load with a card whose sentence means nothing, and the card is named', async (_, load) => {
  const wrong = { ...first!, abilities: [whenActivated(damage(0, 'any'))] }
  vi.resetModules()
  vi.doMock(fireFile, () => ({ fire: [wrong, ...others] }))
  await expect(load()).rejects.toThrow(`${first!.id}.0, 'damage': 0 is less than 1`)
})

test('it loads with the cards as they are', async () => {
  vi.resetModules()
  await expect(import('../../src/index.ts')).resolves.toHaveProperty('mageNoir')
})
