import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { GameEntry } from '@conclave/games'
import { give, keyOf, openMatch, startMatch } from '@conclave/kernel'
import { expect, test } from 'vitest'
import { comeBack } from '../src/tables/coming-back.ts'
import { browser } from './kit/browser.ts'
import { parley, parleyEntry } from './kit/parley.ts'
import { playOn } from './kit/playing.ts'
import { serverForTest, type TestServer, temporaryFolder } from './kit/server.ts'
import type { TableSocket } from './kit/table-socket.ts'

/** Copy of the disk as it is when a server is killed now. */
const killed = async ({ dataDir, context }: TestServer): Promise<string> => {
  // Behind everything that was written so far.
  await context.storage.check()
  const folder = temporaryFolder()
  const database = new DatabaseSync(join(dataDir, 'conclave.db'))
  database.exec(`vacuum into '${join(folder, 'conclave.db')}'`)
  database.close()
  return folder
}

const inDatabase = (folder: string, sql: string): void => {
  const database = new DatabaseSync(join(folder, 'conclave.db'))
  database.exec(sql)
  database.close()
}

const handsOf = (socket: TableSocket) => [0, 1].map((seat) => ({ seat, socket }))

/** A match in which a seat thinks again very often in the first round, and that stands in the third. */
const longMatch = async (server: TestServer, doubts = 30) => {
  const ada = browser(server.address)
  const { table } = await ada.make({ game: 'parley', seats: [{ kind: 'me' }, { kind: 'screen' }] })
  const socket = await ada.open(table.id)
  await socket.hello()
  for (let n = 0; n < doubts; n++) {
    await seen(socket, await socket.answer(0, 'plan=0'))
    await seen(socket, await socket.undo(0))
  }
  const hands = handsOf(socket)
  await playOn(hands, 'and on', () => isTurn(socket) && roundOf(socket) >= 2)
  return { ada, id: table.id, socket, hands }
}

const seen = async (socket: TableSocket, { seq }: { readonly seq: number }): Promise<void> => {
  if (socket.seq < seq) await socket.next('update', (update) => update.seq >= seq, 0)
}

const roundOf = (socket: TableSocket): number =>
  Number((socket.view(0)?.table as { round?: number } | undefined)?.round)

const isTurn = (socket: TableSocket): boolean =>
  socket.view(0)?.asked.some(({ manner }) => manner === 'turn') === true

const reopened = async (dataDir: string, cookie: string, id: string, games = [parleyEntry], lastSeq = -1) => {
  const server = await serverForTest({ dataDir, games })
  const ada = browser(server.address, cookie)
  const socket = await ada.open(id)
  const welcome = await socket.hello({ lastSeq })
  return { server, ada, socket, welcome }
}

const newerParley = (change: Partial<typeof parley>): GameEntry => ({
  ...parleyEntry,
  load: async () => ({ game: { ...parley, rules: '2', ...change } as never, texts: {} as never }),
})

/** Rules under which a match takes another course as soon as anybody cheers. */
const countsCheersTwice = () => {
  const { match } = parley.procedures
  const { cheer } = match?.questions ?? {}
  if (match === undefined || cheer === undefined) throw new Error('parley has changed')
  const reply: typeof cheer.reply = (state, ...given) => {
    state.cheers++
    return cheer.reply(state, ...given)
  }
  const questions = { ...match.questions, cheer: { ...cheer, reply } }
  return newerParley({ procedures: { match: { ...match, questions } } })
}

const cheer = async (socket: TableSocket) => {
  const seat = [0, 1].find((each) => socket.view(each)?.question?.manner === 'open') ?? 0
  await seen(socket, await socket.answer(seat, 'do=cheer'))
}

