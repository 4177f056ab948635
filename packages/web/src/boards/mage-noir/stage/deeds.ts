import type { Thing } from '../../../table/table.ts'
import type { Props } from '../kit.ts'

export type Entry = Props['events'][number]
type Event = Entry['event']

/** Openings: the ways in which a card comes to do something. */
const openings = ['cardPrepared', 'cardActivated', 'cardChanneled', 'abilityUsed', 'triggered'] as const
type OpeningName = (typeof openings)[number]
type Opening = Extract<Event, { readonly event: OpeningName }>

const isOpening = (event: Event): event is Opening => openings.some((name) => name === event.event)

/** Endings of whatever a card does. */
const endings: readonly Event['event'][] = [
  'turnBegan',
  'phaseBegan',
  'turnEnded',
  'pileTaken',
  'manaExchanged',
  'matchWon',
  'matchDrawn',
  'undone',
]

/** Results of a card that are worth a word. */
const worthTelling = [
  'damageDealt',
  'permanentDamaged',
  'damagePrevented',
  'damageRedirected',
  'lifeLost',
  'lifeGained',
  'permanentLostLife',
  'permanentGainedLife',
  'cardLeft',
  'cardDiscarded',
  'cardRetrieved',
  'cardFound',
  'nothingFound',
  'cardReturnedToPreparation',
  'cardShuffledIn',
  'topTaken',
  'cardDrawn',
  'manaTaken',
  'manaCreated',
  'manaLocked',
  'manaSwapped',
  'reserveEmptied',
  'turnRuleBegan',
] as const
type ResultName = (typeof worthTelling)[number]
export type Result = Extract<Event, { readonly event: ResultName }>

const isResult = (event: Event): event is Result => worthTelling.some((name) => name === event.event)

/** A card that does something, and what has come of it so far. */
export interface Deed {
  readonly entry: Entry & { readonly event: Opening }
  readonly results: readonly (Entry & { readonly event: Result })[]
  /** The last entry that belongs to it. */
  readonly last: number
  /** True if something else has begun since, or the card is gone: nothing more comes of it. */
  readonly over: boolean
  /** Number of times that everything had come to an end before: cards of one stretch follow each other. */
  readonly stretch: number
}

interface Made {
  readonly entry: Deed['entry']
  readonly results: (Entry & { readonly event: Result })[]
  last: number
  over: boolean
  readonly stretch: number
}

const hasEvent = <E extends Event>(entry: Entry, event: E): entry is Entry & { readonly event: E } =>
  entry.event === event

/** A spell goes when it has done what it does: nobody has to be told. */
const isOwnEnd = (event: Event, { entry }: Made): boolean =>
  event.event === 'cardLeft' && event.n === entry.event.n && event.to === 'discard'

export const deedsIn = (log: readonly Entry[]): readonly Deed[] => {
  const deeds: Made[] = []
  let open: Made | null = null
  let stretch = 0
  for (const entry of log) {
    const { event } = entry
    if (event.event !== 'undone' && event.audience !== 'everyone') continue
    if (isOpening(event) && hasEvent(entry, event)) {
      if (open !== null) open.over = true
      open = { entry, results: [], last: entry.seq, over: false, stretch }
      deeds.push(open)
    } else if (endings.includes(event.event)) {
      if (open !== null) open.over = true
      open = null
      stretch++
    } else if (open !== null) {
      if (isOwnEnd(event, open)) open.over = true
      else if (isResult(event) && hasEvent(entry, event)) {
        open.results.push(entry)
        open.last = entry.seq
      }
    }
  }
  return deeds
}

export const thingsOf = (event: Event): readonly Thing[] => {
  if ('n' in event && event.n > 0) return [`board:${event.n}`]
  switch (event.event) {
    case 'damageDealt':
    case 'damagePrevented':
    case 'lifeLost':
    case 'lifeGained':
    case 'reserveEmptied':
      return [`mage:${event.seat}`]
    default:
      return []
  }
}
