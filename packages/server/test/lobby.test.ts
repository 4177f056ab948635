import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { browser } from './kit/browser.ts'
import { parley, parleyEntry } from './kit/parley.ts'
import { endTogether, playOn } from './kit/playing.ts'
import { serverForTest, temporaryFolder } from './kit/server.ts'

test('a table that cannot be is refused in words', async () => {
  const { address } = await serverForTest()
  const ada = browser(address)
  const refused = async (body: object) => {
    const { status, failure } = await ada.call('createTable', { body: body as never })
    expect(status).toBe(400)
    expect(failure.code).toBe('malformed')
    return failure.message
  }
  const me = { kind: 'me' }
  expect(await refused({ game: 'chess', seats: [me] })).toContain("there is no game 'chess'")
  expect(await refused({ game: 'spellbound', edition: '3000', seats: [me] })).toContain('no edition')
  expect(await refused({ game: 'spellbound', seats: [me, me, me, me, me] })).toContain('1 to 4 seats')
  expect(await refused({ game: 'spellbound', seats: [me], options: { hard: true } })).toContain('no option')
  expect(await refused({ game: 'spellbound', seats: [{ kind: 'bot', bot: 'deep' }] })).toContain(
    "no bot 'deep'",
  )
  const endless = { kind: 'bot', bot: 'adept:ms=600000' }
  expect(await refused({ game: 'spellbound', seats: [endless] })).toContain('3000 ms at most')
  expect(await refused({ game: 'spellbound', seats: [{ kind: 'me', name: 'a\u202eb' }] })).toContain(
    'invisible',
  )
  expect(await refused({ game: 'spellbound', seats: [{ kind: 'ghost' }] })).toContain('seats[0]')
  expect((await ada.call('myTables')).answer.tables).toEqual([])
})

test('[REB-AVA.1] whoever is alone makes a table of Rebirth against the Avatar; without it she is refused', async () => {
  const { address } = await serverForTest()
  const ada = browser(address)
  const table = { game: 'black-rose', edition: 'rebirth', seats: [{ kind: 'me' as const }] }
  const made = await ada.make({ ...table, options: { avatar: 'apprentice' } })
  expect(made.table).toMatchObject({ game: 'black-rose', edition: 'rebirth', seats: [{}] })
  const alone = await ada.call('createTable', { body: table })
  expect(alone.failure).toMatchObject({ code: 'malformed', message: expect.stringContaining('Avatar') })
})

test('the owner starts a table, and those who play end it together; bots take the seats of those who have not come', async () => {
  const { address, context } = await serverForTest()
  const [ada, bo] = [browser(address), browser(address)]
  const seats = [{ kind: 'me' as const }, { kind: 'friend' as const }, { kind: 'friend' as const }]
  const { table, invitations } = await ada.make({ seats })
  const params = { table: table.id }
  await bo.call('claimSeat', { params, body: { token: invitations[0]!.token } })
  for (const name of ['startTable', 'finishTable'] as const) {
    expect((await bo.call(name, { params })).failure.code).toBe('not-owner')
  }
  expect((await bo.call('deleteTable', { params })).failure.code).toBe('needs-vote')
  const started = await ada.call('startTable', { params, body: { bot: 'random' } })
  expect(started.answer).toMatchObject({
    status: 'running',
    seats: [{}, { kind: 'human' }, { kind: 'bot', bot: 'random' }],
  })
  expect((await ada.call('startTable', { params })).failure.code).toBe('already-started')
  // The list says whom a running match waits for.
  const [mine] = (await ada.call('myTables')).answer.tables
  expect(table.awaited).toBeNull()
  expect(mine?.awaited).toEqual(expect.any(Array))
  // The link of the third seat went with it.
  const late = browser(address)
  const claim = await late.call('claimSeat', { params, body: { token: invitations[1]!.token } })
  expect(claim.failure.code).toBe('wrong-link')

  const socket = await bo.open(table.id)
  const welcome = await socket.hello()
  expect(welcome.table.seed).toBeNull()
  expect((await ada.call('finishTable', { params })).failure.code).toBe('needs-vote')
  const finished = socket.next('presence', (presence) => presence.table.status === 'abandoned')
  const own = await ada.open(table.id)
  await own.hello()
  await endTogether([
    { seat: 0, socket: own },
    { seat: 1, socket },
  ])
  const { answer } = await ada.call('table', { params })
  expect(answer.status).toBe('abandoned')
  expect((await finished).table.seed).toBe(answer.seed)
  expect(answer.seed).not.toBeNull()
  expect((await socket.answer(1, 'do=anything')).type).toBe('refused')

  // Whoever deletes it takes it out of her own lists; it is gone with the last who has it.
  expect((await ada.call('deleteTable', { params })).status).toBe(200)
  expect(await own.closed).toMatchObject({ code: 4410 })
  expect((await bo.call('table', { params })).answer.status).toBe('abandoned')
  expect((await bo.call('deleteTable', { params })).status).toBe(200)
  expect(await socket.closed).toMatchObject({ code: 4410 })
  expect((await ada.call('table', { params })).failure.code).toBe('no-such-table')
  expect(await context.storage.entries(table.id)).toEqual([])
})

