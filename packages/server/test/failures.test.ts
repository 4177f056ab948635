import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { taskFor } from '@conclave/bots'
import type { GameEntry } from '@conclave/games'
import { keyOf, openMatch, startMatch } from '@conclave/kernel'
import { heartbeat, protocolVersion } from '@conclave/protocol'
import { spellbound } from '@conclave/spellbound'
import { expect, test } from 'vitest'
import { thinkingPool } from '../src/bots/pool.ts'
import { bounded, checkBot } from '../src/bots/spec.ts'
import { thinkerWith } from '../src/bots/thinker.ts'
import { connect } from '../src/socket/connection.ts'
import { StorageError } from '../src/storage/storage.ts'
import { browser } from './kit/browser.ts'
import { parley, parleyEntry } from './kit/parley.ts'
import { playOn } from './kit/playing.ts'
import { serverForTest, type TestServer, temporaryFolder } from './kit/server.ts'

const sit = async ({ address }: TestServer, more = {}) => {
  const ada = browser(address)
  const { table } = await ada.make({ seats: [{ kind: 'me' }, { kind: 'screen' }], ...more })
  const socket = await ada.open(table.id)
  await socket.hello()
  return { ada, id: table.id, socket, hands: [0, 1].map((seat) => ({ seat, socket })) }
}

const firstAnswer = (socket: Awaited<ReturnType<typeof sit>>['socket']) => {
  const seat = [0, 1].find((each) => socket.view(each)?.question?.manner === 'turn')!
  return { seat, key: keyOf(socket.view(seat)!.options[0]!) }
}

test('an answer that cannot be stored is refused, does not count, and can be sent again', async () => {
  const server = await serverForTest()
  const { socket, hands } = await sit(server)
  const { storage } = server.context
  const append = storage.append
  const { seat, key } = firstAnswer(socket)
  storage.append = async () => {
    throw new StorageError('the disk is full')
  }
  const id = 'sent-until-stored'
  expect(await socket.answer(seat, key, { id })).toMatchObject({ type: 'refused', code: 'storage', seq: 0 })
  storage.append = append
  expect(await socket.answer(seat, key, { id })).toMatchObject({ type: 'ack', seq: 1 })
  expect(socket.messages.filter(({ type }) => type === 'update')).toHaveLength(socket.seq)
  await playOn(hands, 'and on')
})

test('on a full disk whoever waits for a match to begin hears so, and it begins when there is room', async () => {
  const server = await serverForTest({ games: [parleyEntry] })
  const ada = browser(server.address)
  const { table } = await ada.make({ game: 'parley', seats: [{ kind: 'me' }, { kind: 'screen' }] })
  const { storage } = server.context
  const { begin } = storage
  storage.begin = async () => {
    throw new StorageError('the disk is full')
  }
  const socket = await ada.open(table.id)
  await expect(socket.hello()).rejects.toThrow('closed')
  expect(socket.messages).toMatchObject([{ type: 'error', code: 'storage' }])
  // Not 1011, which says that the server failed at this table: a page comes again by itself.
  expect(await socket.closed).toMatchObject({ code: 1013 })
  storage.begin = begin
  const again = await ada.open(table.id)
  await again.hello()
  expect(again.view(0)).toBeDefined()
})

test('when another process was first, the answer is refused and the table comes back from the log', async () => {
  const server = await serverForTest()
  const { socket, id, hands } = await sit(server)
  const { seat, key } = firstAnswer(socket)
  const { storage } = server.context
  const append = storage.append
  storage.append = async (table, entry) => {
    storage.append = append
    await append(table, { ...entry, command: 'of another process' })
    return append(table, entry)
  }
  expect(await socket.answer(seat, key)).toMatchObject({ type: 'refused', code: 'stale' })
  const again = await browser(server.address, '').open(id)
  expect((await again.closed).code).toBe(4404)
  expect(await storage.length(id)).toBe(1)
  await expect.poll(() => socket.seq).toBe(1)
  await playOn(hands, 'and on')
})