test('a killed server brings a long match back from its checkpoint, as it was, with what can be taken back', async () => {
  const server = await serverForTest({ games: [parleyEntry] })
  const { ada, id, socket } = await longMatch(server)
  const { storage } = server.context
  const checkpoint = await storage.checkpoint(id)
  expect(checkpoint?.seq).toBeGreaterThan(50)
  expect(checkpoint?.seq).toBeLessThanOrEqual(socket.seq)
  const folder = await killed(server)
  const other = await ada.open(id)
  const before = await other.hello()

  const after = await reopened(folder, ada.cookie, id)
  expect({ ...after.welcome, table: null }).toEqual({ ...before, table: null })
  const live = await after.server.context.live.get(id)
  // Only what came after the checkpoint was answered again.
  expect(live?.playing?.match.file.segments[0]?.answers).toHaveLength(socket.seq - (checkpoint?.seq ?? 0))
  const page = async (who: typeof ada) => (await who.call('events', { params: { table: id } })).answer
  expect(await page(after.ada)).toEqual(await page(ada))
  for (const seat of [0, 1]) {
    const [here, there] = await Promise.all([socket.undo(seat), after.socket.undo(seat)])
    expect({ ...there, id: '' }).toEqual({ ...here, id: '' })
  }
  await playOn(handsOf(after.socket), 'to the end')
  await after.socket.next('presence', ({ table }) => table.status === 'over', 0)
  const { answer } = await after.ada.call('exportMatch', { params: { table: id } })
  if (answer.partial) throw new Error('over, so whole')
  expect(answer.file.segments).toHaveLength(1)
  expect('problem' in openMatch(parley, answer.file as never)).toBe(false)
})

test('after a kill many tables come back a few at a time, and rest again; who comes meanwhile has hers at once', async () => {
  const server = await serverForTest({ games: [parleyEntry] })
  const matches = await Promise.all(Array.from({ length: 24 }, () => longMatch(server, 0)))
  const folder = await killed(server)
  const after = await serverForTest({ dataDir: folder, games: [parleyEntry] })
  const { context } = after
  const { setAsleep } = context.storage
  let most = 0
  context.storage.setAsleep = (...given) => {
    const loaded = [...context.tables].filter(({ playing }) => playing !== null).length
    most = Math.max(most, loaded)
    return setAsleep.call(context.storage, ...given)
  }
  const last = matches.at(-1)
  if (last === undefined) throw new Error('nobody played')
  const socket = await browser(after.address, last.ada.cookie).open(last.id)
  const { views } = await socket.hello()
  expect(views).toEqual([0, 1].map((seat) => last.socket.view(seat)))
  await after.resumed
  // Eight, and hers.
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(9)
  const ours = [...context.tables].filter(({ playing }) => playing !== null)
  expect(ours.map(({ stored }) => stored.id)).toEqual([last.id])
})

test('the log decides: a checkpoint that is not of it is left alone', async () => {
  const server = await serverForTest({ games: [parleyEntry] })
  const { ada, id, socket } = await longMatch(server)
  const folder = await killed(server)
  inDatabase(folder, `update checkpoints set state = replace(state, '"cheers":0', '"cheers":1')`)
  const after = await reopened(folder, ada.cookie, id)
  expect(after.welcome.views).toEqual([0, 1].map((seat) => socket.view(seat)))
  const live = await after.server.context.live.get(id)
  expect(live?.playing?.match.file.segments[0]?.answers).toHaveLength(socket.seq)
})

