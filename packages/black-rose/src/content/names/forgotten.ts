import type { Names } from '../names.ts'

export const forgottenNames: Names = {
  'infamy-of-crete': { en: 'Infamy of Crete', fr: 'Minotaure', it: 'Infamia di Creta' },
  'night-of-petals': { en: 'Night of Petals', fr: 'Nuit des pétales', it: 'Notte dei petali' },
  'crown-of-thorns': { en: 'Crown of Thorns', fr: 'Couronne d’épines', it: 'Corona di spine' },
  collapse: { en: 'Collapse', fr: 'Effondrement', it: 'Crollo' },
  'undying-oath': { en: 'Undying Oath', fr: 'Serment éternel', it: 'Giuramento immortale' },
  'stolen-hour': { en: 'Stolen Hour', fr: 'Heure volée', it: 'Ora rubata' },
  'gate-of-bones': { en: 'Gate of Bones', fr: 'Porte d’ossements', it: 'Porta d’ossa' },
  'choir-of-oracles': { en: 'Choir of Oracles', fr: 'Chœur des oracles', it: 'Coro degli oracoli' },
  'world-mirror': { en: 'World Mirror', fr: 'Miroir du monde', it: 'Specchio del mondo' },
  'black-rain': { en: 'Black Rain', fr: 'Pluie noire', it: 'Pioggia nera' },
}
