import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { contentOf, eventOf } from '../../src/content/content.ts'
import { type BlackRose, rose } from '../../src/state.ts'
import { mayBeActivated } from '../../src/table/activation.ts'
import { hexOf } from '../../src/table/lodge.ts'
import { movementOf } from '../../src/table/rules.ts'
import type { EditionId } from '../../src/words/board.ts'
import {
  attack,
  type Board,
  castNext,
  cubesIn,
  cubesOn,
  cubesOnEvocation,
  mage,
  move,
  on,
  powers,
  stop,
  to,
} from '../position.ts'
import { type Case, editions, go, hasEvent, laidOut, modesOf, quest, school } from './quest-kit.ts'

const scenario = scenariosWith(test)

/** An event on the board, and what mages do under it. */
interface Lying extends Omit<Case, 'answers'> {
  readonly plays?: (t: Board, edition: EditionId) => void
}

const throne = 'throne-room'
const pass = { do: 'pass' } as const
const end = { do: 'end' } as const
const waterHere = 'ice-blast dark'
const red = (state: BlackRose): void => {
  state.events[0] = { ...state.events[0]!, colour: 'red' }
}
const may = (t: Board, room: string): boolean => mayBeActivated(t.state, 0, hexOf(t.state, room))

/** Activates the room one stands in. */
const activateHere = (t: Board, edition: EditionId, seat = 0): void =>
  go(t, seat, move, ...(edition === '1.6' ? [] : [stop]), { do: 'activate' })
/** Completes Sticky Fingers in the Treasure Room: 1 PP for it, 1 PP stolen from the rival. */
const completeOne = (t: Board, edition: EditionId): void => {
  activateHere(t, edition)
  go(t, 0, quest('sticky-fingers'))
}
/** First the thief, then her rival in the Garden complete a quest. */
const completeTwo = (t: Board, edition: EditionId): void => {
  completeOne(t, edition)
  if (edition === '1.6') go(t, 0, stop)
  go(t, 0, end)
  activateHere(t, edition, 1)
  go(t, 1, quest('mind-the-thorns'))
}
const gardener = { actions: 1, quick: 'silence', quests: ['mind-the-thorns'] } as const
const thief = { at: 'treasure-room', quests: ['sticky-fingers'] } as const
const endHere = (t: Board): void => go(t, 0, move, stop, end)
const victim = { at: throne, damage: { 0: 10 } } as const
const beast = { evocations: [{ kind: 'cerbero', at: 'garden' }] } as const

