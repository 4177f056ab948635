import { allyOf, cardOf } from './content/cards.ts'
import { isOnTrack, lost, recovered, type Spellbound } from './state.ts'
import { isSomebodyAt } from './table/mages.ts'
import { personalStrength, standingStrengths } from './table/tower.ts'
import { standsOn } from './table/villages.ts'
import { type Colour, cities, colours, hunterOf, type Piece, pieces, track } from './words/board.ts'

/** How near the company is to victory, from 0 to 1; all seats share it. */
export const evaluate = (state: Spellbound): number => {
  if (state.outcome !== null) return state.outcome.winners.length > 0 ? 1 : 0
  const coming = comingSteps(state)
  if (state.bookSlots.length >= 4) return finalChance(state, coming)
  // Stretched so that estimates come near to how often such positions are won.
  return logistic(0.5 * (score(state, coming) - 3))
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** The position in logits. The weights were found by self-play (docs/bots.md). */
const score = (state: Spellbound, coming: Readonly<Record<Piece, number>>): number => {
  let sum = -1.2
  for (const book of colours) sum += bookWorth(state, book, coming[hunterOf(book)])
  const { two, one } = arrivals(state, coming)
  sum -= 3.2 * two + 0.5 * one
  sum -= 0.5 * (state.stage - 1)
  return sum + towerWorth(state) + companyWorth(state) + wayWorth(state)
}

/** How many steps each piece will probably make until the next encounter is over. */
const comingSteps = (state: Spellbound): Record<Piece, number> => {
  const steps = { red: 0, blue: 0, green: 0, yellow: 0, troll: 0 }
  const { deck, wickedRow, discard, moonStack } = state.zones
  countSteps(steps, deck, 1)
  // A card on display acts again in the encounter, unless it goes to the tower or is purged with the others.
  countSteps(steps, wickedRow, 0.4)
  countSteps(steps, discard, 0.35)
  countSteps(steps, moonStack, 0.3)
  for (const city of cities) {
    steps[city] += isSomebodyAt(state, `city:${city}`) || state.watchman === city ? 0.3 : 0.8
  }
  steps.troll += isSomebodyAt(state, 'wilderness') ? 0.3 : 0.8
  return steps
}

const countSteps = (steps: Record<Piece, number>, cards: readonly string[], weight: number): void => {
  for (const id of cards) {
    const card = cardOf(id)
    if (card.kind === 'wicked') steps[card.effect.piece] += weight
  }
}

/** A recovered book is what counts; a book that its hunter will probably reach is half lost. */
const bookWorth = (state: Spellbound, book: Colour, coming: number): number => {
  const at = state.books[book]
  if (at === lost) return -1.3
  if (at === recovered) return 1.5
  if (!isOnTrack(state, book)) return 0
  const gap = at - state.pieces[hunterOf(book)]
  const danger = logistic(1.4 * (coming - gap + 0.4))
  return 0.2 * (at - track.bookStart) - 1.1 * danger
}

/** How probable it is that exactly one, or two or more pieces will soon stand at the end: two lose the match. */
const arrivals = (
  state: Spellbound,
  coming: Readonly<Record<Piece, number>>,
): { readonly one: number; readonly two: number } => {
  let none = 1
  let one = 0
  for (const piece of pieces) {
    const left = track.end - state.pieces[piece]
    const arrives = left === 0 ? 0.97 : logistic(1.1 * (coming[piece] - left + 0.3))
    one = one * (1 - arrives) + none * arrives
    none *= 1 - arrives
  }
  return { one, two: 1 - none - one }
}

/** By how much the mages would be ahead at the tower, with the stones the bag will probably give. */
const expectedLead = (state: Spellbound): number => {
  const { sun, moon } = standingStrengths(state)
  const bag = state.bag.sun + state.bag.moon || 1
  return sun - moon + ((personalStrength(state) ?? 0) * (state.bag.sun - state.bag.moon)) / bag
}

/** The coming encounter: the fewer cards in the deck, the nearer. */
const towerWorth = (state: Spellbound): number => {
  const ahead = expectedLead(state)
  const urgency = 0.35 + 0.65 * Math.exp(-state.zones.deck.length / 8)
  const band = logistic(0.55 * (ahead - 0.5)) + 0.5 * logistic(0.6 * (ahead + 4.5)) - 1
  return urgency * band - 4 * annihilation(state)
}

/** [SPB-LOSE.5] How probable it is that the next encounter is near and lost by ten or more. */
const annihilation = (state: Spellbound): number =>
  logistic(0.7 * (-8.5 - expectedLead(state))) * Math.exp(-state.zones.deck.length / 12)

/** Wands, spells, allies, and the cards that are still to be used. */
const companyWorth = (state: Spellbound): number => {
  let sum = 0
  for (const level of state.wands) sum += 0.07 * level
  for (const held of state.spells) sum += 0.2 * held.length
  for (const { value } of state.stored) sum += 0.05 * value
  const { deck, discard, mageRow, wickedRow } = state.zones
  sum += 0.025 * (worthOfAllies(deck) + worthOfAllies(discard) + worthOfAllies(mageRow))
  sum -= 0.06 * wickedRow.length + (wickedRow.length >= 3 ? 0.5 : 0)
  if (state.phase === 'story') sum += 0.05 * mageRow.length - 0.1
  if (state.current !== null) sum += state.current.used.length === 0 ? 0.08 : 0.02
  if (state.current !== null) sum += 0.05 * state.current.influence
  return sum
}

const worthOfAllies = (cards: readonly string[]): number => {
  let sum = 0
  for (const card of cards) sum += allyOf(card)?.cost ?? 0
  return sum
}

/** The nearer the fourth book, the more the way to the Tower counts. */
const wayWorth = (state: Spellbound): number => {
  const near = [0, 0, 0.1, 0.22][state.bookSlots.length]!
  return near * (1.5 * found(state) + 3 * gathered(state))
}

/** With four books: all must gather at the Tower before two pieces arrive, and the battle must be won. */
const finalChance = (state: Spellbound, coming: Readonly<Record<Piece, number>>): number => {
  const turns = state.seats * (1 - gathered(state)) + 3 * (1 - found(state))
  const safety = (1 - arrivals(state, coming).two) ** (0.4 + 0.2 * turns)
  const battle = logistic(0.85 * (expectedLead(state) + worthOfBooks(state) - 0.5))
  // There is mostly time to strengthen the Sun stack before the battle is declared.
  const chance = (0.3 + 0.7 * battle) * safety * 0.93 ** turns * (1 - annihilation(state))
  return chance + 0.01 * companyWorth(state)
}

/** How near the Tower village is to being found. */
const found = ({ villages, revealed }: Spellbound): number => {
  if (revealed[villages.indexOf('witchs-tower')]) return 1
  return (0.5 * revealed.filter(Boolean).length) / revealed.length
}

/** Which part of the company stands on the Tower village already. */
const gathered = (state: Spellbound): number => {
  let there = 0
  for (let mage = 0; mage < state.seats; mage++) if (standsOn(state, mage, 'witchs-tower')) there++
  return there / state.seats
}

/** [SPB-FB.3] What the recovered books are worth in the final battle: each destroys a card or adds one sun. */
const worthOfBooks = ({ zones, bookSlots }: Spellbound): number => {
  const moons = [...zones.minions, ...zones.moonStack].map((card) => cardOf(card).moon).sort((a, b) => b - a)
  return bookSlots.reduce((sum, _, at) => sum + Math.max(1, moons[at] ?? 1), 0)
}
