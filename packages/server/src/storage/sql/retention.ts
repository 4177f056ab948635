import type { Cutoffs, RetentionStorage } from '../storage.ts'
import { type Sql, type Step, text } from './sql.ts'

/** Queries for the tables that are old in one of the ways there are, each with the oldest first. */
const oldTables: { readonly [C in keyof Cutoffs]?: string } = {
  waiting: `select id from tables where status = 'waiting' and created < ? order by created limit ?`,
  finished: 'select id from tables where ended is not null and ended < ? order by ended limit ?',
  unfinished: `
    select id from tables where status = 'running' and created < ? and not exists (
      select 1 from entries where entries."table" = tables.id and at >= ?
        and seq = (select max(seq) from entries as last where last."table" = tables.id)
    ) order by created limit ?`,
}

export const retentionIn = ({ all, write }: Sql): RetentionStorage => ({
  oldTables: async (before, limit) => {
    const found = await Promise.all(
      (['waiting', 'finished', 'unfinished'] as const).map(async (each) => {
        const [sql, moment] = [oldTables[each], before[each]]
        if (sql === undefined || moment === null) return []
        return await all(sql, ...(each === 'unfinished' ? [moment, moment] : [moment]), limit)
      }),
    )
    return found
      .flat()
      .slice(0, limit)
      .map((row) => text(row, 'id'))
  },

  forgetOld: async (before, limit) => {
    const steps = [
      ...oldRows('sessions', 'hash', 'created', before.sessions, limit),
      ...oldRows('reports', 'id', 'at', before.reports, limit),
    ]
    const changes = await Promise.all(steps.map((step) => write(step)))
    return changes.reduce((sum, changed) => sum + changed, 0)
  },
})

const oldRows = (
  from: 'sessions' | 'reports',
  key: string,
  time: string,
  moment: number | null,
  limit: number,
): Step[] =>
  moment === null
    ? []
    : [
        {
          sql: `delete from ${from} where ${key} in (select ${key} from ${from} where ${time} < ? order by ${time} limit ?)`,
          values: [moment, limit],
        },
      ]