const cases: { readonly [event: string]: Lying } = {
  'miserable-dance': {
    plays: (t, edition) => {
      activateHere(t, edition)
      expect(powers(t)).toEqual([2, 3])
      // [BRW-T.20] A second purple room in the same phase gives a second point.
      go(t, 0, ...(edition === '1.6' ? [stop] : []), move, to('pleasure-room'), stop, { do: 'activate' })
    },
    shows: (t) => expect(powers(t)).toEqual([3, 3]),
  },
  'red-fever': {
    you: { at: 'arena', first: waterHere },
    rival: { at: 'arena' },
    plays: (t) => go(t, 0, castNext),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'tea-in-the-greenhouse': {
    you: { at: 'garden', damage: { 1: 3 } },
    plays: endHere,
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1),
  },
  'closed-for-cleaning': {
    tweak: red,
    shows: (t) =>
      expect([may(t, 'arena'), may(t, 'summoner-room'), may(t, throne)]).toEqual([false, false, true]),
  },
  'the-rose-listens': {
    you: thief,
    rival: gardener,
    plays: completeTwo,
    // Only the first quest of the round earns a point more.
    shows: (t) => expect(powers(t)).toEqual([4, 3]),
  },
  'loose-floorboards': {
    you: { first: 'cataclysm' },
    plays: (t, edition) => go(t, 0, castNext, ...(edition === '1.6' ? [{ do: 'before' } as const] : [])),
    shows: (t) => expect(cubesIn(t, throne, 0)).toBe(2),
  },
  'not-a-breath-of-wind': {
    you: { first: 'thunder-lance' },
    rival: { at: 'forge' },
    plays: (t) => go(t, 0, castNext),
    shows: (t) => expect([mage(t, 0).slots.first.status, cubesOn(t, 1, 0)]).toEqual(['used', 0]),
  },
  'holy-water-on-tap': {
    you: { first: waterHere, damage: { 1: 3 } },
    plays: (t) => go(t, 0, castNext),
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1),
  },
  'manners-please': {
    rival: { at: throne },
    plays: (t) => go(t, 0, attack, pass),
    shows: (t) => {
      expect(cubesOn(t, 1, 0)).toBe(1)
      expect(t.happened('damageChanged')).toMatchObject([{ amount: -1, by: 'event.manners-please' }])
    },
  },
  'feeding-time': {
    phase: 'evocation',
    you: beast,
    plays: (t) => go(t, 0, on('cerbero'), stop, attack),
    shows: (t) => expect(t.happened('damaged')[0]).toMatchObject({ seat: 0, amount: 3 }),
  },
  'finders-keepers': {
    rival: victim,
    plays: (t) => go(t, 0, attack, pass),
    shows: (t) => expect(powers(t)).toEqual([7, 2]),
  },
  'a-spring-in-the-step': {
    plays: (t) => go(t, 0, move, to('forge'), to('treasure-room'), to('garden')),
    shows: (t) => expect([movementOf(t.state, 0), mage(t, 0).place]).toEqual([3, 9]),
  },
  'gentlemens-agreement': {
    rival: { at: throne },
    plays: (t) => {
      go(t, 0, attack, pass)
      expect(cubesOn(t, 1, 0)).toBe(0)
      go(t, 0, attack, pass)
    },
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },

  'walls-of-glass': {
    you: { at: 'bibliotheca', first: 'fireball' },
    plays: (t, edition) => {
      activateHere(t, edition)
      go(t, 0, school('illusion'))
    },
    shows: (t) => {
      expect(mage(t, 0).slots.first.seen).toBe(0b11)
      expect(cubesOn(t, 0, rose)).toBe(1)
    },
  },
  'white-nights': {
    you: { at: 'chapel', first: waterHere },
    rival: { at: 'chapel' },
    plays: (t) => go(t, 0, castNext),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'midnight-snack': {
    you: { at: 'guardroom', damage: { 1: 4 } },
    plays: endHere,
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1),
  },
  'next-please': {
    you: thief,
    nextQuests: ['palace-coup'],
    plays: completeOne,
    shows: (t) => expect(mage(t, 0).quests.cards).toEqual(['palace-coup']),
  },
  'sparks-on-the-carpet': {
    you: { first: 'fireball' },
    plays: (t) => go(t, 0, castNext, to('forge')),
    shows: (t) => expect([cubesIn(t, throne, rose), cubesIn(t, 'forge', rose)]).toEqual([1, 0]),
  },
  'damp-matches': {
    you: { first: 'fireball' },
    plays: (t) => go(t, 0, castNext),
    shows: (t) => {
      // The Forge is next door; the Cemetery lies in the same row, three rooms away, the Summoner Room two.
      expect(t.offers(0, to('forge'))).toBe(true)
      t.refuses(0, to('summoner-room'))
    },
  },
  'sin-pays': {
    you: { first: 'demonic-howl' },
    plays: (t) => go(t, 0, castNext, to(throne)),
    shows: (t) => {
      expect(powers(t)).toEqual([2, 3])
      expect(cubesOn(t, 0, rose)).toBe(1)
    },
  },
  'gloves-off': {
    rival: { at: throne },
    plays: (t) => go(t, 0, attack, pass),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'a-difficult-birth': {
    you: { first: 'summon-darkness' },
    plays: (t) => go(t, 0, castNext),
    shows: (t) => expect(cubesOnEvocation(t, 'undead', rose)).toBe(1),
  },
  'musical-thrones': {
    crown: 1,
    active: 0,
    you: { at: 'ballroom' },
    plays: activateHere,
    shows: (t) => expect(t.state.crown).toBe(0),
  },
  'ankle-deep-in-petals': {
    plays: (t) => go(t, 0, move, to('forge')),
    shows: (t) => {
      expect(movementOf(t.state, 0)).toBe(1)
      expect(t.question(0)?.kind).not.toBe('step')
    },
  },

  'danse-macabre': {
    plays: activateHere,
    shows: (t) => {
      expect(powers(t)).toEqual([2, 3])
      expect(cubesOn(t, 0, rose)).toBe(2)
    },
  },
  'royal-temper': {
    you: { first: waterHere },
    rival: { at: throne },
    plays: (t) => go(t, 0, castNext),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'do-not-wake-the-dead': {
    you: { at: 'cemetery' },
    plays: endHere,
    shows: (t) => expect(cubesOn(t, 0, rose)).toBe(1),
  },
  'sealed-by-the-rose': {
    tweak: red,
    plays: activateHere,
    shows: (t) => {
      expect([may(t, 'arena'), may(t, 'garden')]).toEqual([false, true])
      expect(t.state.rose.power).toBe(1)
    },
  },
  'the-rose-is-impressed': {
    you: thief,
    rival: gardener,
    plays: completeTwo,
    shows: (t) => expect(powers(t)).toEqual([4, 4]),
  },
  'house-of-cards': {
    you: { first: 'cataclysm' },
    plays: (t, edition) => go(t, 0, castNext, ...(edition === '1.6' ? [{ do: 'before' } as const] : [])),
    shows: (t) => expect(cubesIn(t, throne, 0)).toBe(3),
  },
  'lost-for-words': {
    you: { first: 'unmaking' },
    plays: (t) => go(t, 0, castNext),
    // Only the room of the caster is in range: there is nothing to choose.
    shows: (t) => expect(cubesIn(t, throne, 0)).toBe(3),
  },
  'miracles-while-stocks-last': {
    you: { first: 'mending-light dark', damage: { 1: 6 } },
    plays: (t) => go(t, 0, castNext),
    shows: (t) => expect(cubesOn(t, 0, 1)).toBe(1),
  },
  'no-magic-will-save-you': {
    rival: { at: throne },
    plays: (t) => go(t, 0, attack, pass),
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(3),
  },
  'feral-moon': {
    phase: 'evocation',
    you: beast,
    plays: (t) => go(t, 0, on('cerbero'), stop, attack),
    shows: (t) => expect(t.happened('damaged')[0]).toMatchObject({ seat: 0, amount: 3 }),
  },
  'blood-moon': {
    rival: victim,
    plays: (t) => go(t, 0, attack, pass),
    shows: (t) => {
      expect(powers(t)).toEqual([7, 3])
      expect(t.state.rose.power).toBe(2)
    },
  },
  'last-prayers': {
    rival: { at: throne },
    plays: (t) => {
      go(t, 0, attack, pass)
      expect(cubesOn(t, 1, 0)).toBe(0)
      go(t, 0, attack, pass)
    },
    shows: (t) => expect(cubesOn(t, 1, 0)).toBe(2),
  },
}

describe.each(editions)('events of edition %s that hold in the Action Phase', (edition) => {
  for (const [id, each] of Object.entries(cases)) {
    if (!hasEvent(edition, id)) continue
    const cited = id === 'miserable-dance' ? '[BRW-T.20, BRW-EVT.7] ' : '[BRW-EVT.7] '
    scenario(`${cited}${id}`, modesOf(edition), () => {
      const { plays, ...position } = each
      const t = laidOut(
        edition,
        { moon: eventOf(edition, id).moon, events: [id, null, null], ...position },
        { at: throne, quick: 'silence' },
      )
      plays?.(t, edition)
      each.shows(t, edition)
    })
  }

  const lasting = [...contentOf(edition).events.values()].filter(({ timing }) => timing !== 'instant')
  for (const { id, moon, slot, arrival, discard, crown, drawsColour } of lasting)
    scenario(`[BRW-EVT.3, BRW-EVT.4, BRW-EVT.5] ${id} is laid on its slot`, ['plain'], () => {
      const t = laidOut(
        edition,
        { phase: 'blackRose', crown: 1, moon, nextEvents: [id], shows: () => undefined },
        { at: throne },
      )
      expect(t.happened('eventDrawn')[0]).toMatchObject({ seat: 0, card: id })
      expect(t.happened('powerGained')[0]).toMatchObject({ seat: rose, amount: arrival })
      expect(t.state.events[slot - 1]).toMatchObject({ card: id, drawer: 0 })
      expect(t.state.events[slot - 1]?.colour !== null).toBe(drawsColour)
      expect(t.state.crown).toBe(crown ? 0 : 1)
      const later = laidOut(
        edition,
        { phase: 'blackRose', crown: 1, moon, events: [null, null, id], shows: () => undefined },
        { at: throne },
      )
      expect(later.happened('eventDiscarded')[0]).toMatchObject({ card: id })
      expect(later.happened('powerGained')[0]).toMatchObject({ seat: rose, amount: discard })
    })
})

test('[BRW-CMP.21] every event of the Action Phase is tried', () => {
  for (const edition of editions)
    for (const { id, timing } of contentOf(edition).events.values())
      if (timing === 'action') expect(cases).toHaveProperty([id])
})
