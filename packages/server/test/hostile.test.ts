import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { hash, keyOf } from '@conclave/kernel'
import { protocolVersion } from '@conclave/protocol'
import { expect, test } from 'vitest'
import { usualRates } from '../src/tables/rates.ts'
import { type Browser, browser } from './kit/browser.ts'
import { handClock } from './kit/clock.ts'
import { parleyEntry } from './kit/parley.ts'
import { isQuiet, playOn } from './kit/playing.ts'
import { serverForTest, type TestServer, temporaryFolder } from './kit/server.ts'
import { openSocket, type TableSocket } from './kit/table-socket.ts'

interface Meeting {
  readonly server: TestServer
  readonly table: string
  readonly ada: Browser
  readonly bo: Browser
  readonly token: string
  readonly sockets: readonly [TableSocket, TableSocket]
  /** The state's hash and the length of the log. */
  standing(): Promise<string>
}

const meet = async (server: TestServer, game = 'spellbound'): Promise<Meeting> => {
  const [ada, bo] = [browser(server.address), browser(server.address)]
  const { table, invitations } = await ada.make({ game, windows: 'fast' })
  const { token } = invitations[0]!
  await bo.call('claimSeat', { params: { table: table.id }, body: { token } })
  const sockets = [await ada.open(table.id), await bo.open(table.id)] as const
  await sockets[0].hello()
  await sockets[1].hello()
  await sockets[0].next('update', ({ seq }) => seq === 0, 0)
  const standing = async () => {
    const live = await server.context.live.get(table.id)
    return `${hash(live?.playing?.match.state)} ${await server.context.storage.length(table.id)}`
  }
  return { server, table: table.id, ada, bo, token, sockets, standing }
}

/** The seat that is asked, its socket, and a legal answer. */
const asked = ({ sockets }: Meeting) => {
  const seat = sockets.findIndex((socket, at) => socket.view(at)?.question?.manner === 'turn')
  const option = sockets[seat]!.view(seat)!.options[0]!
  return { seat, socket: sockets[seat]!, other: sockets[1 - seat]!, key: keyOf(option) }
}

test('what is no message is refused, changes nothing, and ends the connection in the long run', async () => {
  const meeting = await meet(await serverForTest())
  const before = await meeting.standing()
  const { socket } = asked(meeting)
  const bad = [
    '',
    'hello',
    '{',
    'null',
    '[]',
    '{"type":"answer"}',
    '{"type":"cheat","seat":0}',
    '{"type":"beat","extra":1}',
    '{"type":"answer","id":"12345678","seat":"0","seq":0,"key":"x"}',
    '{"type":"answer","id":"12345678","seat":0,"seq":0.5,"key":"x"}',
    '{"__proto__":{"type":"beat"}}',
    JSON.stringify({ type: 'hello', version: protocolVersion }),
  ]
  for (const text of bad) {
    const refused = socket.next('error')
    socket.sendRaw(text)
    expect((await refused).code).toBe('malformed')
  }
  const refused = socket.next('error')
  socket.sendRaw(Buffer.from('{"type":"beat"}'))
  expect((await refused).message).toContain('text')
  for (let n = 0; n < 20; n++) socket.sendRaw('again')
  expect((await socket.closed).code).toBe(4400)
  expect(await meeting.standing()).toBe(before)
})

test('a frame that is too large ends the connection before it is read', async () => {
  const meeting = await meet(await serverForTest())
  const before = await meeting.standing()
  const { seat, socket, key } = asked(meeting)
  socket.sendRaw(
    JSON.stringify({ type: 'answer', id: randomUUID(), seat, seq: 0, key, pad: 'x'.repeat(5000) }),
  )
  expect((await socket.closed).code).toBe(1009)
  expect(await meeting.standing()).toBe(before)
})

test('nothing is listened to before hello, and another version is sent away', async () => {
  const meeting = await meet(await serverForTest())
  const { seat, key } = asked(meeting)
  const person = seat === 0 ? meeting.ada : meeting.bo
  const early = await person.open(meeting.table)
  const refused = early.next('error')
  early.send({ type: 'answer', id: randomUUID(), seat, seq: 0, key })
  expect(await refused).toMatchObject({ code: 'malformed', message: 'say hello first' })
  const old = await person.open(meeting.table)
  old.send({ type: 'hello', version: 0 })
  expect((await old.closed).code).toBe(4426)
})

