import type { en } from './en.ts'

/** What the board adds to the prompt bar, in French. */
export const fr: { readonly [Id in keyof typeof en]: string } = {
  'button.cast': 'Lancer {card}',
  'button.cast.quick': 'Lancer {card} (rapide)',
  'button.quest': 'Accomplir {quest} (+{power} PP)',
  'button.sacrifice': 'Sacrifier {card}',
  'button.sacrifice.one': 'Sacrifier un sort …',
  'button.remove': 'Retirer un sort …',
  'button.trigger': 'Déclencher {card}',
  effect: '{lines_sentences}',
  digest: 'Ce qui s’est passé entre-temps ({count})',
  'react.trigger': 'Déclencher',
  'sheet.whose': 'Le plateau montré',
}
