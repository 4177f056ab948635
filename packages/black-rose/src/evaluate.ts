import type { Seat } from '@conclave/kernel'
import { eventOf } from './content/content.ts'
import { cardsWorth } from './judgement/cards.ts'
import { evocationsWorth } from './judgement/evocations.ts'
import { type Prized, prizesNow } from './judgement/places.ts'
import { questsWorth, toSolveWorth } from './judgement/quests.ts'
import { reachFor } from './judgement/reach.ts'
import { shakenWorths, tokensWorth } from './judgement/rooms.ts'
import {
  blow,
  completedQuest,
  crown,
  haunted,
  inCell,
  jinxed,
  nextEvent,
  others,
  roseLead,
  rosePace,
  trophy,
  weightsIn,
} from './judgement/weights.ts'
import { pain, shortage, woundsWorth } from './judgement/wounds.ts'
import { type BlackRose, cell, editionOf, mageOf, type Owner, rose } from './state.ts'
import { roseParts } from './table/final-score.ts'
import { jinxesOn } from './table/jinxes.ts'
import { slotNames } from './words/board.ts'

/** Clock of the match: the highest power, and the rounds that may still come. */
interface Clock {
  /** From 0 at the start to 1 at the end. */
  readonly late: number
  readonly rounds: number
  /** Share of a next round that will be played. */
  readonly future: number
  /** Prizes for everybody if the match ended now. */
  readonly prizes: readonly Prized[]
  /** Promise of the rooms for everybody. */
  readonly shaken: readonly number[]
}

const clockOf = (state: BlackRose): Clock => {
  const end = state.rules.moons[2]
  let top = state.rose.power
  for (const { power } of state.mages) if (power > top) top = power
  // Whoever leads goes on as before, but not for less than the Black Rose gains by events alone.
  const rounds = Math.max(0, (end - top) / Math.max(rosePace, top / Math.max(1, state.round)))
  const future = state.ending || top >= end ? 0.02 : Math.min(1, 0.4 + rounds / 3)
  return {
    late: Math.min(1, top / end),
    rounds,
    future,
    prizes: prizesNow(state),
    shaken: shakenWorths(state, future),
  }
}

const shakenBy = ({ shaken }: Clock, owner: Owner): number => shaken[owner + 1]!

/** [VRB-34, VRB-38] Burden of a mage's jinxes and Umbras. */
const burden = (state: BlackRose, seat: Seat): number => {
  let sum = jinxed * jinxesOn(state, seat).length
  for (const { paired } of state.evocations) if (paired === seat) sum += haunted
  return sum
}

/** Standing of a mage as everybody sees it, part by part. Positions are judged by the thousand: always the same record. */
interface Standing {
  readonly power: number
  readonly rooms: number
  readonly wounds: number
  readonly evocations: number
  readonly quests: number
  readonly trophies: number
  readonly crown: number
  readonly health: number
  readonly burden: number
}

const standingOf = (state: BlackRose, seat: Seat, clock: Clock): Standing => {
  const mage = mageOf(state, seat)
  const { late, future } = clock
  const { quests, trophies } = clock.prizes[seat]!
  const open = 1 - late
  return {
    power: mage.power,
    rooms: tokensWorth(state, seat) + shakenBy(clock, seat),
    wounds: (0.35 + 0.65 * future) * woundsWorth(state, seat),
    evocations: evocationsWorth(state, seat, clock.rounds),
    quests: late * quests + open * completedQuest * mage.completed.length,
    trophies: late * trophies + open * trophy * mage.won.length,
    crown: state.crown === seat ? crown + 0.3 * late : 0,
    health: -pain(state, seat) - future * shortage(state, seat) - (mage.place === cell ? inCell : 0),
    burden: -burden(state, seat),
  }
}

const openWorth = (state: BlackRose, seat: Seat, clock: Clock): number => {
  const standing = standingOf(state, seat, clock)
  const { power, rooms, wounds, evocations, quests, trophies } = standing
  return (
    power +
    rooms +
    wounds +
    evocations +
    quests +
    trophies +
    standing.crown +
    standing.health +
    standing.burden
  )
}

