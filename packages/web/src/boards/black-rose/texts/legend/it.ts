import type { en } from './en.ts'

/** Legend of the board's signs, in Italian. */
export const it: { readonly [Id in keyof typeof en]: string } = {
  'legend.alone': '{text_capital}',
  'legend.movement': 'movimento: quanto lontano va un mago',
  'legend.strength': 'forza di un mago',
  'legend.hand': 'carte in mano',
  'legend.grimoire': 'carte nel Grimorio',
  'legend.quest': 'missioni: completate, e + quelle ancora aperte',
  'legend.trophy': 'trofei: maghi sconfitti',
  'legend.ruin': 'stanze distrutte prese',
  'legend.locked': 'qualcosa è vietato in questo turno',
  'legend.lasting': 'un effetto che dura fino alla fine del turno',
  'legend.light': 'dritto: l’effetto di una magia posata da questo lato',
  'legend.dark': 'rovescio: l’effetto di una magia posata dall’altro lato',
  'legend.one': 'un modello, al massimo a tante stanze',
  'legend.area': 'una stanza, al massimo a tante stanze',
  'legend.self': 'te stesso',
  'legend.quick': 'rapida: uno spazio a parte da quelli numerati',
  'legend.unstable': 'instabile: piazza anche 1 cubetto d’instabilità nella tua stanza',
  'legend.power': 'punti potere (PP)',
  'legend.slot': 'uno spazio per una magia: tratteggiato finché è vuoto',
  'legend.left': 'quanto un modello può ancora subire',
  'legend.cube':
    'instabilità di una stanza: una casella per cubetto, con forma e colore del suo proprietario',
  'legend.deed': 'anello tratteggiato: un clic ne fa subito qualcosa',
  'legend.way': 'mura tratteggiate: puoi andarci subito',
  'legend.drag':
    'trascinati: un modello segue la via su cui lo conduci, una magia preparata si lancia su ciò su cui la lasci',
  'legend.rebuilt': 'ricostruita: si può attivare una volta a turno',
  'legend.flags':
    'stendardi: PP al primo, al secondo e al terzo per cubetti quando la stanza viene ricostruita',
  'legend.stop': 'cornice tratteggiata tra gli effetti in corso: un punto fermo, tutto attende le reazioni',
  'legend.loose': 'un cubetto pallido: può ancora essere ripreso',
  'legend.jinx': 'una maledizione su un mago: la sua carta dice come si toglie',
  'legend.upgrade': 'un potenziamento su un’evocazione',
  'legend.avatar.card': 'una carta che l’Avatar gioca ancora in questo turno',
  'legend.avatar.revealed': 'una carta che ha rivelato: indicala per leggerla',
  'legend.avatar.back': 'il dorso della sua prima carta: la trappola o la protezione pronta',
}
