import type { SpellTexts } from './en.ts'

/** What the board says about hand, sheet and spells, in Italian. */
export const it: SpellTexts = {
  sheet: 'Incantesimi e mano',
  hand: 'Mano',
  slots: 'Incantesimi preparati',
  quests: 'Missioni',
  chain: 'In corso',
}
