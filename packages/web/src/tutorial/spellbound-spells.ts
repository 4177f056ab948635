import type { Lesson } from './lesson-plan.ts'

/** Spells, and the Witch's encounter: a match alone from its second turn on, up to the first encounter, which a spell wins. */
export const spellboundSpells: Lesson = {
  id: 'spellbound-spells',
  game: 'spellbound',
  seed: 'spells 39',
  seats: 1,
  opening: [
    'card=witch-red-1 do=send',
    'card=magic-silver do=play',
    'book=silver do=search part=0',
    'card=influence-rainbow do=play',
    'card=movement-green do=play',
    'do=move part=0 to=village:11',
    'do=wand power=1',
    'do=move part=0 to=city:blue',
    'do=endStory',
  ],
  steps: [
    {
      title: 'lesson.sp.begin',
      text: 'lesson.sp.begin.text',
      points: ['spell:circle-of-magi', 'book:blue'],
      keys: [],
    },
    {
      title: 'lesson.sp.cast',
      text: 'lesson.sp.cast.text',
      points: ['spell:circle-of-magi'],
      keys: ['do=cast spell=circle-of-magi'],
    },
    {
      title: 'lesson.sp.find',
      text: 'lesson.sp.find.text',
      points: ['card:movement-rainbow', 'book:blue'],
      meanwhile: [[0, 'card=witch-yellow-1 do=send']],
      keys: ['card=movement-rainbow do=play', 'book=blue do=search part=0'],
    },
    {
      title: 'lesson.sp.alchemy',
      text: 'lesson.sp.alchemy.text',
      points: ['spell:alchemy'],
      keys: [],
    },
    {
      title: 'lesson.sp.second',
      text: 'lesson.sp.second.text',
      points: ['card:movement-rainbow', 'book:blue'],
      meanwhile: [
        [0, 'card=magic-red do=play'],
        [0, 'card=influence-green do=discard'],
        [0, 'card=movement-red do=discard'],
        [0, 'do=endStory'],
        [0, 'card=magic-yellow do=send'],
        [0, 'card=magic-blue do=play'],
        [0, 'book=blue do=search part=0'],
      ],
      keys: ['card=movement-rainbow do=play', 'book=blue do=search part=0'],
    },
    {
      title: 'lesson.sp.wyrms',
      text: 'lesson.sp.wyrms.text',
      points: ['spell:book-wyrms', 'book:green'],
      keys: ['do=cast spell=book-wyrms', 'book=green do=book'],
    },
    {
      title: 'lesson.sp.near',
      text: 'lesson.sp.near.text',
      points: ['pile:sunStack', 'pile:moonStack', 'pile:deck'],
      meanwhile: [
        [0, 'do=endStory'],
        [0, 'card=magic-rainbow do=send'],
      ],
      keys: [],
    },
    {
      title: 'lesson.sp.guard',
      text: 'lesson.sp.guard.text',
      points: ['card:city-watchman', 'location:city:red'],
      keys: ['card=city-watchman do=play', 'city=red do=watchman part=0'],
    },
    {
      title: 'lesson.sp.comes',
      text: 'lesson.sp.comes.text',
      points: ['pile:deck'],
      meanwhile: [
        [0, 'card=influence-yellow do=discard'],
        [0, 'card=movement-silver do=discard'],
      ],
      keys: ['do=endStory'],
    },
    {
      title: 'lesson.sp.hunt',
      text: 'lesson.sp.hunt.text',
      points: ['piece:blue', 'piece:green', 'piece:yellow', 'piece:troll'],
      keys: [],
    },
    {
      title: 'lesson.sp.stones',
      text: 'lesson.sp.stones.text',
      points: ['spell:alchemy'],
      keys: ['do=cast spell=alchemy'],
    },
    {
      title: 'lesson.sp.won',
      text: 'lesson.sp.won.text',
      points: ['book:green'],
      keys: ['book=green do=book'],
    },
    { title: 'lesson.sp.after', text: 'lesson.sp.after.text', points: ['pile:deck'], keys: [] },
    { title: 'lesson.sp.done', text: 'lesson.sp.done.text', points: [], keys: [] },
  ],
}
