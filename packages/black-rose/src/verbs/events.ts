import { tell } from '@conclave/kernel'
import { happened, privately } from '../events.ts'
import type { Doing } from '../frames/calls.ts'
import { type BlackRoseOption, type Owner, rose } from '../state.ts'
import { discardEvent, eventDeckNow, moveOn } from '../table/events.ts'
import { bitOf, drop, putBottom, putTop, refill, takeTop } from '../table/piles.ts'
import { phrase } from '../wording/words.ts'
import type { SentenceOf } from '../words/effect.ts'
import { worth } from './estimate.ts'
import { looked } from './looking.ts'
import {
  always,
  atLeastOne,
  fine,
  finished,
  hiddenChoice,
  never,
  noCubes,
  noLists,
  openChoice,
  unfinished,
  type Verb,
} from './verb.ts'

/** Looks at the top events: puts them back in any order, or may put the one on the bottom. */
export const lookAtEvents: Verb<SentenceOf<'lookAtEvents'>> = {
  check: ({ count }) => atLeastOne(count),
  choice: hiddenChoice((state, { then }, doing) => {
    const cards = looked(state, doing)
    if (cards.length === 0) return null
    const named = cards.toSorted().map((card): BlackRoseOption => ({ do: 'event', card }))
    return then === 'mayBury' ? [...named, { do: 'no' }] : named
  }),
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { count, then }, doing, option) => {
    const { you } = doing
    const moon = eventDeckNow(state)
    const deck = state.eventDecks[moon]!
    const cards = looked(state, doing)
    if (doing.chosen.length === 0) {
      doing.chosen.push('looked')
      refill(state, deck, state.eventDiscards[moon]!)
      for (let each = 0; each < count; each++) {
        const card = takeTop(state, deck)
        if (card === undefined) break
        cards.push(card)
        tell?.(privately(you, { event: 'sawEvent', seat: you, card }, 'BRW-D.42'))
      }
      tell?.(happened({ event: 'eventsLookedAt', seat: you, count: cards.length }, 'BRW-D.42'))
      return cards.length > 0 ? unfinished : finished
    }
    if (option?.do === 'event') {
      // The one named last comes to lie on top, or the one named is put away.
      drop(cards, option.card)
      if (then === 'mayBury') putBottom(deck, option.card, bitOf(you))
      else putTop(deck, option.card, bitOf(you))
    }
    if (option?.do === 'no' || cards.length === 1)
      for (const card of cards.splice(0)) putTop(deck, card, bitOf(you))
    return cards.length > 0 ? unfinished : finished
  },
  text: ({ count, then }) => phrase(`verb.lookAtEvents.${then}`, { count }),
  value: worth(0.05),
  inner: noLists,
}

/** One event on the board goes on by one slot. */
export const moveEvent: Verb<SentenceOf<'moveEvent'>> = {
  check: fine,
  choice: openChoice((state) => {
    const laid = state.events.flatMap((event): BlackRoseOption[] =>
      event === null ? [] : [{ do: 'event', card: event.card }],
    )
    return laid.length === 0 ? null : laid
  }),
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, _, doing, option) => {
    if (option?.do !== 'event') return finished
    moveOn(
      state,
      state.events.findIndex((event) => event?.card === option.card),
    )
    doing.done = true
    return finished
  },
  text: () => phrase('verb.moveEvent'),
  value: worth(0.2),
  inner: noLists,
}

/** Owner who gains the worth of an event on the board when it is discarded. */
const gainer = (pays: SentenceOf<'dropEvents'>['pays'], { you }: Doing): Owner | null => {
  if (pays === 'nobody') return null
  return pays === 'you' ? you : rose
}

/** [REB-C.16, REB-C.21] Events leave the board; the Black Rose gains for them unless it says otherwise. */
export const dropEvents: Verb<SentenceOf<'dropEvents'>> = {
  check: fine,
  choice: openChoice((state, { which }) => {
    const laid = state.events.flatMap((event): BlackRoseOption[] =>
      event === null ? [] : [{ do: 'event', card: event.card }],
    )
    return which === 'all' ? null : laid
  }),
  canBegin: (state) => state.events.some((event) => event !== null),
  wants: noCubes,
  moves: never,
  run: (state, { which, pays }, doing, option) => {
    state.events.forEach((event, at) => {
      const meant = which === 'all' || (option?.do === 'event' && option.card === event?.card)
      if (event === null || !meant) return
      state.events[at] = null
      discardEvent(state, event, gainer(pays, doing), doing.source)
      doing.done = true
    })
    return finished
  },
  text: ({ which, pays }) => phrase(`verb.dropEvents.${which}.${pays}`),
  // What an event would have paid her, or both of those on the board.
  value: ({ pays }, into) => {
    into.plain += pays === 'you' ? 1.6 : 0.8
  },
  inner: noLists,
}
