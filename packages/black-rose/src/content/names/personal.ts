import type { Names } from '../names.ts'

export const personalNames: Names = {
  'ring-of-fire': { en: 'Ring of Fire', fr: 'Cercle de feu', it: 'Anello di fuoco' },
  'reading-the-stars': { en: 'Reading the Stars', fr: 'Lecture des étoiles', it: 'Lettura delle stelle' },
  'wild-metamorphosis': { en: 'Wild Metamorphosis', fr: 'Métamorphose sauvage', it: 'Metamorfosi selvaggia' },
  'call-of-the-fallen': { en: 'Call of the Fallen', fr: 'Appel des défunts', it: 'Richiamo dei caduti' },
}