test('answers that are stale, from the future, illegal, or for another’s seat are refused and change nothing', async () => {
  const meeting = await meet(await serverForTest())
  const hands = meeting.sockets.map((socket, seat) => ({ seat, socket }))
  await playOn(hands, 'a while', (answered) => answered >= 3 && isQuiet(hands))
  const { seat, socket, other, key } = asked(meeting)
  const before = await meeting.standing()
  const { seq } = socket
  const refusal = async (from: TableSocket, as: number, more: { seq?: number; key?: string } = {}) => {
    const reply = await from.answer(as, more.key ?? key, { seq: more.seq ?? seq })
    return reply.type === 'refused' ? reply.code : 'taken'
  }
  expect(await refusal(socket, seat, { seq: seq - 1 })).toBe('stale')
  expect(await refusal(socket, seat, { seq: 0 })).toBe('stale')
  expect(await refusal(socket, seat, { seq: seq + 1 })).toBe('stale')
  expect(await refusal(socket, seat, { key: 'do=win' })).toBe('not-an-option')
  expect(await refusal(socket, seat, { key: 'undo' })).toBe('not-an-option')
  expect(await refusal(socket, seat, { key: '__proto__' })).toBe('not-an-option')
  expect(await refusal(socket, 1 - seat)).toBe('not-your-seat')
  expect(await refusal(socket, 15)).toBe('not-your-seat')
  expect(await refusal(other, seat)).toBe('not-your-seat')
  expect(await refusal(other, 1 - seat)).toBe('not-asked')
  expect(await other.undo(seat)).toMatchObject({ type: 'refused', code: 'not-your-seat' })
  const orders = other.next('refused')
  other.send({ type: 'orders', id: randomUUID(), seat, orders: {} })
  expect((await orders).code).toBe('not-your-seat')
  expect(await meeting.standing()).toBe(before)
  expect(await refusal(socket, seat)).toBe('taken')
})

test('what somebody else has sent cannot be sent again in her name', async () => {
  const meeting = await meet(await serverForTest())
  const { seat, socket, other, key } = asked(meeting)
  const id = randomUUID()
  await socket.answer(seat, key, { id })
  await other.next('update', ({ seq }) => seq === 1, 0)
  const before = await meeting.standing()
  expect(await other.answer(seat, key, { id, seq: 0 })).toMatchObject({
    type: 'refused',
    code: 'not-your-seat',
  })
  expect(await other.answer(1 - seat, key, { id, seq: 0 })).toMatchObject({ type: 'refused' })
  expect(await meeting.standing()).toBe(before)
})

test('whoever floods is slowed down with a reason, then sent away', async () => {
  // No time passes: however slow the machine is, nobody may say more.
  const meeting = await meet(await serverForTest({ rates: usualRates, ...handClock().hands }))
  const before = await meeting.standing()
  const { seat, socket } = asked(meeting)
  const flooded = socket.next('refused', ({ code }) => code === 'too-fast')
  for (let n = 0; n < 400; n++) {
    socket.send({ type: 'answer', id: `flood-${n}-padding`, seat, seq: 0, key: 'do=nothing' })
  }
  expect((await flooded).id).toMatch(/^flood-/)
  expect((await socket.closed).code).toBe(4429)
  expect(await meeting.standing()).toBe(before)

  const talker = asked(meeting).other
  for (let n = 0; n < 10; n++) {
    const id = `chatter-${n}-padding`
    talker.send({ type: 'chat', id, seat: 1 - seat, said: { text: `spam ${n}` } })
  }
  await talker.next('refused', ({ id }) => id === 'chatter-9-padding', 0)
  expect((await meeting.server.context.storage.chat(meeting.table, 0, 100)).length).toBeLessThanOrEqual(7)
})

