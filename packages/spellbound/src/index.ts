export { cards } from './content/cards.ts'
export { spellbound } from './game.ts'
export type { Spellbound, SpellboundOption } from './state.ts'
export type { SpellboundView } from './view.ts'