test('a link works once; a new one brings a second device in, or takes the seat from whoever has it', async () => {
  const { address } = await serverForTest()
  const [ada, bo, phone, cy] = [browser(address), browser(address), browser(address), browser(address)]
  const { table, invitations } = await ada.make({})
  const params = { table: table.id }
  const { token } = invitations[0]!
  const claim = (who: typeof bo, with_: string) => who.call('claimSeat', { params, body: { token: with_ } })
  expect((await claim(bo, token)).answer.seats).toEqual([1])
  expect((await claim(cy, token)).failure.code).toBe('wrong-link')
  expect(cy.cookie).toBe('')

  const link = (who: typeof bo) => who.call('newLink', { params: { ...params, seat: 1 } })
  expect((await link(cy)).failure.code).toBe('no-such-table')
  expect((await ada.call('newLink', { params: { ...params, seat: 7 } })).failure.code).toBe('no-such-thing')
  const mine = await bo.call('newLink', { params: { ...params, seat: 1 }, body: { for: 'device' } })
  expect((await claim(phone, mine.answer.token)).answer.seats).toEqual([1])
  const [socket, other] = [await bo.open(table.id), await phone.open(table.id)]
  expect((await socket.hello()).seats).toEqual([1])
  expect((await other.hello()).seats).toEqual([1])

  const taken = await link(ada)
  for (const lost of [socket, other]) expect(await lost.closed).toMatchObject({ code: 4411 })
  expect((await bo.call('table', { params })).failure.code).toBe('seat-withdrawn')
  expect((await claim(cy, taken.answer.token)).answer.seats).toEqual([1])
  expect((await link(bo)).failure.code).toBe('seat-withdrawn')
})

test('what one may take home of a running match depends on who else plays', async () => {
  const { address } = await serverForTest({ games: [parleyEntry] })
  const alone = browser(address)
  const solo = await alone.make({
    game: 'parley',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    public: true,
  })
  const params = { table: solo.table.id }
  expect((await alone.call('exportMatch', { params })).failure.code).toBe('not-started')
  const own = await alone.open(solo.table.id)
  await own.hello()
  expect((await alone.call('exportMatch', { params })).answer.partial).toBe(false)
  // Who watches does not get what only the player may have.
  const watching = await browser(address).call('exportMatch', { params })
  expect(watching.answer).toMatchObject({ partial: true, mine: [], answers: [] })

  const [ada, bo] = [browser(address), browser(address)]
  const { table, invitations } = await ada.make({ game: 'parley' })
  await bo.call('claimSeat', { params: { table: table.id }, body: { token: invitations[0]!.token } })
  const [first, second] = [await ada.open(table.id), await bo.open(table.id)]
  await first.hello()
  await second.hello()
  await first.next('update', ({ seq }) => seq === 0, 0)
  await first.answer(0, 'plan=2')
  await second.next('update', ({ seq }) => seq === 1, 0)
  const mine = await ada.call('exportMatch', { params: { table: table.id } })
  expect(mine.answer).toMatchObject({
    partial: true,
    mine: [0],
    seq: 1,
    answers: [{ seq: 1, seat: 0, key: 'plan=2' }],
  })
  const theirs = await bo.call('exportMatch', { params: { table: table.id } })
  expect(theirs.answer).toMatchObject({ partial: true, mine: [1], answers: [] })
  expect(JSON.stringify(theirs.answer)).not.toContain('plan=2')
  expect((await browser(address).call('exportMatch', { params: { table: table.id } })).failure.code).toBe(
    'no-such-table',
  )
})

