import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginHere, listens } from './play.ts'
import { stage } from './stage.ts'

const { visit } = stage()

const useless = '#board [data-region="display"] [data-state="useless"]'

/** A solo Story in which some card of the Mage row can only be discarded. */
const storyWithUselessCard = async (page: Page): Promise<void> => {
  for (let deal = 0; deal < 20; deal++) {
    await page.goto(new URL('/new/spellbound', page.url()).href)
    await page.getByRole('button', { name: 'Remove Blue' }).click()
    await beginHere(page)
    await listens(page)
    await page.locator('#board [data-region="display"] [data-legal]').first().click()
    await page.locator('#prompt').filter({ hasText: 'Story' }).waitFor()
    await listens(page)
    if ((await page.locator(useless).count()) > 0) return
  }
  throw new Error('every card of twenty deals can be played')
}

const cardsInRow = (page: Page): Promise<number> =>
  page
    .locator('#board [data-thing^="card:"]:not([data-thing^="card:witch"], [data-thing^="card:troll"])')
    .count()

test('a card that can only be discarded looks so, and neither one click nor one key throws it away', async () => {
  const page = await visit('/new/spellbound')
  await storyWithUselessCard(page)
  const before = await cardsInRow(page)
  const card = page.locator(useless).first()
  const glow = (of: string) =>
    page
      .locator(of)
      .first()
      .evaluate((element) => getComputedStyle(element).boxShadow)
  const playable = '#board [data-region="display"] [data-kind="base"] [data-legal]:not([data-state])'
  if ((await page.locator(playable).count()) > 0) expect(await glow(useless)).not.toBe(await glow(playable))
  await card.click()
  const discard = page.getByRole('menuitem', { name: /^Discard/ })
  await discard.waitFor()
  expect(await cardsInRow(page)).toBe(before)
  await page.keyboard.press('Escape')
  await discard.waitFor({ state: 'detached' })
  expect(await cardsInRow(page)).toBe(before)
  // By key: Enter on the card opens the menu, where it is chosen.
  await card.focus()
  await page.keyboard.press('Enter')
  await discard.waitFor()
  expect(await cardsInRow(page)).toBe(before)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('menuitem')
  await page.keyboard.press('Enter')
  await expect.poll(() => cardsInRow(page)).toBe(before - 1)
})

test('a finger does not throw it away either', async () => {
  const page = await visit('/new/spellbound', { viewport: { width: 390, height: 844 }, touch: true })
  await storyWithUselessCard(page)
  const before = await cardsInRow(page)
  await page.locator(useless).first().tap()
  await page.getByRole('menuitem', { name: /^Discard/ }).waitFor()
  expect(await cardsInRow(page)).toBe(before)
  await page.getByRole('menuitem', { name: /^Discard/ }).tap()
  await expect.poll(() => cardsInRow(page)).toBe(before - 1)
})