/** Means of a mage as she knows them, part by part. */
interface Means {
  readonly cards: number
  readonly actions: number
  readonly prospects: number
  readonly ready: number
}

const meansOf = (state: BlackRose, seat: Seat, { future }: Clock): Means => {
  const mage = mageOf(state, seat)
  const reach = reachFor(state, seat)
  const { action } = weightsIn[state.rules.edition]
  return {
    cards: cardsWorth(state, seat, reach, future),
    actions: mage.actions * (action + blow * reach.single[0]!),
    prospects: Math.max(future, 0.3) * (questsWorth(state, seat) + toSolveWorth(state, seat)),
    ready: mage.ready ? 0.02 : 0,
  }
}

const ownMeans = (state: BlackRose, seat: Seat, clock: Clock): number => {
  const { cards, actions, prospects, ready } = meansOf(state, seat, clock)
  return cards + actions + prospects + ready
}

/** Means that others hide, as far as they can be guessed. */
const hiddenMeans = (state: BlackRose, seat: Seat, { future }: Clock): number => {
  const { hand, sheet, slots, quests, actions } = mageOf(state, seat)
  let sum =
    others.action * actions +
    future * (others.card * hand.length + others.quest * quests.cards.length + toSolveWorth(state, seat))
  for (let at = 0; at < sheet.length; at++) {
    if (sheet[at] === null) continue
    const { status } = slots[slotNames[at]!]
    if (status !== 'used') sum += status === 'ready' ? others.ready : others.active
  }
  return sum
}

/**
 * [BRW-END.4] Worth of the Black Rose's position: the best mage has to beat what it has in the end, and what lies on the board
 * goes to it.
 */
const roseWorth = (state: BlackRose, clock: Clock): number => {
  const { late, future, rounds } = clock
  let coming = nextEvent
  for (const event of state.events) {
    if (event !== null) coming += eventOf(state.rules.edition, event.card).discard
  }
  const open = state.rose.power + roseLead + future * coming
  if (!editionOf(state).roseRanks) return open
  // Where she has a place among the mages she is judged as one of them.
  return (
    open +
    late * roseParts(state.rules.edition, state, false).trophies +
    shakenBy(clock, rose) +
    (0.35 + 0.65 * future) * woundsWorth(state, rose) +
    evocationsWorth(state, rose, rounds)
  )
}

/**
 * Value of the position for a seat, from 0 to 1: the chance that none of the others, the Black Rose among them, will be ahead.
 */
export const evaluate = (state: BlackRose, seat: Seat): number => {
  if (state.outcome !== null) return state.outcome.winners.includes(seat) ? 1 : 0
  const clock = clockOf(state)
  const own = openWorth(state, seat, clock) + ownMeans(state, seat, clock)
  const spread = spreadOf(clock)
  let rivals = 0
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) rivals += Math.exp((theirsOf(state, other, clock) - own) / spread)
  }
  if (editionOf(state).roseWins) rivals += Math.exp((roseWorth(state, clock) - own) / spread)
  return 1 / (1 + rivals)
}

/** By how much a lead counts: more towards the end. */
const spreadOf = ({ late }: Clock): number => 3 + 5 * (1 - late)

const theirsOf = (state: BlackRose, seat: Seat, clock: Clock): number =>
  openWorth(state, seat, clock) + hiddenMeans(state, seat, clock)

/** Parts of the estimate: one's own standing and means, the strength of the others together, and the Black Rose. */
export const judge = (state: BlackRose, seat: Seat): Readonly<Record<string, number>> => {
  if (state.outcome !== null) return {}
  const clock = clockOf(state)
  const { quests, ...standing } = standingOf(state, seat, clock)
  const { cards, actions, prospects } = meansOf(state, seat, clock)
  const spread = spreadOf(clock)
  let rivals = 0
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) rivals += Math.exp(theirsOf(state, other, clock) / spread)
  }
  return {
    ...standing,
    quests: quests + prospects,
    cards,
    actions,
    // Whoever plays alone has no other mages to fear.
    rivals: rivals > 0 ? -spread * Math.log(rivals) : 0,
    rose: editionOf(state).roseWins ? -roseWorth(state, clock) : 0,
  }
}