test('killed, and the rules have changed: the match goes on from its checkpoint, in a new segment', async () => {
  const server = await serverForTest({ games: [parleyEntry] })
  const { ada, id, socket } = await longMatch(server)
  const checkpoint = await server.context.storage.checkpoint(id)
  const kept = checkpoint?.seq ?? 0
  // After it comes what leads elsewhere under the new rules.
  await cheer(socket)
  const { seq } = socket
  expect(seq).toBeGreaterThan(kept)
  const folder = await killed(server)

  const newer = countsCheersTwice()
  const after = await reopened(folder, ada.cookie, id, [newer], seq)
  // Whoever knew more hears up to where her log holds.
  expect(after.welcome).toMatchObject({ seq: seq + 1, since: kept, table: { rules: '2' } })
  expect(after.welcome.views[0]).toMatchObject({ table: { cheers: 0 } })
  expect(after.server.logged.some((line) => line.includes('goes on under new rules'))).toBe(true)
  await playOn(handsOf(after.socket), 'new rules')
  await after.socket.next('presence', ({ table }) => table.status === 'over', 0)
  const { answer } = await after.ada.call('exportMatch', { params: { table: id } })
  if (answer.partial) throw new Error('over, so whole')
  expect(answer.file.segments.map(({ rules, answers }) => [rules, answers.length])).toEqual([
    ['1', kept],
    ['2', expect.any(Number)],
  ])
  const { game } = await newer.load('1')
  expect('problem' in openMatch(game, answer.file as never)).toBe(false)
  // Nothing of the log is lost.
  expect(await after.server.context.storage.length(id)).toBeGreaterThan(seq)
})

test('killed, and the rules have changed in what is not met again: nothing is left behind', async () => {
  const server = await serverForTest({ games: [parleyEntry] })
  const { ada, id, socket } = await longMatch(server)
  const folder = await killed(server)
  const setup: typeof parley.setup = (...given) => ({ ...parley.setup(...given), round: 1 })
  const after = await reopened(folder, ada.cookie, id, [newerParley({ setup })])
  expect(after.welcome).toMatchObject({ seq: socket.seq, table: { rules: '2' } })
  expect(after.welcome.views).toEqual([0, 1].map((seat) => socket.view(seat)))
  await playOn(handsOf(after.socket), 'to the end')
})

test('a match that cannot go on says so, and can be taken home, reported and ended', async () => {
  const server = await serverForTest({ games: [parleyEntry] })
  const { ada, id, socket } = await longMatch(server, 3)
  await cheer(socket)
  expect(await server.context.storage.checkpoint(id)).toBeUndefined()
  const folder = await killed(server)
  const after = await reopened(folder, ada.cookie, id, [countsCheersTwice()])
  expect(after.welcome).toMatchObject({
    seq: socket.seq,
    views: [],
    table: { status: 'running', broken: true },
  })
  expect(await after.socket.answer(0, 'do=speak')).toMatchObject({ type: 'refused', code: 'broken' })
  expect(await after.socket.undo(0)).toMatchObject({ type: 'refused', code: 'broken' })
  const params = { table: id }
  const statuses = [
    await after.ada.call('table', { params }),
    await after.ada.call('events', { params }),
    await after.ada.call('exportMatch', { params }),
    await after.ada.call('report', { params, body: { text: 'stuck', seat: 0, seq: 3, client: {} } }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 200])
  const { answer } = await after.ada.call('exportMatch', { params })
  if (answer.partial) throw new Error('whoever plays alone takes all of it home')
  expect('problem' in openMatch(parley, answer.file as never)).toBe(false)
  const ended = await after.ada.call('finishTable', { params })
  expect(ended.answer).toMatchObject({ status: 'abandoned' })
})

test('where nobody can go on, the owner ends the match without a vote', async () => {
  const server = await serverForTest({ games: [parleyEntry] })
  const [ada, bo] = [browser(server.address), browser(server.address)]
  const { table, invitations } = await ada.make({
    game: 'parley',
    seats: [{ kind: 'me' }, { kind: 'friend' }],
  })
  const params = { table: table.id }
  const token = invitations[0]?.token ?? ''
  await bo.call('claimSeat', { params, body: { token } })
  const socket = await ada.open(table.id)
  await socket.hello()
  const other = await bo.open(table.id)
  await other.hello()
  await socket.next('update', ({ seq }) => seq === 0, 0)
  const hands = [socket, other].map((each, seat) => ({ seat, socket: each }))
  const mayCheer = () => socket.view(0)?.question?.manner === 'open'
  await playOn(hands, 'and on', mayCheer)
  await seen(socket, await socket.answer(0, 'do=cheer'))
  expect((await ada.call('finishTable', { params })).failure).toMatchObject({ code: 'needs-vote' })
  const folder = await killed(server)
  const after = await reopened(folder, ada.cookie, table.id, [countsCheersTwice()])
  expect(after.welcome.table).toMatchObject({ broken: true })
  expect((await after.ada.call('finishTable', { params })).answer).toMatchObject({ status: 'abandoned' })
})

