import type { Names } from '../names.ts'

export const evocationNames: Names = {
  undead: { en: 'Landsknecht', fr: 'Mort-vivant', it: 'Lanzichenecco' },
  greaterUndead: { en: 'Bone Knight', fr: 'Mort-vivant supérieur', it: 'Cavaliere d’ossa' },
  holyAltar: { en: 'Divine Altar', fr: 'Autel sacré', it: 'Altare divino' },
  cerbero: { en: 'Cerbero', fr: 'Cerbero', it: 'Cerbero' },
  mutantAltar: { en: 'Mutant Altar', fr: 'Autel mutant', it: 'Altare mutante' },
  andromeda: { en: 'Andromeda', fr: 'Andromeda', it: 'Andromeda' },
  malacoda: { en: 'Malacoda', fr: 'Malacoda', it: 'Malacoda' },
  infamyOfCrete: { en: 'Infamy of Crete', fr: 'Minotaure', it: 'Infamia di Creta' },
}

/** The same with their article: “summon a Cerbero”. */
export const oneEvocation: Names = {
  undead: { en: 'a Landsknecht', fr: 'un Mort-vivant', it: 'un Lanzichenecco' },
  greaterUndead: { en: 'a Bone Knight', fr: 'un Mort-vivant supérieur', it: 'un Cavaliere d’ossa' },
  holyAltar: { en: 'a Divine Altar', fr: 'un Autel sacré', it: 'un Altare divino' },
  cerbero: { en: 'a Cerbero', fr: 'un Cerbero', it: 'un Cerbero' },
  mutantAltar: { en: 'a Mutant Altar', fr: 'un Autel mutant', it: 'un Altare mutante' },
  andromeda: { en: 'an Andromeda', fr: 'une Andromeda', it: 'un’Andromeda' },
  malacoda: { en: 'a Malacoda', fr: 'un Malacoda', it: 'un Malacoda' },
  infamyOfCrete: { en: 'the Infamy of Crete', fr: 'le Minotaure', it: 'l’Infamia di Creta' },
}