test('wrong tokens and changed cookies open nothing', async () => {
  const meeting = await meet(await serverForTest())
  const { address } = meeting.server
  const stranger = browser(address)
  for (const token of [meeting.token, Buffer.alloc(16).toString('base64url')]) {
    const claim = await stranger.call('claimSeat', { params: { table: meeting.table }, body: { token } })
    expect(claim.status).toBe(403)
    expect(claim.failure.code).toBe('wrong-link')
  }
  expect(stranger.cookie).toBe('')
  const { cookie } = meeting.ada
  const at = cookie.length - 5
  const flipped = `${cookie.slice(0, at)}${cookie[at] === 'A' ? 'B' : 'A'}${cookie.slice(at + 1)}`
  for (const forged of [flipped, 'conclave=', 'conclave=../../etc', `x${cookie}`, cookie.slice(0, -1)]) {
    const thief = browser(address, forged)
    expect((await thief.call('table', { params: { table: meeting.table } })).failure.code).toBe(
      'no-such-table',
    )
    const socket = await thief.open(meeting.table)
    expect((await socket.closed).code).toBe(4404)
  }
  for (const name of ['exportMatch', 'events', 'table'] as const) {
    const tried = await stranger.call(name, { params: { table: meeting.table } })
    expect(tried.failure.code).toBe('no-such-table')
  }
  const reported = await stranger.call('report', {
    params: { table: meeting.table },
    body: { seat: null, seq: 0 },
  })
  expect(reported.failure.code).toBe('no-such-table')
})

test('pages of other sites can neither open a socket nor act in a player’s name', async () => {
  const meeting = await meet(await serverForTest())
  const { address } = meeting.server
  const headers = { cookie: meeting.ada.cookie }
  for (const origin of [
    'https://evil.example',
    'null',
    address.replace('http', 'https').concat('0'),
    'garbage',
  ]) {
    const opening = openSocket(address, meeting.table, { ...headers, origin })
    await expect(opening).rejects.toThrow('403')
    const deleted = await meeting.ada.call('deleteTable', {
      params: { table: meeting.table },
      headers: { origin },
    })
    expect(deleted.failure.code).toBe('wrong-origin')
  }
  const own = await openSocket(address, meeting.table, { ...headers, origin: address })
  await own.hello()
  const { cookie } = meeting.ada
  expect(cookie).toMatch(/^conclave=[\w-]{22}$/)
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'spellbound', seats: [{ kind: 'me' }] }),
  })
  expect(made.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict$/)
})

test('over https the cookie is bound to it', async () => {
  const { address } = await serverForTest({ proxies: ['loopback'] })
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
    body: JSON.stringify({ game: 'spellbound', seats: [{ kind: 'me' }] }),
  })
  expect(made.headers.get('set-cookie')).toMatch(/^__Host-conclave=.*; Secure$/)
  expect(made.headers.get('strict-transport-security')).toContain('max-age')
})

test('behind a proxy, nobody makes up an address to get past the limits', async () => {
  const { address } = await serverForTest({
    proxies: ['loopback'],
    requestsPerMinute: 5,
    socketsPerAddress: 1,
  })
  const through = (made: number, seen: string) => ({ 'x-forwarded-for': `10.0.0.${made}, ${seen}` })
  const statuses = []
  for (let made = 0; made < 6; made++) {
    statuses.push((await fetch(`${address}/api/me`, { headers: through(made, '192.0.2.1') })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await fetch(`${address}/api/me`, { headers: through(9, '192.0.2.2') })).status).toBe(200)
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...through(9, '192.0.2.3') },
    body: JSON.stringify({ game: 'spellbound', seats: [{ kind: 'me' }] }),
  })
  const { table } = (await made.json()) as { table: { id: string } }
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await openSocket(address, table.id, { cookie, ...through(1, '192.0.2.3') })
  await expect(openSocket(address, table.id, { cookie, ...through(2, '192.0.2.3') })).rejects.toThrow('429')
})

/** A request whose path is sent as it is; `fetch` would tidy it up. */
const rawGet = (address: string, path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    request({ hostname, port, path }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end()
  })

