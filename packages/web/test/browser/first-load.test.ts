import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { goTo } from './pages.ts'
import { beginHere, listens } from './play.ts'
import { stage } from './stage.ts'

const { visit, address } = stage()

/** What the first page may cost in compressed JavaScript. */
const most = 200_000

test('the first page loads less than 200 kB of JavaScript, and no rules of any game', async () => {
  const page = await visit('/about', { kept: true })
  const sizes = new Map<string, number>()
  await page.context().clearCookies()
  page.on('response', (response) => {
    const url = new URL(response.url())
    // The service worker fetches the rest when the page has nothing else to do.
    if (!url.pathname.endsWith('.js') || response.fromServiceWorker() || response.request().serviceWorker())
      return
    sizes.set(url.pathname, Number(response.headers()['content-length'] ?? 0))
  })
  const awaited = new Set<Request>()
  page.on('request', (request) => awaited.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => awaited.delete(request))
  await goTo(page, '/')
  await expect.poll(() => [...awaited].map((request) => request.url())).toEqual([])
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
  const page = await visit('/', { kept: true })
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
  await listens(page)
  await page.locator('#board').waitFor()
})
