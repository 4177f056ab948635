import { useCallback, useEffect, useState } from 'react'
import { dropDeck, keepDeck, listDecks, type Merged, mergeDecks } from './kept.ts'
import type { KeptDeck } from './merging.ts'

/** The player's decks; null until they are read. */
export interface Decks {
  readonly decks: readonly KeptDeck[] | null
  /** The account to keep them with, if there is one. */
  readonly account: string | null
  keep(deck: Parameters<typeof keepDeck>[0]): Promise<KeptDeck>
  drop(deck: KeptDeck): Promise<void>
}

export const useDecks = (): Decks => {
  const [decks, setDecks] = useState<readonly KeptDeck[] | null>(null)
  const [account, setAccount] = useState<string | null>(null)
  const read = useCallback(async () => setDecks(await listDecks()), [])
  useEffect(() => {
    const merge = async () => {
      const merged = await mergeDecks()
      setAccount(merged?.account ?? null)
      await read()
    }
    void read().then(merge)
    // What was saved without a network goes to the account as soon as there is one.
    addEventListener('online', merge)
    return () => removeEventListener('online', merge)
  }, [read])
  return {
    decks,
    account,
    keep: async (deck) => {
      const kept = await keepDeck(deck)
      await read()
      return kept
    },
    drop: async (deck) => {
      await dropDeck(deck)
      await read()
    },
  }
}

/** Result of bringing this device and the account to the same decks; undefined until that is done. */
export const useMerging = (): Merged | null | undefined => {
  const [merged, setMerged] = useState<Merged | null>()
  useEffect(() => {
    void mergeDecks().then(setMerged)
  }, [])
  return merged
}
