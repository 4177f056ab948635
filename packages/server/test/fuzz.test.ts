import { below, type ChanceState, hash, keyOf, swift } from '@conclave/kernel'
import { protocolVersion, serverMessage } from '@conclave/protocol'
import { expect, test } from 'vitest'
import { connect, type Wire } from '../src/socket/connection.ts'
import type { Requester } from '../src/tables/exporting.ts'
import { browser } from './kit/browser.ts'
import { isQuiet, playOn } from './kit/playing.ts'
import { serverForTest } from './kit/server.ts'

const messages = 100_000
const requests = 400

const pick = <T>(chance: ChanceState, list: readonly T[]): T => list[below(chance, list.length)]!

const letters = [...'abc=- \u0000"\\{}[]äß𝕏\u202e\n']

const noise = (chance: ChanceState, most: number): string =>
  Array.from({ length: below(chance, most) }, () => pick(chance, letters)).join('')

/** Any value that JSON can hold, most of them out of place. */
const anything = (chance: ChanceState, depth = 0): unknown => {
  switch (below(chance, depth > 3 ? 7 : 10)) {
    case 0:
      return null
    case 1:
      return pick(chance, [0, 1, -1, 0.5, 15, 16, 1e308, -0, Number.MAX_SAFE_INTEGER, 2 ** 53])
    case 2:
      return pick(chance, [true, false])
    case 3:
      return noise(chance, 20)
    case 4:
      return pick(chance, [
        'undo',
        '__proto__',
        'constructor',
        'toString',
        'hello',
        'answer',
        "'; drop table entries;--",
      ])
    case 5:
      return 'x'.repeat(below(chance, 2000))
    case 6:
      return {}
    case 7:
      return Array.from({ length: below(chance, 4) }, () => anything(chance, depth + 1))
    case 8:
      return Object.fromEntries([[noise(chance, 8), anything(chance, depth + 1)]])
    default:
      return JSON.parse(`{"__proto__":${JSON.stringify(anything(chance, 4))}}`)
  }
}

/** Knowledge of the match: how far it is, and how the one who is asked may answer. */
interface Known {
  readonly seq: number
  readonly keys: readonly string[]
}

/** Messages as a client of ours could send them, but for no question that the sender is asked. */
const plausible = (chance: ChanceState, { seq: now, keys }: Known): Record<string, unknown> => {
  const id = `fuzz-${below(chance, 1_000_000_000)}`
  const seat = below(chance, 4)
  const seq = now + 3 - below(chance, 12)
  const key = pick(chance, keys)
  return pick(chance, [
    { type: 'answer', id, seat, seq, key },
    { type: 'answer', id, seat, seq, key },
    { type: 'undo', id, seat, seq },
    { type: 'undo', id, seat, seq: now },
    { type: 'orders', id, seat, orders: { [noise(chance, 5)]: anything(chance) } },
    { type: 'chat', id, seat, said: { text: noise(chance, 40) } },
    { type: 'chat', id, seat, said: { quick: 'hello' } },
    { type: 'ping', seat, thing: noise(chance, 200) },
    { type: 'suggest', seat, to: seat, things: [key] },
    { type: 'beat' },
  ])
}

/** A message with something wrong in it, or with everything wrong. */
const hostile = (chance: ChanceState, known: Known): string | null => {
  const message = plausible(chance, known)
  const fields = Object.keys(message)
  switch (below(chance, 14)) {
    case 0:
      return JSON.stringify(message).slice(0, below(chance, 60))
    case 1:
      return noise(chance, 100)
    case 2:
      return JSON.stringify(anything(chance))
    case 3:
      delete message[pick(chance, fields)]
      return JSON.stringify(message)
    case 4:
      return JSON.stringify({ ...message, [noise(chance, 6)]: anything(chance) })
    case 5:
      return below(chance, 20) === 0 ? null : '['.repeat(below(chance, 4000))
    case 6:
      return JSON.stringify({ ...message, [pick(chance, fields)]: anything(chance) })
    default:
      return JSON.stringify(message)
  }
}

