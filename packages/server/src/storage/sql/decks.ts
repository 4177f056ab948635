import { folded } from '../../names.ts'
import type { DeckStorage } from '../storage.ts'
import { number, type Sql, text } from './sql.ts'

export const decksIn = ({ all, write }: Sql): DeckStorage => ({
  decksOf: async (account) =>
    (
      await all(
        'select id, game, name, code, changed from decks where account = ? order by folded, game',
        account,
      )
    ).map((row) => ({
      id: text(row, 'id'),
      game: text(row, 'game'),
      name: text(row, 'name'),
      code: text(row, 'code'),
      changed: number(row, 'changed'),
    })),

  addDeck: async (account, { id, game, name, code, changed }, most) =>
    (await write({
      sql: `insert into decks (id, account, game, name, folded, code, changed)
            select ?, ?, ?, ?, ?, ?, ? where (select count(*) from decks where account = ?) < ?
            on conflict (account, game, folded) do nothing`,
      values: [id, account, game, name, folded(name), code, changed, account, most],
    })) === 1,

  changeDeck: async (account, { id, name, code, changed }) =>
    (await write({
      sql: `update decks set name = ?, folded = ?, code = ?, changed = ? where account = ? and id = ? and not exists (
              select 1 from decks as other
              where other.account = decks.account and other.game = decks.game and other.folded = ? and other.id <> decks.id
            )`,
      values: [name, folded(name), code, changed, account, id, folded(name)],
    })) === 1,

  deleteDeck: async (account, id) =>
    (await write({ sql: 'delete from decks where account = ? and id = ?', values: [account, id] })) === 1,
})
