import { expect, test } from 'vitest'
import { stage, violations } from './stage.ts'

const { visit } = stage()

test('whoever made an online table abandons its match, after being asked; links say whom they reach', async () => {
  const page = await visit('/new/spellbound')
  await page.getByRole('combobox', { name: 'Who plays Blue' }).selectOption('friend')
  await page.getByRole('button', { name: 'Play online' }).click()
  await page.waitForURL(/\/table\//)
  expect(await page.getByRole('note').textContent()).toContain('--host 0.0.0.0')
  await page.getByRole('button', { name: 'Begin now' }).click()
  await page.locator('#board').waitFor()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Abandon the match' }).click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Really abandon it' }).click()
  await page.getByRole('heading', { name: 'This match was abandoned' }).waitFor()
  await page.getByRole('link', { name: 'See it again', exact: true }).click()
  await page.getByRole('heading', { name: 'Replay' }).waitFor()
})

test('an address that no table has says so', async () => {
  const page = await visit('/table/x')
  await page.getByText('You cannot get to a table by this address').waitFor()
})

test('every card of the game is found by typing, and read', async () => {
  const page = await visit('/new/spellbound')
  await page.getByRole('button', { name: 'Play on this device' }).click()
  await page.locator('#board').waitFor()
  await page.getByRole('button', { name: 'Commands' }).click()
  await page.getByRole('combobox', { name: 'Type a few letters' }).fill('read witch')
  await page.keyboard.press('Enter')
  await page.getByRole('complementary', { name: 'Card' }).getByText('Witch').first().waitFor()
  // Settings open over the table, whichever way one comes to them, and lead back to it.
  const table = page.url()
  await page.getByRole('button', { name: 'Commands' }).click()
  await page.getByRole('combobox', { name: 'Type a few letters' }).fill('settings')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Settings' }).waitFor()
  expect(page.url()).toBe(table)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Settings' }).waitFor({ state: 'detached' })
  await page.locator('#board').waitFor()
})

test('setting up a table: nobody is cut off, and a removed seat leaves the keyboard where it was', async () => {
  const page = await visit('/new/spellbound', { viewport: { width: 1280, height: 800 } })
  const who = page.getByRole('combobox', { name: 'Who plays Blue' })
  await who.selectOption('friend')
  const room = await who.evaluate((select: HTMLSelectElement) => {
    const words = document.createElement('span')
    words.style.font = getComputedStyle(select).font
    words.textContent = select.selectedOptions[0]?.textContent ?? ''
    document.body.append(words)
    const needed = words.getBoundingClientRect().width
    words.remove()
    return select.clientWidth - needed
  })
  expect(room).toBeGreaterThan(24)
  await page.getByRole('button', { name: 'Remove Blue' }).click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Who plays Red')
})
