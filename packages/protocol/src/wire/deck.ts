import { z } from 'zod'
import { deckId, deckName, moment } from './atoms.ts'

/** An account keeps at most so many decks, of all games together. */
export const mostDecks = 200

const game = z.string().min(1).max(100)
/** A deck as people write it: a code, a list, or the name of one that the game knows. */
const deckText = z.string().trim().min(1).max(3000)

/** A deck to be kept. The game reads it; what it cannot read is refused with the reason. */
export const newDeck = z.strictObject({ game, name: deckName, code: deckText }).meta({ id: 'NewDeck' })
export type NewDeck = z.infer<typeof newDeck>

/** Changes to a deck: its name, its cards, or both. */
export const changedDeck = z
  .strictObject({ name: deckName.exactOptional(), code: deckText.exactOptional() })
  .meta({ id: 'ChangedDeck' })
export type ChangedDeck = z.infer<typeof changedDeck>

export const keptDeck = z
  .strictObject({
    id: deckId,
    game: z.string(),
    name: z.string(),
    /** The game's own short code of it. */
    code: z.string(),
    /** Problem that keeps it from being played as it is; null without one. */
    problem: z.string().nullable(),
    changed: moment,
  })
  .meta({ id: 'KeptDeck' })
export type KeptDeck = z.infer<typeof keptDeck>

/** By name. */
export const deckList = z.strictObject({ decks: z.array(keptDeck) }).meta({ id: 'DeckList' })
export type DeckList = z.infer<typeof deckList>
