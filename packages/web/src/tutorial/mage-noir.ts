import type { Lesson } from './lesson-plan.ts'

/** The decks of the lesson: `learningDecks` of the deck builder, as codes. */
const sparks = 'MN1-AQkSExcZGhscHh8AAiEiAGQ'
const saplings = 'MN1-AQkBAgMEBwgKCwwAAhARAJ4'

/** A first duel of Mage Noir: two turns of one's own, and one of the other mage between them. */
export const mageNoir: Lesson = {
  id: 'mage-noir',
  game: 'mage-noir',
  seed: 'duel 1373',
  seats: 2,
  options: { deck0: sparks, deck1: saplings, decides: 'seat0' },
  steps: [
    { title: 'lesson.mn.goal', text: 'lesson.mn.goal.text', points: ['mage:0', 'mage:1'], keys: [] },
    {
      title: 'lesson.mn.opening',
      text: 'lesson.mn.opening.text',
      points: ['opening:first'],
      keys: ['do=keep pile=first'],
      others: ['do=keep pile=first'],
    },
    {
      title: 'lesson.mn.starter',
      text: 'lesson.mn.starter.text',
      points: [],
      keys: ['do=first seat=0'],
    },
    {
      title: 'lesson.mn.ether',
      text: 'lesson.mn.ether.text',
      points: ['pile:left', 'pile:right'],
      keys: [],
    },
    {
      title: 'lesson.mn.gather',
      text: 'lesson.mn.gather.text',
      points: ['pile:left'],
      keys: [
        'do=put element=fire pile=left',
        'do=put element=fire pile=right',
        'do=put element=fire pile=left',
        'do=take pile=left',
      ],
    },
    {
      title: 'lesson.mn.channel',
      text: 'lesson.mn.channel.text',
      points: ['hand:flame'],
      keys: ['card=flame do=prepare', 'card=flame do=channel n=1'],
    },
    {
      title: 'lesson.mn.words',
      text: 'lesson.mn.words.text',
      points: ['board:1', 'hand:fiery-arrow'],
      keys: [],
    },
    {
      title: 'lesson.mn.arrow',
      text: 'lesson.mn.arrow.text',
      points: ['hand:fiery-arrow'],
      keys: ['card=fiery-arrow do=prepare', 'card=fiery-arrow do=activate n=2'],
    },
    {
      title: 'lesson.mn.released',
      text: 'lesson.mn.released.text',
      points: ['mage:1', 'pile:left', 'pile:right'],
      keys: [],
    },
    {
      title: 'lesson.mn.end',
      text: 'lesson.mn.end.text',
      points: [],
      keys: ['do=endTurn'],
      others: [
        'do=put element=vegetal pile=left',
        'do=put element=vegetal pile=right',
        'do=put element=vegetal pile=left',
        'do=take pile=left',
        'card=dead-tree do=prepare',
        'do=endTurn',
      ],
    },
    { title: 'lesson.mn.foe', text: 'lesson.mn.foe.text', points: ['board:3'], keys: [] },
    {
      title: 'lesson.mn.second',
      text: 'lesson.mn.second.text',
      points: ['pile:right'],
      keys: [
        'do=put element=fire pile=left',
        'do=put element=fire pile=right',
        'do=put element=fire pile=left',
        'do=take pile=right',
      ],
    },
    {
      title: 'lesson.mn.target',
      text: 'lesson.mn.target.text',
      points: ['hand:draconic-flame', 'board:3'],
      keys: [
        'card=draconic-flame do=prepare',
        'card=draconic-flame do=activate n=4',
        'card=dead-tree do=card n=3',
      ],
    },
    {
      title: 'lesson.mn.noir',
      text: 'lesson.mn.noir.text',
      points: ['hand:crimson-ritual'],
      keys: [],
    },
    { title: 'lesson.mn.done', text: 'lesson.mn.done.text', points: [], keys: [] },
  ],
}
