import type { Names } from '../names.ts'

export const illusionNames: Names = {
  'mirror-blade': { en: 'Mirror Blade', fr: 'Lame miroir', it: 'Lama specchiata' },
  nightmare: { en: 'Nightmare', fr: 'Cauchemar', it: 'Incubo' },
  'puppet-strings': { en: 'Puppet Strings', fr: 'Fils de marionnette', it: 'Fili da burattino' },
  'phantom-ally': { en: 'Phantom Ally', fr: 'Allié fantôme', it: 'Alleato fantasma' },
  'step-through-glass': { en: 'Step Through Glass', fr: 'Traversée du miroir', it: 'Oltre lo specchio' },
  blur: { en: 'Blur', fr: 'Silhouette floue', it: 'Sagoma sfocata' },
  'mirror-ward': { en: 'Mirror Ward', fr: 'Garde miroir', it: 'Guardia di specchi' },
  'false-death': { en: 'False Death', fr: 'Fausse mort', it: 'Falsa morte' },
  silence: { en: 'Silence', fr: 'Silence', it: 'Silenzio' },
  maze: { en: 'Maze', fr: 'Labyrinthe', it: 'Labirinto' },
  'trick-door': { en: 'Trick Door', fr: 'Porte truquée', it: 'Porta ingannevole' },
  'hall-of-masks': { en: 'Hall of Masks', fr: 'Galerie des masques', it: 'Galleria delle maschere' },
}
