import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isOver, pressSomething } from './play.ts'
import { stage } from './stage.ts'

const { visit } = stage()

const answerOnce = async (page: Page, turn: number): Promise<void> => {
  if (!(await page.title()).startsWith('●')) return
  await pressSomething(page, turn)
  await page.waitForTimeout(40)
}

test('two browsers at one table, with a lost connection in the middle, to the end', async () => {
  const host = await visit('/new/spellbound')
  await host.getByRole('textbox', { name: 'Name of Red' }).fill('Ada')
  await host.getByRole('combobox', { name: 'Who plays Blue' }).selectOption('friend')
  expect(await host.getByRole('button', { name: 'Play on this device' }).isDisabled()).toBe(true)
  await host.getByRole('button', { name: 'Play online' }).click()
  await host.waitForURL(/\/table\//)
  const link = await host.getByRole('textbox', { name: 'Link for Blue' }).inputValue()

  const { pathname, hash } = new URL(link)
  const friend = await visit(pathname + hash)
  await friend.getByRole('textbox', { name: 'How shall we call you?' }).fill('Bo')
  await friend.getByRole('button', { name: 'Take the seat' }).click()
  await Promise.all([host.locator('#board').waitFor(), friend.locator('#board').waitFor()])
  expect(friend.url()).not.toContain('#')
  await host.getByText('Bo').first().waitFor()

  await host.getByRole('tab', { name: 'Chat' }).click()
  await host.getByRole('button', { name: 'Good luck!' }).click()
  await friend.getByRole('tab', { name: 'Chat' }).click()
  await friend.getByRole('listitem').filter({ hasText: 'Ada Good luck!' }).waitFor()
  for (const page of [host, friend]) await page.getByRole('tab', { name: 'Log' }).click()

  for (let turn = 0; turn < 20; turn++) for (const page of [host, friend]) await answerOnce(page, turn)
  await friend.context().setOffline(true)
  await friend.evaluate(() => dispatchEvent(new Event('offline')))
  for (let turn = 0; turn < 10; turn++) await answerOnce(host, turn)
  await friend.context().setOffline(false)
  await friend.reload()
  await friend.locator('#board').waitFor()

  for (let turn = 0; turn < 700; turn++) {
    if ((await isOver(host)) && (await isOver(friend))) break
    for (const page of [host, friend]) await answerOnce(page, turn)
  }
  expect(await isOver(host)).toBe(true)
  expect(await isOver(friend)).toBe(true)
  await host.getByRole('button', { name: 'Check the shuffle' }).click()
  await host.getByText('The shuffles were honest').waitFor()
})
