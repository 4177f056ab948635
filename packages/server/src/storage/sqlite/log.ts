import type { TableState } from '@conclave/kernel'
import type { ChatLine } from '@conclave/protocol'
import type { LogStorage } from '../storage.ts'
import type { GroupCommit } from './group-commit.ts'
import { json, jsonOrNull, number, type Reading, text, textOrNull } from './rows.ts'

// The primary key (table, seq) decides who was first.
const insertEntry = `
  insert or ignore into entries ("table", seq, seat, key, hash, command, at, unseen)
  values (?, ?, ?, ?, ?, ?, ?, ?)`

export const logIn = (reading: Reading, { write }: GroupCommit): LogStorage => ({
  append: async (table, ...entries) =>
    (await write(
      ...entries.map(({ seq, seat, key, hash, command, at, unseen }) => ({
        sql: insertEntry,
        values: [table, seq, seat, key, hash, command, at, unseen],
        must: true,
      })),
    )) === 1,

  entries: async (table) =>
    reading.all('select * from entries where "table" = ? order by seq', table).map((row) => ({
      seq: number(row, 'seq'),
      seat: number(row, 'seat'),
      key: text(row, 'key'),
      hash: text(row, 'hash'),
      command: textOrNull(row, 'command'),
      at: number(row, 'at'),
      unseen: number(row, 'unseen'),
    })),

  length: async (table) => {
    const row = reading.one('select max(seq) as length from entries where "table" = ?', table)
    return Number(row?.length ?? 0)
  },

  quiet: async (table) =>
    reading
      .all('select seq, unseen from entries where "table" = ? and unseen <> 0 order by seq', table)
      .map((row) => ({ seq: number(row, 'seq'), unseen: number(row, 'unseen') })),

  segments: async (table) =>
    reading.all('select * from segments where "table" = ? order by after', table).map((row) => ({
      after: number(row, 'after'),
      rules: text(row, 'rules'),
      from: jsonOrNull<TableState>(row, 'from'),
      hash: text(row, 'hash'),
    })),

  addSegment: async (table, { after, rules, from, hash }) =>
    (await write({
      sql: 'insert or ignore into segments ("table", after, rules, "from", hash) values (?, ?, ?, ?, ?)',
      values: [table, after, rules, from === null ? null : JSON.stringify(from), hash],
    })) === 1,

  snapshot: async (table) => {
    const row = reading.one('select seq, state from snapshots where "table" = ?', table)
    return row === undefined ? undefined : { seq: number(row, 'seq'), state: json<TableState>(row, 'state') }
  },

  addChat: async (table, { no, seat, said, at }, command) =>
    (await write({
      sql: 'insert or ignore into chat ("table", no, seat, said, at, command) values (?, ?, ?, ?, ?, ?)',
      values: [table, no, seat, JSON.stringify(said), at, command],
    })) === 1,

  hasSpoken: async (table, seat, command) =>
    reading.one('select 1 from chat where "table" = ? and seat = ? and command = ?', table, seat, command) !==
    undefined,

  chat: async (table, after, limit) =>
    reading
      .all('select * from chat where "table" = ? and no > ? order by no desc limit ?', table, after, limit)
      .map((row) => ({
        no: number(row, 'no'),
        seat: number(row, 'seat'),
        said: json<ChatLine['said']>(row, 'said'),
        at: number(row, 'at'),
      }))
      .reverse(),

  addReport: async ({ id, table, at, bundle }) => {
    await write({
      sql: 'insert into reports (id, "table", at, bundle) values (?, ?, ?, ?)',
      values: [id, table, at, bundle],
    })
  },

  report: async (id) => {
    const row = reading.one('select * from reports where id = ?', id)
    if (row === undefined) return undefined
    return { id, table: text(row, 'table'), at: number(row, 'at'), bundle: text(row, 'bundle') }
  },
})
