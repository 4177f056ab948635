import type { SpellTexts } from './en.ts'

/** What the board says about hand, sheet and spells, in French. */
export const fr: SpellTexts = {
  sheet: 'Sorts et main',
  hand: 'Main',
  slots: 'Sorts préparés',
  quests: 'Quêtes',
  chain: 'En cours',
}
