import { cloneJson } from '@conclave/kernel'
import { closeCodes } from '@conclave/protocol'
import { LedElsewhere } from '../cluster/cluster.ts'
import { StorageError } from '../storage/storage.ts'
import { type LiveTable, type ServerContext, serially } from './live.ts'
import { numberingFrom } from './numbering.ts'
import { goOn, rest } from './proceed.ts'
import { tableAllowance } from './rates.ts'
import { awaitedIn } from './telling.ts'

/** The table, if there is one; led here and in memory from now on until nobody uses it. Throws `LedElsewhere` if another process leads it. */
export const openTable = async (context: ServerContext, id: string): Promise<LiveTable | undefined> => {
  await context.cluster.sure()
  let opening = context.live.get(id)
  if (opening === undefined) {
    opening = load(context, id)
    context.live.set(id, opening)
    opening.then(
      (table) => (table === undefined ? context.live.delete(id) : context.tables.add(table)),
      () => context.live.delete(id),
    )
  }
  const table = await opening
  if (table !== undefined) {
    table.used = context.now()
    table.opens++
  }
  return table
}

const load = async (context: ServerContext, id: string): Promise<LiveTable | undefined> => {
  const lead = await context.cluster.take(id)
  if (lead === undefined) return undefined
  if (!lead.here) throw new LedElsewhere(id, lead.at)
  const stored = await context.storage.table(id)
  if (stored === undefined) return undefined
  const [game, length, quiet] = await Promise.all([
    context.loadGame(stored.game, stored.edition),
    context.storage.length(id),
    context.storage.quiet(id),
  ])
  return {
    context,
    game,
    stored,
    playing: null,
    broken: false,
    kept: -1,
    seq: stored.started === null ? -1 : length,
    clients: new Set(),
    address: null,
    numbering: numberingFrom(quiet),
    tail: Promise.resolve(),
    jobs: 0,
    commands: new Map(),
    asked: new Map(),
    windows: new Map(),
    held: null,
    absences: new Map(),
    thinking: new Map(),
    offered: new Map(),
    unwatched: 0,
    changed: 0,
    used: context.now(),
    opens: 0,
    // Whether it sleeps does not matter unless it runs: whoever wakes a sleeping table says so in the log of tables.
    asleep: true,
    chatNo: -1,
    left: new Map(),
    opened: context.now(),
    allowance: tableAllowance(context.rates, context.now),
    presenceTimer: undefined,
    retryTimer: undefined,
    deleted: false,
  }
}

/** So many tables are looked after at once: they share transactions, and no more matches than these are in memory for it. */
const resumedAtOnce = 8

/**
 * Looks after every table that was not at rest when its process ended, a few at once and behind whoever comes: who opens a table
 * has it at once. One that waits for people, with nobody there, goes to sleep again before another is looked at.
 */
export const resumeTables = async (context: ServerContext): Promise<void> => {
  const waiting = (await context.cluster.orphans()).values()
  const done = await Promise.all(Array.from({ length: resumedAtOnce }, () => resumeEach(context, waiting)))
  if (done.includes(false) && !context.closing) throw new StorageError('some tables wait for the database')
}

