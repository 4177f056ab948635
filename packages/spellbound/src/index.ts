export { cardOf, cards } from './content/cards.ts'
export type { SpellboundEvent } from './events.ts'
export { spellbound } from './game.ts'
export {
  answerFor,
  destinations,
  endOutlook,
  influenceResult,
  magicResult,
  type Result,
  searchResult,
  sendOutlook,
  type Useless,
  type Way,
  waysToPlay,
  whyUseless,
} from './outlook.ts'
export type { SpellboundQuestion } from './procedures/procedure.ts'
export type { Spellbound, SpellboundOption } from './state.ts'
export type { SpellboundCard } from './texts/cards.ts'
export { chapterOf } from './texts/chapters.ts'
export { texts } from './texts/index.ts'
export { titleOf } from './titles.ts'
export type { SpellboundView } from './view.ts'
export type { Card } from './words/card.ts'
