import type { Message, Seat } from '@conclave/kernel'
import type { BlackRoseEvent } from '../events.ts'
import { eventCard, quest, spell } from '../wording/things.ts'
import { phrase, player } from '../wording/words.ts'
import { spentText } from './spent.ts'

/** A line of the log: which event it stands for, and its words where they are not that event's own. */
interface Told {
  readonly at: number
  readonly says: Message | null
}

/** Entry of a log besides events: that something was taken back. */
type Logged = BlackRoseEvent | { readonly event: 'undone' }

/** Events that are told card by card: to one player alone, or to all. */
type Glimpse = 'discarded' | 'drew' | 'sawSpell' | 'sawQuest' | 'sawEvent'
type Of<E extends Glimpse> = Extract<BlackRoseEvent, { readonly event: E }>

const isGlimpse = <E extends Glimpse>(event: Logged | undefined, sort: E, seat: Seat): event is Of<E> =>
  event?.event === sort && 'seat' in event && event.seat === seat

/** Events that begin something anew: whatever was begun before it is over. */
const beginnings: readonly Logged['event'][] = [
  'roundBegan',
  'phaseBegan',
  'actionSpent',
  'cast',
  'activated',
  'sacrificed',
  'questActivated',
  'actionRevealed',
]

/**
 * The log as one listener reads it. Whoever sees the cards is told what everybody sees and what she alone sees: both are
 * one line for her, with the names; the others never heard the second.
 */
export const retold = (events: readonly Logged[]): Told[] => {
  const silent = new Set<number>()
  const says = new Map<number, Message>()

  /** The events of a sort right before a place, oldest first; a Grimoire that is renewed in between does not part them. */
  const runBefore = <E extends Glimpse>(end: number, sort: E, seat: Seat) => {
    const found: { readonly at: number; readonly told: Of<E> }[] = []
    for (let at = end - 1; at >= 0; at--) {
      const each = events[at]
      if (isGlimpse(each, sort, seat) && !silent.has(at)) found.unshift({ at, told: each })
      else if (each?.event !== 'grimoireRenewed' || each.seat !== seat) break
    }
    return found
  }
  const instead = (at: number, of: readonly { readonly at: number }[], message: Message): void => {
    for (const { at: other } of of) silent.add(other)
    silent.delete(at)
    says.set(at, message)
  }

  events.forEach((each, at) => {
    switch (each.event) {
      case 'drewFromLibrary':
      case 'drewFromGrimoire': {
        const drawn = runBefore(at, 'drew', each.seat)
        if (drawn.length === 0) return
        const id = each.event === 'drewFromLibrary' ? 'log.drew.library' : 'log.drew.grimoire'
        const cards = drawn.map(({ told }) => spell(told.card))
        instead(at, drawn, phrase(id, { player: player(each.seat), cards }))
        return
      }
      case 'libraryLookedAt': {
        const seen = runBefore(at, 'sawSpell', each.seat)
        if (seen.length === 0) return
        const gaps = { player: player(each.seat), school: phrase(`school.${each.school}`) }
        const cards = seen.map(({ told }) => spell(told.card))
        instead(at, seen, phrase('log.libraryLookedAt.seen', { ...gaps, cards }))
        return
      }
      case 'spellsLookedAt':
      case 'handLookedAt': {
        const seen = runBefore(at, 'sawSpell', each.seat)
        if (seen.length === 0) return
        const gaps = { player: player(each.seat), whom: player(each.whom) }
        const cards = seen.map(({ told }) => spell(told.card))
        instead(at, seen, phrase(`log.${each.event}.seen`, { ...gaps, cards }))
        return
      }
      case 'questsLookedAt': {
        const seen = runBefore(at, 'sawQuest', each.seat)
        if (seen.length === 0) return
        const gaps = { player: player(each.seat), whom: player(each.whom) }
        const quests = seen.map(({ told }) => quest(told.quest))
        instead(at, seen, phrase('log.questsLookedAt.seen', { ...gaps, quests }))
        return
      }
      case 'eventsLookedAt': {
        const seen = runBefore(at, 'sawEvent', each.seat)
        if (seen.length === 0) return
        const cards = seen.map(({ told }) => eventCard(told.card))
        instead(at, seen, phrase('log.eventsLookedAt.seen', { player: player(each.seat), cards }))
        return
      }
      case 'drewQuest': {
        const before = events[at - 1]
        if (before?.event === 'questDrawn' && before.seat === each.seat) silent.add(at - 1)
        if (before?.event !== 'questStolen' || before.seat !== each.seat) return
        const gaps = { player: player(each.seat), whom: player(before.whom), quest: quest(each.quest) }
        silent.add(at)
        says.set(at - 1, phrase('log.questStolen.seen', gaps))
        return
      }
      case 'discarded': {
        if (isGlimpse(events[at + 1], 'discarded', each.seat)) return
        const others = runBefore(at, 'discarded', each.seat)
        if (others.length === 0) return
        const cards = [...others.map(({ told }) => spell(told.card)), spell(each.card)]
        instead(at, others, phrase('log.discarded', { player: player(each.seat), cards }))
        return
      }
      case 'actionSpent': {
        const next = events[at + 1]
        if (next === undefined || !beginnings.includes(next.event)) return
        says.set(at, spentText(each, true))
        return
      }
      default:
    }
  })
  return events.flatMap((_, at) => (silent.has(at) ? [] : [{ at, says: says.get(at) ?? null }]))
}
