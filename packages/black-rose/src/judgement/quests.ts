import type { Seat } from '@conclave/kernel'
import { questOf } from '../content/content.ts'
import { type BlackRose, cell, mageOf } from '../state.ts'
import { distance } from '../table/hexes.ts'
import { hexOf, isFull, laidAt } from '../table/lodge.ts'
import { countedIn } from '../table/tallies.ts'
import type { Standing, Task } from '../words/card.ts'
import { isQuick, plannedFor } from './plan.ts'
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

/** How likely it looks that a quest will be completed. */
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
    // What lies on the card is progress that stays (REB-QST.3).
    case 'spaces':
      return 0.3 + 0.6 / (1 + task.count)
  }
}

/** What a mage's unresolved quests promise her. */
export const questsWorth = (state: BlackRose, seat: Seat): number => {
  let sum = 0
  for (const id of mageOf(state, seat).quests.cards) {
    const { power, task } = questOf(state.rules.edition, id)
    sum += chanceOf(state, seat, task) * (power + questPlace)
  }
  return sum
}
