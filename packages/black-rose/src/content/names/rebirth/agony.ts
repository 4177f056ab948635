import type { Names } from '../../names.ts'

export const agonyNames: Names = {
  'black-torture': { en: 'Black Torture', fr: 'Torture noire', it: 'Tortura nera' },
  'shared-torture': { en: 'Shared Torture', fr: 'Torture partagée', it: 'Tortura condivisa' },
  'visceral-fire': { en: 'Visceral Fire', fr: 'Feu viscéral', it: 'Fuoco viscerale' },
  'barbed-embrace': { en: 'Barbed Embrace', fr: 'Étreinte barbelée', it: 'Abbraccio di spine' },
  'flayers-chorus': { en: 'Flayer’s Chorus', fr: 'Chœur des écorcheurs', it: 'Coro degli scorticatori' },
  'red-tithe': { en: 'Red Tithe', fr: 'Dîme rouge', it: 'Decima rossa' },
  'call-of-the-succubus': {
    en: 'Call of the Succubus',
    fr: 'Appel de la succube',
    it: 'Richiamo della succube',
  },
  'ecstasy-of-ruin': { en: 'Ecstasy of Ruin', fr: 'Extase de la ruine', it: 'Estasi della rovina' },
  'scar-ward': { en: 'Scar Ward', fr: 'Rempart de cicatrices', it: 'Scudo di cicatrici' },
  'martyrs-mirror': { en: 'Martyr’s Mirror', fr: 'Miroir du martyr', it: 'Specchio del martire' },
  'thorned-threshold': { en: 'Thorned Threshold', fr: 'Seuil d’épines', it: 'Soglia di spine' },
  'agonists-leash': { en: 'Agonist’s Leash', fr: 'Laisse du tourmenteur', it: 'Guinzaglio del tormentatore' },
}