test(`${messages} hostile messages change nothing, and the server still serves`, {
  timeout: 120_000,
}, async () => {
  const server = await serverForTest()
  const { context } = server
  const ada = browser(server.address)
  const { table, invitations } = await ada.make({ public: true })
  const bo = browser(server.address)
  await bo.call('claimSeat', { params: { table: table.id }, body: { token: invitations[0]!.token } })
  const sockets = [await ada.open(table.id), await bo.open(table.id)]
  for (const socket of sockets) await socket.hello()
  const hands = sockets.map((socket, seat) => ({ seat, socket }))
  await playOn(hands, 'before', (answered) => answered >= 8 && isQuiet(hands))
  const live = (await context.live.get(table.id))!
  const asked = hands.find(({ seat, socket }) => socket.view(seat)?.question?.manner === 'turn')!
  const known: Known = {
    seq: asked.socket.seq,
    keys: [...asked.socket.view(asked.seat)!.options.map(keyOf), 'undo', 'do=pass', 'x'],
  }
  const state = hash(live.playing?.match.state)
  const length = await context.storage.length(table.id)
  const victim = 1 - asked.seat
  expect(live.playing?.match.state.questions.some(({ seat }) => seat === victim)).toBe(false)

  // Whoever is not asked, somebody who watches, and somebody who does not even say hello.
  const askers: Requester[] = [
    { session: null, holders: ['s:attacker'], seats: [victim], owner: false },
    { session: null, holders: [], seats: [], owner: false },
  ]
  const chance = swift('fuzz')
  const types = new Map<string, number>()
  let replies = 0
  let closed = 0
  for (let sent = 0; sent < messages; ) {
    let open = true
    const wire: Wire = {
      send: (text) => {
        replies++
        // Reading every reply would take longer than everything else.
        const message = replies % 50 === 0 ? serverMessage.parse(JSON.parse(text)) : JSON.parse(text)
        const what = 'code' in message ? `${message.type} ${message.code}` : message.type
        types.set(what, (types.get(what) ?? 0) + 1)
      },
      close: () => {
        open = false
        closed++
      },
      drop: () => {
        open = false
      },
      backlog: () => 0,
    }
    const connection = connect(live, pick(chance, askers), wire, '192.0.2.1')
    const hello = JSON.stringify({ type: 'hello', version: protocolVersion, lastSeq: known.seq })
    if (below(chance, 6) > 0) connection.hear(hello)
    for (let n = 0; n < 400 && open && sent < messages; n++, sent++) {
      connection.hear(hostile(chance, known))
      // Let the table's jobs catch up; a real socket would do so between frames.
      if (n % 20 === 0) await live.tail
    }
    connection.gone()
    await live.tail
    for (const socket of sockets) socket.send({ type: 'beat' })
  }

  // Whoever does sit there, but is not asked, or speaks of what has passed.
  const { socket: theirs } = hands[victim]!
  const [key] = known.keys
  expect(await theirs.answer(victim, key!)).toMatchObject({ type: 'refused', code: 'not-asked' })
  expect(await theirs.answer(victim, key!, { seq: 0 })).toMatchObject({ type: 'refused', code: 'stale' })

  expect(hash(live.playing?.match.state)).toBe(state)
  expect(await context.storage.length(table.id)).toBe(length)
  expect(closed).toBeGreaterThan(100)
  expect(replies).toBeGreaterThan(messages / 2)
  expect([...types.keys()]).toEqual(expect.arrayContaining(['error malformed', 'refused not-your-seat']))
  expect([...types.keys()].filter((type) => /internal|storage/.test(type))).toEqual([])
  expect(live.clients.size).toBe(2)
  expect(({} as { type?: unknown }).type).toBeUndefined()
  await playOn(hands, 'and on')
})

test('hostile requests are refused with a reason, never with a failure of the server', {
  timeout: 60_000,
}, async () => {
  const { address, logged } = await serverForTest()
  const ada = browser(address)
  const { table } = await ada.make({})
  const chance = swift('requests')
  const paths = [
    '/api/tables',
    `/api/tables/${table.id}`,
    '/api/tables/mine',
    '/api/accounts',
    '/api/session',
    '/api/me',
  ]
  const tails = [
    '',
    '/claim',
    '/start',
    '/finish',
    '/file',
    '/reports',
    '/seats/0/link',
    '/seats/x/link',
    '/settings',
    '?a=b',
  ]
  for (let n = 0; n < requests; n++) {
    const method = pick(chance, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
    const path = pick(chance, paths) + pick(chance, tails)
    const text = JSON.stringify(anything(chance)) ?? ''
    const withBody = method !== 'GET'
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(withBody
          ? { 'content-type': pick(chance, ['application/json', 'text/plain', 'application/xml']) }
          : {}),
        'x-seat-token': encodeURIComponent(noise(chance, 10)),
        cookie: pick(chance, ['conclave=x', 'conclave', '=', `conclave=${'A'.repeat(22)}`]),
      },
      ...(withBody ? { body: text } : {}),
    })
    expect(response.status, `${method} ${path} ${text}`).toBeLessThan(500)
    const answer = await response.text()
    if (response.status >= 400) expect(JSON.parse(answer)).toMatchObject({ code: expect.any(String) })
  }
  expect(logged.some((line) => line.includes('a request failed'))).toBe(false)
  expect((await ada.call('table', { params: { table: table.id } })).answer.status).toBe('waiting')
})
