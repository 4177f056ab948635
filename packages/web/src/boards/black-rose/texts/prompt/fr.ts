import type { en } from './en.ts'

/** Texts that the board adds to the prompt bar, in French. */
export const fr: { readonly [Id in keyof typeof en]: string } = {
  'button.cast': 'Lancer {card}',
  'button.cast.quick': 'Lancer {card} (rapide)',
  'button.quest': 'Accomplir {quest} (+{power} PP)',
  'button.sacrifice': 'Sacrifier {card}',
  'button.sacrifice.one': 'Sacrifier un sort …',
  'button.remove': 'Retirer un sort …',
  'button.giveUp': 'Abandonner une quête …',
  'button.discardQuest': 'Défausser une quête …',
  'button.trigger': 'Déclencher {card}',
  effect: '{lines_sentences}',
  'effect.cell': 'Aucun sort ne se lance dans la cellule.',
  digest: 'Ce qui s’est passé entre-temps ({count})',
  'quest.giveUp': 'Abandonner {quest} : la Rose noire gagne {moon} PP',
  'quest.discard': 'Défausser {quest} : la Rose noire gagne {moon} PP',
  'react.trigger': 'Déclencher',
  'sheet.whose': 'La fiche montrée',
}
