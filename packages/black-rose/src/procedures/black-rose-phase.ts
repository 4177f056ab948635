import { announce, ask, call, conclude, done, go, roll, tell } from '@conclave/kernel'
import { contentOf, eventOf } from '../content/content.ts'
import type { RoseStep } from '../editions.ts'
import { happened } from '../events.ts'
import { procedure } from '../frames/calls.ts'
import { newDoing } from '../frames/making.ts'
import { type BlackRose, editionOf, type LaidEvent, mageOf, rose, turnOrder } from '../state.ts'
import { discardEvent, eventDeckNow, eventSlots, moveOn } from '../table/events.ts'
import { refill, takeTop } from '../table/piles.ts'
import { gainPower, takeCrown } from '../table/power.ts'
import { asAnswers, discardQuest, drawQuest, heldQuests } from '../table/quests.ts'
import { fullStop } from './full-stop.ts'
import { question } from './question.ts'

/** First step of each part of the phase. */
const entries = {
  giveUp: 'begin',
  slide: 'slide',
  draw: 'draw',
  work: 'works',
  quests: 'quests',
  limits: 'limits',
} as const satisfies { readonly [S in RoseStep]: string }

/** Step at which the phase goes on after a part of it. */
const after = (state: BlackRose, step: RoseStep): (typeof entries)[RoseStep] | 'end' => {
  const { blackRosePhase: order } = editionOf(state)
  const next = order[order.indexOf(step) + 1]
  return next === undefined ? 'end' : entries[next]
}

/** [3.4, REB-BRP.1 to REB-BRP.6] The same parts, in the order of the edition. */
export const blackRosePhase = procedure('blackRosePhase')({
  first: 'start',
  steps: {
    start: (state) => go(entries[editionOf(state).blackRosePhase[0]!]),
    begin: (state, locals) => {
      locals.left = turnOrder(state)
      return go('giveUp')
    },
    giveUp: (state, locals) => {
      const [seat] = locals.left
      if (seat === undefined) return go(after(state, 'giveUp'))
      if (heldQuests(state, seat).length > 0) return ask(question(state, seat, 'giveUpQuest', { given: 0 }))
      locals.left.shift()
      return go('giveUp')
    },
    // [BRW-EVT.1] The last event is discarded, then the others slide.
    slide: (state) => {
      for (let at = eventSlots - 1; at >= 0; at--) moveOn(state, at)
      return fullStop(state, after(state, 'slide'))
    },
    draw: (state) => call('drawEvent', {}, after(state, 'draw')),
    works: (state, locals) => {
      locals.left = state.events.map((_, at) => at)
      return go('work')
    },
    // [BRW-BRP.5] Slots 1, 2, 3, the new one included.
    work: (state, locals) => {
      const at = locals.left.shift()
      if (at === undefined) return go(after(state, 'work'))
      const event = state.events[at] ?? null
      if (event === null || eventOf(state.rules.edition, event.card).timing !== 'blackRose') return go('work')
      return call('effect', eventDoing(state, event), 'worked')
    },
    worked: (state) => {
      conclude()
      return fullStop(state, 'work')
    },
    // [BRW-BRP.6, REB-BRP.5, REB-C.4]
    quests: (state) => {
      for (const seat of turnOrder(state)) if (heldQuests(state, seat).length === 0) drawQuest(state, seat)
      return fullStop(state, after(state, 'quests'))
    },
    limits: (state) => call('questLimits', { left: turnOrder(state), of: 'unsolved' }, 'completed'),
    completed: (state) =>
      call('questLimits', { left: turnOrder(state), of: 'completed' }, after(state, 'limits')),
    end: () => done,
  },
  questions: {
    giveUpQuest: {
      rule: 'BRW-QST.6',
      // [BRW-D.5] One by one.
      options: (state, _, { seat }) => [...asAnswers(heldQuests(state, seat)), { do: 'pass' }],
      reply: (state, locals, option, { seat }) => {
        if (option.do === 'quest') {
          discardQuest(state, seat, option.quest)
          const both = editionOf(state).questsGivenUp > 1 && mageOf(state, seat).quests.cards.length > 0
          if (both) return ask(question(state, seat, 'giveUpQuest', { given: 1 }))
        }
        locals.left.shift()
        return go('giveUp')
      },
    },
  },
})

/** [BRW-BRP.5, RUL-78] The event at a place of the board does its work, if it is still there. */
export const workEvent = <Step extends string>(state: BlackRose, at: number, then: Step) => {
  const event = state.events[at] ?? null
  return event === null ? go(then) : call('effect', eventDoing(state, event), then)
}

/** [BRW-EVT.2] The drawer makes the choices. */
const eventDoing = (state: BlackRose, { card, drawer }: LaidEvent) => {
  const you = eventOf(state.rules.edition, card).who === 'avatar' ? rose : drawer
  const { place, falls } = mageOf(state, you)
  announce?.(happened({ event: 'eventWorks', card }, 'BRW-BRP.5'))
  return newDoing(`event/${card}`, `event.${card}`, { by: rose, you, falls }, { origin: place, there: place })
}

/** [BRW-EVT.2 to BRW-EVT.6] The last mage draws an event of the moon. */
export const drawEvent = procedure('drawEvent')({
  first: 'draw',
  steps: {
    draw: (state) => {
      const moon = eventDeckNow(state)
      refill(state, state.eventDecks[moon]!, state.eventDiscards[moon]!)
      const card = takeTop(state, state.eventDecks[moon]!)
      if (card === undefined) return done
      const printed = eventOf(state.rules.edition, card)
      const drawer = turnOrder(state).at(-1)!
      const { roomColours } = contentOf(state.rules.edition)
      const colour = printed.drawsColour ? roomColours[roll(state, roomColours.length)]! : null
      state.active = drawer
      state.drawn = { card, drawer, colour, spent: false }
      tell?.(happened({ event: 'eventDrawn', seat: drawer, card, colour: colour ?? '' }, 'BRW-EVT.2'))
      gainPower(state, rose, printed.arrival, `event.${card}`)
      if (printed.crown) takeCrown(state, drawer)
      return go('place')
    },
    place: (state) => {
      const event = state.drawn!
      const { timing, slot } = eventOf(state.rules.edition, event.card)
      if (timing === 'instant') return call('effect', eventDoing(state, event), 'over')
      moveOn(state, slot - 1)
      state.events[slot - 1] = event
      state.drawn = null
      return go('end')
    },
    over: (state) => {
      conclude()
      const event = state.drawn!
      state.drawn = null
      discardEvent(state, event)
      return go('end')
    },
    end: (state) => fullStop(state, 'last'),
    last: () => done,
  },
})
