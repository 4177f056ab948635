import type pg from 'pg'
import { type About, number, type Step, text, type Write, type Written } from '../sql/sql.ts'
import { ask, isRefusal } from './connections.ts'

/** Fencing tokens of a process: its own number, and the fencing number of each table that it leads. */
export interface Fences {
  process(): number
  of(table: string): number | undefined
  /** A write under this number was refused: another process leads the table, or nobody does. */
  lost(table: string, fence: number | null): void
}

const lost: Written = { failed: 'led elsewhere', lost: true }

/** Nobody else can take the lead of these tables before this transaction ends. */
const hold = `
  select "table", fence from leads
  where process = ? and ("table", fence) in (select * from unnest(cast(? as text[]), cast(? as bigint[])))
  for share`

/** Carries out writes as one transaction; if one of them fails, each gets one of its own, so that the others do not suffer. */
export const carryOut = async (
  client: pg.Client,
  writes: readonly Write[],
  fences: Fences | null,
): Promise<Written[]> => {
  try {
    return await together(client, writes, fences)
  } catch (error) {
    if (!isRefusal(error)) throw error
    await client.query('rollback')
  }
  const written: Written[] = []
  for (const write of writes) {
    try {
      written.push(...(await together(client, [write], fences)))
    } catch (error) {
      if (!isRefusal(error)) throw error
      await client.query('rollback')
      written.push({ failed: error instanceof Error ? error.message : String(error) })
    }
  }
  return written
}

const together = async (
  client: pg.Client,
  writes: readonly Write[],
  fences: Fences | null,
): Promise<Written[]> => {
  const [, isLed] = await Promise.all([client.query('begin'), ledOf(client, writes, fences)])
  const sent: Promise<Written>[] = []
  for (const { about, steps } of writes) {
    const done = isLed(about) ? perform(client, steps) : Promise.resolve(lost)
    // It is heard of below, together with the others.
    done.catch(() => {})
    sent.push(done)
    // What depends on an answer is waited for, so that statements keep their order.
    if (steps.length > 1) await done
  }
  const [written] = await Promise.all([Promise.all(sent), client.query('commit')])
  if (fences !== null)
    for (const { about } of writes) if (about !== null && !isLed(about)) fences.lost(about.table, about.fence)
  return written
}

/** Predicate: whether what a write is about is led by this process, under the number of the write. */
type IsLed = (about: About | null) => boolean

const ledOf = async (client: pg.Client, writes: readonly Write[], fences: Fences | null): Promise<IsLed> => {
  if (fences === null) return () => true
  const claimed = new Map<string, About>()
  const nameOf = ({ table, fence }: About) => `${table} ${fence}`
  for (const { about } of writes)
    if (about !== null && about.fence !== null) claimed.set(nameOf(about), about)
  const led = new Set<string>()
  if (claimed.size > 0) {
    const claims = [...claimed.values()]
    const { rows } = await ask(client, hold, [
      fences.process(),
      claims.map(({ table }) => table),
      claims.map(({ fence }) => fence),
    ])
    for (const row of rows) led.add(nameOf({ table: text(row, 'table'), fence: number(row, 'fence') }))
  }
  return (about) => about === null || led.has(nameOf(about))
}

/** One write inside the running transaction. */
const perform = async (client: pg.Client, steps: readonly Step[]): Promise<number> => {
  const [first] = steps
  if (first === undefined) return 0
  if (steps.length === 1) return (await ask(client, first.sql, first.values)).changes
  const sent: Promise<{ readonly changes: number }>[] = []
  void client.query('savepoint one').catch(() => {})
  for (const { sql, values, must } of steps) {
    const done = ask(client, sql, values)
    done.catch(() => {})
    sent.push(done)
    if (must !== true || (await done).changes > 0) continue
    await Promise.all([client.query('rollback to one'), client.query('release one')])
    return 0
  }
  const [all] = await Promise.all([Promise.all(sent), client.query('release one')])
  return all[0]?.changes ?? 0
}
