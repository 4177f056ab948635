import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { freshId } from '../../../table/local/plan.ts'
import { type Answered, call } from '../../../table/remote/api.ts'
import { accountKey, type KeptDeck, mayBeOf, namesFor, type Remote, type Step, stepsFor } from './merging.ts'

const game = 'mage-noir'

/** Decks that were kept before accounts were told apart have less to say. */
type Stored = Pick<KeptDeck, 'id' | 'name' | 'code' | 'updated' | 'remote'> & Partial<KeptDeck>

interface Schema extends DBSchema {
  decks: { key: string; value: Stored; indexes: { updated: number } }
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

const read = (stored: Stored): KeptDeck => ({
  account: null,
  seen: stored.updated,
  pending: stored.remote === null,
  dropped: false,
  ...stored,
})

/** Decks known to this device, the newest first: also those of which the account is still to be told that they are deleted. */
const allDecks = async (): Promise<KeptDeck[]> =>
  (await (await database()).getAllFromIndex('decks', 'updated')).reverse().map(read)

/** The decks on this device, the newest first. */
export const listDecks = async (): Promise<KeptDeck[]> => (await allDecks()).filter(({ dropped }) => !dropped)

/** Result of bringing this device and the account to the same decks. */
export interface Merged {
  readonly account: string
  /** So many decks of this device went to the account, */
  readonly sent: number
  /** so many came from it, */
  readonly come: number
  /** and so many of this device could not be kept there. */
  readonly left: number
  /** So many the account keeps now. */
  readonly kept: number
}

/** Two pages that send the same deck at once would keep it twice. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('conclave.decks', work) : work()

/** The account of this browser; null when there is none or the server is out of reach. */
const accountOf = async (): Promise<string | null> => {
  const me = await call('me')
  if (!me.ok || me.value.account === null) return null
  return accountKey(me.value.account)
}

/** Brings this device and the account to the same decks; null without an account. */
export const mergeDecks = (): Promise<Merged | null> =>
  alone(async () => {
    const account = await accountOf()
    const answer = account === null ? null : await call('decks', { query: { game } })
    if (account === null || answer === null || !answer.ok) return null
    const { decks } = answer.value
    const done = { account, sent: 0, come: 0, left: 0, kept: decks.length }
    for (const step of stepsFor(await allDecks(), decks, account)) {
      const went = await take(step, account)
      if (step.do === 'bring') done.come++
      else if (step.do === 'drop' && went) done.kept--
      else if (step.do === 'send' && !went) done.left++
      else if (step.do === 'send') {
        done.sent++
        if (step.as === null) done.kept++
      }
    }
    return done
  })

/** Carries out a step; whether that could be done. */
const take = async (step: Step, account: string): Promise<boolean> => {
  const db = await database()
  if (step.do === 'drop') return deleteThere(step.deck)
  if (step.do === 'forget') await db.delete('decks', step.deck.id)
  else if (step.do === 'join') await db.put('decks', together(step.deck.id, step.with, account))
  else if (step.do === 'bring')
    await db.put('decks', together(step.into?.id ?? freshId(), step.deck, account))
  else return (await send(step.deck, step.as?.id ?? null, account)) !== null
  return true
}

/** A deck that is here as it is there. */
const together = (id: string, { name, code, changed, id: remote }: Remote, account: string): KeptDeck => ({
  id,
  name,
  code,
  updated: changed,
  remote,
  account,
  seen: changed,
  pending: false,
  dropped: false,
})

/** Sends a deck to the account; null if it is not kept there, for whatever reason. */
const send = async (deck: KeptDeck, remote: string | null, account: string): Promise<KeptDeck | null> => {
  for (const name of namesFor(deck.name)) {
    const answer = await sendAs(name, deck.code, remote)
    if (answer.ok) {
      const kept = together(deck.id, answer.value, account)
      await (await database()).put('decks', kept)
      return kept
    }
    if (answer.code !== 'name-taken') return null
  }
  return null
}

const sendAs = async (name: string, code: string, remote: string | null): Promise<Answered<Remote>> => {
  if (remote !== null) {
    const changed = await call('changeDeck', { params: { deck: remote }, body: { name, code } })
    if (changed.ok || changed.code !== 'no-such-thing') return changed
  }
  return call('saveDeck', { body: { game, name, code } })
}

/** Keeps a deck here, and with the account if there is one. */
export const keepDeck = (deck: {
  readonly id: string | null
  readonly name: string
  readonly code: string
}): Promise<KeptDeck> =>
  alone(async () => {
    const db = await database()
    const before = deck.id === null ? undefined : await db.get('decks', deck.id)
    const kept: KeptDeck = {
      remote: null,
      account: null,
      seen: 0,
      ...(before === undefined ? {} : read(before)),
      id: deck.id ?? freshId(),
      name: deck.name,
      code: deck.code,
      updated: Date.now(),
      pending: true,
      dropped: false,
    }
    await db.put('decks', kept)
    const account = await accountOf()
    if (account === null) return kept
    return (await send(kept, mayBeOf(kept, account) ? kept.remote : null, account)) ?? kept
  })

/** Deletes a deck that is deleted here from the account, too, and forgets it once that is done; whether it is. */
const deleteThere = async ({ id, remote }: KeptDeck): Promise<boolean> => {
  const gone = remote === null ? null : await call('deleteDeck', { params: { deck: remote } })
  if (gone !== null && !gone.ok && gone.code !== 'no-such-thing') return false
  await (await database()).delete('decks', id)
  return true
}

/** Deletes a deck here, and from its account: at once, or as soon as the account is within reach again. */
export const dropDeck = (deck: KeptDeck): Promise<void> =>
  alone(async () => {
    await (await database()).put('decks', { ...deck, dropped: true })
    const account = deck.remote === null ? null : await accountOf()
    if (deck.remote === null || (account !== null && mayBeOf(deck, account))) await deleteThere(deck)
  })

/** The account is no more: its decks on this device belong to nobody, and go to the next account. */
export const releaseDecks = (account: string): Promise<void> =>
  alone(async () => {
    const db = await database()
    for (const deck of await allDecks()) {
      if (deck.account !== account) continue
      if (deck.dropped) await db.delete('decks', deck.id)
      else await db.put('decks', { ...deck, remote: null, account: null, pending: true })
    }
  })
