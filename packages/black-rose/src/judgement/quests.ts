import type { Seat } from '@conclave/kernel'
import { questOf } from '../content/content.ts'
import { type BlackRose, cell, mageOf } from '../state.ts'
import { isReadyRoom } from '../table/activation.ts'
import { distance } from '../table/hexes.ts'
import { colourAt, hexOf, isFull, laidAt } from '../table/lodge.ts'
import { sheetOf } from '../table/models.ts'
import { marksOn, spacesOf } from '../table/progress.ts'
import { countedIn } from '../table/tallies.ts'
import type { Deed, Standing, Task } from '../words/card.ts'
import { isQuick, plannedDeeds, plannedFor } from './plan.ts'
import { rivalsOf } from './rivals.ts'
import { questPlace } from './weights.ts'

/** The chance to be in time in a room that is so far away. */
const onTheWay = [0.9, 0.82, 0.8, 0.66, 0.62, 0.5] as const

const wayTo = (state: BlackRose, seat: Seat, room: number): number => {
  const { place, cellAt } = mageOf(state, seat)
  return place === cell ? distance(cellAt, room) + 1 : distance(place, room)
}

const standingChance = (state: BlackRose, seat: Seat, standing: Standing): number => {
  const { place, power } = mageOf(state, seat)
  switch (standing) {
    case 'inBlackRoseRoom':
      return onTheWay[Math.min(wayTo(state, seat, 0), 5)]!
    case 'withCrown':
      return state.crown === seat ? 0.75 : 0.35
    case 'inFullRoom':
      return place !== cell && isFull(state, place) ? 0.7 : 0.25
    case 'inRuin':
      return place !== cell && laidAt(state, place).destroyed ? 0.8 : 0.35
    case 'mostPower':
    case 'leastPower': {
      const sign = standing === 'mostPower' ? 1 : -1
      return state.mages.every((other, at) => at === seat || sign * (power - other.power) > 0) ? 0.75 : 0.3
    }
  }
}

/** Chance that a quest will be completed, as it looks. */
const chanceOf = (state: BlackRose, seat: Seat, task: Task): number => {
  switch (task.task) {
    case 'activate': {
      const room = hexOf(state, task.room)
      const { destroyed, token, blocked } = laidAt(state, room)
      if (destroyed) return 0.03
      const chance = onTheWay[Math.min(wayTo(state, seat, room), 5)]!
      return token === 'bright' && !blocked ? chance : 0.6 * chance
    }
    case 'count': {
      const done = countedIn(state, seat, task.of, task.in === 'game' ? 'match' : task.in)
      const part = Math.min(1, (done + 0.7 * plannedFor(state, seat, task.of)) / task.atLeast)
      return 0.25 + 0.45 * part - 0.03 * Math.min(task.atLeast, 4)
    }
    case 'quickElement':
      return isQuick(state, seat, task.element) ? 0.85 : 0.35
    case 'stand':
      return standingChance(state, seat, task.is)
    case 'control': {
      const own = state.evocations.filter(({ owner }) => owner === seat).length
      const planned = 0.7 * plannedFor(state, seat, 'summoned')
      return 0.2 + 0.55 * Math.min(1, (own + planned) / task.atLeast)
    }
    case 'stay': {
      const room = hexOf(state, task.room)
      return 0.85 * onTheWay[Math.min(wayTo(state, seat, room), 5)]!
    }
    case 'share':
      return 0.35
    // Cubes lie on a card, not in a task (`openChance`).
    case 'spaces':
      return 0
  }
}

/** Nearness of the next of some rooms, as a chance. */
const nearest = (state: BlackRose, seat: Seat, fits: (at: number) => boolean): number => {
  let least: number = onTheWay.length
  for (let at = 0; at < state.lodge.length; at++)
    if (fits(at)) least = Math.min(least, wayTo(state, seat, at))
  return least === onTheWay.length ? 0.2 : onTheWay[least]!
}

const activating = (
  state: BlackRose,
  seat: Seat,
  where: Extract<Deed, { deed: 'activate' }>['where'],
): number => {
  if (where === 'any') return 0.85
  if (where === 'rebuilt') return nearest(state, seat, (at) => isReadyRoom(state, at))
  if (typeof where === 'object') return nearest(state, seat, (at) => laidAt(state, at).room === where.room)
  return nearest(state, seat, (at) => colourAt(state, at) === where)
}

/** Nearness of somebody else to being defeated. */
const prey = (state: BlackRose, seat: Seat): number => {
  let most = 0
  for (const rival of rivalsOf(state, seat))
    most = Math.max(most, mageOf(state, rival).damage.length / sheetOf(state, rival).health)
  return most
}

const evocationsNow = (state: BlackRose, seat: Seat): number => {
  let count = 0
  for (const { owner } of state.evocations) if (owner === seat) count++
  return count
}

/** [REB-QST.3] Ease with which the next cube comes on a quest for this. */
const ease = (state: BlackRose, seat: Seat, deed: Deed): number => {
  const planned = plannedDeeds(state, seat, deed) > 0
  switch (deed.deed) {
    case 'activate':
      return activating(state, seat, deed.where)
    case 'enter': {
      const { where } = deed
      return where === 'any' ? 0.9 : nearest(state, seat, (at) => laidAt(state, at).room === where.room)
    }
    case 'cast':
      return planned ? 0.88 : deed.what === 'forgotten' ? 0.25 : 0.5
    case 'hit':
      return planned ? 0.82 : 0.6
    case 'attack':
      return 0.65
    case 'trophy':
      return 0.35 + 0.5 * prey(state, seat)
    case 'place':
      return planned ? 0.85 : 0.5
    case 'convert':
      return 0.4
    case 'summon':
      return planned ? 0.85 : 0.35
    case 'evocationAttack':
      return evocationsNow(state, seat) > 0 ? 0.75 : 0.35
    case 'trigger':
      return planned ? 0.65 : 0.35
    case 'lead':
      return 0.5
    case 'threeEvocations':
      return 0.2 + 0.2 * evocationsNow(state, seat)
    case 'crown':
      return state.crown === seat ? 0.75 : 0.45
  }
}

/** [REB-QST.3] Every cube that is still missing makes it less likely that an open quest will be completed. */
const openChance = (state: BlackRose, seat: Seat, quest: string, deed: Deed): number => {
  const left = spacesOf(state, quest) - marksOn(state, seat, quest).length
  return 0.92 * ease(state, seat, deed) ** (0.5 * left)
}

/** [REB-QST.4] Worth of quests that only have to be solved, which costs nothing. */
export const toSolveWorth = (state: BlackRose, seat: Seat): number => {
  let sum = 0
  for (const id of mageOf(state, seat).toSolve ?? [])
    sum += 0.95 * (questOf(state.rules.edition, id).power + questPlace)
  return sum
}

export const questsWorth = (state: BlackRose, seat: Seat): number => {
  let sum = 0
  for (const id of mageOf(state, seat).quests.cards) {
    const { power, task } = questOf(state.rules.edition, id)
    const chance =
      task.task === 'spaces' ? openChance(state, seat, id, task.deed) : chanceOf(state, seat, task)
    sum += chance * (power + questPlace)
  }
  return sum
}
