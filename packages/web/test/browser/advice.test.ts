import { expect, test } from 'vitest'
import { beginHere, listens } from './play.ts'
import { stage, walk } from './stage.ts'

const { visit } = stage()

test('a hint says what a bot would do and why, points at it, and does it', async () => {
  const page = await visit('/new/spellbound')
  await beginHere(page)
  await listens(page)
  const hint = page.getByRole('region', { name: 'A hint' })
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await hint.getByText(/^Adept would choose: ./).waitFor()
  await hint.getByText(/Its estimate of your chances: \d+\s% now/).waitFor()
  expect(await page.locator('#board [data-pointed]').count()).toBeGreaterThan(0)
  await hint.getByRole('button', { name: 'Do that' }).click()
  await hint.waitFor({ state: 'detached' })
  // The next question is another one, and the key asks, too; a hint that is not wanted any more is stopped.
  await listens(page)
  await page.keyboard.press('h')
  await hint.getByRole('button', { name: /Stop|Close/ }).click()
  await hint.waitFor({ state: 'detached' })
})

test('online a hint is thought out here, and an owner can forbid it', async () => {
  const page = await visit('/new/mage-noir', { language: 'fr' })
  const online = page.getByRole('button', { name: 'Jouer en ligne' })
  await online.click()
  await listens(page)
  await page.getByRole('button', { name: 'Conseil', exact: true }).click()
  await page.getByText(/^L’Adepte choisirait/).waitFor()
  await walk(page, '/new/mage-noir')
  await page.getByText('Si vous jouez en ligne').click()
  await page.getByLabel('Conseils d’un bot').selectOption('never')
  await online.click()
  await listens(page)
  expect(await page.getByRole('button', { name: 'Conseil', exact: true }).count()).toBe(0)
})
