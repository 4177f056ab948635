import { type ChanceState, type Chosen, frameOf, roll, shuffle, tell } from '@conclave/kernel'
import { allies } from './content/allies.ts'
import { baseCards } from './content/base-cards.ts'
import { cardOf, copiesOf } from './content/cards.ts'
import { spells } from './content/spells.ts'
import { minions, wickedCards } from './content/wicked.ts'
import { happened } from './events.ts'
import { drawDestiny, mageRowSize } from './procedures/hand-of-fate.ts'
import { procedures } from './procedures/index.ts'
import type { Spellbound, settings } from './state.ts'
import { revealVillage } from './table/villages.ts'
import { happen } from './verbs/automatic.ts'
import { cities, track, villageCount } from './words/board.ts'

/** The Watchman guards small companies from the start. */
const watchman = 'city-watchman'
const villageAllies = 9
const openingVillages = 4

// Laid out once: a simulation sets up thousands of tables.
const everyBaseCard = copiesOf(baseCards)
const everyAlly = copiesOf(allies)
const everySpell = copiesOf(spells)
const minionsLastFirst = copiesOf(minions).reverse()
const startingWitches = cities.map((city) => `witch-${city}-1`)
const wickedPile = copiesOf(wickedCards).filter((id) => id !== 'troll-1')
for (const id of startingWitches) wickedPile.splice(wickedPile.indexOf(id), 1)

/** Section 3, in its order: the same seed lays out the same table. */
export const setup = (variants: Chosen<typeof settings>, seats: number, chance: ChanceState): Spellbound => {
  const state = emptyTable(variants, seats, chance)
  const { zones } = state
  if (seats > 1) state.active = roll(state, seats)
  state.acting = state.active
  tell?.(happened({ event: 'matchBegan', seat: state.active }, 'SPB-TURN.1'))

  const small = seats <= 2
  zones.deck.push(...everyBaseCard, 'fortuna-deck', ...startingWitches)
  if (small) zones.deck.push(watchman)
  shuffle(state, zones.deck)
  layVillages(state, small)
  stackWicked(state)
  shuffle(state, zones.spellPile)
  openDisplay(state)
  const slots = state.villages.map((_, village) => village)
  shuffle(state, slots)
  for (const village of slots.slice(0, openingVillages)) revealVillage(state, village)
  state.stack.push(frameOf({ procedures }, 'match', {}))
  return state
}

const emptyTable = (variants: Chosen<typeof settings>, seats: number, chance: ChanceState): Spellbound => {
  const hats = variants.witchFinder ? track.pieceStart + 1 : track.pieceStart
  const bag = variants.dan === 0 ? { sun: 3, moon: 2 } : { sun: 2, moon: variants.dan }
  const each = Array.from({ length: seats }, (_, seat) => seat)
  return {
    seats,
    chance,
    stack: [],
    questions: [],
    outcome: null,
    barrier: 0,
    variants,
    turn: 0,
    phase: 'start',
    active: 0,
    acting: 0,
    moved: false,
    mages: each.map(() => 'wilderness'),
    wands: each.map(() => 1),
    spells: each.map(() => []),
    pieces: { red: hats, blue: hats, green: hats, yellow: hats, troll: track.pieceStart },
    books: { red: 4, blue: 4, green: 4, yellow: 4, silver: 4 },
    bookSlots: [],
    watchman: null,
    stage: 1,
    zones: {
      deck: [],
      discard: [],
      mageRow: [],
      wickedRow: [],
      guards: [],
      sunStack: [],
      moonStack: [],
      minionPile: minionsLastFirst.slice(),
      minions: [],
      wickedDeck: [],
      spellPile: everySpell.slice(),
      reserve: [],
      box: [],
      removed: [],
    },
    fresh: 0,
    squireSpent: false,
    villages: Array<null>(villageCount).fill(null),
    revealed: Array<boolean>(villageCount).fill(false),
    stored: [],
    bag,
    drawn: { sun: 0, moon: 0 },
    supply: { sun: 8 - bag.sun, moon: 8 - bag.moon },
    stones: { sun: 0, moon: 0 },
    bookSuns: 0,
    batch: null,
    prevented: null,
    fortuna: { due: false, visited: false },
    current: null,
    refusals: [],
    passes: 0,
    encounters: { won: 0, lost: 0 },
  }
}

/** Step 9: nine allies of different sets and three places, face down; the rest of the sets waits in the reserve. */
const layVillages = (state: Spellbound, small: boolean): void => {
  const { zones } = state
  // The Squire stands for his set (L850).
  const chosen = allies.filter(({ id }) => id !== 'knight' && !(small && id === watchman)).map(({ id }) => id)
  zones.reserve.push(...everyAlly)
  for (const id of small ? [...chosen, watchman] : chosen) zones.reserve.splice(zones.reserve.indexOf(id), 1)
  shuffle(state, chosen)
  zones.box.push(...chosen.splice(villageAllies))
  const cards = [...chosen, 'witchs-tower', 'fortuna-village', 'fairy-spring']
  shuffle(state, cards)
  cards.forEach((card, village) => {
    state.villages[village] = card
  })
}

/** Step 10: the weak Troll lies on top of the face-up wicked deck; a Troll Breaker finds him in the discard (AR-52). */
const stackWicked = (state: Spellbound): void => {
  const pile = wickedPile.slice()
  shuffle(state, pile)
  state.zones.wickedDeck.push(...pile)
  state.zones[state.variants.trollBreaker ? 'discard' : 'wickedDeck'].push('troll-1')
}

/** Step 15: five mage cards; wicked cards on the way move their hats at once. All four Witches together are put back. */
const openDisplay = (state: Spellbound): void => {
  const { zones, pieces } = state
  const start = { ...pieces }
  while (zones.mageRow.length < mageRowSize) {
    drawDestiny(state)
    if (state.fresh > 0) {
      state.fresh = 0
      const newest = cardOf(zones.wickedRow.at(-1)!)
      if (newest.kind === 'wicked') happen(state, newest.effect, state.active)
    }
    if (zones.wickedRow.length < cities.length) continue
    zones.deck.push(...zones.mageRow.splice(0), ...zones.wickedRow.splice(0))
    Object.assign(pieces, start)
    shuffle(state, zones.deck)
    tell?.(happened({ event: 'openingRedrawn' }, 'AR-20'))
  }
}
