import { eventOf } from '../content/content.ts'
import type { Follow } from '../frames/calls.ts'
import { newDoing } from '../frames/making.ts'
import { type BlackRose, type LaidEvent, mageOf, type Occurrence, rose } from '../state.ts'
import { authorOf, momentsOf, subjectOf } from './occurrences.ts'
import { powersSetOff } from './powers.ts'
import { eventRules } from './rules.ts'
import { matches } from './triggers.ts'

/** True if the rules of an event on the board hold in this phase. */
const holdsNow = (state: BlackRose, { card }: LaidEvent): boolean =>
  eventOf(state.rules.edition, card).timing === state.phase

/** [BRW-EVT.7] Effects of the events on the board, answering something that has happened, in the order of their spaces. */
const ofEvents = (state: BlackRose, heard: readonly Occurrence[]): Follow[] =>
  eventRules(state).flatMap(({ event, rule, at }) => {
    if (rule.rule !== 'whenever' || !holdsNow(state, event)) return []
    return heard.flatMap((occurrence): Follow[] => {
      const seat = subjectOf(state, occurrence)
      if (seat < 0 || (rule.firstOnly && event.spent)) return []
      if (!momentsOf(state, occurrence).some((each) => matches(state, rule.on, each, -1))) return []
      if (rule.firstOnly) event.spent = true
      const { place, falls } = mageOf(state, seat)
      const doing = newDoing(
        `event/${event.card}/${at}`,
        `event.${event.card}`,
        { by: rose, you: seat, falls },
        { origin: place, there: place, it: authorOf(state, occurrence) },
      )
      return [{ procedure: 'effect', locals: doing }]
    })
  })

/**
 * [REB-G.5] Effects that happen by themselves at a full stop, before anybody reacts: events 1 to 3, then powers, upgrades,
 * persistents and jinxes, clockwise from the active mage.
 */
export const automaticOf = (state: BlackRose, heard: readonly Occurrence[]): Follow[] => [
  ...ofEvents(state, heard),
  ...powersSetOff(state, heard),
]
