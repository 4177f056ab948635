import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { sqliteStorage } from '../../src/storage/sqlite/sqlite.ts'
import { storageContract } from './contract.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'conclave-storage-'))

storageContract('SQLite', async () => {
  const home = folder()
  const file = join(home, 'deeper', 'conclave.db')
  const storage = sqliteStorage(file)
  return {
    storage,
    reopen: async () => sqliteStorage(file),
    remove: async () => {
      await storage.close()
      rmSync(home, { recursive: true })
    },
  }
})

test('a database of a later version is left alone', () => {
  const home = folder()
  const file = join(home, 'conclave.db')
  const database = new DatabaseSync(file)
  database.exec('pragma user_version = 999')
  database.close()
  expect(() => sqliteStorage(file)).toThrow('later version of Conclave')
  rmSync(home, { recursive: true })
})

test('writes that come together are committed together', async () => {
  const home = folder()
  const sizes: number[] = []
  const storage = sqliteStorage(join(home, 'conclave.db'), { onCommit: (writes) => sizes.push(writes) })
  await Promise.all(Array.from({ length: 200 }, (_, n) => storage.addSession(`h${n}`, null, n)))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(200)
  expect(sizes.length).toBeLessThan(5)
  await storage.close()
  await expect(storage.addSession('late', null, 1)).rejects.toThrow('closed')
  rmSync(home, { recursive: true })
})
