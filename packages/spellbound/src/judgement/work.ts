import { allyOf, isWicked } from '../content/cards.ts'
import { isOnTrack, type Spellbound } from '../state.ts'
import { regionOf } from '../words/board.ts'
import { logistic } from './chances.ts'
import { displayFor } from './display.ts'
import { paceOf } from './pace.ts'
import { pursuitOf } from './pursuit.ts'
import { expectedLead } from './strength.ts'
import type { WorkTerm } from './weights.ts'

/** Terms as long as fewer than four books are recovered. */
export const workTerms = (state: Spellbound): Record<WorkTerm, number> => {
  const { zones, seats, stage } = state
  const { deck, discard, wickedRow, mageRow } = zones
  const pace = paceOf(state)
  const pursuit = pursuitOf(state, pace.cycles)
  const { caughtSoon, caughtLate } = pursuit
  const display = displayFor(state)
  const lead = expectedLead(state)
  const near = Math.exp(-pace.turnsToEncounter / 2)
  const last = Math.exp(-pace.steps / 5)
  const isStory = state.phase === 'story'
  return {
    bias: 1,
    steps: pace.steps,
    turnsNeeded: pace.turnsNeeded,
    lost: pace.lost,
    spare: pace.spare,
    arriveSoonOne: pursuit.arriveSoon.one,
    arriveSoonTwo: pursuit.arriveSoon.two,
    arriveLateTwo: pursuit.arriveLate.two,
    caught: pursuit.caught,
    // [SPB-LOSE.1] The second lost book ends the match.
    deadlySoon: caughtSoon.two + (pace.lost > 0 ? caughtSoon.one : 0),
    deadlyLate: caughtLate.two + (pace.lost > 0 ? caughtLate.one : 0),
    advanced: pursuit.advanced,
    stage2: stage >= 2 ? 1 : 0,
    stage3: stage >= 3 ? 1 : 0,
    stage4: stage >= 4 ? 1 : 0,
    winNear: near * (logistic(0.7 * (lead - 0.5)) - 0.5),
    // Until the encounter every turn can add to the Sun stack.
    winFar: logistic(0.7 * (lead + 0.6 * pace.turnsToEncounter - 0.5)),
    loseBig: near * logistic(0.7 * (-4.5 - lead)),
    annihilation: near * logistic(0.8 * (-9 - lead)),
    turnsToEncounter: pace.turnsToEncounter,
    wickedAround: countWicked(deck) + countWicked(discard) + wickedRow.length,
    wickedRow: wickedRow.length >= 1 ? 1 : 0,
    purge: wickedRow.length >= 3 ? 1 : 0,
    moonCards: zones.moonStack.length,
    allies: costOfAllies(deck) + costOfAllies(discard) + costOfAllies(mageRow),
    alliesAtTower: costOfAllies(zones.sunStack),
    stored: storedInfluence(state),
    wands: chargedTo(state, 1) / Math.sqrt(seats),
    wandSearch: chargedTo(state, 2),
    wandDiscard: chargedTo(state, 3),
    spells: state.spells.reduce((sum, held) => sum + held.length, 0),
    found: pace.isTowerFound ? 1 : 0,
    foundLast: pace.isTowerFound ? last : 0,
    gatheredLast: (1 - pace.away / seats) * last,
    searchHere: display.searchHere,
    searchAway: display.searchAway,
    moves: display.moves,
    magicHere: display.magicHere,
    influenceHere: display.influenceHere,
    atBook: magesAtBooks(state) / Math.sqrt(seats),
    bag: state.bag.sun + state.drawn.sun - state.bag.moon - state.drawn.moon,
    fortunaDue: state.fortuna.due && !state.fortuna.visited ? 1 : 0,
    story: isStory ? 1 : 0,
    row: isStory ? mageRow.length : 0,
    // A card that was taken up and not yet used will still do something.
    begun: state.current === null ? 0 : state.current.used.length === 0 ? 1 : 0.3,
    many: Math.max(0, seats - 2) / 2,
  }
}

const countWicked = (cards: readonly string[]): number => {
  let count = 0
  for (const card of cards) if (isWicked(card)) count++
  return count
}

/** Price that was paid for the allies among these cards. The Watchman of the first deck cost nothing. */
const costOfAllies = (cards: readonly string[]): number => {
  let sum = 0
  for (const card of cards) if (card !== 'city-watchman') sum += allyOf(card)?.cost ?? 0
  return sum
}

const storedInfluence = ({ stored, current }: Spellbound): number => {
  let sum = current?.influence ?? 0
  for (const { value } of stored) sum += value
  return sum
}

const chargedTo = ({ wands }: Spellbound, level: number): number => {
  let count = 0
  for (const wand of wands) if (wand >= level) count++
  return count
}

const magesAtBooks = (state: Spellbound): number => {
  let count = 0
  for (const location of state.mages) {
    const book = regionOf(location)
    if (book !== undefined && isOnTrack(state, book)) count++
  }
  return count
}
