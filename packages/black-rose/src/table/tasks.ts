import type { Seat } from '@conclave/kernel'
import { contentOf, questOf } from '../content/content.ts'
import { type BlackRose, cell, mageOf } from '../state.ts'
import { blackRoseRoom } from '../words/board.ts'
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

/** Progress of a mage with a task: as far as she has come, and as far as she has to go. All of it is public. */
export interface Progress {
  readonly have: number
  readonly need: number
}

const once = (met: boolean): Progress => ({ have: met ? 1 : 0, need: 1 })

/** Progress of a mage with a task now, whatever the time at which it is looked at; rooms are not asked for here. */
export const progressOf = (state: BlackRose, seat: Seat, task: Task): Progress => {
  const mage = mageOf(state, seat)
  switch (task.task) {
    case 'activate':
      return once(false)
    case 'count':
      return {
        have: countedIn(state, seat, task.of, task.in === 'game' ? 'match' : task.in),
        need: task.atLeast,
      }
    case 'quickElement':
      return once(mage.tally.marks.includes(`quick ${task.element}`))
    case 'stand':
      return once(stands(state, seat, task.is))
    case 'control':
      return {
        have: allModels(state).filter((model) => isOfKind(state, seat, model, task.kind)).length,
        need: task.atLeast,
      }
    case 'stay':
      return once(mage.place === hexOf(state, task.room))
    case 'share':
      return {
        have:
          mage.place === cell
            ? 0
            : state.mages.filter((other, at) => at !== seat && other.place === mage.place).length,
        need: task.mages,
      }
    // Cubes lie on the card, not in a count of the round (REB-QST.3).
    case 'spaces':
      return { have: 0, need: task.count }
  }
}

/** True if the time for a condition is now. A condition of the Action Phase is not looked at while evocations act. */
const isTimeFor = (state: BlackRose, task: Task, now: CheckTime): boolean =>
  !('at' in task) || (task.at === now && (now !== 'always' || state.phase === 'action'))

/** [BRW-QST.4] True if the condition of a quest is met. */
const isMet = (state: BlackRose, seat: Seat, task: Task, now: CheckTime): boolean => {
  if (!isTimeFor(state, task, now)) return false
  const { have, need } = progressOf(state, seat, task)
  return have >= need
}

/** The quests that lie open somewhere: nobody can still hold them in secret. */
const isOpen = (state: BlackRose, { id, moon }: Quest): boolean =>
  state.mages.some(({ completed }) => completed.includes(id)) || state.questDiscards[moon - 1]!.includes(id)

/** [BRW-SET.7] Quests for four are not in smaller matches. */
const isInMatch = (state: BlackRose, { fourPlayers }: Quest): boolean => !fourPlayers || state.seats === 4

/** True if a mage might hold a quest, as far as anybody can tell: the backs of hers show their moons. */
export const mightHold = (state: BlackRose, seat: Seat, quest: Quest): boolean =>
  isInMatch(state, quest) &&
  !isOpen(state, quest) &&
  mageOf(state, seat).quests.cards.some((id) => questOf(state.rules.edition, id).moon === quest.moon)

/** [BRW-QST.4] True if a mage might hold a quest for this room. */
export const mightHoldFor = (state: BlackRose, seat: Seat, room: string): boolean =>
  contentOf(state.rules.edition).roomQuests.some(
    (quest) => quest.task.task === 'activate' && quest.task.room === room && mightHold(state, seat, quest),
  )

/** Number of times that a mage has done the deed a quest asks for; null if it asks for none, but for a state of the table. */
const deedsFor = (state: BlackRose, seat: Seat, task: Task): number | null => {
  if ('at' in task) return null
  if (task.task !== 'quickElement') return progressOf(state, seat, task).have
  return mageOf(state, seat).tally.marks.filter((mark) => mark === `quick ${task.element}`).length
}

/**
 * [BRW-R.14] The moment at which a quest is met, as it is noted. One deed more is another moment; what is so at the table is one
 * moment as long as it lasts, at most until the end of the round, be there more or fewer of what it asks for.
 */
const momentOf = (state: BlackRose, seat: Seat, { id, task }: Quest): string => {
  const deeds = deedsFor(state, seat, task)
  return deeds === null ? id : `${id} ${deeds}`
}

/** The quest of a moment that was noted. */
const questAt = (moment: string): string => moment.split(' ')[0]!

/** Every quest that a mage might have held, as far as anybody can tell, whose condition she meets by what has just come about. */
export const possiblyMet = (state: BlackRose, seat: Seat, now: CheckTime): string[] => {
  const { offered } = mageOf(state, seat)
  const met: string[] = []
  for (const quest of contentOf(state.rules.edition).deeds) {
    if (quest.moon > state.moon || !isMet(state, seat, quest.task, now)) continue
    if (isInMatch(state, quest) && !isOpen(state, quest) && !offered.includes(momentOf(state, seat, quest)))
      met.push(quest.id)
  }
  return met
}

/** [BRW-R.14] Notes the moments at which quests are offered. What is not so any more and comes about again is another moment. */
export const noteOffered = (state: BlackRose, seat: Seat, now: CheckTime, met: readonly string[]): void => {
  const mage = mageOf(state, seat)
  const { edition } = state.rules
  const lasts = (moment: string): boolean => {
    const { id, task } = questOf(edition, questAt(moment))
    return !met.includes(id) && (!isTimeFor(state, task, now) || isMet(state, seat, task, now))
  }
  const moments = met.map((id) => momentOf(state, seat, questOf(edition, id)))
  mage.offered = [...mage.offered.filter(lasts), ...moments].sort()
}

/** Some quests were met by the same as one that is completed: they are offered once more (BRW-D.34). */
export const offerAgain = (state: BlackRose, seat: Seat, met: readonly string[], completed: string): void => {
  const mage = mageOf(state, seat)
  mage.offered = mage.offered.filter((moment) => {
    const quest = questAt(moment)
    return quest === completed || !met.includes(quest)
  })
}

/** Forgets the tallies of one activation: its deeds are done anew in the next. */
export const forgetActivation = (state: BlackRose): void => {
  const isOver = (moment: string): boolean => {
    const { task } = questOf(state.rules.edition, questAt(moment))
    return task.task === 'count' && task.in === 'activation'
  }
  for (const mage of state.mages) {
    mage.tally.activation = {}
    mage.offered = mage.offered.filter((moment) => !isOver(moment))
  }
}

/**
 * [BRW-QST.4] Asks a mage who gets a quest about all that is met as long as it lasts: a state of the table, and a count over the
 * whole match.
 */
export const meetAnew = (state: BlackRose, seat: Seat): void => {
  const lasts = ({ task }: Quest): boolean => 'at' in task || (task.task === 'count' && task.in === 'game')
  const mage = mageOf(state, seat)
  mage.offered = mage.offered.filter((moment) => !lasts(questOf(state.rules.edition, questAt(moment))))
}
