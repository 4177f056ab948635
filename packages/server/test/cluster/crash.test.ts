import { randomUUID } from 'node:crypto'
import { below, keyOf, openMatch, swift } from '@conclave/kernel'
import { spellbound } from '@conclave/spellbound'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { soak } from '../../../../tools/soak.ts'
import { browser } from '../kit/browser.ts'
import { type PostgresServer, startPostgres } from '../kit/postgres.ts'
import { type ServerProcess, spawnServer } from '../kit/process.ts'
import { temporaryFolder } from '../kit/server.ts'
import type { TableSocket } from '../kit/table-socket.ts'

/** Number of kills. Process and moment in an answer's course are drawn anew for each; a soak draws more often. */
const kills = soak > 1 ? 200 : 12
const tablesAtOnce = 3
const leaseMs = 800

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

interface Sent {
  readonly id: string
  readonly seat: number
  readonly key: string
}

/** One of the two people at a table, as she remembers it, through all the processes that she meets. */
interface Person {
  readonly seat: number
  readonly table: string
  readonly cookie: string
  readonly acknowledged: Sent[]
  /** Sent, but the line broke before anything was said of it: sent again, until something is. */
  unanswered: (Sent & { readonly seq: number }) | null
  resent: number
  lastSeq: number
  over: boolean
}

/** Processes behind one port, as it were; a place is null while its process is away. */
interface Processes {
  readonly places: (ServerProcess | null)[]
  readonly all: Person[]
  done: boolean
}

const chance = swift('crashes of processes')

/** A process that is up, drawn by chance. */
const anyOf = async ({ places }: Processes): Promise<string> => {
  await expect.poll(() => places.some((place) => place !== null)).toBe(true)
  const up = places.filter((place) => place !== null)
  return up[below(chance, up.length)]?.address ?? ''
}

const broken =
  /closed while waiting|ECONNREFUSED|ECONNRESET|EPIPE|socket hang up|not open|fetch failed|terminated|no table:|server response: 503/

const isBroken = (error: unknown): boolean => broken.test(`${error} ${(error as Error).cause}`)

/** Two people, who come to processes of their own, and a bot. */
const sitDown = async (processes: Processes): Promise<Person[]> => {
  const [ada, bo] = [browser(await anyOf(processes)), browser(await anyOf(processes))]
  const seats = [
    { kind: 'me' as const },
    { kind: 'friend' as const },
    { kind: 'bot' as const, bot: 'random' },
  ]
  const { table, invitations } = await ada.make({ seats })
  const [{ token } = { token: '' }] = invitations
  const { failure } = await bo.call('claimSeat', { params: { table: table.id }, body: { token } })
  if (failure !== undefined) throw new Error(`no table: ${failure.message}`)
  return [ada, bo].map(({ cookie }, seat) => ({
    seat,
    table: table.id,
    cookie,
    acknowledged: [],
    unanswered: null,
    resent: 0,
    lastSeq: -1,
    over: false,
  }))
}

/** Plays on whatever processes there are until the match is over. */
const play = async (processes: Processes, person: Person): Promise<void> => {
  while (!person.over) {
    try {
      const socket = await browser(await anyOf(processes), person.cookie).open(person.table)
      try {
        await playOn(socket, person)
      } finally {
        socket.cut()
      }
    } catch (error) {
      if (!isBroken(error)) throw error
    }
  }
}

const playOn = async (socket: TableSocket, person: Person): Promise<void> => {
  const { seat } = person
  const { seq: now } = await socket.hello({ lastSeq: person.lastSeq, nonce: `nonce-of-${seat}-0123456789` })
  // What was acknowledged is never taken back.
  expect(now).toBeGreaterThanOrEqual(person.lastSeq)
  if (person.unanswered !== null) {
    person.resent++
    await send(socket, person, person.unanswered)
  }
  while (socket.view()?.outcome == null) {
    const { seq } = socket
    const view = socket.view()
    const asked = view?.question != null && view.question.manner !== 'open'
    const option = asked ? view.options[below(chance, Math.max(1, view.options.length))] : undefined
    if (option === undefined) await socket.next('update', (update) => update.seq > seq, 0)
    else await send(socket, person, { id: randomUUID(), seat, seq, key: keyOf(option) })
    person.lastSeq = socket.seq
  }
  person.over = true
}

