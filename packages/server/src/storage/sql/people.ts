import { folded, looksOf } from '../../names.ts'
import type { Account, Chosen, PeopleStorage } from '../storage.ts'
import { json, number, type Row, type Sql, text, textOrNull } from './sql.ts'

export const peopleIn = ({ one, write }: Sql): PeopleStorage => ({
  addSession: async (hash, account, at) => {
    await write({
      sql: 'insert into sessions (hash, account, created) values (?, ?, ?)',
      values: [hash, account, at],
    })
  },

  session: async (hash) => {
    const row = await one('select account from sessions where hash = ?', hash)
    return row === undefined ? undefined : { account: textOrNull(row, 'account') }
  },

  deleteSession: async (hash) => {
    await write({ sql: 'delete from sessions where hash = ?', values: [hash] })
  },

  addAccount: async ({ id, name, password, settings, created }) =>
    (await write({
      sql: `insert into accounts (id, name, folded, looks, password, settings, created) select ?, ?, ?, ?, ?, ?, ?
            where not exists (select 1 from accounts where looks = ?) on conflict (folded) do nothing`,
      values: [
        id,
        name,
        folded(name),
        looksOf(name),
        password,
        JSON.stringify(settings),
        created,
        looksOf(name),
      ],
    })) === 1,

  account: async (id) => accountFrom(await one('select * from accounts where id = ?', id)),

  accountNamed: async (name) =>
    accountFrom(await one('select * from accounts where folded = ?', folded(name))),

  saveSettings: async (account, settings) => {
    await write({
      sql: 'update accounts set settings = ? where id = ?',
      values: [JSON.stringify(settings), account],
    })
  },

  deleteAccount: async (account) => {
    await write({ sql: 'delete from accounts where id = ?', values: [account] })
  },

  moveHoldings: async (from, to) => {
    await write(
      {
        sql: `insert into holders ("table", seat, holder) select "table", seat, ? from holders where holder = ?
              on conflict do nothing`,
        values: [to, from],
      },
      { sql: 'delete from holders where holder = ?', values: [from] },
      { sql: 'update tables set owner = ? where owner = ?', values: [to, from] },
      {
        sql: `insert into departures ("table", holder, why) select "table", ?, why from departures where holder = ?
              on conflict do nothing`,
        values: [to, from],
      },
      { sql: 'delete from departures where holder = ?', values: [from] },
    )
  },
})

const accountFrom = (row: Row | undefined): Account | undefined =>
  row && {
    id: text(row, 'id'),
    name: text(row, 'name'),
    password: text(row, 'password'),
    settings: json<Chosen>(row, 'settings'),
    created: number(row, 'created'),
  }
