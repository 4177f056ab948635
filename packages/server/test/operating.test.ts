import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { serverForTest, temporaryFolder } from './kit/server.ts'

const build = (webDir: string, hash: string) => {
  mkdirSync(join(webDir, 'assets'), { recursive: true })
  writeFileSync(join(webDir, 'index.html'), `<!doctype html><script src="/assets/app-${hash}.js"></script>`)
  writeFileSync(join(webDir, `assets/app-${hash}.js`), `console.log('${hash}')`)
  writeFileSync(join(webDir, `assets/app-${hash}.js.br`), brotliCompressSync(`console.log('${hash}')`))
}

test('health is told where one looks for it; nothing that is no page of the app is answered with one', async () => {
  const webDir = temporaryFolder()
  build(webDir, 'aaaa')
  const { address, context } = await serverForTest({ webDir })
  for (const path of ['/health', '/ready', '/health/live', '/health/ready']) {
    const response = await fetch(`${address}${path}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
  }
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/tables/x/y/z',
    '/health/nothing',
    '/metrics/x',
  ]) {
    const response = await fetch(`${address}${path}`)
    expect([path, response.status]).toEqual([path, 404])
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toMatchObject({ code: 'no-such-thing' })
  }
  const wrongMethod = await fetch(`${address}/api/me`, { method: 'DELETE' })
  expect([wrongMethod.status, await wrongMethod.json()]).toMatchObject([404, { code: 'no-such-thing' }])
  context.closing = true
  expect((await fetch(`${address}/ready`)).status).toBe(503)
  context.closing = false
})

test('metrics are for this machine, unless the operator says otherwise', async () => {
  const { address, port } = await serverForTest({ host: '0.0.0.0' })
  expect((await fetch(`${address}/metrics`)).status).toBe(200)
  // A proxy on this machine asks for somebody else.
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    const response = await fetch(`${address}/metrics`, { headers: { [header]: '127.0.0.1' } })
    expect([header, response.status]).toEqual([header, 404])
  }
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address
  if (outside !== undefined) {
    expect((await fetch(`http://${outside}:${port}/metrics`)).status).toBe(404)
    expect((await fetch(`http://${outside}:${port}/health`)).status).toBe(200)
  }
  const open = await serverForTest({ metricsFor: 'everyone' })
  const response = await fetch(`${open.address}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(await response.text()).toContain('conclave_tables_live')
})

test('a new build beneath a running server changes nothing: pages and files stay those of one build', async () => {
  const webDir = temporaryFolder()
  build(webDir, 'aaaa')
  const { address } = await serverForTest({ webDir })
  const get = (path: string, headers = {}) => fetch(`${address}${path}`, { headers })
  rmSync(webDir, { recursive: true })
  build(webDir, 'bbbb')
  expect(await (await get('/')).text()).toContain('app-aaaa.js')
  const kept = await get('/assets/app-aaaa.js', { 'accept-encoding': 'br' })
  expect([kept.status, kept.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(await kept.text()).toBe(`console.log('aaaa')`)
  // A file of another build is not answered with the page, and nobody keeps the answer.
  const gone = await get('/assets/app-bbbb.js')
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
  const tag = (await get('/')).headers.get('etag') ?? ''
  expect((await get('/', { 'if-none-match': tag })).status).toBe(304)
})

test('nothing outside the build is served, whatever the path', async () => {
  const folder = temporaryFolder()
  const webDir = join(folder, 'web')
  build(webDir, 'aaaa')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(webDir, '.sources'), 'secret')
  const { address } = await serverForTest({ webDir })
  for (const path of [
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.sources',
  ]) {
    expect(await (await fetch(`${address}${path}`)).text()).not.toContain('secret')
  }
})