test('rules that fail cost the answer, not the table', async () => {
  const broken: GameEntry = {
    ...parleyEntry,
    load: async () => {
      const { match } = parley.procedures
      const { plan } = match!.questions
      const reply: NonNullable<typeof plan>['reply'] = (state, locals, option, question) => {
        if ('plan' in option && option.plan === 2) throw new Error('nobody thought of this')
        return plan!.reply(state, locals, option, question)
      }
      const questions = { ...match!.questions, plan: { ...plan!, reply } }
      const game = { ...parley, procedures: { match: { ...match!, questions } } }
      return { game: game as never, texts: {} as never }
    },
  }
  const server = await serverForTest({ games: [broken] })
  const { socket } = await sit(server, { game: 'parley' })
  const told = socket.next('error')
  expect(await socket.answer(0, 'plan=2')).toMatchObject({ type: 'refused', code: 'internal' })
  expect((await told).message).toContain('report')
  expect(server.logged.some((line) => line.includes('nobody thought of this'))).toBe(true)
  expect(await socket.answer(0, 'plan=1')).toMatchObject({ type: 'ack', seq: 1 })
})

test('a match goes on from its snapshot when the rules have changed, in a new segment of its file', async () => {
  const dataDir = temporaryFolder()
  const before = await serverForTest({ dataDir, games: [parleyEntry] })
  const first = await sit(before, { game: 'parley' })
  // While somebody plans, nothing goes on by itself.
  const plans = () => first.socket.view(0)?.question?.kind === 'plan'
  await playOn(first.hands, 'old rules', (answered) => answered >= 5 && plans())
  const { seq } = first.socket
  const seen = first.socket.view(0)
  await before.close()

  const newer = {
    ...parley,
    rules: '2',
    setup: (...given: Parameters<typeof parley.setup>) => {
      const state = parley.setup(...given)
      for (const hand of state.hands) hand.push('rose')
      return state
    },
  }
  const entry: GameEntry = {
    ...parleyEntry,
    load: async () => ({ game: newer as never, texts: {} as never }),
  }
  const after = await serverForTest({ dataDir, games: [entry] })
  const ada = browser(after.address, first.ada.cookie)
  const socket = await ada.open(first.id)
  const welcome = await socket.hello({ lastSeq: seq })
  expect(welcome).toMatchObject({ seq, table: { rules: '2' } })
  expect(welcome.views[0]).toEqual(seen)
  expect(after.logged.some((line) => line.includes('goes on under new rules'))).toBe(true)
  await playOn(
    [0, 1].map((seat) => ({ seat, socket })),
    'new rules',
  )
  await socket.next('presence', ({ table }) => table.status === 'over', 0)
  const { answer } = await ada.call('exportMatch', { params: { table: first.id } })
  if (answer.partial) throw new Error('over, so whole')
  expect(answer.file.segments.map(({ rules }) => rules)).toEqual(['1', '2'])
  expect(answer.file.segments[0]?.answers).toHaveLength(seq)
  expect('problem' in openMatch(newer, answer.file as never)).toBe(false)
})

test('a table of bots rests after a restart until somebody comes, and then goes on', async () => {
  const dataDir = temporaryFolder()
  const seats = [
    { kind: 'bot' as const, bot: 'random' },
    { kind: 'bot' as const, bot: 'random' },
  ]
  const before = await serverForTest({ dataDir })
  const owner = browser(before.address)
  const { table } = await owner.make({ seats, botPause: 20 })
  const watching = await owner.open(table.id)
  await watching.hello()
  await watching.next('update', ({ seq }) => seq > 3, 0)
  await before.close()
  expect((await watching.closed).code).toBe(1012)

  // With nobody there, bots play for nobody.
  const after = await serverForTest({ dataDir })
  const { storage } = after.context
  const length = await storage.length(table.id)
  const live = await after.context.live.get(table.id)
  await live?.tail
  expect(live?.thinking.size).toBe(0)
  expect(await storage.length(table.id)).toBe(length)
  await (await browser(after.address, owner.cookie).open(table.id)).hello()
  await expect.poll(async () => (await storage.table(table.id))?.status).toBe('over')
})

