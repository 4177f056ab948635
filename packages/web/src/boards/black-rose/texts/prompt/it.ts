import type { en } from './en.ts'

/** Texts that the board adds to the prompt bar, in Italian. */
export const it: { readonly [Id in keyof typeof en]: string } = {
  'button.cast': 'Lancia {card}',
  'button.cast.quick': 'Lancia {card} (rapida)',
  'button.quest': 'Completa {quest} (+{power} PP)',
  'button.sacrifice': 'Sacrifica {card}',
  'button.sacrifice.one': 'Sacrifica una magia …',
  'button.remove': 'Rimuovi una magia …',
  'button.giveUp': 'Rinuncia a una missione …',
  'button.discardQuest': 'Scarta una missione …',
  'button.trigger': 'Innesca {card}',
  effect: '{lines_sentences}',
  'effect.cell': 'Nella cella non si lanciano magie.',
  digest: 'Che cosa è successo intanto ({count})',
  'quest.giveUp': 'Rinuncia a {quest}: la Rosa Nera guadagna {moon} PP',
  'quest.discard': 'Scarta {quest}: la Rosa Nera guadagna {moon} PP',
  'react.trigger': 'Innesca',
  'sheet.whose': 'La scheda mostrata',
}
