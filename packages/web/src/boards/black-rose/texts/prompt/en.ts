/** What the board adds to the prompt bar, in English. Every other language has exactly these texts. */
export const en = {
  'button.cast': 'Cast {card}',
  'button.cast.quick': 'Cast {card} (quick)',
  'button.quest': 'Complete {quest} (+{power} PP)',
  'button.sacrifice': 'Sacrifice {card}',
  'button.sacrifice.one': 'Sacrifice a spell …',
  'button.remove': 'Remove a spell …',
  'button.trigger': 'Trigger {card}',
  effect: '{lines_sentences}',
  digest: 'What happened meanwhile ({count})',
  'react.trigger': 'Trigger',
  'sheet.whose': 'Whose sheet is shown',
} as const
