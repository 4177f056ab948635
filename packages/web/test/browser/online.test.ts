import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Answering, isOver, playOn, pressSomething } from './play.ts'
import { stage } from './stage.ts'

const { visit } = stage()

/** A page whose connection to the table can be cut and mended. */
const breakable = async (page: Page): Promise<{ cut(): void; mend(): void }> => {
  const open = new Set<WebSocketRoute>()
  let whole = true
  await page.routeWebSocket(/\/socket$/, (socket) => {
    if (!whole) {
      void socket.close({ code: 4001 })
      return
    }
    const server = socket.connectToServer()
    open.add(socket)
    open.add(server)
  })
  return {
    cut: () => {
      whole = false
      for (const socket of open) void socket.close({ code: 4001 })
      open.clear()
    },
    mend: () => {
      whole = true
    },
  }
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
  const friend = await visit('/')
  const network = await breakable(friend)
  await friend.goto(new URL(pathname + hash, friend.url()).href)
  await friend.getByText('Ada invites you to a match of Spellbound. 2 seats, about 45 to 75').waitFor()
  await friend.getByRole('link', { name: 'Learn by playing' }).waitFor()
  await friend.getByRole('textbox', { name: 'How shall we call you?' }).fill('Bo')
  await friend.getByRole('button', { name: 'Take the seat' }).click()
  await Promise.all([host.locator('#board').waitFor(), friend.locator('#board').waitFor()])
  expect(friend.url()).not.toContain('#')
  await host.getByText('Bo').first().waitFor()
  const late = await visit(pathname + hash)
  await late.getByRole('alert').filter({ hasText: 'This link leads to no free seat' }).waitFor()

  await host.getByRole('tab', { name: 'Chat' }).click()
  await host.getByRole('button', { name: 'Good luck!' }).click()
  // Whoever has the log open is told of it, and no longer once it was read.
  await friend.getByRole('tab', { name: 'Chat 1 new message in the chat' }).waitFor()
  expect(await friend.getByRole('log', { name: 'Chat' }).textContent()).toBe('Ada Good luck!')
  await friend.getByRole('button', { name: /^Log, rules, chat/ }).click()
  await friend.getByRole('button', { name: /1 new message in the chat$/ }).click()
  await friend.getByRole('tab', { name: 'Chat' }).click()
  await friend.getByText('new message in the chat').waitFor({ state: 'detached' })
  await friend.getByRole('listitem').filter({ hasText: 'Ada Good luck!' }).waitFor()
  for (const page of [host, friend]) await page.getByRole('tab', { name: 'Log' }).click()

  const both = [host, friend]
  let given = 0
  const answer: Answering = async (page, turn) => {
    const key = await pressSomething(page, turn)
    if (key !== null) given++
    return key
  }
  const isAsked = async (): Promise<boolean> => (await host.title()).startsWith('●')
  await playOn(both, answer, async () => given >= 8 && (await isAsked()))
  network.cut()
  await friend.getByText('The connection is lost').waitFor()
  const undo = friend.getByRole('button', { name: 'Undo', description: 'Without a connection' })
  expect(await undo.getAttribute('aria-disabled')).toBe('true')
  expect(await friend.locator('#prompt').textContent()).not.toContain('Waiting for')
  await host.getByText('is away').first().waitFor()
  given = 0
  await playOn([host], answer, async () => given >= 5 || !(await isAsked()))
  expect(given).toBeGreaterThan(0)
  network.mend()
  await friend.getByText('The connection is lost').waitFor({ state: 'detached' })

  await playOn(both, answer, async () => (await isOver(host)) && (await isOver(friend)))
  await host.getByRole('button', { name: 'Check the shuffle' }).click()
  await host.getByText('The shuffles were honest').waitFor()

  await host.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await host.getByRole('button', { name: 'Copy a link to the replay' }).click()
  await host.getByRole('button', { name: 'Copied' }).waitFor()
  const shared = new URL(await host.evaluate(() => navigator.clipboard.readText()))
  for (const reader of [friend, await visit('/')]) {
    await reader.goto(shared.href)
    await reader.getByRole('slider', { name: 'Moment of the match' }).waitFor()
  }

  await host.getByRole('button', { name: 'Play again' }).click()
  await host.waitForFunction((path) => !location.pathname.endsWith(path), pathname)
  await friend.goBack()
  await friend.getByRole('link', { name: 'Play again with the others' }).click()
  await friend.locator('#board').waitFor()
  expect(new URL(friend.url()).pathname).toBe(new URL(host.url()).pathname)

  await host.getByRole('link', { name: 'Lobby' }).click()
  const finished = host.locator('section').filter({ hasText: 'Your finished tables' })
  await finished.getByRole('link', { name: 'Replay' }).waitFor()
  await finished.getByRole('button', { name: 'Delete' }).click()
  await finished.getByRole('button', { name: 'Really delete?' }).click()
  await finished.waitFor({ state: 'detached' })
})
