import type { Lesson } from './lesson-plan.ts'

/**
 * A first Action Phase alone against the Avatar. Mage, school and spells are chosen already: the other lesson tells how. The
 * seed lets the Avatar strike first, and the back of its next card answers a spell.
 */
export const rebirthAlone: Lesson = {
  id: 'rebirth-alone',
  game: 'black-rose',
  edition: 'rebirth',
  seed: 'alone 73',
  seats: 1,
  options: { avatar: 'apprentice' },
  opening: [
    'colour=amber do=colour',
    'do=mage mage=gramigna',
    'do=school school=alchemy',
    'do=startingList list=a',
    'do=school school=alchemy',
    'do=school school=alchemy',
    'do=school school=alchemy',
    'do=school school=alchemy',
    'card=vitriol do=card',
    'card=coagula do=card',
    'do=end',
    'card=tincture-of-glass do=card',
    'do=slot slot=quick',
    'do=side side=light',
    'card=vitriol do=card',
    'do=slot slot=first',
    'do=side side=light',
    'card=coagula do=card',
    'do=slot slot=second',
    'do=side side=light',
    'do=ready',
  ],
  steps: [
    {
      title: 'lesson.br.alone.goal',
      text: 'lesson.br.alone.goal.text',
      points: ['room:black-rose-room'],
      keys: [],
    },
    { title: 'lesson.br.alone.avatar', text: 'lesson.br.alone.avatar.text', points: [], keys: [] },
    {
      title: 'lesson.br.alone.explore',
      text: 'lesson.br.alone.explore.text',
      points: ['room:banner-hall', 'room:observatory'],
      keys: ['do=move', 'do=room room=banner-hall', 'do=room room=observatory', 'do=pass'],
    },
    {
      title: 'lesson.br.alone.protection',
      text: 'lesson.br.alone.protection.text',
      points: ['slot:quick'],
      keys: ['do=castQuick'],
    },
    {
      title: 'lesson.br.alone.stop',
      text: 'lesson.br.alone.stop.text',
      points: ['slot:quick'],
      keys: ['card=tincture-of-glass do=trigger slot=quick'],
    },
    {
      title: 'lesson.br.alone.why',
      text: 'lesson.br.alone.why.text',
      points: [],
      keys: [],
    },
    {
      title: 'lesson.br.alone.vitriol',
      text: 'lesson.br.alone.vitriol.text',
      points: ['slot:first'],
      keys: ['do=castNext'],
    },
    {
      title: 'lesson.br.alone.fight',
      text: 'lesson.br.alone.fight.text',
      points: ['room:observatory'],
      keys: ['do=attack', 'do=pass', 'do=pass'],
    },
    {
      title: 'lesson.br.alone.cubes',
      text: 'lesson.br.alone.cubes.text',
      points: ['slot:second', 'room:observatory'],
      keys: ['do=castNext', 'do=room room=observatory'],
    },
    {
      title: 'lesson.br.alone.round',
      text: 'lesson.br.alone.round.text',
      points: ['room:observatory'],
      keys: [],
    },
    { title: 'lesson.br.alone.done', text: 'lesson.br.alone.done.text', points: [], keys: [] },
  ],
}
