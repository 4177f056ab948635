import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { basePathFrom } from '../src/http/base-path.ts'
import { startServer } from '../src/server.ts'
import { browser } from './kit/browser.ts'
import { serverForTest, temporaryFolder } from './kit/server.ts'
import { openSocket } from './kit/table-socket.ts'

const basePath = '/games/conclave/'

/** A build as the real one writes it: its page finds everything beside itself. */
const build = (): string => {
  const webDir = temporaryFolder()
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(
    join(webDir, 'index.html'),
    '<meta name="conclave-base" content="./"><script type="module" src="./assets/app-1.js"></script>',
  )
  writeFileSync(join(webDir, 'assets/app-1.js'), 'import "./part-2.js"')
  return webDir
}

test('below a path of its host two meet and sit down; everybody else on the host keeps theirs', async () => {
  const server = await serverForTest({ basePath, webDir: build() })
  expect(server.address).toBe(`http://127.0.0.1:${server.port}/games/conclave`)
  const [ada, bo] = [browser(server.address), browser(server.address)]
  const { table, invitations } = await ada.make({})
  const params = { table: table.id }
  const claimed = await bo.call('claimSeat', { params, body: { token: invitations[0]?.token ?? '' } })
  expect(claimed.status).toBe(200)
  const sockets = [await ada.open(table.id), await bo.open(table.id)]
  for (const socket of sockets) await socket.hello()
  await sockets[0]?.next('update', ({ seq }) => seq >= 0, 0)

  // Elsewhere on the host nobody answers, not even to somebody who is known.
  const root = `http://127.0.0.1:${server.port}`
  const headers = { cookie: ada.cookie }
  for (const path of ['/', '/api/me', '/api/tables/mine', '/games', '/games/conclavex', '/assets/app-1.js']) {
    const response = await fetch(root + path, { headers, redirect: 'manual' })
    expect([path, response.status, await response.json()]).toMatchObject([path, 404, {}])
  }
  const made = await fetch(`${root}/api/tables`, { method: 'POST', headers, body: '{}' })
  expect(made.status).toBe(404)
  await expect(openSocket(root, table.id, headers)).rejects.toThrow('404')
  const bare = await fetch(`${root}/games/conclave?from=mail`, { redirect: 'manual' })
  expect([bare.status, bare.headers.get('location')]).toEqual([308, basePath])
})

test('one build serves below any path: the page says where its parts lie, and nothing else is changed', async () => {
  const webDir = build()
  const below = await serverForTest({ basePath, webDir })
  for (const path of ['/', '/table/abc', '/new/spellbound?alone']) {
    const page = await fetch(below.address + path)
    const text = await page.text()
    expect(text).toContain(`content="${basePath}"`)
    expect(text).toContain(`src="${basePath}assets/app-1.js"`)
    expect(page.headers.get('content-security-policy')).toContain("base-uri 'none'")
  }
  const part = await fetch(`${below.address}/assets/app-1.js`)
  expect([await part.text(), part.headers.get('cache-control')]).toEqual([
    'import "./part-2.js"',
    expect.stringContaining('immutable'),
  ])
  const packed = await fetch(`${below.address}/`, { headers: { 'accept-encoding': 'br' } })
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual([
    'br',
    expect.stringContaining(basePath),
  ])
  const root = await serverForTest({ webDir })
  expect(await (await fetch(`${root.address}/table/abc`)).text()).toContain('src="/assets/app-1.js"')
})

test('a cookie goes no further than the path; over https its name says so', async () => {
  const server = await serverForTest({ basePath, proxies: ['loopback'] })
  const body = { name: 'Ada', password: 'long enough for her' }
  const register = (name: string, headers: Record<string, string>) =>
    browser(server.address).call('register', { body: { ...body, name }, headers })
  const plain = await register('Ada', {})
  expect(plain.headers.get('set-cookie')).toMatch(/^conclave=[\w-]{22}; Path=\/games\/conclave\/; /)
  const encrypted = await register('Bo', { 'x-forwarded-proto': 'https' })
  const cookie = encrypted.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Secure-conclave=[\w-]{22}; Path=\/games\/conclave\/; .*; Secure$/)
  const again = browser(server.address, cookie.split(';')[0])
  const me = await again.call('me', { headers: { 'x-forwarded-proto': 'https' } })
  expect(me.answer.account?.name).toBe('Bo')
  const out = await again.call('signOut', { headers: { 'x-forwarded-proto': 'https' } })
  expect(out.headers.get('set-cookie')).toMatch(/^__Secure-conclave=; Path=\/games\/conclave\/; Max-Age=0/)
})

test('tools beside the server need not know its path, and the description of the API names it', async () => {
  const server = await serverForTest({ basePath })
  for (const address of [server.address, `http://127.0.0.1:${server.port}`])
    for (const path of ['/health', '/health/live', '/health/ready', '/ready', '/metrics'])
      expect([path, (await fetch(address + path)).status]).toEqual([path, 200])
  const described = await (await fetch(`${server.address}/api/openapi.json`)).json()
  expect(described).toMatchObject({ servers: [{ url: '/games/conclave' }] })
})

test('a base path is written with or without slashes at its ends; what is none stops the start', async () => {
  for (const written of ['/conclave/', '/conclave', 'conclave/', 'conclave'])
    expect(basePathFrom(written)).toBe('/conclave/')
  expect(['', '/'].map(basePathFrom)).toEqual(['/', '/'])
  for (const wrong of [
    '//',
    '//evil.example/',
    '/a//b/',
    '/../',
    '/a/./b',
    '/a b/',
    '/"><script>/',
    '/a?b',
    '/ä/',
  ])
    await expect(startServer({ dataDir: temporaryFolder(), basePath: wrong })).rejects.toThrow('is no path')
})
