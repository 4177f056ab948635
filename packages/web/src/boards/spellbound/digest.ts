import { type Message, type Seat, say } from '@conclave/kernel'
import type { SpellboundView } from '@conclave/spellbound'
import { undoneEvent } from '../../table/table.ts'
import { digestFrom, sinceTurn, type Turns, type Weighed } from '../parts/since.ts'
import type { Kit, Props } from './kit.ts'
import { words } from './texts/index.ts'

type Entry = Props['events'][number]
type Event = Entry['event']

const deeds: readonly Event['event'][] = [
  'cardSent',
  'cardPlayed',
  'cardDiscarded',
  'spellCast',
  'wandUsed',
  'finalBattleDeclared',
]

const turns: Turns<Event> = {
  beginsFor: (event) => (event.event === 'turnBegan' ? event.seat : null),
  isDeed: (event, seat) => deeds.includes(event.event) && 'seat' in event && event.seat === seat,
}

type Sort = Pick<Weighed<Event>, 'things' | 'weight'>

/** Sort of change that an event has made, with the place where one sees it; null for one that passes. */
const sortOf = (event: Event, viewer: Seat, table: SpellboundView): Sort | null => {
  switch (event.event) {
    case 'bookRecovered':
    case 'bookLost':
      return { things: [`book:${event.book}`], weight: 9 }
    case 'bookAdvanced':
      return { things: [`book:${event.book}`], weight: 5 }
    case 'pieceAdvanced':
    case 'pieceRetreated':
      return { things: [`piece:${event.piece}`], weight: 7 }
    case 'witchClimbed':
    case 'purged':
      return { things: [], weight: 8 }
    case 'encounterWon':
      return { things: [], weight: 5 }
    case 'minionArrived':
      return { things: [`tower:${event.card}`], weight: 6 }
    case 'allyRecruited':
    case 'villageEmptied':
    case 'changelingTook':
      return { things: [`location:village:${event.village + 1}`], weight: 7 }
    case 'villageRevealed':
    case 'influenceUsed':
      return { things: [`location:village:${event.village + 1}`], weight: 3 }
    case 'watchmanPlaced':
      return { things: [`location:city:${event.city}`], weight: 4 }
    case 'spellDrawn':
      // One that has been cast since is gone.
      return table.players.some(({ spells }) => spells.some((spell) => spell === event.card))
        ? { things: [`spell:${event.card}`], weight: 6 }
        : null
    case 'mageMoved':
      return event.mage === viewer ? { things: [`mage:${viewer}`], weight: 8 } : null
    case 'wandCharged':
      return { things: [`wand:${event.seat}`], weight: 2 }
    default:
      return null
  }
}

/** A piece or book that has moved says from where to where; null where it stands where it stood. */
const movedOf = (first: Event, last: Event, table: SpellboundView): Message | null | undefined => {
  const moved = (what: Message, from: number, to: number) =>
    from === to ? null : words('since.moved', { what, from, to })
  if (last.event === 'pieceAdvanced' || last.event === 'pieceRetreated') {
    const from =
      first.event === 'pieceAdvanced' ? first.to - 1 : 'to' in first ? Number(first.to) + 1 : last.to
    return moved(say(`piece.${last.piece}`), from, table.pieces[last.piece])
  }
  if (last.event === 'bookAdvanced')
    return first.event === 'bookAdvanced'
      ? moved(say(`book.${last.book}`), first.to - 1, table.books[last.book])
      : undefined
  return undefined
}

/** Digest of the others' turns: one line for each thing, with what came of it in the end. */
export const digestOf: NonNullable<Kit['digestOf']> = (log, viewer, read, table) => {
  if (viewer === 'spectator') return null
  const found = new Map<string, { first: Event; last: Entry; sort: Sort }>()
  for (const entry of sinceTurn<Event>(log, viewer, read, turns)) {
    const { event } = entry
    const sort = event.event === undoneEvent ? null : sortOf(event, viewer, table)
    if (sort === null) continue
    const place = sort.things[0] ?? event.event
    const known = found.get(place)
    const weight = Math.max(sort.weight, known?.sort.weight ?? 0)
    found.delete(place)
    found.set(place, { first: known?.first ?? event, last: entry, sort: { ...sort, weight } })
  }
  const changes = [...found.values()].flatMap(({ first, last, sort }): Weighed<Event>[] => {
    const says = movedOf(first, last.event, table)
    return says === null ? [] : [{ ...last, ...sort, says: says ?? null }]
  })
  return digestFrom(changes, (count) => words('since', { count }))
}
