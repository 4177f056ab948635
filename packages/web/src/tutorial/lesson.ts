import { blackRose } from './black-rose.ts'
import { blackRoseReactions } from './black-rose-reactions.ts'
import type { Lesson } from './lesson-plan.ts'
import { mageNoir } from './mage-noir.ts'
import { mageNoirRitual } from './mage-noir-ritual.ts'
import { rebirth } from './rebirth.ts'
import { rebirthAlone } from './rebirth-alone.ts'
import { spellboundSpells } from './spellbound-spells.ts'

/** A first turn of Spellbound. The seed lays out a table on which every sort of action can be shown. */
const spellbound: Lesson = {
  id: 'spellbound',
  game: 'spellbound',
  seed: 'lesson 103',
  seats: 1,
  steps: [
    {
      title: 'lesson.goal',
      text: 'lesson.goal.text',
      points: ['book:red', 'book:blue', 'book:green', 'book:yellow', 'book:silver'],
      keys: [],
    },
    {
      title: 'lesson.display',
      text: 'lesson.display.text',
      points: [
        'card:movement-red',
        'card:magic-red',
        'card:magic-yellow',
        'card:influence-yellow',
        'card:influence-blue',
      ],
      keys: [],
    },
    {
      title: 'lesson.witch-time',
      text: 'lesson.witch-time.text',
      points: ['card:magic-yellow'],
      keys: ['card=magic-yellow do=send'],
    },
    {
      title: 'lesson.move',
      text: 'lesson.move.text',
      points: ['card:movement-red', 'location:city:blue'],
      keys: ['card=movement-red do=play', 'do=move part=0 to=city:blue'],
    },
    {
      title: 'lesson.search',
      text: 'lesson.search.text',
      points: ['card:influence-blue', 'book:blue'],
      keys: ['card=influence-blue do=play'],
    },
    {
      title: 'lesson.magic',
      text: 'lesson.magic.text',
      points: ['card:magic-red', 'piece:blue'],
      keys: ['card=magic-red do=play'],
    },
    {
      title: 'lesson.wand',
      text: 'lesson.wand.text',
      points: ['wand:0', 'location:village:5'],
      keys: ['do=wand power=1', 'do=move part=0 to=village:5'],
    },
    {
      title: 'lesson.influence',
      text: 'lesson.influence.text',
      points: ['card:influence-yellow', 'location:village:5'],
      keys: ['card=influence-yellow do=play'],
    },
    { title: 'lesson.end', text: 'lesson.end.text', points: [], keys: ['do=endStory'] },
    { title: 'lesson.fate', text: 'lesson.fate.text', points: ['pile:deck'], keys: [] },
    {
      title: 'lesson.encounter',
      text: 'lesson.encounter.text',
      points: ['pile:sunStack', 'pile:moonStack'],
      keys: [],
    },
    { title: 'lesson.done', text: 'lesson.done.text', points: [], keys: [] },
  ],
}

export const lessons: readonly Lesson[] = [
  spellbound,
  spellboundSpells,
  mageNoir,
  mageNoirRitual,
  blackRose,
  blackRoseReactions,
  rebirth,
  rebirthAlone,
]
