import { type Seat, showZone, type ZoneView } from '@conclave/kernel'
import { openWindow } from './casting.ts'
import { allyOf } from './content/cards.ts'
import { isFaceUp, sightOf, topOf } from './hiding.ts'
import type { Calls, Window } from './procedures/procedure.ts'
import {
  type Batch,
  type CurrentCard,
  colourOf,
  type Phase,
  type Spellbound,
  type Stones,
  type StoredCard,
  type Zone,
} from './state.ts'
import { type ForecastStep, forecast } from './table/forecast.ts'
import { personalStrength, standingStrengths } from './table/tower.ts'
import { gatheredAt } from './table/villages.ts'
import type { City, Colour, Location, Piece } from './words/board.ts'
import type { HeldSpellId } from './words/card.ts'

interface VillageView {
  readonly revealed: boolean
  /** The card, if it is face up; null when the village is empty. */
  readonly card: string | null
  readonly stored: readonly { readonly card: string; readonly value: number }[]
  readonly gathered: number
  readonly cost: number | null
}

interface PlayerView {
  readonly colour: City
  readonly location: Location
  readonly wand: number
  readonly spells: readonly HeldSpellId[]
}

/** The table as anybody sees it: the game has no hands, so all viewers see the same. */
export interface SpellboundView {
  readonly variants: Spellbound['variants']
  readonly turn: number
  readonly phase: Phase
  readonly active: number
  readonly acting: number
  readonly moved: boolean
  readonly players: readonly PlayerView[]
  readonly pieces: { readonly [P in Piece]: number }
  readonly books: { readonly [C in Colour]: number }
  readonly bookSlots: readonly Colour[]
  readonly watchman: City | null
  readonly stage: number
  /** Both strengths at the tower without stones, and how many stones an encounter would draw. */
  readonly strengths: { readonly sun: number; readonly moon: number; readonly stones: number }
  readonly zones: { readonly [Z in Zone]: ZoneView }
  readonly wickedTop: string | null
  readonly fresh: number
  readonly villages: readonly VillageView[]
  readonly bag: Stones
  readonly drawn: Stones
  readonly supply: Stones
  readonly stones: Stones
  readonly fortuna: { readonly due: boolean; readonly visited: boolean }
  readonly current: CurrentView | null
  /** The steps about to happen, while a window is open. */
  readonly coming: {
    readonly cause: Batch['cause']
    readonly steps: readonly ForecastStep[]
    readonly defeat: string | null
  } | null
  /** The response window that is open: who has declined, and who is going to cast what. Talk at the table is free. */
  readonly window: WindowView | null
  readonly encounters: { readonly won: number; readonly lost: number }
}

interface CurrentView {
  readonly card: string
  readonly used: readonly number[]
  readonly village: number
  readonly influence: number
  readonly passenger: number
}

interface WindowView {
  readonly window: Window
  readonly declined: readonly Seat[]
  readonly casting: readonly { readonly seat: Seat; readonly spell: HeldSpellId }[]
}

/** Built up from the state, field by field. */
export const view = (state: Spellbound): SpellboundView => {
  const seen = (zone: Zone) => showZone(sightOf(zone), state.zones[zone], false)
  const { sun, moon } = standingStrengths(state)
  return {
    variants: {
      trollBreaker: state.variants.trollBreaker,
      dan: state.variants.dan,
      witchFinder: state.variants.witchFinder,
    },
    turn: state.turn,
    phase: state.phase,
    active: state.active,
    acting: state.acting,
    moved: state.moved,
    players: state.mages.map((location, seat) => ({
      colour: colourOf(seat),
      location,
      wand: state.wands[seat]!,
      spells: state.spells[seat]!.slice(),
    })),
    pieces: {
      red: state.pieces.red,
      blue: state.pieces.blue,
      green: state.pieces.green,
      yellow: state.pieces.yellow,
      troll: state.pieces.troll,
    },
    books: {
      red: state.books.red,
      blue: state.books.blue,
      green: state.books.green,
      yellow: state.books.yellow,
      silver: state.books.silver,
    },
    bookSlots: state.bookSlots.slice(),
    watchman: state.watchman,
    stage: state.stage,
    strengths: { sun, moon, stones: personalStrength(state) },
    zones: {
      deck: seen('deck'),
      discard: seen('discard'),
      mageRow: seen('mageRow'),
      wickedRow: seen('wickedRow'),
      guards: seen('guards'),
      sunStack: seen('sunStack'),
      moonStack: seen('moonStack'),
      minionPile: seen('minionPile'),
      minions: seen('minions'),
      wickedDeck: seen('wickedDeck'),
      spellPile: seen('spellPile'),
      reserve: seen('reserve'),
      box: seen('box'),
      removed: seen('removed'),
    },
    wickedTop: topOf(state, 'wickedDeck'),
    fresh: state.fresh,
    villages: state.villages.map((card, village) => villageView(state, card, village)),
    bag: stonesView(state.bag),
    drawn: stonesView(state.drawn),
    supply: stonesView(state.supply),
    stones: stonesView(state.stones),
    fortuna: { due: state.fortuna.due, visited: state.fortuna.visited },
    current: state.current === null ? null : currentView(state.current),
    coming: state.batch === null ? null : comingView(state, state.batch),
    window: windowView(openWindow(state)),
    encounters: { won: state.encounters.won, lost: state.encounters.lost },
  }
}

const stonesView = ({ sun, moon }: Stones): Stones => ({ sun, moon })

const villageView = (state: Spellbound, card: string | null, village: number): VillageView => {
  const revealed = isFaceUp(state, village)
  return {
    revealed,
    card: revealed ? card : null,
    stored: state.stored.filter((stored) => stored.village === village).map(storedView),
    gathered: gatheredAt(state, village),
    cost: (revealed && allyOf(card)?.cost) || null,
  }
}

const storedView = ({ card, value }: StoredCard) => ({ card, value })

const currentView = ({ card, used, village, influence, passenger }: CurrentCard): CurrentView => ({
  card,
  used: used.slice(),
  village,
  influence,
  passenger,
})

const comingView = (state: Spellbound, batch: Batch) => {
  const { steps, defeat } = forecast(state, batch)
  return { cause: batch.cause, steps, defeat }
}

const windowView = (open: Calls['respond'] | null): WindowView | null =>
  open === null
    ? null
    : {
        window: open.window,
        declined: open.declined.slice(),
        casting: open.responses.map(({ seat, spell }) => ({ seat, spell })),
      }
