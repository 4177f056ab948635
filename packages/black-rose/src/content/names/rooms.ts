import type { Names } from '../names.ts'

export const roomNames: Names = {
  'black-rose-room': {
    en: 'Black Rose Room',
    fr: 'Salle de la Rose noire',
    it: 'Stanza della Rosa Nera',
  },
  'throne-room': { en: 'Throne Room', fr: 'Salle du trône', it: 'Stanza del trono' },
  'pleasure-room': { en: 'Pleasure Room', fr: 'Salle des plaisirs', it: 'Stanza del piacere' },
  ballroom: { en: 'Ballroom', fr: 'Salle de bal', it: 'Sala da ballo' },
  'summoner-room': { en: 'Summoner Room', fr: 'Salle des invocateurs', it: 'Stanza dell’evocatore' },
  'alchemical-laboratory': {
    en: 'Alchemical Laboratory',
    fr: 'Laboratoire alchimique',
    it: 'Laboratorio alchemico',
  },
  arena: { en: 'Arena', fr: 'Arène', it: 'Arena' },
  forge: { en: 'Forge', fr: 'Forge', it: 'Forgia' },
  'treasure-room': { en: 'Treasure Room', fr: 'Salle du trésor', it: 'Sala del tesoro' },
  garden: { en: 'Garden', fr: 'Jardin', it: 'Giardino' },
  bibliotheca: { en: 'Bibliotheca', fr: 'Salle de la bibliothèque', it: 'Bibliotheca' },
  'oracle-room': { en: 'Oracle Room', fr: 'Salle de l’oracle', it: 'Stanza dell’oracolo' },
  observatory: { en: 'Observatory', fr: 'Observatoire', it: 'Osservatorio' },
  cemetery: { en: 'Cemetery', fr: 'Cimetière', it: 'Cimitero' },
  chapel: { en: 'Chapel', fr: 'Chapelle', it: 'Cappella' },
  ossuary: { en: 'Ossuary', fr: 'Ossuaire', it: 'Ossario' },
  'portal-hall': { en: 'Portal Hall', fr: 'Salle des portails', it: 'Sala dei portali' },
  guardroom: { en: 'Guardroom', fr: 'Salle des gardes', it: 'Corpo di guardia' },
  workshop: { en: 'Workshop', fr: 'Atelier', it: 'Officina' },
}

/** The same with their article: “activate the Arena”. */
export const roomsWithArticle: Names = {
  'black-rose-room': {
    en: 'the Black Rose Room',
    fr: 'la Salle de la Rose noire',
    it: 'la Stanza della Rosa Nera',
  },
  'throne-room': { en: 'the Throne Room', fr: 'la Salle du trône', it: 'la Stanza del trono' },
  'pleasure-room': { en: 'the Pleasure Room', fr: 'la Salle des plaisirs', it: 'la Stanza del piacere' },
  ballroom: { en: 'the Ballroom', fr: 'la Salle de bal', it: 'la Sala da ballo' },
  'summoner-room': {
    en: 'the Summoner Room',
    fr: 'la Salle des invocateurs',
    it: 'la Stanza dell’evocatore',
  },
  'alchemical-laboratory': {
    en: 'the Alchemical Laboratory',
    fr: 'le Laboratoire alchimique',
    it: 'il Laboratorio alchemico',
  },
  arena: { en: 'the Arena', fr: 'l’Arène', it: 'l’Arena' },
  forge: { en: 'the Forge', fr: 'la Forge', it: 'la Forgia' },
  'treasure-room': { en: 'the Treasure Room', fr: 'la Salle du trésor', it: 'la Sala del tesoro' },
  garden: { en: 'the Garden', fr: 'le Jardin', it: 'il Giardino' },
  bibliotheca: { en: 'the Bibliotheca', fr: 'la Salle de la bibliothèque', it: 'la Bibliotheca' },
  'oracle-room': { en: 'the Oracle Room', fr: 'la Salle de l’oracle', it: 'la Stanza dell’oracolo' },
  observatory: { en: 'the Observatory', fr: 'l’Observatoire', it: 'l’Osservatorio' },
  cemetery: { en: 'the Cemetery', fr: 'le Cimetière', it: 'il Cimitero' },
  chapel: { en: 'the Chapel', fr: 'la Chapelle', it: 'la Cappella' },
  ossuary: { en: 'the Ossuary', fr: 'l’Ossuaire', it: 'l’Ossario' },
  'portal-hall': { en: 'the Portal Hall', fr: 'la Salle des portails', it: 'la Sala dei portali' },
  guardroom: { en: 'the Guardroom', fr: 'la Salle des gardes', it: 'il Corpo di guardia' },
  workshop: { en: 'the Workshop', fr: 'l’Atelier', it: 'l’Officina' },
}

/** Italian grows preposition and article together: “nella Forgia”, “nell’Arena”. */
const nel = (name: string): string =>
  name.replace(
    /^(?:il |la |l’)/,
    (article) => ({ 'il ': 'nel ', 'la ': 'nella ', 'l’': 'nell’' })[article] ?? article,
  )

/** The same with a preposition: “be in the Cemetery”. */
export const inside = (rooms: Names): Names =>
  Object.fromEntries(
    Object.entries(rooms).map(([id, { en, fr, it }]) => [
      id,
      { en: `in ${en}`, fr: `dans ${fr}`, it: nel(it) },
    ]),
  )
