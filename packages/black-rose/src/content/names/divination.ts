import type { Names } from '../names.ts'

export const divinationNames: Names = {
  dismiss: { en: 'Dismiss', fr: 'Révocation', it: 'Congedare' },
  'read-the-omens': { en: 'Read the Omens', fr: 'Lire les présages', it: 'Leggere i presagi' },
  'thread-of-fate': { en: 'Thread of Fate', fr: 'Fil du destin', it: 'Filo del destino' },
  'rite-of-spring': { en: 'Rite of Spring', fr: 'Rite du printemps', it: 'Rito di primavera' },
  hourglass: { en: 'Hourglass', fr: 'Sablier', it: 'Clessidra' },
  'open-page': { en: 'Open Page', fr: 'Page ouverte', it: 'Pagina aperta' },
  'mending-light': { en: 'Mending Light', fr: 'Lumière réparatrice', it: 'Luce risanatrice' },
  'borrowed-hour': { en: 'Borrowed Hour', fr: 'Heure empruntée', it: 'Ora in prestito' },
  sunlance: { en: 'Sunlance', fr: 'Lance solaire', it: 'Lancia solare' },
  'foreseen-blow': { en: 'Foreseen Blow', fr: 'Coup pressenti', it: 'Colpo previsto' },
  'turned-page': { en: 'Turned Page', fr: 'Page tournée', it: 'Pagina voltata' },
  'debt-of-prophecy': { en: 'Debt of Prophecy', fr: 'Dette de prophétie', it: 'Debito di profezia' },
}
