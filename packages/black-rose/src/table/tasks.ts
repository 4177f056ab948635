import type { Seat } from '@conclave/kernel'
import { contentOf } from '../content/content.ts'
import { blackRoseRoom } from '../content/rooms.ts'
import { type BlackRose, cell, mageOf } from '../state.ts'
import type { CheckTime, Quest, Standing, Task } from '../words/card.ts'
import { hexOf, isFull, laidAt } from './lodge.ts'
import { allModels } from './models.ts'
import { isOfKind } from './select.ts'
import { countedIn } from './tallies.ts'

const stands = (state: BlackRose, seat: Seat, standing: Standing): boolean => {
  const { place, power } = mageOf(state, seat)
  const others = state.mages.filter((_, at) => at !== seat)
  switch (standing) {
    case 'inBlackRoseRoom':
      return place === hexOf(state, blackRoseRoom)
    case 'withCrown':
      return state.crown === seat
    case 'inFullRoom':
      return place !== cell && isFull(state, place)
    case 'inRuin':
      return place !== cell && laidAt(state, place).destroyed
    case 'mostPower':
      return others.every((other) => other.power < power)
    case 'leastPower':
      return others.every((other) => other.power > power)
  }
}

const isTime = (wanted: CheckTime, now: CheckTime): boolean => wanted === now

/** [BRW-QST.4] Whether the condition of a quest is met; rooms are not asked for here. All of it is public. */
const isMet = (state: BlackRose, seat: Seat, task: Task, now: CheckTime): boolean => {
  const mage = mageOf(state, seat)
  switch (task.task) {
    case 'activate':
      return false
    case 'count':
      return countedIn(state, seat, task.of, task.in === 'game' ? 'match' : task.in) >= task.atLeast
    case 'quickElement':
      return mage.tally.marks.includes(`quick ${task.element}`)
    case 'stand':
      return isTime(task.at, now) && stands(state, seat, task.is)
    case 'control':
      return (
        isTime(task.at, now) &&
        allModels(state).filter((model) => isOfKind(state, seat, model, task.kind)).length >= task.atLeast
      )
    case 'stay':
      return isTime(task.at, now) && mage.place === hexOf(state, task.room)
    case 'share':
      return (
        isTime(task.at, now) &&
        mage.place !== cell &&
        state.mages.filter((other, at) => at !== seat && other.place === mage.place).length >= task.mages
      )
  }
}

/** The quests that lie open somewhere: nobody can still hold them in secret. */
const isOpen = (state: BlackRose, { id, moon }: Quest): boolean =>
  state.mages.some(({ completed }) => completed.includes(id)) || state.questDiscards[moon - 1]!.includes(id)

/** [BRW-SET.7] Quests for four are not in smaller matches. */
const isInMatch = (state: BlackRose, { fourPlayers }: Quest): boolean => !fourPlayers || state.seats === 4

/** Every quest that a mage might hold, as far as anybody can tell, whose condition she now meets for the first time. */
export const possiblyMet = (state: BlackRose, seat: Seat, now: CheckTime): string[] => {
  const { offered } = mageOf(state, seat)
  return [...contentOf(state.rules.edition).quests.values()]
    .filter(
      (quest) =>
        quest.moon <= state.moon &&
        isInMatch(state, quest) &&
        isMet(state, seat, quest.task, now) &&
        !offered.includes(quest.id) &&
        !isOpen(state, quest),
    )
    .map(({ id }) => id)
}
