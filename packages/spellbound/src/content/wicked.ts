import { cities, type Piece } from '../words/board.ts'
import type { MinionCard, WickedCard } from '../words/card.ts'
import { advance } from '../words/effect.ts'

const wicked = (id: string, piece: Piece, moon: number, count: number): WickedCard => ({
  kind: 'wicked',
  id,
  count,
  sun: 0,
  moon,
  effect: advance(piece),
})

/** Section 6.4: twelve Witch cards and two Trolls. */
export const wickedCards: readonly WickedCard[] = [
  ...cities.map((city) => wicked(`witch-${city}-1`, city, 1, 2)),
  ...cities.map((city) => wicked(`witch-${city}-2`, city, 2, 1)),
  wicked('troll-1', 'troll', 1, 1),
  wicked('troll-2', 'troll', 2, 1),
]

const minion = (id: string, moon: number): MinionCard => ({ kind: 'minion', id, count: 1, sun: 0, moon })

/** [SPB-MI.1] The minions in the order of their arrival. */
export const minions: readonly MinionCard[] = [
  minion('skeleton-army', 2),
  minion('goblin-spider-riders', 4),
  minion('danzer', 6),
]

/** Section 2.3: the Witch's own strength on each stage she can stand on. */
export const witchStrength = [2, 3, 4, 5] as const

export const topStage = 5

/** Section 2.3: what moves, and how many wicked cards join, when the Witch enters a stage. */
export const climbs: {
  readonly [stage: number]: { readonly steps: readonly Piece[]; readonly cards: number }
} = {
  2: { steps: [], cards: 1 },
  3: { steps: ['troll'], cards: 2 },
  4: { steps: ['troll', 'troll', ...cities], cards: 0 },
}