test('a log has an end: answers and undos are refused there, giving up is not', async () => {
  const server = await serverForTest({ games: [parleyEntry], longest: { entries: 12, undos: 2 } })
  const ada = browser(server.address)
  const { table } = await ada.make({ game: 'parley', seats: [{ kind: 'me' }, { kind: 'screen' }] })
  const socket = await ada.open(table.id)
  await socket.hello()
  for (let n = 0; n < 2; n++) {
    await seen(socket, await socket.answer(0, 'plan=0'))
    await seen(socket, await socket.undo(0))
  }
  await seen(socket, await socket.answer(0, 'plan=0'))
  expect(await socket.undo(0)).toMatchObject({ type: 'refused', code: 'too-long' })
  await playOn(handsOf(socket), 'until the end of the log', () => socket.seq >= 12)
  expect(socket.seq).toBe(12)
  const asked = [0, 1].find((seat) => socket.view(seat)?.question) ?? 0
  const [option = {}] = socket.view(asked)?.options ?? []
  expect(await socket.answer(asked, keyOf(option))).toMatchObject({ type: 'refused', code: 'too-long' })
  const ended = await ada.call('finishTable', { params: { table: table.id } })
  expect(ended.answer).toMatchObject({ status: 'abandoned' })
})

test('a log without checkpoints is read and played in slices, so that nobody else waits', async () => {
  const { id, storage, stored } = await storedDoubts(2500)
  let turns = 0
  let over = false
  const count = (): void => {
    turns++
    if (!over) setImmediate(count)
  }
  setImmediate(count)
  const back = await comeBack(storage, parley as never, stored, 0)
  over = true
  expect('problem' in back ? back.problem : back.playing.seq).toBe(5000)
  expect(await storage.length(id)).toBe(5000)
  expect(turns).toBeGreaterThan(4)
})

/** A match in which one seat has thought again very often, as a storage has it. */
const storedDoubts = async (doubts: number) => {
  const match = startMatch(parley, { options: {}, seats: 2, seed: 'doubts' })
  if ('problem' in match) throw new Error(match.problem)
  const [start = ''] = match.file.segments[0]?.hashes ?? []
  give(match, 0, 'plan=0')
  const planned = match.file.segments[0]?.hashes[1] ?? ''
  const server = await serverForTest({ games: [parleyEntry] })
  const { table } = await browser(server.address).make({ game: 'parley' })
  const { storage } = server.context
  const waiting = await storage.table(table.id)
  if (waiting === undefined) throw new Error('no table')
  const id = 'doubts'
  const stored = { ...waiting, id, seed: 'doubts', commitment: match.file.commitment ?? '', nonces: [] }
  await storage.addTable(stored, [])
  const segment = { after: 0, kept: 0, rules: '1', from: null, hash: start }
  await storage.begin(id, { nonces: [], started: 1, segment, bots: [] })
  const entries = Array.from({ length: 2 * doubts }, (_, at) => ({
    seq: at + 1,
    seat: 0,
    key: at % 2 === 0 ? 'plan=0' : 'undo',
    hash: at % 2 === 0 ? planned : start,
    command: `c${at}`,
    at,
    unseen: 0,
  }))
  await storage.append(id, ...entries)
  return { id, storage, stored: { ...stored, status: 'running' as const, started: 1 } }
}