/** False: some could not be read or stored. */
const resumeEach = async (context: ServerContext, ids: Iterable<string>): Promise<boolean> => {
  let stored = true
  for (const id of ids) {
    if (context.closing) return stored
    try {
      const table = await openTable(context, id)
      if (table === undefined) continue
      table.asleep = false
      await serially(table, () => goOn(table))
      const isOurs = () => table.opens === 1 && table.clients.size === 0 && !isBusy(table, 1)
      await serially(table, async () => isOurs() && sleep(table, isOurs))
    } catch (error) {
      // Others look after what is left, too.
      if (error instanceof LedElsewhere) continue
      if (error instanceof StorageError) stored = false
      context.log.error({ err: error, table: id }, 'a table could not be resumed')
    }
    // Whoever comes first is served first.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return stored
}

/** Lets tables rest that nobody has used for a while: their matches leave memory, and they do, too, when nobody is there. */
export const letRest = async (context: ServerContext, idleMs: number): Promise<void> => {
  for (const table of [...context.tables]) {
    if (context.now() - table.used < idleMs || isBusy(table)) continue
    // Nothing is left to do at a table whose match has left memory already.
    if (table.playing === null && table.clients.size > 0) continue
    try {
      await serially(table, () => sleep(table, () => context.now() - table.used >= idleMs))
    } catch (error) {
      context.log.error({ err: error, table: table.stored.id }, 'a table could not be put to sleep')
    }
  }
}

const isBusy = ({ jobs, windows, held, thinking, absences }: LiveTable, mine = 0): boolean =>
  jobs > mine || windows.size > 0 || held !== null || thinking.size > 0 || absences.size > 0

const sleep = async (table: LiveTable, isUnused: () => boolean): Promise<void> => {
  const { context, playing, stored } = table
  if (playing !== null && stored.status === 'running') {
    const snapshot = { seq: playing.seq, state: cloneJson(playing.match.state) }
    const awaited = awaitedIn(playing)
    await context.storage.setAsleep(stored.id, snapshot, awaited)
    table.asleep = true
    table.stored = { ...table.stored, awaited }
  }
  if (!isUnused() || table.jobs > 1) return
  rest(table)
  table.playing = null
  table.commands.clear()
  // Whoever is still there is shown everything when it goes on.
  for (const client of table.clients) client.shown = null
  if (table.clients.size === 0) forget(table)
}

/** Ends everything: clients are told to come again, and every match leaves a snapshot. */
export const closeTables = async (context: ServerContext): Promise<void> => {
  context.closing = true
  const tables = await Promise.all(
    [...context.live.values()].map((opening) => opening.catch(() => undefined)),
  )
  await Promise.all(tables.map((table) => table && closeTable(table)))
}

const closeTable = async (table: LiveTable): Promise<void> => {
  const { context, stored } = table
  const busy = isBusy(table)
  clearTimeout(table.presenceTimer)
  clearTimeout(table.retryTimer)
  rest(table)
  for (const client of table.clients) client.close(1012, 'the server restarts; connect again')
  await table.tail
  if (table.playing === null || table.stored.status !== 'running') return
  const { seq, match } = table.playing
  try {
    // Where something was under way, whoever starts next goes on with it.
    const asleep = context.storage.setAsleep(stored.id, { seq, state: match.state }, awaitedIn(table.playing))
    await Promise.all([asleep, ...(busy ? [context.storage.setAwake(stored.id)] : [])])
  } catch (error) {
    context.log.error({ err: error, table: stored.id }, 'a snapshot could not be stored')
  }
}

const forget = (table: LiveTable): void => {
  table.context.live.delete(table.stored.id)
  table.context.tables.delete(table)
  table.context.cluster.letGo(table.stored.id)
}

/** Another process leads these tables: whoever is there comes again and finds it. Nothing that was under way here counts. */
export const loseTables = (context: ServerContext, ids: readonly string[]): void => {
  for (const id of ids) {
    const opening = context.live.get(id)
    if (opening === undefined) continue
    context.live.delete(id)
    void opening.then((table) => table && abandonHere(table)).catch(() => {})
  }
}

const abandonHere = (table: LiveTable): void => {
  table.context.tables.delete(table)
  table.deleted = true
  clearTimeout(table.presenceTimer)
  clearTimeout(table.retryTimer)
  // Told nothing but this, they send again what was not acknowledged.
  for (const client of [...table.clients]) client.close(1012, 'the table has moved; connect again')
  rest(table)
}

/** Forgets a table that was deleted. */
export const dropTable = (table: LiveTable): void => {
  table.deleted = true
  forget(table)
  clearTimeout(table.presenceTimer)
  clearTimeout(table.retryTimer)
  rest(table)
  for (const client of table.clients) client.close(closeCodes.deleted, 'the table was deleted')
  table.clients.clear()
}
