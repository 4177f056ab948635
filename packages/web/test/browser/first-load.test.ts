import { expect, test } from 'vitest'
import { beginHere } from './play.ts'
import { stage } from './stage.ts'

const { visit, address } = stage()

/** What the first page may cost in compressed JavaScript. */
const most = 200_000

test('the first page loads less than 200 kB of JavaScript, and no rules of any game', async () => {
  const page = await visit('/about')
  const sizes = new Map<string, number>()
  await page.context().clearCookies()
  page.on('response', (response) => {
    const url = new URL(response.url())
    // The service worker fetches the rest when the page has nothing else to do.
    if (!url.pathname.endsWith('.js') || response.fromServiceWorker() || response.request().serviceWorker())
      return
    sizes.set(url.pathname, Number(response.headers()['content-length'] ?? 0))
  })
  await page.goto(address())
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const games = ['goblin-spider-riders', 'burning-wrath']
  for (const path of sizes.keys()) {
    const code = await (await page.request.get(address() + path)).text()
    for (const word of games) expect(code.includes(word), `${path} holds ${word}`).toBe(false)
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  expect(sizes.size).toBeGreaterThan(2)
  expect(total).toBeLessThan(most)
})

test('without a network the lobby opens and a match can be played', async () => {
  const page = await visit('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await page.waitForFunction(async () => {
    const names = await caches.keys()
    const cache = names[0] === undefined ? undefined : await caches.open(names[0])
    return ((await cache?.keys())?.length ?? 0) > 20
  })
  await page.reload()
  await page.context().setOffline(true)
  await page.goto(`${address()}/new/spellbound`)
  await page.getByRole('heading', { name: 'Spellbound' }).waitFor()
  await beginHere(page)
  await page.waitForFunction(() => document.title.startsWith('●'))
  await page.locator('#board').waitFor()
})
