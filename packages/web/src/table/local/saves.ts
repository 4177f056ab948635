import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Save } from './plan.ts'

interface Schema extends DBSchema {
  tables: { key: string; value: Save & { readonly id: string }; indexes: { updated: number } }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('conclave', 1, {
    upgrade: (db) => {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated')
    },
  })
  return opened
}

/** Tables on this device; the newest first. */
export const listSaves = async (): Promise<Save[]> =>
  (await (await database()).getAllFromIndex('tables', 'updated')).reverse()

export const readSave = async (id: string): Promise<Save | undefined> => (await database()).get('tables', id)

export const writeSave = async (save: Save): Promise<void> => {
  await (await database()).put('tables', { ...save, id: save.plan.id })
}

export const deleteSave = async (id: string): Promise<void> => (await database()).delete('tables', id)
