import type { GlossaryTexts } from './en.ts'

/** The words of the glossary beside a card, in Italian. */
export const it: GlossaryTexts = {
  'glossary.instability': 'instabilità',
  'glossary.instability.text':
    'Cubetti negli spazi di una stanza, ciascuno del colore di chi l’ha piazzato. Una stanza piena viene distrutta durante la pulizia; la maggioranza ne prende il segnalino, in parità va alla Rosa Nera.',
  'glossary.convert': 'converti',
  'glossary.convert.text': 'Sostituire cubetti altrui con i tuoi; i loro tornano a loro.',
  'glossary.evocation': 'evocazione',
  'glossary.evocation.text':
    'Un modello evocato che controlli. Agisce nella fase delle evocazioni: si muove, poi può attaccare. Al massimo tre.',
  'glossary.trap': 'trappola',
  'glossary.trap.text':
    'Una volta lanciata riceve un segnalino e resta coperta. Quando accade ciò che attende, chi la possiede può rivelarla.',
  'glossary.protection': 'protezione',
  'glossary.protection.text': 'Come una trappola, ma risponde a ciò che capita a chi la possiede.',
  'glossary.contingency': 'contingenza',
  'glossary.contingency.text': 'Una magia dall’effetto immediato che non è di combattimento.',
  'glossary.grimoire': 'Grimorio',
  'glossary.grimoire.text':
    'Il tuo mazzo di magie; quando è vuoto, le Memorie mischiate ne formano uno nuovo.',
  'glossary.memories': 'Memorie',
  'glossary.memories.text': 'La tua pila degli scarti, scoperta.',
  'glossary.crown': 'Corona',
  'glossary.crown.text': 'Chi la tiene all’inizio di un turno gioca per primo. Vale 1 PP alla fine.',
  'glossary.range': 'distanza',
  'glossary.range.text': 'Al massimo tante stanze, in linea retta; niente blocca. 0 è la tua stanza.',
  'glossary.pp': 'PP',
  'glossary.pp.text': 'Punti potere. Portano le lune, e la fine.',
}
