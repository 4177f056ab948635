import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgresStorage } from '../../src/storage/postgres/postgres.ts'
import { type PostgresServer, startPostgres } from '../kit/postgres.ts'
import { storageContract } from './contract.ts'

let postgres: PostgresServer
let url: string
beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.database()
})
afterAll(() => postgres.remove())

/** Content of the database, without its users: emptied between tests, which is quicker than making a new one. */
const empty = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('truncate tables, accounts, sessions, reports, pulses cascade')
  await client.end()
}

storageContract('PostgreSQL', async () => {
  const storage = await postgresStorage(url)
  return {
    storage,
    reopen: () => postgresStorage(url),
    remove: async () => {
      await storage.close()
      await empty()
    },
  }
})

test('a database of a later version is left alone', async () => {
  const other = await postgres.database()
  await (await postgresStorage(other)).close()
  const client = new pg.Client({ connectionString: other })
  await client.connect()
  await client.query('insert into conclave_schema values (999)')
  await client.end()
  await expect(postgresStorage(other)).rejects.toThrow('later version of Conclave')
})

test('several who start at once find one schema', async () => {
  const other = await postgres.database()
  const all = await Promise.all([1, 2, 3].map(() => postgresStorage(other)))
  await Promise.all(all.map((storage) => storage.check()))
  await Promise.all(all.map((storage) => storage.close()))
})

test('writes that come together are committed together', async () => {
  const sizes: number[] = []
  const storage = await postgresStorage(url, { onCommit: (writes) => sizes.push(writes) })
  await Promise.all(Array.from({ length: 200 }, (_, n) => storage.addSession(`h${n}`, null, n)))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(200)
  expect(sizes.length).toBeLessThan(5)
  await storage.close()
  await expect(storage.addSession('late', null, 1)).rejects.toThrow('closed')
})
