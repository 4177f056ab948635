import { announce, ask, call, conclude, done, go, type Seat, tell, uncover } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Abouts } from '../frames/abouts.ts'
import { type Calls, procedure } from '../frames/calls.ts'
import { newDoing } from '../frames/making.ts'
import {
  type BlackRose,
  cell,
  editionOf,
  mageOf,
  type Occurrence,
  type Owner,
  rose,
  type Summoned,
} from '../state.ts'
import { clockwise } from '../table/actors.ts'
import { roomName } from '../table/lodge.ts'
import { cardOfEvocation, evocationOf, isInPlay } from '../table/models.ts'
import { namedModel } from '../table/named.ts'
import { notice } from '../table/notice.ts'
import { authorOf, momentsOf, placeOfOccurrence, subjectOf } from '../table/occurrences.ts'
import { without } from '../table/piles.ts'
import { eventRules } from '../table/rules.ts'
import { cardIn, leaveWhenPlayed, showSlot, spellIn, toldSide } from '../table/sheet.ts'
import { innermost, interrupted } from '../table/stack.ts'
import { count, countRevealed } from '../table/tallies.ts'
import { asOfNow, heardOf, matches, mightReact, reactions, triggeredList } from '../table/triggers.ts'
import type { SlotName } from '../words/board.ts'
import { fullStop } from './full-stop.ts'
import { question } from './question.ts'
import { askedElement, askedSymbol, settleElement, settleLateSymbol, settleSymbol } from './revealed.ts'

/** [RUL-30] Outside of activations whoever is first stands for the active mage. */
const activeMage = (state: BlackRose): Seat =>
  editionOf(state).interrupts === 'fullStop' && !['action', 'evocation'].includes(state.phase)
    ? state.first
    : state.active

/** [BRW-TP.10] Clockwise from the mage after the active one, or after another who acts; she herself last. */
export const reactionOrder = (state: BlackRose, acting: Owner = activeMage(state)): Owner[] => {
  const [first, ...others] = clockwise(state, acting)
  return [...others, first!]
}

/** Something that happens, with the names of its model and its room. */
export const named = (state: BlackRose, occurrence: Occurrence): Abouts['react'] => ({
  ...occurrence,
  ...('model' in occurrence && isInPlay(state, occurrence.model)
    ? { who: namedModel(state, occurrence.model) }
    : {}),
  ...('room' in occurrence && occurrence.room !== cell ? { where: roomName(state, occurrence.room) } : {}),
  ...(occurrence.what === 'moved' && occurrence.to !== null ? { where: roomName(state, occurrence.to) } : {}),
})

/** [3.11] Those who might react, as everybody can see, are asked one after the other, each as often as she likes. */
export const window = procedure('window')({
  first: 'ask',
  steps: {
    ask: (state, locals) => {
      // [REB-EFF.3] Nothing interrupts inside a sentence.
      if (editionOf(state).interrupts === 'fullStop') return done
      const { marker, left } = locals
      const [seat] = left
      const subject = interrupted(state)
      if (seat === undefined || subject?.voided === true) return done
      const occurrence = asOfNow(state, locals.occurrence)
      locals.occurrence = occurrence
      if (occurrence.what === 'damage' && occurrence.amount <= 0) return done
      if (!mightReact(state, seat, marker, occurrence)) return go('pass')
      return ask(question(state, seat, 'react', named(state, occurrence), 'window'))
    },
    pass: (_, locals) => {
      locals.left.shift()
      return go('ask')
    },
  },
  questions: {
    react: {
      rule: 'BRW-TP.2',
      options: (state, { occurrence }, { seat }) => reactions(state, seat, occurrence),
      reply: (state, { occurrence }, option, { seat }) =>
        option.do === 'trigger'
          ? call('trigger', triggering(state, seat, option.slot, occurrence), 'ask')
          : go('pass'),
      decline: { do: 'pass' },
    },
  },
})

export const triggering = (
  state: BlackRose,
  seat: Seat,
  slot: SlotName,
  occurrence: Occurrence,
): Calls['trigger'] => {
  const { place, falls } = mageOf(state, seat)
  return { seat, slot, occurrence, from: place, falls, list: '', symbol: 'before' }
}

/** A trap or a protection lies open. */
const revealing = (state: BlackRose, { seat, slot }: Calls['trigger']): Occurrence => {
  const { spell, side } = spellIn(state, seat, slot)!
  const element = side?.element ?? spell.roomTrap!.element
  return { what: 'triggers', seat, card: spell.id, type: side?.type ?? 'trap', element }
}

/** [BRW-TP.3, BRW-TP.4] Revealed, resolved, used. */
export const trigger = procedure('trigger')({
  first: 'reveal',
  steps: {
    reveal: (state, locals) => {
      const { seat, slot, occurrence } = locals
      const mage = mageOf(state, seat)
      const card = cardIn(mage, slot)!
      uncover(state)
      locals.list = triggeredList(state, seat, slot, occurrence)
      mage.known = without(mage.known, card)
      mage.slots[slot].status = 'used'
      mage.slots[slot].marker = null
      showSlot(state, seat, slot)
      count(state, seat, 'trigger')
      tell?.(happened({ event: 'triggered', seat, card, side: toldSide(state, seat, slot) }, 'BRW-TP.3'))
      return settleElement(state, locals, 'symbol')
    },
    // IT l.1422, FR l.1211: the symbol works as soon as the spell is triggered, in either edition.
    symbol: (state, locals) => {
      notice(state, revealing(state, locals))
      countRevealed(state, locals.seat, locals.slot)
      return settleSymbol(state, locals, false)
    },
    work: (state, { seat, slot, occurrence, list }) => {
      const { place, falls } = mageOf(state, seat)
      const card = cardIn(mageOf(state, seat), slot)!
      const there = placeOfOccurrence(occurrence)
      const doing = newDoing(
        list,
        `spell.${card}`,
        { by: seat, you: seat, falls },
        { origin: place, there: there === cell ? place : there, it: authorOf(state, occurrence) },
      )
      if ('amount' in occurrence) doing.noted = occurrence.amount
      return call('effect', doing, 'shake')
    },
    // Rules 9 asked before or after: whoever was asked in a stored match still answers.
    shake: settleLateSymbol,
    end: (state, { seat, slot }) => {
      const card = cardIn(mageOf(state, seat), slot)
      if (card !== null) leaveWhenPlayed(state, seat, slot, card)
      return editionOf(state).interrupts === 'fullStop' ? fullStop(state, 'over') : done
    },
    over: () => done,
  },
  questions: { element: askedElement('symbol'), symbol: askedSymbol },
})

