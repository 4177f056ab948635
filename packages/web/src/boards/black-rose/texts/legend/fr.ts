import type { en } from './en.ts'

/** What the signs of the board mean, in French. */
export const fr: { readonly [Id in keyof typeof en]: string } = {
  'legend.alone': '{text_capital}',
  'legend.movement': 'mouvement : jusqu’où va un mage',
  'legend.strength': 'force d’un mage',
  'legend.hand': 'cartes en main',
  'legend.grimoire': 'cartes dans le Grimoire',
  'legend.quest': 'quêtes : accomplies, et + celles qui restent',
  'legend.trophy': 'trophées : mages vaincus',
  'legend.ruin': 'salles détruites prises',
  'legend.locked': 'quelque chose est interdit pendant ce tour',
  'legend.lasting': 'un effet qui dure jusqu’à la fin du tour',
}
