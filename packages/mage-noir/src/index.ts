export { cards } from './content/cards.ts'
export { type Deck, preconstructed, preconstructedIds } from './content/decks.ts'
export {
  box,
  type DeckProblem,
  type DeckReading,
  type DeckWarning,
  deckLimitOf,
  deckProblems,
  deckSize,
  decodeDeck,
  encodeDeck,
  mostOf,
  readDeck,
  warningsFor,
  writeDeck,
} from './decks.ts'
export type { MageNoirEvent } from './events.ts'
export { type Foreseen, foreseen, type Hit, hitBy } from './forecast/forecast.ts'
export { type WhyNot, whyNotPrepared, whyNotUsed } from './forecast/why-not.ts'
export type { MageNoirQuestion } from './frames/abouts.ts'
export { mageNoir } from './game.ts'
export type { MageNoir, MageNoirOption } from './state.ts'
export type { MageNoirCard } from './texts/cards.ts'
export { chapterOf } from './texts/chapters.ts'
export { texts } from './texts/index.ts'
export { retold } from './texts/retold.ts'
export type { MageNoirView, PlayerView } from './view.ts'
export { type CardType, type Slot, slots } from './words/card.ts'
export { type Word, words } from './words/effect.ts'
export { type Element, elements, type Mana, type Pile, piles } from './words/mana.ts'
