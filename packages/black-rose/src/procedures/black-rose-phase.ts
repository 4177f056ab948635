import { announce, ask, call, conclude, done, go, roll, tell } from '@conclave/kernel'
import { contentOf, eventOf } from '../content/content.ts'
import { happened } from '../events.ts'
import { type BlackRose, editionOf, type LaidEvent, mageOf, rose, turnOrder } from '../state.ts'
import { discardEvent, eventSlots, moveOn } from '../table/events.ts'
import { refill, takeTop } from '../table/piles.ts'
import { gainPower, takeCrown } from '../table/power.ts'
import { discardQuest, drawQuest, questOptions } from '../table/quests.ts'
import { fullStop } from './full-stop.ts'
import { newDoing, procedure, question } from './procedure.ts'

/** [3.4] */
export const blackRosePhase = procedure('blackRosePhase')({
  first: 'begin',
  steps: {
    begin: (state, locals) => {
      locals.left = turnOrder(state)
      return go('giveUp')
    },
    giveUp: (state, locals) => {
      const [seat] = locals.left
      if (seat === undefined) return go('slide')
      if (mageOf(state, seat).quests.cards.length > 0)
        return ask(question(state, seat, 'giveUpQuest', { given: 0 }))
      locals.left.shift()
      return go('giveUp')
    },
    // [BRW-EVT.1] The last event is discarded, then the others slide.
    slide: (state) => {
      for (let at = eventSlots - 1; at >= 0; at--) moveOn(state, at)
      return go('draw')
    },
    draw: () => call('drawEvent', {}, 'works'),
    works: (state, locals) => {
      locals.left = state.events.map((_, at) => at)
      return go('work')
    },
    // [BRW-BRP.5] Slots 1, 2, 3, the new one included.
    work: (state, locals) => {
      const at = locals.left.shift()
      if (at === undefined) return go('quests')
      const event = state.events[at] ?? null
      if (event === null || eventOf(state.rules.edition, event.card).timing !== 'blackRose') return go('work')
      return call('effect', eventDoing(state, event), 'worked')
    },
    worked: (state) => {
      conclude()
      return fullStop(state, 'work')
    },
    // [BRW-BRP.6]
    quests: (state) => {
      for (const seat of turnOrder(state))
        if (mageOf(state, seat).quests.cards.length === 0) drawQuest(state, seat)
      return done
    },
  },
  questions: {
    giveUpQuest: {
      rule: 'BRW-QST.6',
      // [BRW-D.5] One by one.
      options: (state, _, { seat }) => [...questOptions(state, seat), { do: 'pass' }],
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

/** [BRW-EVT.2] The drawer makes the choices. */
const eventDoing = (state: BlackRose, { card, drawer }: LaidEvent) => {
  const { place, falls } = mageOf(state, drawer)
  announce?.(happened({ event: 'eventWorks', card }, 'BRW-BRP.5'))
  return newDoing(
    `event/${card}`,
    `event.${card}`,
    { by: rose, you: drawer, falls },
    { origin: place, there: place },
  )
}

/** [BRW-EVT.2 to BRW-EVT.6] The last mage draws an event of the moon. */
export const drawEvent = procedure('drawEvent')({
  first: 'draw',
  steps: {
    draw: (state) => {
      const moon = state.moon - 1
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