/** [BRW-TP.9] Everything that has happened since the last full stop; what a reaction to it brings about is heard of within it. */
export const news = procedure('news')({
  first: 'next',
  steps: {
    next: (state, { left }) => {
      // What came of the last one and nobody has heard yet.
      left.push(...state.news.splice(0))
      const occurrence = left.shift()
      if (occurrence === undefined) return done
      return call('happening', { occurrence, at: 0 }, 'next')
    },
  },
})

/** The evocation that comes into a room, if it is still there. */
const comerOf = (state: BlackRose, occurrence: Occurrence): Summoned | undefined =>
  occurrence.what === 'enters' || occurrence.what === 'summons'
    ? evocationOf(state, occurrence.model)
    : undefined

/** Index of the evocation's power that works when it enters a room, or -1. */
const powerOnEntering = (state: BlackRose, occurrence: Occurrence): number => {
  const evocation = comerOf(state, occurrence)
  if (evocation === undefined) return -1
  return cardOfEvocation(state, evocation).powers.findIndex(({ power }) => power === 'entering')
}

/** Consequences of something that has happened: an event on the board, an evocation's power or a trap. */
export const happening = procedure('happening')({
  first: 'power',
  steps: {
    power: (state, { occurrence }) => {
      if (occurrence.what === 'enters' && !isInPlay(state, occurrence.model)) return done
      const evocation = comerOf(state, occurrence)
      const at = powerOnEntering(state, occurrence)
      if (evocation === undefined || at < 0) return go('rules')
      const room = placeOfOccurrence(occurrence)
      // [BRW-V.38] Whoever lets it act controls it.
      const acting = innermost(state, 'act')
      const by = acting?.n === evocation.n ? acting.by : evocation.owner
      const doing = newDoing(
        `evocation/${evocation.kind}/${at}`,
        `evocation.${evocation.kind}`,
        { by, you: by, falls: mageOf(state, by).falls },
        { origin: room, there: room, it: authorOf(state, occurrence) },
      )
      return call('effect', doing, 'rules')
    },
    rules: (state, locals) => {
      const { occurrence } = locals
      const rules = state.phase === 'action' ? eventRules(state) : []
      const found = rules[locals.at++]
      if (found === undefined) return go('traps')
      const { event, rule, at } = found
      const seat = subjectOf(state, occurrence)
      if (rule.rule !== 'whenever' || seat < 0) return go('rules')
      if (!momentsOf(state, occurrence).some((each) => matches(state, rule.on, each, -1))) return go('rules')
      if (rule.firstOnly && event.spent) return go('rules')
      if (rule.firstOnly) event.spent = true
      const { place, falls } = mageOf(state, seat)
      announce?.(happened({ event: 'eventWorks', card: event.card }, 'BRW-EVT.7'))
      const doing = newDoing(
        `event/${event.card}/${at}`,
        `event.${event.card}`,
        { by: rose, you: seat, falls },
        {
          origin: place,
          there: place,
          it: occurrence.what === 'defeats' ? `mage.${occurrence.whom}` : authorOf(state, occurrence),
        },
      )
      return call('effect', doing, 'worked')
    },
    worked: () => {
      conclude()
      return go('rules')
    },
    traps: (state, { occurrence }) => {
      // Whoever activates a room has been reacted to before the room did anything.
      if (occurrence.what === 'activates' || heardOf(state, occurrence).length === 0) return done
      return call('window', trapping(state, occurrence), 'end')
    },
    end: () => done,
  },
})

/** A window before something befalls a mage: her protections, and nobody else's. */
export const protecting = (seat: Seat, occurrence: Occurrence): Calls['window'] => ({
  occurrence,
  marker: 'protection',
  left: [seat],
})

/** [BRW-FAQ.2] After whom traps are resolved: who has summoned or moved, be it by a trap of her own; else the active mage. */
const actingIn = (state: BlackRose, occurrence: Occurrence): Seat => {
  if (occurrence.what === 'summons') return occurrence.seat
  return (occurrence.what === 'enters' ? innermost(state, 'trigger')?.seat : undefined) ?? state.active
}

/** A window for the traps of everybody. */
export const trapping = (state: BlackRose, occurrence: Occurrence): Calls['window'] => ({
  occurrence,
  marker: 'trap',
  left: reactionOrder(state, actingIn(state, occurrence)),
})

/** [BRW-TP.2] True if anything can come of an entry, as far as everybody sees: a trap, or a power of whoever enters. */
export const mayMatter = (state: BlackRose, occurrence: Occurrence): boolean =>
  powerOnEntering(state, occurrence) >= 0 ||
  reactionOrder(state).some((seat) => mightReact(state, seat, 'trap', occurrence))
