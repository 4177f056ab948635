import type { Names } from '../../names.ts'

export const nightmareNames: Names = {
  'lurking-shape': { en: 'Lurking Shape', fr: 'Forme tapie', it: 'Forma in agguato' },
  'night-terrors': { en: 'Night Terrors', fr: 'Terreurs nocturnes', it: 'Terrori notturni' },
  'feast-of-shadows': { en: 'Feast of Shadows', fr: 'Festin d’ombres', it: 'Banchetto d’ombre' },
  'drowning-dream': { en: 'Drowning Dream', fr: 'Rêve de noyade', it: 'Sogno d’annegare' },
  'sleepless-hours': { en: 'Sleepless Hours', fr: 'Heures blanches', it: 'Ore insonni' },
  'through-the-mirror': { en: 'Through the Mirror', fr: 'À travers le miroir', it: 'Attraverso lo specchio' },
  'borrowed-face': { en: 'Borrowed Face', fr: 'Visage d’emprunt', it: 'Volto in prestito' },
  persecution: { en: 'Persecution', fr: 'Persécution', it: 'Persecuzione' },
  'veil-of-sleep': { en: 'Veil of Sleep', fr: 'Voile du sommeil', it: 'Velo del sonno' },
  'creeping-dread': { en: 'Creeping Dread', fr: 'Effroi rampant', it: 'Terrore strisciante' },
  'bogeymans-door': { en: 'Bogeyman’s Door', fr: 'Porte du croquemitaine', it: 'Porta dell’uomo nero' },
  'harvest-of-fear': { en: 'Harvest of Fear', fr: 'Moisson de peur', it: 'Raccolto di paura' },
}
