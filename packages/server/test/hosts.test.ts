import { get } from 'node:http'
import { expect, test } from 'vitest'
import { hostsFor } from '../src/http/hosts.ts'
import { browser } from './kit/browser.ts'
import { parleyEntry } from './kit/parley.ts'
import { serverForTest } from './kit/server.ts'
import { openSocket } from './kit/table-socket.ts'

const statusOf = (address: string, path: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(`${address}${path}`, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })

test('a page whose name was turned to this machine gets nothing, by request or socket', async () => {
  const { address, port } = await serverForTest({ games: [parleyEntry] })
  const ada = browser(address)
  const { table } = await ada.make({ game: 'parley', public: true })
  for (const path of ['/api/tables/public', '/metrics', '/health', '/api/openapi.json', '/']) {
    expect(await statusOf(address, path, `evil.example:${port}`)).toBe(403)
    expect(await statusOf(address, path, 'localhost.evil.example')).toBe(403)
  }
  expect(await statusOf(address, '/api/tables/public', `localhost:${port}`)).toBe(200)
  const evil = { host: `evil.example:${port}`, origin: `http://evil.example:${port}` }
  await expect(openSocket(address, table.id, { cookie: ada.cookie, ...evil })).rejects.toThrow('403')
  await (await ada.open(table.id)).hello()
})

test('hosts: addresses always, names where they are given, any where nobody can say', () => {
  const alone = hostsFor({ host: '127.0.0.1', names: null, isBehindProxy: false })
  for (const host of [
    '127.0.0.1:8080',
    '192.168.1.5',
    '[::1]:80',
    'LOCALHOST',
    'localhost.:80',
    'a.localhost',
  ])
    expect(alone(host)).toBe(true)
  for (const host of [
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    'a b',
    '127.0.0.1.evil.example',
  ])
    expect(alone(host)).toBe(false)
  const named = hostsFor({ host: '0.0.0.0', names: ['Table.example'], isBehindProxy: true })
  expect([named('table.example:443'), named('10.0.0.1'), named('evil.example')]).toEqual([true, true, false])
  const open = hostsFor({ host: '0.0.0.0', names: null, isBehindProxy: false })
  expect(open('whatever.example')).toBe(true)
})
