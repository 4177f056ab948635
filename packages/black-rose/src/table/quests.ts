import { type Seat, tell, uncover } from '@conclave/kernel'
import { questOf } from '../content/content.ts'
import { happened, privately } from '../events.ts'
import { type BlackRose, type BlackRoseOption, mageOf, rose } from '../state.ts'
import { bitOf, putTop, refill, takeOut, takeTop } from './piles.ts'
import { gainPower } from './power.ts'
import { meetAnew } from './tasks.ts'

/** A quest comes to a mage; `seen` says who knows it. */
export const holdQuest = (state: BlackRose, seat: Seat, quest: string, seen: number): void => {
  putTop(mageOf(state, seat).quests, quest, seen)
  meetAnew(state, seat)
}

/** [BRW-QST.8, BRW-QST.9] Draws a quest of the current moon, if there is one. */
export const drawQuest = (state: BlackRose, seat: Seat): void => {
  const moon = state.moon - 1
  refill(state, state.questDecks[moon]!, state.questDiscards[moon]!)
  const quest = takeTop(state, state.questDecks[moon]!)
  if (quest === undefined) return
  holdQuest(state, seat, quest, bitOf(seat))
  tell?.(happened({ event: 'questDrawn', seat }, 'BRW-QST.9'))
  tell?.(privately(seat, { event: 'drewQuest', seat, quest }, 'BRW-QST.9'))
}

/** [BRW-QST.3] Discards a quest; the Black Rose gains its moon. */
export const discardQuest = (state: BlackRose, seat: Seat, quest: string): void => {
  uncover(state)
  takeOut(mageOf(state, seat).quests, quest)
  const { moon } = questOf(state.rules.edition, quest)
  state.questDiscards[moon - 1]!.push(quest)
  tell?.(happened({ event: 'questDiscarded', seat, quest }, 'BRW-QST.3'))
  gainPower(state, rose, moon, `quest.${quest}`)
}

/** Those of a mage's quests that fit, as answers. */
export const questOptions = (
  state: BlackRose,
  seat: Seat,
  fits: (quest: string) => boolean = () => true,
): BlackRoseOption[] =>
  mageOf(state, seat)
    .quests.cards.filter(fits)
    .sort()
    .map((quest) => ({ do: 'quest', quest }))
