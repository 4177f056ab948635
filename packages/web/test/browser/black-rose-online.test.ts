import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listens, playOn, pressSomething } from './play.ts'
import { stage } from './stage.ts'

// The server's clock stands still until the test turns it: nobody has to be quick.
const alarms = new Map<() => void, number>()
let now = Date.UTC(2026, 0, 1)
const { visit } = stage({
  now: () => now,
  alarm: (ms, work) => {
    const ring = () => work()
    alarms.set(ring, now + ms)
    return () => alarms.delete(ring)
  },
})
const pass = (ms: number): void => {
  now += ms
  for (const [ring, due] of alarms) if (due <= now && alarms.delete(ring)) ring()
}

const isPreparing = async (page: Page): Promise<boolean> =>
  (await page.locator('#prompt').textContent())?.includes('Prepare your spells') ?? false

/** The first answer to everything, until spells are prepared. */
const toPreparation = (pages: readonly Page[]): Promise<unknown> =>
  playOn(
    pages,
    async (page) => ((await isPreparing(page)) ? null : pressSomething(page, 0)),
    async () => (await Promise.all(pages.map(isPreparing))).every(Boolean),
  )

/** Lays one spell into the first slot and another one into the quick slot. */
const prepare = async (page: Page): Promise<void> => {
  const spells = page.locator('[data-region="sheet"] [data-thing^="hand:"]')
  for (const slot of ['first', 'quick']) {
    const place = page.locator(`[data-thing="slot:${slot}"]`)
    await place.click()
    await spells.first().click()
    await expect.poll(() => place.textContent()).toMatch(/Upright|Inverted|Room trap/i)
    await listens(page)
  }
}

const ready = (page: Page) => page.locator('[data-region="sheet"] button[aria-pressed]', { hasText: 'Ready' })

test('the last one who is ready gives everybody a moment to think again; a window has a clock', async () => {
  const host = await visit('/new/black-rose')
  await host
    .getByRole('combobox', { name: /Who plays/ })
    .nth(1)
    .selectOption('friend')
  await host.getByRole('button', { name: 'Play online' }).click()
  await host.waitForURL(/\/table\//)
  const link = await host.getByRole('textbox', { name: /^Link for/ }).inputValue()
  const { pathname, hash } = new URL(link)
  const friend = await visit('/')
  let timed = false
  let late = false
  // The server gives reactions a time; here every question of the friend has one for a while.
  await friend.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((text) => {
      const message = JSON.parse(String(text))
      if (timed && 'deadlines' in message) message.deadlines = [{ seat: 1, ms: 15_000 }]
      // That her time ran out is told to its seat alone.
      if (late && message.type === 'update') message.cause = { what: 'answer', seat: 1, by: 'timeout' }
      socket.send(JSON.stringify(message))
    })
  })
  await friend.goto(new URL(pathname + hash, friend.url()).href)
  await friend.getByRole('textbox', { name: 'How shall we call you?' }).fill('Bo')
  await friend.getByRole('button', { name: 'Take the seat' }).click()
  const pages = [host, friend]
  await Promise.all(pages.map((page) => page.locator('#board').waitFor()))
  await toPreparation(pages)

  await Promise.all(pages.map(listens))
  await prepare(host)
  await ready(host).click()
  timed = true
  await prepare(friend)
  await friend
    .getByRole('timer')
    .filter({ hasText: /1[0-5] seconds left/ })
    .waitFor()

  const closing = /All have decided: it goes on in/
  await ready(friend).click()
  await Promise.all(pages.map((page) => page.getByRole('timer').filter({ hasText: closing }).waitFor()))
  await friend.locator('#prompt').getByRole('button', { name: 'Think again' }).click()
  await Promise.all(
    pages.map((page) => page.getByRole('timer').filter({ hasText: closing }).waitFor({ state: 'detached' })),
  )
  expect(await host.locator('#prompt').textContent()).not.toContain('Your activation')

  await listens(friend)
  await ready(friend).click()
  await host.getByRole('timer').filter({ hasText: closing }).waitFor()
  // Whoever was ready may think again, too; then the last one is not the last any more.
  await host.locator('[data-region="sheet"] button[aria-pressed]', { hasText: 'Think again' }).click()
  await expect.poll(() => friend.locator('#prompt').textContent()).toContain('Waiting for')
  await listens(host)
  await ready(host).click()
  await friend.getByRole('timer').filter({ hasText: closing }).waitFor()
  late = true
  pass(3_000)
  await friend.locator('#prompt').getByText('Your time ran out').waitFor()
  await Promise.all(
    pages.map((page) => page.locator('[aria-current="step"]', { hasText: 'Action' }).waitFor()),
  )
})
