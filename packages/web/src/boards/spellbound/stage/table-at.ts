import type { SpellboundView } from '@conclave/spellbound'
import type { Kit } from '../kit.ts'
import type { Entry } from './entry.ts'

type Table = SpellboundView

/** A part of the table that events change without saying how exactly. */
type Part = 'rows' | 'tower' | 'bag' | 'villages' | 'mages'

const partsOf = ({ event }: Entry): readonly Part[] => {
  switch (event.event) {
    case 'cardSent':
      return ['rows', 'tower']
    case 'cardDiscarded':
      return ['rows', 'tower', 'villages']
    case 'cardPlayed':
    case 'cardDrawn':
    case 'purged':
    case 'wickedAdded':
    case 'witchTurnedAway':
      return ['rows']
    case 'cardFinished':
      return ['rows', 'villages']
    case 'encounterBegan':
    // Cards that have acted go without a word.
    case 'pieceAdvanced':
      return ['rows']
    case 'deckReshuffled':
      return ['rows', 'tower']
    case 'strengthsCompared':
    case 'minionArrived':
    case 'bookAllotted':
      return ['tower', 'bag']
    case 'stonesDrawn':
    case 'stoneAdded':
    case 'stoneFlipped':
      return ['bag']
    case 'villageRevealed':
    case 'influenceUsed':
    case 'villageEmptied':
      return ['villages']
    case 'allyRecruited':
    case 'changelingTook':
      return ['villages', 'rows']
    case 'wandCharged':
    case 'wandUsed':
    case 'wandEmptied':
    case 'spellDrawn':
    case 'spellCast':
      return ['mages']
    default:
      return []
  }
}

const zones = (table: Table, after: Table, names: readonly (keyof Table['zones'])[]): Table['zones'] => ({
  ...table.zones,
  ...Object.fromEntries(names.map((name) => [name, after.zones[name]])),
})

/** The table with one part of it as it will be. */
const settled = (table: Table, part: Part, after: Table): Table => {
  switch (part) {
    case 'rows':
      return {
        ...table,
        zones: zones(table, after, [
          'mageRow',
          'wickedRow',
          'guards',
          'deck',
          'discard',
          'wickedDeck',
          'reserve',
          'box',
          'removed',
        ]),
        wickedTop: after.wickedTop,
        fresh: after.fresh,
      }
    case 'tower':
      return {
        ...table,
        zones: zones(table, after, ['sunStack', 'moonStack', 'minions', 'minionPile']),
        strengths: after.strengths,
      }
    case 'bag':
      return { ...table, bag: after.bag, drawn: after.drawn, supply: after.supply, stones: after.stones }
    case 'villages':
      return { ...table, villages: after.villages }
    case 'mages':
      return {
        ...table,
        zones: zones(table, after, ['spellPile']),
        players: table.players.map((mage, seat) => ({
          ...mage,
          wand: after.players[seat]?.wand ?? mage.wand,
          spells: after.players[seat]?.spells ?? mage.spells,
        })),
      }
  }
}

/** Table with the facts that an event tells exactly. */
const withFact = (table: Table, { event }: Entry, after: Table): Table => {
  switch (event.event) {
    case 'pieceAdvanced':
    case 'pieceRetreated':
      return { ...table, pieces: { ...table.pieces, [event.piece]: event.to } }
    case 'bookAdvanced':
      return { ...table, books: { ...table.books, [event.book]: event.to } }
    case 'bookRecovered':
      return {
        ...table,
        books: { ...table.books, [event.book]: after.books[event.book] },
        bookSlots: after.bookSlots.slice(0, table.bookSlots.length + 1),
      }
    case 'bookLost':
      return { ...table, books: { ...table.books, [event.book]: after.books[event.book] } }
    case 'mageMoved':
      return {
        ...table,
        players: table.players.map((mage, seat) =>
          seat === event.mage ? { ...mage, location: event.to } : mage,
        ),
      }
    case 'watchmanPlaced':
      return { ...table, watchman: event.city }
    case 'witchClimbed':
      return { ...table, stage: event.stage }
    case 'phaseBegan':
      return { ...table, phase: event.phase }
    case 'encounterBegan':
      return { ...table, phase: 'encounter' }
    case 'finalBattleDeclared':
      return { ...table, phase: 'finalBattle' }
    case 'turnBegan':
      return { ...table, turn: event.turn, active: event.seat, acting: event.seat }
    case 'encounterWon':
    case 'encounterLost':
      return { ...table, encounters: after.encounters }
    default:
      return table
  }
}

/**
 * The table between two views of it, when some of what happened between them has been told (ADR 15). What an event says exactly
 * is so at once; every other part of the table is as it will be when the last event about it is told.
 */
export const tableAt: NonNullable<Kit['tableAt']> = (before, after, told, coming) => {
  const open = new Set(coming.flatMap(partsOf))
  const parts = [...new Set(told.flatMap(partsOf))].filter((part) => !open.has(part))
  // What is about to happen is announced where somebody can still do something about it.
  const known = told.reduce<Table>((table, entry) => withFact(table, entry, after), {
    ...before,
    coming: null,
  })
  return parts.reduce<Table>((table, part) => settled(table, part, after), known)
}
