import { cardOf } from '../content/cards.ts'
import { isOnTrack, type Spellbound } from '../state.ts'
import { isSomebodyAt } from '../table/mages.ts'
import { type Piece, pieces, preyOf, track } from '../words/board.ts'
import { join, logistic, type Odds } from './chances.ts'

/** Pursuit: the probable moves of the wicked pieces; soon is until the next encounter is over, late until the work is done. */
export interface Pursuit {
  /** Pieces at the end of their tracks: two lose the match. */
  readonly arriveSoon: Odds
  readonly arriveLate: Odds
  /** Books caught: the second lost one loses the match. */
  readonly caughtSoon: Odds
  readonly caughtLate: Odds
  /** Number of books that will probably be caught soon. */
  caught: number
  /** All steps that the pieces have made. */
  advanced: number
}

/** A piece at the end can still be pushed back, but seldom is. */
const staysAtEnd = 0.97

/** Reach of the pieces, and their targets, if the work takes so many more cycles. */
export const pursuitOf = (state: Spellbound, cycles: number): Pursuit => {
  const { deck, wickedRow, discard, moonStack } = state.zones
  // A card acts when it is drawn and, if it still lies there, once more in the encounter.
  const coming = { red: 0, blue: 0, green: 0, yellow: 0, troll: 0 }
  const everyCycle = { red: 0.8, blue: 0.8, green: 0.8, yellow: 0.8, troll: 0.8 }
  count(coming, deck, 1.2)
  count(coming, wickedRow, 0.5)
  for (const zone of [deck, wickedRow, discard, moonStack]) count(everyCycle, zone, 1.2)
  const purge = wickedRow.length >= 3 ? 0.6 : 0
  const pursuit: Pursuit = {
    arriveSoon: { one: 0, two: 0 },
    arriveLate: { one: 0, two: 0 },
    caughtSoon: { one: 0, two: 0 },
    caughtLate: { one: 0, two: 0 },
    caught: 0,
    advanced: 0,
  }
  for (const piece of pieces) {
    const at = state.pieces[piece]
    const soon = coming[piece] + purge + (isGuarded(state, piece) ? 0.35 : 0.8)
    const late = cycles * everyCycle[piece]
    const way = track.end - at
    join(pursuit.arriveSoon, way === 0 ? staysAtEnd : logistic(1.2 * (soon - way + 0.3)))
    join(pursuit.arriveLate, way === 0 ? staysAtEnd : logistic(0.8 * (soon + late - way)))
    pursuit.advanced += at - track.pieceStart
    const book = preyOf(piece)
    if (!isOnTrack(state, book)) continue
    const gap = state.books[book] - at
    const caught = logistic(1.4 * (soon - gap + 0.4))
    pursuit.caught += caught
    join(pursuit.caughtSoon, caught)
    // Meanwhile the book goes on, too.
    const headway = (track.end - state.books[book]) / 4
    join(pursuit.caughtLate, logistic(0.8 * (soon + late / 2 - gap - headway)))
  }
  return pursuit
}

const count = (steps: Record<Piece, number>, cards: readonly string[], weight: number): void => {
  for (const id of cards) {
    const card = cardOf(id)
    if (card.kind === 'wicked') steps[card.effect.piece] += weight
  }
}

const isGuarded = (state: Spellbound, piece: Piece): boolean =>
  piece === 'troll'
    ? isSomebodyAt(state, 'wilderness')
    : state.watchman === piece || isSomebodyAt(state, `city:${piece}`)
