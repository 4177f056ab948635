/** Texts that the board adds to the prompt bar, in English. Every other language has exactly these texts. */
export const en = {
  'button.cast': 'Cast {card}',
  'button.cast.quick': 'Cast {card} (quick)',
  'button.quest': 'Complete {quest} (+{power} PP)',
  'button.sacrifice': 'Sacrifice {card}',
  'button.sacrifice.one': 'Sacrifice a spell …',
  'button.remove': 'Remove a spell …',
  'button.giveUp': 'Give up a quest …',
  'button.discardQuest': 'Discard a quest …',
  'button.trigger': 'Trigger {card}',
  effect: '{lines_sentences}',
  'effect.cell': 'No spell can be cast in the cell.',
  digest: 'What happened meanwhile ({count})',
  'quest.giveUp': 'Give up {quest}: the Black Rose gains {moon} PP',
  'quest.discard': 'Discard {quest}: the Black Rose gains {moon} PP',
  'react.trigger': 'Trigger',
  'sheet.whose': 'Whose sheet is shown',
} as const
