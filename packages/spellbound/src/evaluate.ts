import { allyOf } from './content/cards.ts'
import { isOnTrack, lost, recovered, type Spellbound } from './state.ts'
import { personalStrength, standingStrengths } from './table/tower.ts'
import { colours, hunterOf, pieces, track } from './words/board.ts'

/** How near the company is to victory, from 0 to 1; all seats share it. */
export const evaluate = (state: Spellbound): number => {
  if (state.outcome !== null) return state.outcome.winners.length > 0 ? 1 : 0
  return 1 / (1 + Math.exp(-score(state)))
}

/** Weights of the position, in logits. */
const score = (state: Spellbound): number => {
  let sum = -2.2
  for (const book of colours) sum += bookWorth(state, book)
  let atEnd = 0
  for (const piece of pieces) {
    if (state.pieces[piece] === track.end) atEnd++
    sum -= 0.012 * state.pieces[piece] ** 1.6
  }
  sum -= 0.9 * atEnd
  sum -= 0.5 * (state.stage - 1)
  return sum + towerWorth(state) + companyWorth(state)
}

/** A recovered book is what counts; a book with its hunter close behind is half lost. */
const bookWorth = (state: Spellbound, book: (typeof colours)[number]): number => {
  const at = state.books[book]
  if (at === lost) return -1.1
  if (at === recovered) return 1
  if (!isOnTrack(state, book)) return 0
  const gap = at - state.pieces[hunterOf(book)]
  const danger = gap <= 1 ? 0.55 : gap === 2 ? 0.2 : gap === 3 ? 0.06 : 0
  return 0.16 * (at - track.bookStart) - danger
}

/** The coming encounter: nearer the more of the deck is gone. */
const towerWorth = (state: Spellbound): number => {
  const { sun, moon } = standingStrengths(state)
  const stones = personalStrength(state) ?? 0
  const bag = state.bag.sun + state.bag.moon || 1
  const lead = sun - moon + (stones * (state.bag.sun - state.bag.moon)) / bag
  const urgency = 1 / (1 + 0.12 * state.zones.deck.length)
  return urgency * 0.8 * Math.tanh(lead / 4)
}

/** Wands, spells, recruits and what is waiting in the row. */
const companyWorth = (state: Spellbound): number => {
  let sum = 0
  for (const level of state.wands) sum += 0.05 * level
  for (const held of state.spells) sum += 0.14 * held.length
  for (const { value } of state.stored) sum += 0.04 * value
  const destiny = [...state.zones.deck, ...state.zones.discard, ...state.zones.mageRow]
  for (const card of destiny) sum += 0.02 * (allyOf(card)?.cost ?? 0)
  sum -= 0.05 * Math.max(0, state.zones.wickedRow.length - 1)
  return sum
}
