import { type Seat, tell, uncover } from '@conclave/kernel'
import { questOf } from '../content/content.ts'
import { happened, privately } from '../events.ts'
import { type BlackRose, type BlackRoseOption, editionOf, mageOf, type OptionOf, rose } from '../state.ts'
import { sheetOf } from './models.ts'
import { notice } from './notice.ts'
import { allBits, bitOf, drop, putTop, refill, takeOut, takeTop } from './piles.ts'
import { gainPower } from './power.ts'
import { clearQuest } from './progress.ts'

import { meetAnew } from './tasks.ts'

/** A quest comes to a mage; `seen` says who knows it. */
export const holdQuest = (state: BlackRose, seat: Seat, quest: string, seen: number): void => {
  putTop(mageOf(state, seat).quests, quest, seen)
  meetAnew(state, seat)
}

/** A quest from the deck comes to a mage. */
export const receiveQuest = (state: BlackRose, seat: Seat, quest: string): void => {
  if (editionOf(state).openQuests) {
    // [REB-QST.2] Revealed the moment it is drawn.
    holdQuest(state, seat, quest, allBits(state))
    tell?.(happened({ event: 'questOpened', seat, quest }, 'REB-QST.2'))
    notice(state, { what: 'drawsQuest', seat, quest })
    return
  }
  holdQuest(state, seat, quest, bitOf(seat))
  tell?.(happened({ event: 'questDrawn', seat }, 'BRW-QST.9'))
  tell?.(privately(seat, { event: 'drewQuest', seat, quest }, 'BRW-QST.9'))
}

/** [BRW-QST.8, BRW-QST.9] Draws a quest of the current moon, if there is one. */
export const drawQuest = (state: BlackRose, seat: Seat): void => {
  const moon = state.moon - 1
  refill(state, state.questDecks[moon]!, state.questDiscards[moon]!)
  const quest = takeTop(state, state.questDecks[moon]!)
  if (quest !== undefined) receiveQuest(state, seat, quest)
}

/** [BRW-QST.3, REB-BRP.4] Discards a quest; the Black Rose gains its moon, unless that pays nobody. */
export const discardQuest = (
  state: BlackRose,
  seat: Seat,
  quest: string,
  pays: 'rose' | 'nobody' = 'rose',
): void => {
  uncover(state)
  const mage = mageOf(state, seat)
  clearQuest(state, seat, quest)
  if (mage.toSolve === undefined || !drop(mage.toSolve, quest)) takeOut(mage.quests, quest)
  const { moon } = questOf(state.rules.edition, quest)
  state.questDiscards[moon - 1]!.push(quest)
  tell?.(happened({ event: 'questDiscarded', seat, quest }, 'BRW-QST.3'))
  if (pays === 'rose') gainPower(state, rose, moon, `quest.${quest}`)
}

/** [BRW-QST.2, REB-BRP.6] Two, unless her sheet says otherwise. */
export const questLimitOf = (state: BlackRose, seat: Seat): number => sheetOf(state, seat).quests ?? 2

/** [RUL-12] Quests that a mage may give up: her unsolved ones, and those completed. */
export const heldQuests = (state: BlackRose, seat: Seat): readonly string[] => {
  const { quests, toSolve } = mageOf(state, seat)
  return [...quests.cards, ...(toSolve ?? [])]
}

/** Quests as answers. */
export const asAnswers = (quests: readonly string[]): OptionOf<'quest'>[] =>
  quests.toSorted().map((quest) => ({ do: 'quest', quest }))

/** Those of a mage's quests that fit, as answers. */
export const questOptions = (
  state: BlackRose,
  seat: Seat,
  fits: (quest: string) => boolean = () => true,
): BlackRoseOption[] => asAnswers(mageOf(state, seat).quests.cards.filter(fits))
