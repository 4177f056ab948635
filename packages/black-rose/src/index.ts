export { aimsSomewhere } from './casting.ts'
export { contentOf, startingList } from './content/content.ts'
export { rulesIn } from './editions.ts'
export type { BlackRoseEvent } from './events.ts'
export { type Blow, type Forecast, forecastOf, type Shaken } from './forecast.ts'
export type { BlackRoseQuestion, NamedModel } from './frames/abouts.ts'
export { blackRoseIn } from './game.ts'
export { scoresFor } from './procedures/defeat.ts'
export type {
  ActionName,
  AvatarView,
  BlackRoseView,
  CastingView,
  EventView,
  LastingView,
  MageView,
  RefusedAction,
  RoomView,
  StopView,
} from './shown.ts'
export { orderOf } from './standing-orders.ts'
export type { BlackRose, BlackRoseOption, Owner } from './state.ts'
export { finalScores } from './table/final-score.ts'
export { distance, gates, hexes, straight } from './table/hexes.ts'
export {
  type PlanShape,
  type ReadyObjection,
  readyObjection,
  type SlotObjection,
  slotObjection,
} from './table/planning.ts'
export { flagForecast } from './table/turning.ts'
export type { BlackRoseCard } from './texts/cards.ts'
export { chapterOf } from './texts/chapters.ts'
export { eventText } from './texts/events.ts'
export { textsIn } from './texts/index.ts'
export { lastingText } from './texts/lasting.ts'
export { effectLines } from './texts/lines.ts'
export { objectionText } from './texts/planning.ts'
export { refusalText } from './texts/refusals.ts'
export { retold } from './texts/retold.ts'
export type { SpellCard, SpellHalf } from './texts/spell-cards.ts'
export { verbsOfCards } from './verbs/of-cards.ts'
export {
  type Colour,
  classicIds,
  colours,
  type EditionId,
  type EvocationKind,
  editionIds,
  type MageName,
  mageNames,
  rebirthMages,
  rebirthSchools,
  type School,
  type Side,
  type SlotName,
  schools,
} from './words/board.ts'
export type { VerbName } from './words/effect.ts'
export { cardOf } from './words/source.ts'
