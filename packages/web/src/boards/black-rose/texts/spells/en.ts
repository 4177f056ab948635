/** What the board says about hand, sheet and spells, in English. Every other language has exactly these texts. */
export const en = {
  sheet: 'Spells and hand',
  hand: 'Hand',
  slots: 'Prepared spells',
  quests: 'Quests',
  chain: 'At work',
} as const

export type SpellTexts = { readonly [Id in keyof typeof en]: string }
