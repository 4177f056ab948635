import type { en } from './en.ts'

/** What the signs of the board mean, in Italian. */
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
}
