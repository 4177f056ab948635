import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { freshId } from '../table/local/plan.ts'
import { call } from '../table/remote/api.ts'

/** A deck that the player keeps: on this device, and with an account also on the server. */
export interface KeptDeck {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly updated: number
  /** Its name on the server, if it is there. */
  readonly remote: string | null
}

const game = 'mage-noir'

interface Schema extends DBSchema {
  decks: { key: string; value: KeptDeck; indexes: { updated: number } }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('conclave-decks', 1, {
    upgrade: (db) => {
      db.createObjectStore('decks', { keyPath: 'id' }).createIndex('updated', 'updated')
    },
  })
  return opened
}

/** The decks on this device, the newest first. */
export const listDecks = async (): Promise<KeptDeck[]> =>
  (await (await database()).getAllFromIndex('decks', 'updated')).reverse()

/** Whether there is an account, and whatever it keeps that this device does not have yet is brought here. */
export const fetchDecks = async (): Promise<boolean> => {
  const me = await call('me')
  if (!me.ok || me.value.account === null) return false
  const answer = await call('decks')
  if (!answer.ok) return false
  const db = await database()
  const here = await listDecks()
  for (const { id, name, code, changed, game: of } of answer.value.decks) {
    const known = here.find(({ remote }) => remote === id)
    if (of !== game || (known !== undefined && known.updated >= changed)) continue
    await db.put('decks', { id: known?.id ?? freshId(), name, code, updated: changed, remote: id })
  }
  // What was deleted on another device is gone here, too.
  const there = new Set(answer.value.decks.map(({ id }) => id))
  for (const { id, remote } of here) if (remote !== null && !there.has(remote)) await db.delete('decks', id)
  return true
}

/** Keeps a deck here, and with the account if there is one. */
export const keepDeck = async (
  deck: { readonly id: string | null; readonly name: string; readonly code: string },
  account: boolean,
): Promise<KeptDeck> => {
  const db = await database()
  const before = deck.id === null ? undefined : await db.get('decks', deck.id)
  const remote = account ? await keepAway(deck, before?.remote ?? null) : (before?.remote ?? null)
  const kept = { id: deck.id ?? freshId(), name: deck.name, code: deck.code, updated: Date.now(), remote }
  await db.put('decks', kept)
  return kept
}

const keepAway = async (
  { name, code }: { readonly name: string; readonly code: string },
  remote: string | null,
): Promise<string | null> => {
  if (remote !== null) {
    const changed = await call('changeDeck', { params: { deck: remote }, body: { name, code } })
    if (changed.ok) return changed.value.id
  }
  const made = await call('saveDeck', { body: { game, name, code } })
  return made.ok ? made.value.id : null
}

export const dropDeck = async ({ id, remote }: KeptDeck): Promise<void> => {
  await (await database()).delete('decks', id)
  if (remote !== null) await call('deleteDeck', { params: { deck: remote } })
}