test('a problem report keeps what is needed to find the cause, for operators only', async () => {
  const { address, context, logged } = await serverForTest()
  const ada = browser(address)
  const { table } = await ada.make({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  const socket = await ada.open(table.id)
  await socket.hello()
  await playOn([{ seat: 0, socket }], 'a problem', (answered) => answered >= 4)
  const params = { table: table.id }
  const client = { browser: 'Firefox 150', language: 'fr' }
  const { answer } = await ada.call('report', {
    params,
    body: { text: 'The witch went the wrong way', seat: 0, seq: 4, client },
  })
  const stored = await context.storage.report(answer.report)
  const bundle = JSON.parse(stored?.bundle ?? '{}')
  expect(bundle).toMatchObject({
    report: { text: 'The witch went the wrong way', client },
    file: { game: 'spellbound', segments: [{ answers: expect.arrayContaining([[0, expect.any(String)]]) }] },
    views: [{ viewer: 0 }],
  })
  expect(bundle.events.length).toBeGreaterThan(0)
  expect(logged.some((line) => line.includes('a problem was reported') && line.includes(answer.report))).toBe(
    true,
  )
  expect((await ada.call('report', { params, body: { seat: 1, seq: 0 } })).failure.code).toBe('not-your-seat')
  const huge = await ada.call('report', { params, body: { seat: 0, seq: 0, text: 'x'.repeat(5000) } })
  expect(huge.failure.code).toBe('malformed')
})

test('chat is relayed, kept, numbered and said once; who watches cannot speak', async () => {
  const { address } = await serverForTest()
  const ada = browser(address)
  const { table } = await ada.make({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], public: true })
  const socket = await ada.open(table.id)
  await socket.hello()
  const guest = await browser(address).open(table.id)
  await guest.hello()
  const heard = guest.next('chat', ({ line }) => line.no === 2)
  for (const [id, said] of [
    ['chat-one-1', { text: '  Hello there ' }],
    ['chat-one-1', { text: 'Hello there' }],
    ['chat-two-2', { quick: 'good-luck' }],
  ] as const) {
    const acknowledged = socket.next('ack', (ack) => ack.id === id)
    socket.send({ type: 'chat', id, seat: 0, said })
    await acknowledged
  }
  expect((await heard).line).toMatchObject({ seat: 0, said: { quick: 'good-luck' } })
  const refused = guest.next('refused')
  guest.send({ type: 'chat', id: 'chat-guest', seat: 0, said: { text: 'psst' } })
  expect((await refused).code).toBe('not-your-seat')
  const again = await ada.open(table.id)
  const { chat } = await again.hello({ lastChat: 1 })
  expect(chat).toMatchObject([{ no: 2 }])
  const all = await (await ada.open(table.id)).hello()
  expect(all.chat.map(({ said }) => said)).toEqual([{ text: 'Hello there' }, { quick: 'good-luck' }])

  const pinged = guest.next('ping')
  socket.send({ type: 'ping', seat: 0, thing: 'village:3' })
  expect(await pinged).toMatchObject({ seat: 0, thing: 'village:3' })
  const suggested = guest.next('suggestion')
  socket.send({ type: 'suggest', seat: 0, to: 1, things: ['card:dragon', 'village:3'] })
  expect(await suggested).toMatchObject({ seat: 0, to: 1, things: ['card:dragon', 'village:3'] })
  expect(socket.messages.some(({ type }) => type === 'ping' || type === 'suggestion')).toBe(false)
})

test('the description of the API, health and metrics can be read', async () => {
  const { address } = await serverForTest()
  const described = (await (await fetch(`${address}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, object>>
    components: { schemas: object }
  }
  expect(described).toMatchObject({ openapi: '3.1.0' })
  expect(Object.keys(described.paths)).toContain('/api/tables/{table}/claim')
  expect(described.paths['/api/tables/{table}']?.get).toMatchObject({
    parameters: [{ name: 'table', in: 'path' }],
  })
  const references = [...JSON.stringify(described).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to)
  expect(references.length).toBeGreaterThan(0)
  for (const to of references) {
    expect(to).toMatch(/^#\/components\/schemas\//)
    expect(described.components.schemas).toHaveProperty([to!.split('/').at(-1)!])
  }
  expect(await (await fetch(`${address}/health/live`)).json()).toEqual({ ok: true })
  expect(await (await fetch(`${address}/health/ready`)).json()).toEqual({ ok: true })
  const ada = browser(address)
  await ada.make({ seats: [{ kind: 'bot', bot: 'random' }] })
  const metrics = await (await fetch(`${address}/metrics`)).text()
  expect(metrics).toMatch(/conclave_tables_live 1/)
  expect(metrics).toMatch(/conclave_http_seconds_count\{route="\/api\/tables",status="200"\} 1/)
})

test('the web app is served, and every path of the app leads to its page', async () => {
  const webDir = temporaryFolder()
  const page = '<!doctype html><title>Conclave</title>'
  const files = { 'index.html': page, 'sw.js': 'self', 'assets/app-1a2b3c.js': 'console.log(1)' }
  mkdirSync(join(webDir, 'assets'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(webDir, name), text)
  writeFileSync(join(webDir, 'assets/app-1a2b3c.js.br'), brotliCompressSync('console.log(1)'))
  const { address } = await serverForTest({ webDir })
  const get = async (path: string, headers = {}) =>
    fetch(`${address}${path}`, { headers, redirect: 'manual' })
  for (const path of ['/', '/table/abc', '/rules/spellbound?x=1']) {
    const response = await get(path)
    expect(await response.text()).toBe(page)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toContain('text/html')
  }
  const asset = await get('/assets/app-1a2b3c.js')
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(asset.headers.get('content-type')).toContain('javascript')
  const packed = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
  expect((await get('/assets/missing.js')).status).toBe(404)
  expect((await get('/missing.png')).status).toBe(404)
  expect((await get('/api/nothing')).status).toBe(404)
})

test('without a built web app the server says so', async () => {
  const { address } = await serverForTest({ webDir: null })
  expect(await (await fetch(address)).text()).toContain('the web app is not built')
})

test('a list of tables makes no view, however many tables there are', async () => {
  let views = 0
  const entry = {
    ...parleyEntry,
    load: async () => ({
      game: {
        ...parley,
        view: (...given: Parameters<typeof parley.view>) => {
          views++
          return parley.view(...given)
        },
      } as never,
      texts: {} as never,
    }),
  }
  const server = await serverForTest({ games: [entry] })
  const ada = browser(server.address)
  const ids: string[] = []
  for (let n = 0; n < 5; n++) {
    const { table } = await ada.make({
      game: 'parley',
      seats: [{ kind: 'me' }, { kind: 'screen' }],
      public: true,
    })
    await (await ada.open(table.id)).hello()
    ids.push(table.id)
  }
  views = 0
  const mine = (await ada.call('myTables')).answer.tables
  const open = (await browser(server.address).call('publicTables')).answer.tables
  await ada.call('history')
  expect(views).toBe(0)
  expect(mine.map(({ id }) => id).sort()).toEqual(ids.toSorted())
  expect(mine.every(({ awaited, seats }) => awaited?.length === 2 && seats.every((seat) => seat.mine))).toBe(
    true,
  )
  expect(open.every(({ seats, owner }) => !owner && seats.every((seat) => !seat.mine))).toBe(true)
})
