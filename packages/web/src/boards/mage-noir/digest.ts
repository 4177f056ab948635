import type { Seat } from '@conclave/kernel'
import type { MageNoirView } from '@conclave/mage-noir'
import { undoneEvent } from '../../table/table.ts'
import { digestFrom, sinceTurn, type Turns, type Weighed } from '../parts/since.ts'
import type { Kit, Props } from './kit.ts'
import { lifeIn, lifeText } from './lives.ts'
import { words } from './texts/index.ts'

type Entry = Props['events'][number]
type Event = Entry['event']

const deeds: readonly Event['event'][] = [
  'pileTaken',
  'cardPrepared',
  'cardActivated',
  'cardChanneled',
  'abilityUsed',
  'manaExchanged',
  'damageRedirected',
]

const turns: Turns<Event> = {
  beginsFor: (event) => (event.event === 'turnBegan' ? event.seat : null),
  isDeed: (event, seat) => deeds.includes(event.event) && 'seat' in event && event.seat === seat,
}

type Sort = Pick<Weighed<Event>, 'things' | 'weight'>

/** Sort of change that an event has made, with the place where one sees it; null for one that passes. */
const sortOf = (event: Event, viewer: Seat, table: MageNoirView): Sort | null => {
  const lies = (n: number) => table.players.some(({ board }) => board.some((on) => on.n === n))
  switch (event.event) {
    case 'cardPrepared':
    case 'cardChanneled':
      return event.seat !== viewer && lies(event.n) ? { things: [`board:${event.n}`], weight: 6 } : null
    case 'cardLeft':
      // A spell that has done what it does is no news.
      return event.to === 'destroyed' || event.seat === viewer
        ? {
            things: event.to === 'discard' || event.to === 'destroyed' ? [`discard:${event.seat}`] : [],
            weight: 8,
          }
        : null
    case 'cardDiscarded':
    case 'reserveEmptied':
      return event.seat === viewer ? { things: [`mage:${viewer}`], weight: 7 } : null
    case 'manaLocked':
    case 'manaSwapped':
      return lies(event.n) ? { things: [`board:${event.n}`], weight: 3 } : null
    case 'turnRuleBegan':
      return { things: [], weight: 7 }
    case 'pileTaken':
      return { things: [`pile:${event.pile}`], weight: 2 }
    default:
      return null
  }
}

/** Digest of the other mage's turn: lives in short, each from what to what; the rest as the log tells it. */
export const digestOf: NonNullable<Kit['digestOf']> = (log, viewer, read, table) => {
  if (viewer === 'spectator') return null
  const lives = new Map<string, Weighed<Event>>()
  const before = new Map<string, number>()
  const others = new Map<string, Weighed<Event>>()
  for (const entry of sinceTurn<Event>(log, viewer, read, turns)) {
    const { event } = entry
    if (event.event === undoneEvent) continue
    const life = lifeIn(event)
    if (life !== null) {
      const from = before.get(life.thing) ?? life.before
      before.set(life.thing, from)
      lives.delete(life.thing)
      const weight = life.thing === `mage:${viewer}` ? 10 : 5
      if (from !== life.after)
        lives.set(life.thing, {
          ...entry,
          says: lifeText({ ...life, before: from }),
          things: [life.thing],
          weight,
        })
      continue
    }
    const sort = sortOf(event, viewer, table)
    if (sort === null) continue
    // What is prepared and then channelled is one thing; what goes is a thing of its own.
    const key = 'n' in event && event.event !== 'cardLeft' ? `board ${event.n}` : `${entry.seq}`
    others.set(key, { ...entry, ...sort, says: null })
  }
  return digestFrom([...lives.values(), ...others.values()], (count) => words('since', { count }))
}
