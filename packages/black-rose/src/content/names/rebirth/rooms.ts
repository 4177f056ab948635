import type { Names } from '../../names.ts'

/** Rooms that the classic boxes do not have. */
export const roomNames: Names = {
  sanctuary: { en: 'Sanctuary', fr: 'Sanctuaire', it: 'Santuario' },
  'banner-hall': { en: 'Hall of Banners', fr: 'Salle des bannières', it: 'Sala degli stendardi' },
  'mirror-hall': { en: 'Hall of Mirrors', fr: 'Salle des miroirs', it: 'Sala degli specchi' },
  theatre: { en: 'Theatre', fr: 'Théâtre', it: 'Teatro' },
  crypt: { en: 'Crypt', fr: 'Crypte', it: 'Cripta' },
  armoury: { en: 'Armoury', fr: 'Armurerie', it: 'Armeria' },
}

/** The same with their article. */
export const roomsWithArticle: Names = {
  sanctuary: { en: 'the Sanctuary', fr: 'le Sanctuaire', it: 'il Santuario' },
  'banner-hall': { en: 'the Hall of Banners', fr: 'la Salle des bannières', it: 'la Sala degli stendardi' },
  'mirror-hall': { en: 'the Hall of Mirrors', fr: 'la Salle des miroirs', it: 'la Sala degli specchi' },
  theatre: { en: 'the Theatre', fr: 'le Théâtre', it: 'il Teatro' },
  crypt: { en: 'the Crypt', fr: 'la Crypte', it: 'la Cripta' },
  armoury: { en: 'the Armoury', fr: 'l’Armurerie', it: 'l’Armeria' },
}
