/** Hints at the table on what differs from edition 1.6, in English. */
export const en = {
  'hint.quests': 'Quests lie open',
  'hint.quests.text':
    'Everybody sees everybody’s quests. Each time you do what one asks, a cube of yours goes on it; in 1.6 quests were secret.',
  'hint.quick': 'The quick slot may stay empty',
  'hint.quick.text': 'Prepare two to four spells. In 1.6 one of them had to be quick.',
  'hint.actions': 'Five actions, any two of them',
  'hint.actions.text':
    'Explore, Fight, Command, Cast, Momentum: one or two an activation, also twice the same. Only two numbered spells never go together.',
  'hint.ruins': 'A ruin works as often as you like',
  'hint.ruins.text':
    'Rooms begin destroyed, and a destroyed one has no token: anybody activates it again and again. Once rebuilt, it works once a round, as in 1.6.',
  'hint.flags': 'Cubes rebuild, and three flags pay',
  'hint.flags.text':
    'A full room is rebuilt in Clean-up. Its flags pay first, second and third place at once; who shares a place gets 1 PP less. There is no token to win.',
  'hint.stop': 'Reactions wait for the full stop',
  'hint.stop.text':
    'What the sentence did lies on the table already. A protection takes it back; it does not come before it, as in 1.6.',
  'hint.solve': 'Completed is not solved',
  'hint.solve.text':
    'A completed quest waits until you solve it: before, between or after the actions of your own activation.',
  'hint.defeat': 'A defeat ends no spell',
  'hint.defeat.text':
    'The spell of a defeated mage goes on, and who falls in her own activation keeps her second action. In 1.6 both were over.',
  'hint.crown': 'The Crown counts from phase to phase',
  'hint.crown.text':
    'Whoever holds it when a phase begins is first in that phase. In 1.6 it decided for the whole round.',
  'hint.command': 'Command your evocations',
  'hint.command.text':
    'For a physical action one of them acts in the Action Phase, and once more in its own. It may attack before or after moving.',
  'hint.jinx': 'Jinxes are new',
  'hint.jinx.text':
    'A jinx lies by your sheet until two remedies are on it: one each time it bites, one for a spell you discard in Clean-up.',
  'hint.avatar': 'The Avatar is the Black Rose',
  'hint.avatar.text':
    'It acts in turn by its cards, and its PP are the Black Rose’s. Where its priorities leave several, whoever holds the Crown chooses.',
} as const

export type HintTexts = { readonly [Id in keyof typeof en]: string }
