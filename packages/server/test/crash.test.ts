import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { below, keyOf, openMatch, swift } from '@conclave/kernel'
import { spellbound } from '@conclave/spellbound'
import { expect, test } from 'vitest'
import { soak } from '../../../tools/soak.ts'
import { browser } from './kit/browser.ts'
import { type ServerProcess, spawnServer } from './kit/process.ts'
import { temporaryFolder } from './kit/server.ts'
import type { TableSocket } from './kit/table-socket.ts'

/** Number of kills, each at a drawn moment of an answer's course; a soak draws more often. */
const kills = soak > 1 ? 50 : 12
const tablesAtOnce = 3

interface Sent {
  readonly id: string
  readonly seat: number
  readonly seq: number
  readonly key: string
}

/** A table as its players remember it, across all lives of the server. */
interface Remembered {
  readonly id: string
  readonly cookie: string
  readonly acknowledged: Map<string, Sent & { readonly at: number }>
  /** Sent, but the server died before it said anything. */
  unanswered: Sent[]
  resent: number
  over: boolean
}

const chance = swift('crash')

const newTable = async (address: string): Promise<Remembered> => {
  const person = browser(address)
  const seats = [
    { kind: 'me' as const },
    { kind: 'screen' as const },
    { kind: 'bot' as const, bot: 'random' },
  ]
  const { table } = await person.make({ seats })
  return {
    id: table.id,
    cookie: person.cookie,
    acknowledged: new Map(),
    unanswered: [],
    resent: 0,
    over: false,
  }
}

/** Plays until the match is over or the server is gone; what it has acknowledged is remembered. */
const play = async (address: string, table: Remembered): Promise<void> => {
  let socket: TableSocket
  try {
    socket = await browser(address, table.cookie).open(table.id)
    await socket.hello()
    for (const sent of table.unanswered.splice(0)) {
      table.resent++
      await send(socket, table, sent)
    }
    while (socket.view()?.outcome === null) {
      const asked = [0, 1].find((seat) => (socket.view(seat)?.question?.manner ?? 'open') !== 'open')
      const options = asked === undefined ? [] : (socket.view(asked)?.options ?? [])
      const option = options[below(chance, Math.max(1, options.length))]
      const { seq } = socket
      if (asked === undefined || option === undefined)
        await socket.next('update', (update) => update.seq > seq, 0)
      else await send(socket, table, { id: randomUUID(), seat: asked, seq, key: keyOf(option) })
    }
    await socket.next('presence', (presence) => presence.table.status === 'over', 0)
    table.over = true
    socket.cut()
  } catch (error) {
    // The server was killed while we played; whatever was not acknowledged is sent again in its next life.
    if (!/closed while waiting|ECONNREFUSED|ECONNRESET|socket hang up|not open/.test(String(error)))
      throw error
  }
}

const send = async (socket: TableSocket, table: Remembered, sent: Sent): Promise<void> => {
  table.unanswered.push(sent)
  const reply = await socket.answer(sent.seat, sent.key, sent)
  table.unanswered = table.unanswered.filter(({ id }) => id !== sent.id)
  if (reply.type === 'ack') table.acknowledged.set(sent.id, { ...sent, at: reply.seq })
  if (socket.seq < reply.seq) await socket.next('update', ({ seq }) => seq >= reply.seq, 0)
}

/** Every acknowledged answer is in the log once, where it was said to be, and the log has no gaps. */
const check = (dataDir: string, tables: readonly Remembered[]): void => {
  const database = new DatabaseSync(join(dataDir, 'conclave.db'))
  for (const { id, acknowledged } of tables) {
    const rows = database
      .prepare('select seq, seat, key, command from entries where "table" = ? order by seq')
      .all(id)
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1))
    const commands = rows.flatMap(({ command }) => (command === null ? [] : [command]))
    expect(new Set(commands).size).toBe(commands.length)
    for (const sent of acknowledged.values()) {
      const row = rows.find(({ command }) => command === sent.id)
      expect(row).toMatchObject({ seat: sent.seat, key: sent.key })
      expect(Number(row?.seq)).toBeLessThanOrEqual(sent.at)
    }
  }
  database.close()
}

test(`nothing acknowledged is lost: the server is killed ${kills} times in mid-play`, {
  timeout: 600_000,
}, async () => {
  const [dataDir, cache] = [temporaryFolder(), temporaryFolder()]
  const first = await spawnServer(dataDir, cache)
  await first.stop()
  const all: Remembered[] = []
  let finished = 0

  const live = async (server: ServerProcess, ms: number | null): Promise<void> => {
    const { address } = server
    while (all.filter(({ over }) => !over).length < tablesAtOnce && ms !== null)
      all.push(await newTable(address))
    const before = all.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
    const playing = Promise.all(all.filter(({ over }) => !over).map((table) => play(address, table)))
    if (ms === null) return void (await playing)
    // In mid-play: at least one answer was acknowledged in this life, or all matches are over.
    await expect
      .poll(
        () =>
          all.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0) > before ||
          all.every(({ over }) => over),
        { interval: 3 },
      )
      .toBe(true)
    await new Promise((resolve) => setTimeout(resolve, ms))
    await server.kill()
    await playing
  }

  for (let life = 0; life < kills; life++) {
    await live(await spawnServer(dataDir, cache), below(chance, 60))
    check(dataDir, all)
  }
  const last = await spawnServer(dataDir, cache)
  await live(last, null)
  check(dataDir, all)
  for (const { id, cookie, over } of all) {
    expect(over).toBe(true)
    const { answer } = await browser(last.address, cookie).call('exportMatch', { params: { table: id } })
    if (answer.partial) throw new Error('the match is over')
    const match = openMatch(spellbound, answer.file)
    expect('problem' in match ? match.problem : match.state.outcome).toMatchObject({
      reason: expect.any(String),
    })
    finished++
  }
  await last.stop()
  const answers = all.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  const resent = all.reduce((sum, table) => sum + table.resent, 0)
  expect(answers).toBeGreaterThan(kills)
  expect(resent).toBeGreaterThan(0)
  expect(finished).toBe(all.length)
})
