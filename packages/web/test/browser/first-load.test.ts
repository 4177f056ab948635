import { expect, test } from 'vitest'
import { beginHere, listens } from './play.ts'
import { blank, stage } from './stage.ts'

const { visit, address } = stage()

/** Bound of the first page's compressed JavaScript. */
const most = 150_000

test(`the first page loads less than ${most / 1000} kB of JavaScript, and no rules of any game`, async () => {
  // Without a service worker: it would bring the whole app meanwhile, for later.
  const page = await visit(blank, { anew: true })
  const arriving: Promise<{ path: string; size: number; code: string }>[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.endsWith('.js'))
      arriving.push(
        response.text().then((code) => ({ path, code, size: Number(response.headers()['content-length']) })),
      )
  })
  // Last of all it asks the server for its tables.
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/api/'))
  await page.goto(`${address()}/`)
  await asked
  await page.getByRole('heading', { level: 1 }).waitFor()
  const scripts = await Promise.all(arriving)
  for (const { path, code } of scripts)
    for (const word of ['goblin-spider-riders', 'burning-wrath'])
      expect(code.includes(word), `${path} holds ${word}`).toBe(false)
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(most)
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
