import type { Names } from '../../names.ts'

export const forgottenNames: Names = {
  'rose-in-bloom': { en: 'Rose in Bloom', fr: 'Rose éclose', it: 'Rosa in fiore' },
  'grand-conjunction': { en: 'Grand Conjunction', fr: 'Grande conjonction', it: 'Grande congiunzione' },
  'stitch-the-flesh-horror': {
    en: 'Stitch the Flesh Horror',
    fr: 'Coudre l’horreur de chair',
    it: 'Cucire l’orrore di carne',
  },
  'breath-of-the-morningstar': {
    en: 'Breath of the Morningstar',
    fr: 'Souffle de l’étoile du matin',
    it: 'Respiro della stella del mattino',
  },
  'hour-without-a-moon': { en: 'Hour Without a Moon', fr: 'Heure sans lune', it: 'Ora senza luna' },
  'sovereign-word': { en: 'Sovereign Word', fr: 'Parole souveraine', it: 'Parola sovrana' },
  'black-sun': { en: 'Black Sun', fr: 'Soleil noir', it: 'Sole nero' },
  'mirror-of-the-first-magister': {
    en: 'Mirror of the First Magister',
    fr: 'Miroir du premier magister',
    it: 'Specchio del primo magister',
  },
  undoing: { en: 'Undoing', fr: 'Défaire', it: 'Disfare' },
  'last-petal': { en: 'Last Petal', fr: 'Dernier pétale', it: 'Ultimo petalo' },
}
