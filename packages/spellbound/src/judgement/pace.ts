import { isWicked } from '../content/cards.ts'
import { lost, type Spellbound } from '../state.ts'
import { standsOn } from '../table/villages.ts'
import { colours, track } from '../words/board.ts'

/** Pace: the work that is left, and the time it will probably take. */
export interface Pace {
  /** Book steps to the fourth recovered book. */
  readonly steps: number
  readonly lost: number
  /** Steps already made with the book that is not needed. */
  readonly spare: number
  /** Mages who are not on the Tower village. */
  readonly away: number
  readonly isTowerFound: boolean
  readonly turnsToEncounter: number
  readonly turnsNeeded: number
  /** Encounters to come after the next one until the work is done. */
  readonly cycles: number
}

/** Mage cards that a turn draws, on average. */
const drawsPerTurn = 3.6

/** Mage cards that mostly lie on display when a cycle begins. */
const kept = 4

/** Turns that the company needs for a mage on the way, and to find the Tower. */
const turnsForMage = 0.8
const turnsToFind = 1.5
const stepsPerTurn = 2

/** Work still to do, measured in turns and cycles of the deck. */
export const paceOf = (state: Spellbound): Pace => {
  const { deck, discard, mageRow } = state.zones
  const inDeck = mageCards(deck)
  const turnsToEncounter = inDeck / drawsPerTurn
  const cycle = Math.max(2, (inDeck + mageCards(discard) + mageRow.length - kept) / drawsPerTurn)
  let lostBooks = 0
  let steps = 0
  let longest = 0
  for (const book of colours) {
    const at = state.books[book]
    if (at === lost) {
      lostBooks++
      continue
    }
    steps += track.end - at
    longest = Math.max(longest, track.end - at)
  }
  // One of five books may be left alone: the one with the longest way.
  const isOneTooMany = lostBooks === 0
  if (isOneTooMany) steps -= longest
  let away = state.seats
  for (let mage = 0; mage < state.seats; mage++) if (standsOn(state, mage, 'witchs-tower')) away--
  const isTowerFound = state.revealed[state.villages.indexOf('witchs-tower')] === true
  const gathering = turnsForMage * away + (isTowerFound ? 0 : turnsToFind)
  // Before the last book, half of the way to the Tower is made besides other work.
  const turnsNeeded = steps / stepsPerTurn + (steps === 0 ? gathering : gathering / 2)
  return {
    steps,
    lost: lostBooks,
    spare: isOneTooMany ? track.end - track.bookStart - longest : 0,
    away,
    isTowerFound,
    turnsToEncounter,
    turnsNeeded,
    cycles: Math.max(0, (turnsNeeded - turnsToEncounter) / cycle),
  }
}

const mageCards = (cards: readonly string[]): number => {
  let count = 0
  for (const card of cards) if (!isWicked(card)) count++
  return count
}
