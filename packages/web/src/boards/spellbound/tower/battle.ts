import type { SpellboundView } from '@conclave/spellbound'
import { printedOn } from '../card/art.ts'
import { type Battle, encounterOdds, finalChance, type Odds } from '../odds.ts'

/** The battle that is coming, or that is being fought. */
export interface Coming {
  readonly sun: number
  readonly moon: number
  /** Number of stones that are still to be drawn. */
  readonly stones: number
  readonly odds: Odds
  /** The chance of the final battle, as soon as four books are there. */
  readonly final: number | null
}

const booksNeeded = 4

/** Forecast of the next battle. Stones that have been drawn for it already count. */
export const comingBattle = (
  table: Pick<SpellboundView, 'bag' | 'bookSlots' | 'drawn' | 'phase' | 'stones' | 'strengths' | 'zones'>,
  booksLeft: number = table.bookSlots.length,
): Coming => {
  const fighting = table.phase === 'encounter' || table.phase === 'finalBattle'
  const out = fighting && table.stones.sun + table.stones.moon > 0
  const battle: Battle = {
    sun: table.strengths.sun + (out ? table.stones.sun : 0),
    moon: table.strengths.moon + (out ? table.stones.moon : 0),
    stones: out ? 0 : table.strengths.stones,
    bag: table.bag,
    drawn: table.drawn,
  }
  const foes = [...(table.zones.moonStack.cards ?? []), ...(table.zones.minions.cards ?? [])]
  const strengths = foes.map((card) => printedOn(card)?.moon ?? 0)
  const ready = table.phase === 'finalBattle' || table.bookSlots.length >= booksNeeded
  return {
    sun: battle.sun,
    moon: battle.moon,
    stones: battle.stones,
    odds: encounterOdds(battle),
    final: ready ? finalChance(battle, strengths, out ? 0 : booksLeft) : null,
  }
}
