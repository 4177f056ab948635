import { cities } from '../words/board.ts'
import type { FortuneCard, HeldSpell, ImmediateSpell, PlaceCard, SpellCard, WandCard } from '../words/card.ts'
import {
  advanceBook,
  chargeWand,
  discardRow,
  discardTower,
  flipStone,
  influenceAtOnce,
  move,
  placeMage,
  preventStep,
  retreatTroll,
  revealVillages,
  search,
  switchActing,
} from '../words/effect.ts'

const blank = { kind: 'spell', count: 1, sun: 0, moon: 0 } as const

const held = (id: HeldSpell['id'], timing: HeldSpell['timing'], effect: HeldSpell['effect']): SpellCard => ({
  ...blank,
  id,
  timing,
  effect,
})

const immediate = (id: ImmediateSpell['id'], effect: ImmediateSpell['effect']): SpellCard => ({
  ...blank,
  id,
  timing: 'immediate',
  effect,
})

/** Section 6.6: ten spells, one of each. */
export const spells: readonly SpellCard[] = [
  held('alchemy', 'anyTime', flipStone),
  held('book-wyrms', 'anyTime', advanceBook('any')),
  held('circle-of-magi', 'ownTurn', advanceBook('city')),
  held('hat-trick', 'anyTime', preventStep),
  held('puppetry', 'ownTurn', switchActing),
  immediate('scry', revealVillages(3)),
  held('sun-burst', 'ownTurn', discardTower('anyWicked')),
  held('teleport', 'anyTime', placeMage),
  immediate('troll-bane', retreatTroll),
  held('winning-smile', 'ownTurn', influenceAtOnce(3)),
]

/** [SPB-WN.2] Every wand has the same three powers. */
export const wands: readonly WandCard[] = cities.map((colour) => ({
  kind: 'wand',
  id: `wand-${colour}`,
  count: 1,
  sun: 0,
  moon: 0,
  colour,
  powers: [move, search('rainbow'), discardRow('wicked', 1)],
}))

/** Section 6.2: the two cards of Fortuna and the two places. */
export const fortunes: readonly FortuneCard[] = [
  { kind: 'fortune', id: 'fortuna-deck', count: 1, sun: 0, moon: 0 },
  { kind: 'fortune', id: 'fortuna-village', count: 1, sun: 0, moon: 0 },
]

export const places: readonly PlaceCard[] = [
  { kind: 'place', id: 'fairy-spring', count: 1, sun: 0, moon: 0, visit: chargeWand(1) },
  { kind: 'place', id: 'witchs-tower', count: 1, sun: 0, moon: 0 },
]
