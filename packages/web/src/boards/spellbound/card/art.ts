import { cards as printed } from '@conclave/spellbound'
import type { IconName } from '../../../art/icons.ts'

const pictures: { readonly [card: string]: IconName | undefined } = {
  centaur: 'centaur',
  'city-watchman': 'guards',
  changeling: 'changeling',
  'dark-elf': 'darkElf',
  dragon: 'dragon',
  'giant-eagle': 'eagle',
  halfling: 'halfling',
  squire: 'squire',
  knight: 'knight',
  librarian: 'librarian',
  lizardman: 'lizardman',
  'magic-dwarf': 'dwarf',
  pixies: 'pixies',
  ranger: 'ranger',
  vampire: 'vampire',
  warlock: 'warlock',
  warrior: 'warrior',
  'fortuna-deck': 'fortuna',
  'fortuna-village': 'fortuna',
  'fairy-spring': 'spring',
  'witchs-tower': 'tower',
  alchemy: 'alchemy',
  'book-wyrms': 'wyrm',
  'circle-of-magi': 'circle',
  'hat-trick': 'hat',
  puppetry: 'puppet',
  scry: 'scry',
  'sun-burst': 'sunburst',
  teleport: 'teleport',
  'troll-bane': 'bane',
  'winning-smile': 'smile',
  'skeleton-army': 'skeletons',
  'goblin-spider-riders': 'spiders',
  danzer: 'danzer',
}

export type PrintedCard = (typeof printed)[number]

const byId = new Map<string, PrintedCard>(printed.map((card) => [card.id, card]))

export const printedOn = (id: string): PrintedCard | undefined => byId.get(id)

/** The picture of a card. */
export const pictureOf = (id: string): IconName => {
  const card = byId.get(id)
  if (card?.kind === 'base') return card.action
  if (card?.kind === 'wicked') return card.effect.piece === 'troll' ? 'troll' : 'witch'
  if (card?.kind === 'wand') return 'wand'
  return pictures[id] ?? 'candle'
}

/** The colour of a card, if it has one: of its hat, its book or its wand. */
export const colourOf = (id: string): string | undefined => {
  const card = byId.get(id)
  if (card?.kind === 'wicked') return card.effect.piece === 'troll' ? 'silver' : card.effect.piece
  if (card?.kind === 'base') return card.book
  if (card?.kind === 'wand') return card.colour
  return undefined
}

/** A sign for something that a card does. */
export interface Sign {
  readonly icon: IconName
  readonly count: number
}

type Effect = Extract<PrintedCard, { kind: 'ally' }>['effect']
type Sentence = Effect['parts'][number][number]

const signOf = (sentence: Sentence): Sign | null => {
  switch (sentence.verb) {
    case 'move':
      return { icon: 'movement', count: 1 }
    case 'magic':
      return { icon: 'magic', count: 1 }
    case 'influence':
      return { icon: 'influence', count: sentence.amount }
    case 'search':
      return { icon: 'book', count: 1 }
    case 'discardRow':
    case 'discardTower':
    case 'warlockPair':
      return { icon: 'burn', count: 1 }
    case 'guard':
      return { icon: 'shield', count: 1 }
    case 'placeWatchman':
    case 'moveWatchman':
      return { icon: 'watchman', count: 1 }
    case 'pushBackAtWatchman':
      return { icon: 'hat', count: 1 }
    case 'changeling':
      return { icon: 'village', count: 1 }
    // There is no sign for these: the text says it.
    case 'advanceBook':
    case 'flipStone':
    case 'placeMage':
    case 'preventStep':
    case 'switchActing':
      return null
  }
}

/** The signs of an ally, part by part; of those in one part, one is used. */
export const signsOf = (id: string): readonly (readonly Sign[])[] => {
  const card = byId.get(id)
  if (card?.kind !== 'ally') return []
  return card.effect.parts.map((part) => {
    const signs = part.map(signOf).filter((sign) => sign !== null)
    return signs.filter(({ icon }, at) => signs.findIndex((other) => other.icon === icon) === at)
  })
}
