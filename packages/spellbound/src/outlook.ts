import { cardOf } from './content/cards.ts'
import { effectOf } from './playing.ts'
import type { SpellboundOption } from './state.ts'
import { forecast } from './table/forecast.ts'
import { wandTop } from './table/mages.ts'
import type { SpellboundView } from './view.ts'
import {
  type City,
  type Colour,
  cityOf,
  type Location,
  pieces,
  preyOf,
  reachableFrom,
  regionOf,
  track,
  villageAt,
} from './words/board.ts'
import type { ChosenSentence } from './words/effect.ts'

/** Result of an action, as far as anybody can say before it is taken. */
export type Result =
  | { readonly is: 'move' }
  | {
      readonly is: 'search'
      readonly book: Colour
      readonly from: number
      readonly to: number
      readonly spell: boolean
    }
  /** Chance that the next stone is a sun, which pushes a hat back. */
  | { readonly is: 'magic'; readonly hat: City; readonly sun: number }
  | { readonly is: 'charge'; readonly level: number }
  | {
      readonly is: 'influence'
      readonly card: string
      readonly gathered: number
      readonly cost: number
      readonly wins: boolean
    }

/** A way to use a card, and what comes of it. A move is one way, wherever it leads. */
export interface Way {
  readonly does: 'move' | 'magic' | 'influence' | 'search'
  readonly result: Result
}

type Table = Pick<
  SpellboundView,
  'players' | 'acting' | 'active' | 'books' | 'bag' | 'drawn' | 'villages' | 'watchman' | 'zones'
>

const here = ({ players, acting }: Pick<Table, 'players' | 'acting'>) =>
  players[acting]?.location ?? 'wilderness'

/** Locations that one move leads the acting mage to. */
export const destinations = (table: Pick<Table, 'players' | 'acting'>): readonly Location[] =>
  reachableFrom(here(table))

/** [SPB-PC.3] One step of a book that is still on its track. */
export const searchResult = (table: Table, book: Colour): Result => {
  const from = table.books[book]
  const to = from + 1
  const spell = track.spellSymbols.some((space) => space === to) && table.zones.spellPile.count > 0
  return { is: 'search', book, from, to, spell }
}

/** [SPB-BAG.1] An empty bag takes what was drawn back before the next stone. */
const sunNext = ({ bag, drawn }: Pick<Table, 'bag' | 'drawn'>): number => {
  const from = bag.sun + bag.moon === 0 ? drawn : bag
  const all = from.sun + from.moon
  return all === 0 ? 0 : from.sun / all
}

/** [SPB-MG] Result of magic where the acting mage is; null where it has no use. */
export const magicResult = (table: Table): Result | null => {
  const location = here(table)
  const city = cityOf(location)
  if (city !== undefined) return { is: 'magic', hat: city, sun: sunNext(table) }
  const level = table.players[table.active]?.wand ?? wandTop
  return location === 'wilderness' && level < wandTop ? { is: 'charge', level: level + 1 } : null
}

/** [SPB-IN.2, SPB-IN.4] So much more influence in the village of the acting mage; null where nobody listens. */
export const influenceResult = (table: Table, amount: number): Result | null => {
  const village = table.villages[villageAt(here(table))]
  if (village?.card == null || village.cost === null) return null
  const gathered = village.gathered + amount
  return { is: 'influence', card: village.card, gathered, cost: village.cost, wins: gathered >= village.cost }
}

const wayOf = (table: Table, sentence: ChosenSentence): Way | null => {
  switch (sentence.verb) {
    case 'move':
      return { does: 'move', result: { is: 'move' } }
    case 'magic': {
      const result = magicResult(table)
      return result && { does: 'magic', result }
    }
    case 'influence': {
      const result = influenceResult(table, sentence.amount)
      return result && { does: 'influence', result }
    }
    case 'search': {
      const book = regionOf(here(table))
      const fits = book !== undefined && (sentence.book === 'rainbow' || sentence.book === book)
      const onTrack = book !== undefined && table.books[book] > 0 && table.books[book] < track.end
      return fits && onTrack ? { does: 'search', result: searchResult(table, book) } : null
    }
    default:
      return null
  }
}

/**
 * The ways to begin with a card of the Mage row, each with its result; null if it has others besides, which only the card itself
 * offers when it is played.
 */
