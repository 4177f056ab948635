import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { beginHere, listens, playOn, pressSomething } from './play.ts'
import { blank, stage } from './stage.ts'

const { visit, server } = stage({ basePath: '/conclave/', proxies: ['loopback'] })

const told = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': socket.remoteAddress ?? '',
  'x-forwarded-host': headers.host ?? '',
  'x-forwarded-proto': 'http',
})

/** A host that is shared: what lies below `/conclave/` is passed on as it is; what else was asked for is in `strays`. */
const sharedHost = async () => {
  const { port } = server()
  const strays: string[] = []
  const isOurs = ({ url = '' }: IncomingMessage): boolean => {
    const ours = url.startsWith('/conclave/')
    if (!ours) strays.push(url)
    return ours
  }
  const proxy = createServer((incoming, reply) => {
    if (!isOurs(incoming)) return void reply.writeHead(404).end('another app')
    const { url: path, method } = incoming
    const passed = request({ port, path, method, headers: told(incoming) }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    passed.on('error', () => reply.destroy())
    incoming.pipe(passed)
  })
  proxy.on('upgrade', (incoming, socket, head) => {
    if (!isOurs(incoming)) return void socket.destroy()
    const passed = connect(port)
    const lines = Object.entries(told(incoming)).map(([name, value]) => `${name}: ${value}`)
    passed.write([`GET ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    passed.write(head)
    for (const side of [passed, socket]) side.on('error', () => {})
    passed.pipe(socket).pipe(passed)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return { address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, strays }
}

/** Paths that the links of a page lead to. */
const pathsOn = (page: Page): Promise<string[]> =>
  page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))

test('below a path of a shared host everything works as at a root, and nothing else of the host is asked for', async () => {
  const { address, strays } = await sharedHost()
  const host = await visit(blank, { kept: true })
  await host.goto(`${address}/conclave/`)
  await host.getByRole('heading', { level: 1 }).waitFor()
  await host.getByRole('link', { name: 'Rules', exact: true }).first().click()
  await host.waitForURL(`${address}/conclave/rules`)
  await host.locator('main a').first().waitFor()
  expect((await pathsOn(host)).filter((path) => !path.startsWith('/conclave/'))).toEqual([])

  await host.goto(`${address}/conclave/new/spellbound`)
  await host.getByRole('combobox', { name: 'Who plays Blue' }).selectOption('friend')
  await host.getByRole('button', { name: 'Play online' }).click()
  await host.waitForURL(`${address}/conclave/table/*`)
  const link = await host.getByRole('textbox', { name: 'Link for Blue' }).inputValue()
  expect(link).toMatch(new RegExp(`^${address}/conclave/table/[\\w-]{22}#`))
  const cookies = await host.context().cookies(`${address}/conclave/`)
  expect(cookies).toMatchObject([{ name: 'conclave', path: '/conclave/' }])
  expect(await host.context().cookies(`${address}/`)).toEqual([])

  const friend = await visit(blank, { anew: true })
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Take the seat' }).click()
  await Promise.all([host.locator('#board').waitFor(), friend.locator('#board').waitFor()])
  let given = 0
  await playOn(
    [host, friend],
    async (page, turn) => {
      const key = await pressSomething(page, turn)
      if (key !== null) given++
      return key
    },
    async () => given >= 4,
  )
  // A table is there again when its address is opened anew.
  await friend.reload()
  await friend.locator('#board').waitFor()
  await friend.getByRole('link', { name: 'Lobby' }).click()
  await friend.waitForURL(`${address}/conclave/`)
  await friend.locator('section').filter({ hasText: 'Spellbound' }).first().waitFor()
  expect(strays).toEqual([])
})

test('below a path the app is installed and kept for hours without a network, for that path alone', async () => {
  const { address, strays } = await sharedHost()
  const page = await visit(blank, { kept: true })
  await page.goto(`${address}/conclave/about`)
  const scope = await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.scope))
  expect(scope).toBe(`${address}/conclave/`)
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const said = await (await fetch(link?.href ?? '')).json()
    const { start_url: start, scope, icons } = said
    return [start, scope, icons[0].src].map((each) => new URL(each, link?.href).pathname)
  })
  expect(manifest).toEqual(['/conclave/', '/conclave/', '/conclave/icon.svg'])
  await page.waitForFunction(async () => {
    const [name] = await caches.keys()
    const cache = name === undefined ? undefined : await caches.open(name)
    return ((await cache?.keys())?.length ?? 0) > 20
  })
  await page.reload()
  await page.context().setOffline(true)
  await page.goto(`${address}/conclave/new/spellbound`)
  await page.getByRole('heading', { name: 'Spellbound' }).waitFor()
  await beginHere(page)
  await page.waitForURL(`${address}/conclave/here/*`)
  await listens(page)
  expect(await page.locator('#icon').getAttribute('href')).toBe('/conclave/icon-asked.svg')
  expect(strays).toEqual([])
})
