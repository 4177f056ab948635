import type { TableState } from '@conclave/kernel'
import type { ChatLine } from '@conclave/protocol'
import type { Chapter, Checkpoint } from '@conclave/table'
import type { Entry, LogStorage } from '../storage.ts'
import { json, jsonOrNull, number, numberOrNull, type Sql, type Step, text, textOrNull } from './sql.ts'

// The primary key (table, seq) decides who was first.
const insertEntry = `
  insert into entries ("table", seq, seat, key, hash, command, at, unseen)
  values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`

/** As many as there are. */
const everything = Number.MAX_SAFE_INTEGER

export const logIn = (sql: Sql): LogStorage => ({
  append: async (table, ...entries) =>
    (await sql.writeAbout(table, ...entries.map((entry) => entryStep(table, entry)))) === 1,

  entries: async (table, after = 0, limit = everything) =>
    (
      await sql.all(
        `select seq, seat, key, hash, command, at, unseen from entries where "table" = ? and seq > ?
         order by seq limit ?`,
        table,
        after,
        limit,
      )
    ).map((row) => ({
      seq: number(row, 'seq'),
      seat: number(row, 'seat'),
      key: text(row, 'key'),
      hash: text(row, 'hash'),
      command: textOrNull(row, 'command'),
      at: number(row, 'at'),
      unseen: number(row, 'unseen'),
    })),

  length: async (table) => {
    const row = await sql.one('select max(seq) as length from entries where "table" = ?', table)
    return Number(row?.length ?? 0)
  },

  quiet: async (table) =>
    (
      await sql.all('select seq, unseen from entries where "table" = ? and unseen <> 0 order by seq', table)
    ).map((row) => ({ seq: number(row, 'seq'), unseen: number(row, 'unseen') })),

  segments: async (table) =>
    (await sql.all('select * from segments where "table" = ? order by after', table)).map((row) => ({
      after: number(row, 'after'),
      kept: numberOrNull(row, 'kept') ?? number(row, 'after'),
      rules: text(row, 'rules'),
      from: jsonOrNull<TableState>(row, 'from'),
      hash: text(row, 'hash'),
    })),

  addSegment: async (table, { after, kept, rules, from, hash }, between) =>
    (await sql.writeAbout(
      table,
      {
        sql: `insert into segments ("table", after, kept, rules, "from", hash) values (?, ?, ?, ?, ?, ?)
              on conflict do nothing`,
        values: [table, after, kept, rules, from === null ? null : JSON.stringify(from), hash],
        must: true,
      },
      ...(between === undefined ? [] : [entryStep(table, between)]),
    )) === 1,

  saveCheckpoint: async (table, { seq, rules, hash, state, given, back }, { log, undone }) => {
    await sql.writeAbout(
      table,
      {
        sql: `insert into checkpoints ("table", seq, rules, hash, state, given, back) values (?, ?, ?, ?, ?, ?, ?)
              on conflict ("table") do update set seq = excluded.seq, rules = excluded.rules, hash = excluded.hash,
                state = excluded.state, given = excluded.given, back = excluded.back`,
        values: [table, seq, rules, hash, JSON.stringify(state), JSON.stringify(given), JSON.stringify(back)],
      },
      {
        sql: `insert into chapters ("table", seq, log, undone) values (?, ?, ?, ?)
              on conflict ("table", seq) do update set log = excluded.log, undone = excluded.undone`,
        values: [table, seq, JSON.stringify(log), JSON.stringify(undone)],
      },
    )
  },

  checkpoint: async (table) => {
    const row = await sql.one('select * from checkpoints where "table" = ?', table)
    if (row === undefined) return undefined
    const seq = number(row, 'seq')
    const chapters = await sql.all(
      'select log, undone from chapters where "table" = ? and seq <= ? order by seq',
      table,
      seq,
    )
    return {
      seq,
      rules: text(row, 'rules'),
      hash: text(row, 'hash'),
      state: json<TableState>(row, 'state'),
      given: json<Checkpoint['given']>(row, 'given'),
      back: json<Checkpoint['back']>(row, 'back'),
      log: chapters.flatMap((chapter) => json<Chapter['log']>(chapter, 'log')),
      undone: chapters.flatMap((chapter) => json<Chapter['undone']>(chapter, 'undone')),
    }
  },

  snapshot: async (table) => {
    const row = await sql.one('select seq, state from snapshots where "table" = ?', table)
    return row === undefined ? undefined : { seq: number(row, 'seq'), state: json<TableState>(row, 'state') }
  },

  addChat: async (table, { no, seat, said, at }, command) =>
    (await sql.writeAbout(table, {
      sql: `insert into chat ("table", no, seat, said, at, command) values (?, ?, ?, ?, ?, ?)
            on conflict do nothing`,
      values: [table, no, seat, JSON.stringify(said), at, command],
    })) === 1,

  hasSpoken: async (table, seat, command) =>
    (await sql.one(
      'select 1 from chat where "table" = ? and seat = ? and command = ?',
      table,
      seat,
      command,
    )) !== undefined,

  chat: async (table, after, limit) =>
    (
      await sql.all(
        'select * from chat where "table" = ? and no > ? order by no desc limit ?',
        table,
        after,
        limit,
      )
    )
      .map((row) => ({
        no: number(row, 'no'),
        seat: number(row, 'seat'),
        said: json<ChatLine['said']>(row, 'said'),
        at: number(row, 'at'),
      }))
      .reverse(),

  addReport: async ({ id, table, at, bundle }) => {
    await sql.write({
      sql: 'insert into reports (id, "table", at, bundle, bytes) values (?, ?, ?, ?, ?)',
      values: [id, table, at, bundle, Buffer.byteLength(bundle)],
    })
  },

  report: async (id) => {
    const row = await sql.one('select * from reports where id = ?', id)
    if (row === undefined) return undefined
    return { id, table: text(row, 'table'), at: number(row, 'at'), bundle: text(row, 'bundle') }
  },

  reported: async (table) => ({
    ofTable: Number((await sql.one('select count(*) as count from reports where "table" = ?', table))?.count),
    bytes: Number((await sql.one('select sum(bytes) as sum from reports'))?.sum ?? 0),
  }),
})

const entryStep = (table: string, { seq, seat, key, hash, command, at, unseen }: Entry): Step => ({
  sql: insertEntry,
  values: [table, seq, seat, key, hash, command, at, unseen],
  must: true,
})