export const waysToPlay = (table: Table, id: string): readonly Way[] | null => {
  const { kind } = cardOf(id)
  const effect = kind === 'base' || kind === 'ally' ? effectOf(id, table.watchman === null) : undefined
  if (effect === undefined || effect.pay.length > 0) return null
  const sentences = [...new Set(effect.parts.flat())]
  const known = sentences.every(({ verb }) => ['move', 'magic', 'influence', 'search'].includes(verb))
  return known ? sentences.flatMap((sentence) => wayOf(table, sentence) ?? []) : null
}

/** Reason why a card of the Mage row can only be discarded. */
export type Useless = 'nothing' | 'village' | 'elsewhere' | 'nobody' | 'book' | 'price'

/** [AR-58] Reason why nothing can be done with a card now, for a card that can only be discarded. */
export const whyUseless = (table: Table, id: string): Useless => {
  const card = cardOf(id)
  const effect =
    card.kind === 'base' || card.kind === 'ally' ? effectOf(id, table.watchman === null) : undefined
  if (effect === undefined || effect.parts.length === 0) return 'nothing'
  if (effect.pay.length > 0) return 'price'
  const verbs = effect.parts.flat().map(({ verb }) => verb)
  const location = here(table)
  if (verbs.includes('influence') && villageAt(location) >= 0) return 'nobody'
  if (verbs.includes('influence')) return 'village'
  if (verbs.includes('magic') && villageAt(location) >= 0) return 'elsewhere'
  return verbs.includes('search') ? 'book' : 'nothing'
}

/** Outlook on the end of the Story: books and pieces, step by step, if nobody interfered. */
export interface EndOutlook {
  readonly steps: ReturnType<typeof forecast>['steps']
  /** The books that it would cost. */
  readonly lost: readonly Colour[]
  readonly defeat: ReturnType<typeof forecast>['defeat']
  readonly purge: boolean
  readonly penalty: boolean
}

const purgeFrom = 3

/**
 * [SPB-ES.1, SPB-HF.1] The price of standing still, and the purge, as far as the display tells: what is drawn afterwards nobody
 * knows. Before the Story ends a card may still leave the row; this is what comes if none does.
 */
export const endOutlook = (
  table: Pick<SpellboundView, 'players' | 'active' | 'moved' | 'books' | 'pieces' | 'zones' | 'phase'>,
): EndOutlook | null => {
  const place = table.players[table.active]?.location ?? 'wilderness'
  const purge = table.zones.wickedRow.count >= purgeFrom
  const penalty = table.phase === 'story' && !table.moved && villageAt(place) < 0
  if (!purge && !penalty) return null
  const state = { books: table.books, pieces: table.pieces, prevented: null }
  const paid = penalty
    ? forecast(state, { pieces: [cityOf(place) ?? 'troll'], cause: 'penalty' })
    : { steps: [], defeat: null }
  const after = {
    ...state,
    pieces: { ...state.pieces, ...Object.fromEntries(paid.steps.map(({ piece, to }) => [piece, to])) },
    books: {
      ...state.books,
      ...Object.fromEntries(
        paid.steps.flatMap(({ piece, catches }) => (catches ? [[preyOf(piece), 0]] : [])),
      ),
    },
  }
  const purged = purge
    ? forecast(after, { pieces: [...pieces], cause: 'purge' })
    : { steps: [], defeat: null }
  const steps = [...paid.steps, ...purged.steps]
  return {
    steps,
    lost: steps.flatMap(({ piece, catches }) => (catches ? [preyOf(piece)] : [])),
    defeat: paid.defeat ?? purged.defeat,
    purge,
    penalty,
  }
}

/** Both strengths of an encounter without stones if this card went to the tower. */
export const sendOutlook = (
  { strengths }: Pick<SpellboundView, 'strengths'>,
  id: string,
): { readonly sun: number; readonly moon: number } => {
  const { sun, moon } = cardOf(id)
  return { sun: strengths.sun + sun, moon: strengths.moon + moon }
}

/** The answer that goes a way, among those that a card offers once it is played. */
export const answerFor = (
  way: Pick<Way, 'does'>,
  options: readonly SpellboundOption[],
): SpellboundOption | null => options.find((option) => option.do === way.does) ?? null
