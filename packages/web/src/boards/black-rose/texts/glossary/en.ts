/** The words of the glossary beside a card, in English. Every other language has exactly these. */
export const en = {
  'glossary.instability': 'instability',
  'glossary.instability.text':
    'Cubes in the slots of a room, each in the colour of whoever placed it. A room whose slots are full is destroyed in Clean-up; most cubes win its token, a tie gives it to the Black Rose.',
  'glossary.convert': 'convert',
  'glossary.convert.text': 'Replace cubes of others by your own; theirs go back to them.',
  'glossary.evocation': 'evocation',
  'glossary.evocation.text':
    'A summoned model that you control. It acts in the Evocation Phase: it moves, then it may attack. You have room for three.',
  'glossary.trap': 'trap',
  'glossary.trap.text':
    'When cast, it gets a marker and stays face down. When what it waits for happens, its owner may reveal it.',
  'glossary.protection': 'protection',
  'glossary.protection.text': 'Like a trap, but it answers what befalls its owner.',
  'glossary.contingency': 'contingency',
  'glossary.contingency.text': 'A spell that does something at once other than fighting.',
  'glossary.grimoire': 'Grimoire',
  'glossary.grimoire.text':
    'Your own draw pile of spells; when it is empty, your Memories are shuffled into a new one.',
  'glossary.memories': 'Memories',
  'glossary.memories.text': 'Your own discard pile, face up.',
  'glossary.crown': 'Crown',
  'glossary.crown.text':
    'Whoever holds it when a round begins is first in that round. It is worth 1 PP at the end.',
  'glossary.range': 'range',
  'glossary.range.text':
    'So many rooms at most, in a straight line; nothing blocks the way. 0 is your own room.',
  'glossary.pp': 'PP',
  'glossary.pp.text': 'Power points. They bring the moons, and the end.',
} as const

export type GlossaryTexts = { readonly [Id in keyof typeof en]: string }
