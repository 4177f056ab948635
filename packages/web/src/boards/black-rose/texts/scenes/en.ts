/** Texts of the board on what happens and on full stops, in English. Every other language has exactly these texts. */
export const en = {
  'scene.avatar': 'The Avatar: {card}',
  'scene.cast': '{player} casts',
  'scene.stop': 'Reactions at the full stop',
  'scene.reaction': 'A reaction',
  'scene.defeat': 'A defeat',
  'scene.rebuilt': 'A room is rebuilt',
  'scene.destroyed': 'A room falls',
  'scene.moon': 'A moon rises',
  'scene.event': 'An event',
  'scene.end': 'The end is near',
  'scene.laid': '{count, plural, one {# cube} other {# cubes}} of {player}',
  'scene.back': '{count, plural, one {# cube goes} other {# cubes go}} back to {player}',
  'scene.defeat.0':
    'Five steps: what haunts the mage goes; the cell; power for the cubes; a trophy; all cubes go back',
  'scene.defeat.1': 'Step 1 of 5: what haunts the defeated mage goes',
  'scene.defeat.2': 'Step 2 of 5: into the cell',
  'scene.defeat.3': 'Step 3 of 5: power for the cubes on the bar',
  'scene.defeat.4': 'Step 4 of 5: a trophy for the last blow',
  'scene.defeat.5': 'Step 5 of 5: all cubes go back',
  stop: 'Full stop: reactions',
  'stop.aimed': '{card} targets {target}',
  'stop.loose': '{count, plural, one {# cube} other {# cubes}} of {player}, {place}: may still be taken back',
  'stop.declared': '{player} has declared: {slot}',
  'stop.declared.back': 'the Avatar has declared the top of its deck',
  'stop.left': 'may still react: {players_list}',
  'stop.still': '{count} of them may still be taken back.',
  'chain.waits': '(waits here)',
} as const

export type SceneTexts = { readonly [Id in keyof typeof en]: string }
