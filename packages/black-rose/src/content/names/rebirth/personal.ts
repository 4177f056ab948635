import type { Names } from '../../names.ts'

export const personalNames: Names = {
  'mercurial-waltz': { en: 'Mercurial Waltz', fr: 'Valse de mercure', it: 'Valzer di mercurio' },
  'penitents-fury': { en: 'Penitent’s Fury', fr: 'Fureur du pénitent', it: 'Furia del penitente' },
  'evil-eye': { en: 'Evil Eye', fr: 'Mauvais œil', it: 'Malocchio' },
  'dorias-patent': { en: 'Doria’s Patent', fr: 'Brevet de Doria', it: 'Brevetto Doria' },
}