test('bots that are late, die or talk nonsense are replaced by simpler ones', async () => {
  const folder = temporaryFolder()
  const script = (name: string, code: string) => {
    const file = join(folder, name)
    writeFileSync(file, `import { parentPort } from 'node:worker_threads'\n${code}`)
    return pathToFileURL(file)
  }
  const scripts = {
    late: script('late.mjs', `parentPort.on('message', () => { for (;;); })`),
    dying: script('dying.mjs', `parentPort.on('message', () => process.exit(3))`),
    failing: script('failing.mjs', `parentPort.on('message', () => { throw new Error('no idea') })`),
    nonsense: script(
      'nonsense.mjs',
      `parentPort.on('message', () => parentPort.postMessage({ key: 'do=win' }))`,
    ),
  }
  const match = startMatch(spellbound, { options: {}, seats: 1, seed: 'bots' })
  if ('problem' in match) throw new Error(match.problem)
  const task = taskFor(spellbound, match.state, 0, 'adept', 'seed')
  const tenant = { address: '192.0.2.1', owner: 's:somebody', table: 'some table' }
  for (const url of [scripts.late, scripts.dying, scripts.failing]) {
    const pool = thinkingPool({ script: url, threads: 1, startingMs: 0 })
    const thinking = await thinkerWith(pool).think(spellbound as never, task, tenant, 10)
    expect(thinking).toMatchObject({ by: 'greedy', problem: expect.any(String), key: expect.any(String) })
    await pool.close()
  }
  const server = await serverForTest({ bots: { script: scripts.nonsense, threads: 1 } })
  const owner = browser(server.address)
  const { table } = await owner.make({ seats: [{ kind: 'bot', bot: 'greedy' }] })
  await (await owner.open(table.id)).hello()
  await expect.poll(() => server.context.storage.length(table.id)).toBeGreaterThan(10)
  expect(server.logged.some((line) => line.includes('a bot had no legal answer'))).toBe(true)
})

test('what a bot may cost is bounded at every level, whatever is asked for or was stored', () => {
  expect(checkBot('greedy')).toBeNull()
  expect(checkBot('greedy:worlds=1000')?.problem).toContain('at most 16')
  expect(checkBot('adept:rollout=10000')?.problem).toContain('at most 100')
  expect(checkBot('adept:worlds=100000')?.problem).toContain('at most 256')
  expect(bounded('greedy:worlds=1000', 400)).toBe('greedy:worlds=16')
  expect(bounded('adept:rollout=10000:worlds=9')).toBe('adept:rollout=100:worlds=9:ms=3000')
  expect(checkBot('adept:iterations=1000000')).toBeNull()
  expect(checkBot('adept:ms=4000')?.problem).toContain('3000')
  expect(checkBot('adept:ms=x')).not.toBeNull()
  expect(bounded('greedy')).toBe('greedy')
  expect(bounded('adept')).toBe('adept:ms=3000')
  expect(bounded('adept:iterations=1000000:rollout=4')).toBe('adept:iterations=1000000:rollout=4:ms=3000')
  expect(bounded('adept:ms=200')).toBe('adept:ms=200')
  expect(bounded('adept:ms=2000', 400)).toBe('adept:ms=400')
})

test('silent clients are hung up on, quiet ones hear a beat, and those who do not read are dropped', async () => {
  const server = await serverForTest()
  const { id } = await sit(server)
  const live = (await server.context.live.get(id))!
  let moment = server.context.now()
  const context = { ...server.context, now: () => moment }
  const table = { ...live, context, clients: new Set() } as typeof live
  const requester = { session: null, holders: [], seats: [], owner: true }
  const open = async (backlog = 0) => {
    const sent: string[] = []
    const ended: (number | 'dropped')[] = []
    const connection = connect(
      table,
      requester,
      {
        send: (text) => sent.push(text),
        close: (code) => ended.push(code),
        drop: () => ended.push('dropped'),
        backlog: () => backlog,
      },
      '192.0.2.1',
    )
    connection.hear(JSON.stringify({ type: 'hello', version: protocolVersion }))
    await table.tail
    return { connection, sent, ended }
  }
  const quiet = await open()
  moment += heartbeat.every + 1
  quiet.connection.tend()
  expect(quiet.sent.at(-1)).toContain('"beat"')
  quiet.connection.hear('{"type":"beat"}')
  moment += heartbeat.patience - 1
  quiet.connection.tend()
  expect(quiet.ended).toEqual([])
  moment += 2
  quiet.connection.tend()
  expect(quiet.ended).toEqual([4408])
  expect(table.clients.size).toBe(0)
  const deaf = await open(10_000_000)
  expect(deaf.ended).toEqual(['dropped'])
})