const send = async (socket: TableSocket, person: Person, sent: Sent & { seq: number }): Promise<void> => {
  person.unanswered = sent
  const reply = await socket.answer(sent.seat, sent.key, sent)
  // The database has not gone, but who leads the table may have: it is sent again.
  if (reply.type === 'refused' && (reply.code === 'storage' || reply.code === 'busy')) return
  person.unanswered = null
  if (reply.type === 'ack') person.acknowledged.push(sent)
  if (socket.seq < reply.seq) await socket.next('update', ({ seq }) => seq >= reply.seq, 0)
}

/** Every acknowledged answer is in the log once, and the log has no gaps. */
const check = async (url: string, all: readonly Person[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const id of new Set(all.map(({ table }) => table))) {
    const { rows } = await client.query(
      'select seq, seat, key, command from entries where "table" = $1 order by seq',
      [id],
    )
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1))
    const commands = rows.flatMap(({ command }) => (command === null ? [] : [command]))
    expect(new Set(commands).size).toBe(commands.length)
    for (const { acknowledged } of all.filter(({ table }) => table === id))
      for (const sent of acknowledged)
        expect(rows.find(({ command }) => command === sent.id)).toMatchObject({
          seat: sent.seat,
          key: sent.key,
        })
  }
  await client.end()
}

test(`nothing acknowledged is lost: of three processes one is killed or put to sleep ${kills} times`, {
  timeout: 1_200_000,
}, async () => {
  const url = await postgres.database()
  const [folder, cache] = [temporaryFolder(), temporaryFolder()]
  const spawn = () => spawnServer(folder, cache, ['--database-url', url, '--lease', String(leaseMs)])
  const processes: Processes = { places: [await spawn()], all: [], done: false }
  processes.places.push(...(await Promise.all([spawn(), spawn()])))
  const { places, all } = processes
  const answers = () => all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

  const keepPlaying = async (): Promise<void> => {
    while (!processes.done) {
      let people: Person[]
      try {
        people = await sitDown(processes)
      } catch (error) {
        if (!isBroken(error)) throw error
        continue
      }
      all.push(...people)
      await Promise.all(people.map((person) => play(processes, person)))
    }
  }
  const playing = Promise.all(Array.from({ length: tablesAtOnce }, keepPlaying))

  const returning: Promise<void>[] = []
  const trouble = async (): Promise<void> => {
    for (let at = 0; at < kills; at++) {
      const before = answers()
      await expect
        .poll(() => answers() > before && places.filter((place) => place !== null).length > 1, {
          interval: 5,
        })
        .toBe(true)
      await new Promise((resolve) => setTimeout(resolve, below(chance, 60)))
      const up = [...places.keys()].filter((each) => places[each] !== null)
      const place = up[below(chance, up.length)] ?? 0
      const victim = places[place]
      if (victim == null) throw new Error('nobody is there to be killed')
      places[place] = null
      if (below(chance, 4) === 0) {
        victim.sleep()
        // It wakes up when others lead its tables.
        const awake = new Promise((resolve) => setTimeout(resolve, 3 * leaseMs)).then(() => {
          victim.wake()
          places[place] = victim
        })
        returning.push(awake)
      } else {
        await victim.kill()
        const back = spawn().then((server) => {
          places[place] = server
        })
        returning.push(back)
      }
    }
    await Promise.all(returning)
    processes.done = true
  }
  await Promise.all([playing, trouble()]).catch((error: unknown) => {
    const said = places.flatMap((place) => place?.output ?? []).filter((line) => /"level":[56]0/.test(line))
    throw new Error(`${error}; the processes said: ${said.join('').slice(-3000)}`)
  })
  await check(url, all)

  for (const { table, cookie, over } of all) {
    expect(over).toBe(true)
    const person = browser(await anyOf(processes), cookie)
    const { answer } = await person.call('exportMatch', { params: { table } })
    if (answer.partial) throw new Error('the match is over')
    const match = openMatch(spellbound, answer.file)
    expect('problem' in match ? match.problem : match.state.outcome).toMatchObject({
      reason: expect.any(String),
    })
  }
  for (const place of places) await place?.stop()
  expect(answers()).toBeGreaterThan(kills)
  expect(all.reduce((sum, { resent }) => sum + resent, 0)).toBeGreaterThan(0)
})