test('no path leads out of the web app’s folder', async () => {
  const folder = temporaryFolder()
  const webDir = join(folder, 'site')
  mkdirSync(join(webDir, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.json'), 'top secret')
  writeFileSync(join(webDir, '.hidden'), 'top secret')
  writeFileSync(join(webDir, 'index.html'), 'the page')
  const { address } = await serverForTest({ webDir })
  for (const path of [
    '/../secret.json',
    '/..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/assets/../../secret.json',
    '/assets/..%2f..%2fsecret.json',
    '/..%5csecret.json',
    '/%00/etc/passwd',
    '//etc/passwd',
    '/.hidden',
    '/assets/../.hidden',
    '/api/tables/..%2f..%2f..%2fetc%2fpasswd',
  ]) {
    const { status, body } = await rawGet(address, path)
    expect(body).not.toMatch(/top secret|root:/)
    expect(status).toBeLessThan(500)
  }
})

test('every answer carries the security headers', async () => {
  const { address } = await serverForTest()
  const long = `/api/tables/${'a'.repeat(8000)}`
  for (const path of [
    '/',
    '/api/me',
    '/api/nothing',
    '/assets/none.js',
    '/table/x',
    '/table/%E0%A4%A',
    long,
  ]) {
    const { headers } = await fetch(`${address}${path}`)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("worker-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    if (path.startsWith('/api') && path !== long) expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('addresses that nobody can read are refused like everything else', async () => {
  const { address } = await serverForTest()
  for (const path of ['/table/%E0%A4%A', `/api/tables/${'a'.repeat(8000)}`]) {
    const answer = await fetch(`${address}${path}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'malformed' })
  }
})

test('requests and sockets are limited by address', async () => {
  const { address } = await serverForTest({ limits: { createTable: 3 }, socketsPerAddress: 2 })
  const ada = browser(address)
  const { table } = await ada.make({ seats: [{ kind: 'me' }] })
  await ada.make({ seats: [{ kind: 'me' }] })
  await ada.make({ seats: [{ kind: 'me' }] })
  const fourth = await ada.call('createTable', { body: { game: 'spellbound', seats: [{ kind: 'me' }] } })
  expect(fourth.status).toBe(429)
  expect(fourth.failure.code).toBe('too-fast')
  const first = await ada.open(table.id)
  await ada.open(table.id)
  await expect(ada.open(table.id)).rejects.toThrow('429')
  await first.close()
  await ada.open(table.id)
})

test('tokens, cookies and passwords are neither on disk nor in the log; no seed is logged or sent before the end', async () => {
  const server = await serverForTest({ games: [parleyEntry] })
  const meeting = await meet(server, 'parley')
  const password = 'a password nobody guesses'
  await meeting.bo.call('register', { body: { name: 'Bo', password } })
  const cookies = [meeting.ada.cookie, meeting.bo.cookie].map((cookie) => cookie.split('=')[1]!)
  const fresh = await meeting.ada.call('newLink', { params: { table: meeting.table, seat: 0 } })
  const secrets = [meeting.token, fresh.answer.token, password, ...cookies]
  const { seed } = (await server.context.storage.table(meeting.table))!
  const watcher = await meeting.ada.open(meeting.table)
  await watcher.hello()

  const sent: string[] = []
  const keep = async () => {
    for (const name of ['table', 'exportMatch', 'events'] as const) {
      const { answer } = await meeting.ada.call(name, { params: { table: meeting.table } })
      sent.push(JSON.stringify(answer))
    }
    sent.push(JSON.stringify((await meeting.ada.call('myTables')).answer))
  }
  const hands = meeting.sockets.map((socket, seat) => ({ seat, socket }))
  await playOn(hands, 'secrets', (answered) => answered >= 6)
  await keep()
  sent.push(...meeting.sockets.flatMap(({ texts }) => texts), ...watcher.texts)
  expect(sent.join('\n')).not.toContain(seed)

  await playOn(hands, 'to the end')
  await server.close()
  const disk = readdirSync(server.dataDir).map((name) => readFileSync(join(server.dataDir, name)))
  const log = server.logged.join('\n')
  expect(log).toContain('a match is over')
  for (const secret of secrets) {
    expect(disk.some((bytes) => bytes.includes(secret))).toBe(false)
    expect(log).not.toContain(secret)
  }
  expect(log).not.toContain(seed)
})

test('no message to a client shows another seat’s cards, whatever happens', async () => {
  const meeting = await meet(await serverForTest({ games: [parleyEntry] }), 'parley')
  const hands = meeting.sockets.map((socket, seat) => ({ seat, socket }))
  await playOn(hands, 'hidden cards')
  for (const [seat, socket] of meeting.sockets.entries()) {
    for (const message of socket.messages) {
      if (message.type !== 'update' && message.type !== 'welcome') continue
      for (const view of message.views) {
        const table = view.table as { hands: (number | string[])[]; planned: (string | null)[] }
        expect(view.viewer).toBe(seat)
        expect(table.hands[1 - seat]).toBeTypeOf('number')
        expect([null, 'hidden']).toContain(table.planned[1 - seat])
        expect(view.question === null || view.question.seat === seat).toBe(true)
      }
      for (const { event } of message.events) {
        if (event.event === 'drew') expect(event).toMatchObject({ seat, audience: [seat] })
      }
    }
  }
})
