import type { Cutoffs } from '../storage/storage.ts'
import type { ServerContext } from '../tables/live.ts'

/** Days for which each sort of thing is kept; 0 keeps it for ever. */
export type Retention = { readonly [C in keyof Cutoffs]: number }

/** Generous: nobody misses what goes. A session's cookie lives for a year. */
export const usualRetention: Retention = {
  waiting: 30,
  finished: 730,
  unfinished: 365,
  sessions: 400,
  reports: 180,
}

const day = 24 * 60 * 60 * 1000

/** So much is looked at before whoever plays has another turn. */
const slice = 50

/** Forgets what is older than the operator keeps it, slice by slice. What somebody uses now is not touched. */
export const forgetOld = async (context: ServerContext, retention: Retention): Promise<number> => {
  const cutoff = (days: number): number | null => (days === 0 ? null : context.now() - days * day)
  const before: Cutoffs = {
    waiting: cutoff(retention.waiting),
    finished: cutoff(retention.finished),
    unfinished: cutoff(retention.unfinished),
    sessions: cutoff(retention.sessions),
    reports: cutoff(retention.reports),
  }
  // One process is enough.
  if (!(await context.cluster.isFirst())) return 0
  let forgotten = 0
  while (!context.closing) {
    const old = await context.storage.oldTables(before, slice)
    const unused = old.filter((id) => !context.live.has(id))
    let deleted = 0
    for (const id of unused) if (!context.closing && (await deleteUnused(context, id))) deleted++
    const others = context.closing ? 0 : await context.storage.forgetOld(before, slice)
    context.metrics.swept.inc({ what: 'tables' }, deleted)
    context.metrics.swept.inc({ what: 'others' }, others)
    forgotten += deleted + others
    if (deleted + others === 0) break
  }
  if (forgotten > 0) context.log.info({ forgotten }, 'old tables, sessions and reports were swept')
  return forgotten
}

/** Deletes a table unless another process uses it. */
const deleteUnused = async ({ cluster, storage }: ServerContext, id: string): Promise<boolean> => {
  const lead = await cluster.take(id)
  if (lead?.here !== true) return false
  await storage.deleteTable(id)
  cluster.letGo(id)
  return true
}
