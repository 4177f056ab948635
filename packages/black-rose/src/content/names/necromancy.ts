import type { Names } from '../names.ts'

export const necromancyNames: Names = {
  'summon-darkness': { en: 'Summon Darkness', fr: 'Invoquer l’obscurité', it: 'Evoca oscurità' },
  'embrace-of-darkness': { en: 'Embrace of Darkness', fr: 'Obscure emprise', it: 'Abbraccio dell’oscurità' },
  'dark-armour': { en: 'Dark Armour', fr: 'Armure obscure', it: 'Armatura oscura' },
  leech: { en: 'Leech', fr: 'Sangsue', it: 'Sanguisuga' },
  'grave-frost': { en: 'Grave Frost', fr: 'Givre des tombes', it: 'Brina delle tombe' },
  'bone-spear': { en: 'Bone Spear', fr: 'Lance d’os', it: 'Lancia d’ossa' },
  'harvest-of-doubt': { en: 'Harvest of Doubt', fr: 'Moisson de doutes', it: 'Raccolto di dubbi' },
  'corpse-bloom': { en: 'Corpse Bloom', fr: 'Floraison macabre', it: 'Fioritura macabra' },
  'open-graves': { en: 'Open Graves', fr: 'Tombes ouvertes', it: 'Tombe aperte' },
  'plague-wind': { en: 'Plague Wind', fr: 'Vent de peste', it: 'Vento di peste' },
  'bone-legion': { en: 'Bone Legion', fr: 'Légion d’os', it: 'Legione d’ossa' },
  'grasping-dead': { en: 'Grasping Dead', fr: 'Mains des morts', it: 'Mani dei morti' },
}
