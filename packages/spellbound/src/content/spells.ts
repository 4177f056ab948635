import { cities } from '../words/board.ts'
import type { FortuneCard, PlaceCard, SpellCard, WandCard } from '../words/card.ts'
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
  type Sentence,
  search,
  switchActing,
} from '../words/effect.ts'

const spell = (id: SpellCard['id'], timing: SpellCard['timing'], effect: Sentence): SpellCard => ({
  kind: 'spell',
  id,
  count: 1,
  sun: 0,
  moon: 0,
  timing,
  effect,
})

/** Section 6.6: ten spells, one of each. */
export const spells: readonly SpellCard[] = [
  spell('alchemy', 'anyTime', flipStone),
  spell('book-wyrms', 'anyTime', advanceBook('any')),
  spell('circle-of-magi', 'ownTurn', advanceBook('city')),
  spell('hat-trick', 'anyTime', preventStep),
  spell('puppetry', 'ownTurn', switchActing),
  spell('scry', 'immediate', revealVillages(3)),
  spell('sun-burst', 'ownTurn', discardTower('anyWicked')),
  spell('teleport', 'anyTime', placeMage),
  spell('troll-bane', 'immediate', retreatTroll),
  spell('winning-smile', 'ownTurn', influenceAtOnce(3)),
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
