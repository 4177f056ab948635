import { useCallback, useEffect, useState } from 'react'
import { dropDeck, fetchDecks, type KeptDeck, keepDeck, listDecks } from './kept.ts'

/** The player's decks; null until they are read. */
export interface Decks {
  readonly decks: readonly KeptDeck[] | null
  /** Whether they are also kept with an account. */
  readonly account: boolean
  keep(deck: Parameters<typeof keepDeck>[0]): Promise<KeptDeck>
  drop(deck: KeptDeck): Promise<void>
}

export const useDecks = (): Decks => {
  const [decks, setDecks] = useState<readonly KeptDeck[] | null>(null)
  const [account, setAccount] = useState(false)
  const read = useCallback(async () => setDecks(await listDecks()), [])
  useEffect(() => {
    void read()
    void fetchDecks().then((signed) => {
      setAccount(signed)
      if (signed) void read()
    })
  }, [read])
  return {
    decks,
    account,
    keep: async (deck) => {
      const kept = await keepDeck(deck, account)
      await read()
      return kept
    },
    drop: async (deck) => {
      await dropDeck(deck)
      await read()
    },
  }
}
