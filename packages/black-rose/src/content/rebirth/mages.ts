import type { MageSheet } from '../../words/card.ts'

/** [REB-BRP.6] Quest limit of a mage whose card prints none. */
export const usualQuests = 2

/** [11.9] The sheets; schools are chosen freely (REB-SET.10). */
export const mages: readonly MageSheet[] = [
  { name: 'arianna', school: null, hand: 7, health: 20, movement: 3, strength: 2, quests: 2 },
  { name: 'rikkart', school: null, hand: 6, health: 20, movement: 2, strength: 2, quests: 2 },
  { name: 'gramigna', school: null, hand: 7, health: 19, movement: 2, strength: 2, quests: 3 },
  { name: 'doria', school: null, hand: 8, health: 20, movement: 2, strength: 3, quests: usualQuests },
]
