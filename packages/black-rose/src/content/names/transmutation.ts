import type { Names } from '../names.ts'

export const transmutationNames: Names = {
  'acid-explosion': { en: 'Acid Explosion', fr: 'Explosion acide', it: 'Esplosione acida' },
  'granite-fists': { en: 'Granite Fists', fr: 'Poings de granit', it: 'Pugni di granito' },
  'beast-form': { en: 'Beast Form', fr: 'Forme bestiale', it: 'Forma bestiale' },
  corrosion: { en: 'Corrosion', fr: 'Corrosion', it: 'Corrosione' },
  'living-walls': { en: 'Living Walls', fr: 'Murs vivants', it: 'Mura viventi' },
  'rite-of-flesh': { en: 'Rite of Flesh', fr: 'Rite de chair', it: 'Rito della carne' },
  'molten-wave': { en: 'Molten Wave', fr: 'Vague en fusion', it: 'Ondata fusa' },
  'crushing-charge': { en: 'Crushing Charge', fr: 'Charge écrasante', it: 'Carica travolgente' },
  'shifting-skin': { en: 'Shifting Skin', fr: 'Peau mouvante', it: 'Pelle mutevole' },
  'stone-heart': { en: 'Stone Heart', fr: 'Cœur de pierre', it: 'Cuore di pietra' },
  catalyst: { en: 'Catalyst', fr: 'Catalyseur', it: 'Catalizzatore' },
  quicksand: { en: 'Quicksand', fr: 'Sables mouvants', it: 'Sabbie mobili' },
}
