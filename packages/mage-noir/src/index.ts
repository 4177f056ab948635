export { cards } from './content/cards.ts'
export { type Deck, preconstructed, preconstructedIds } from './content/decks.ts'
export {
  box,
  type DeckReading,
  type DeckWarning,
  deckSize,
  decodeDeck,
  encodeDeck,
  problemsWith,
  readDeck,
  warningsFor,
  writeDeck,
} from './decks.ts'
export { mageNoir } from './game.ts'
export type { MageNoir, MageNoirOption } from './state.ts'
export { texts } from './texts/index.ts'
export type { MageNoirView } from './view.ts'
export { type Element, elements } from './words/mana.ts'
