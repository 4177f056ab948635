import { connect as dial, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { protocolVersion } from '@conclave/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { addressKey } from '../src/address.ts'
import { connect } from '../src/socket/connection.ts'
import { usualRates } from '../src/tables/rates.ts'
import { browser } from './kit/browser.ts'
import { handClock } from './kit/clock.ts'
import { parleyEntry } from './kit/parley.ts'
import { serverForTest, type TestServer } from './kit/server.ts'
import { openSocket, type TableSocket } from './kit/table-socket.ts'

/** Ada's public table with Bo. */
const sit = async (server: TestServer) => {
  const [ada, bo] = [browser(server.address), browser(server.address)]
  const { table, invitations } = await ada.make({ game: 'parley', public: true })
  await bo.call('claimSeat', { params: { table: table.id }, body: { token: invitations[0]!.token } })
  const socket = await bo.open(table.id)
  await socket.hello()
  return { ada, bo, id: table.id, socket }
}

const greeted = async (opening: Promise<TableSocket>): Promise<TableSocket> => {
  const socket = await opening
  await socket.hello()
  return socket
}

const count = ({ messages }: TableSocket, type: string): number =>
  messages.filter((message) => message.type === type).length

test('many lines of one seat may point no more than one', async () => {
  const clock = handClock()
  const server = await serverForTest({ games: [parleyEntry], rates: usualRates, ...clock.hands })
  const { ada, id, socket } = await sit(server)
  const lines = await Promise.all(Array.from({ length: 8 }, () => greeted(ada.open(id))))
  // A ninth is one too many.
  const ninth = await ada.open(id)
  ninth.send({ type: 'hello', version: protocolVersion })
  expect((await ninth.closed).code).toBe(4429)
  const refused = lines.map((line) => line.next('error', ({ code }) => code === 'too-fast'))
  for (const line of lines) for (let n = 0; n < 13; n++) line.send({ type: 'ping', seat: 0, thing: 'a:b' })
  await Promise.all(refused)
  clock.pass(1000)
  lines[0]!.send({ type: 'chat', id: 'after-all-that', seat: 0, said: { text: 'done' } })
  await socket.next('chat', () => true, 0)
  // Only the moment's worth of one seat has come through: twelve, on a clock that stands still.
  expect(count(socket, 'ping')).toBeLessThanOrEqual(usualRates.seat.gestures.burst)
})

test('a table hears only so much, from however many seats it comes', async () => {
  const rates = { ...usualRates, table: { ...usualRates.table, gestures: { burst: 5, perSecond: 1 } } }
  const clock = handClock()
  const server = await serverForTest({ games: [parleyEntry], rates, ...clock.hands })
  const { ada, id, socket } = await sit(server)
  const mine = await greeted(ada.open(id))
  const point = async (from: TableSocket, seat: number) => {
    const refused = from.next('error', ({ code }) => code === 'too-fast')
    for (let n = 0; n < 4; n++) from.send({ type: 'ping', seat, thing: 'a:b' })
    return refused
  }
  for (let n = 0; n < 4; n++) mine.send({ type: 'ping', seat: 0, thing: 'a:b' })
  await socket.next('ping', () => count(socket, 'ping') === 4, 0)
  await point(socket, 1)
  clock.pass(1000)
  socket.send({ type: 'ping', seat: 1, thing: 'c:d' })
  expect((await mine.next('ping', ({ thing }) => thing === 'c:d', 0)).seat).toBe(1)
})

test('connecting again and again is limited by address, before anything is looked up', async () => {
  const rates = {
    ...usualRates,
    address: { ...usualRates.address, handshakes: { burst: 3, perSecond: 1 } },
  }
  const clock = handClock()
  const server = await serverForTest({ games: [parleyEntry], rates, proxies: ['loopback'], ...clock.hands })
  const { ada, id } = await sit(server)
  const from = (address: string) =>
    openSocket(server.address, id, { cookie: ada.cookie, 'x-forwarded-for': address })
  // The /64 of an IPv6 address counts, however many addresses are used of it.
  for (const end of ['1', '2', 'ffff:1']) await from(`2001:db8:1:2::${end}`)
  await expect(from('2001:db8:1:2::9')).rejects.toThrow('429')
  await from('2001:db8:1:3::9')
  clock.pass(1000)
  await from('2001:db8:1:2::9')
})

test('an address that opens connections and says nothing keeps nobody else out', async () => {
  const server = await serverForTest({ socketsPerAddress: 20 })
  const opened = (localAddress: string) =>
    new Promise<Socket>((resolve, reject) => {
      const raw = dial({ port: server.port, host: '127.0.0.1', localAddress })
      onTestFinished(() => void raw.destroy())
      raw.once('connect', () => resolve(raw.resume())).once('error', reject)
    })
  const silent = await Promise.all(Array.from({ length: 640 }, () => opened('127.0.0.2')))
  // Those beyond the limit are closed by the server, and nobody else waits for it.
  await expect.poll(() => silent.filter(({ destroyed }) => destroyed).length).toBe(20)
  expect((await fetch(`${server.address}/api/me`)).status).toBe(200)
  for (const raw of silent) raw.destroy()
  // When they are gone, the address may come again.
  const said = async () => {
    const raw = (await opened('127.0.0.2')).pause()
    raw.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    return text(raw).catch(() => '')
  }
  await expect.poll(said).toContain('200 OK')
})

test('a class of thirty behind one address sits down, talks and points', async () => {
  const server = await serverForTest({ games: [parleyEntry], rates: usualRates, ...handClock().hands })
  const tables = await Promise.all(Array.from({ length: 15 }, () => sit(server)))
  const owners = await Promise.all(tables.map(({ ada, id }) => greeted(ada.open(id))))
  for (const [at, owner] of owners.entries()) {
    owner.send({ type: 'chat', id: 'hello-everybody', seat: 0, said: { text: 'Hello' } })
    for (let n = 0; n < 5; n++) owner.send({ type: 'ping', seat: 0, thing: 'a:b' })
    const { socket } = tables[at]!
    await socket.next('ping', () => count(socket, 'ping') === 5, 0)
    await socket.next('chat', () => true, 0)
  }
})

test('whoever leaves unread what she was sent is dropped before it costs memory', async () => {
  const server = await serverForTest({ games: [parleyEntry] })
  const { id } = await sit(server)
  const live = (await server.context.live.get(id))!
  const backlogs = { growing: 1, reading: 1 }
  const ended: string[] = []
  const open = (name: keyof typeof backlogs) =>
    connect(
      live,
      { session: null, holders: [], seats: [], owner: true },
      {
        send: () => {},
        close: () => ended.push(`${name} closed`),
        drop: () => ended.push(name),
        backlog: () => backlogs[name],
      },
      '192.0.2.1',
    )
  const [growing, reading] = [open('growing'), open('reading')]
  growing.tend()
  reading.tend()
  backlogs.growing += 1000
  backlogs.reading = 0
  growing.tend()
  reading.tend()
  expect(ended).toEqual(['growing'])
  // More than half a megabyte is never kept for anybody.
  backlogs.reading = 600_000
  reading.hear('nonsense')
  expect(ended).toEqual(['growing', 'reading'])
})

test('addresses count as they are, those of IPv6 by their network', () => {
  expect(addressKey('192.0.2.7')).toBe('192.0.2.7')
  expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(addressKey('2001:DB8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(addressKey('::1')).toBe('0:0:0:0::/64')
  expect(addressKey('nonsense')).toBe('nonsense')
})
