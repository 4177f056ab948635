import { folded } from '../../names.ts'
import type { DeckStorage } from '../storage.ts'
import type { GroupCommit } from './group-commit.ts'
import { number, type Reading, text } from './rows.ts'

export const decksIn = (reading: Reading, { write }: GroupCommit): DeckStorage => ({
  decksOf: async (account) =>
    reading
      .all('select id, game, name, code, changed from decks where account = ? order by folded, game', account)
      .map((row) => ({
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
      sql: 'update or ignore decks set name = ?, folded = ?, code = ?, changed = ? where account = ? and id = ?',
      values: [name, folded(name), code, changed, account, id],
    })) === 1,

  deleteDeck: async (account, id) =>
    (await write({ sql: 'delete from decks where account = ? and id = ?', values: [account, id] })) === 1,
})
