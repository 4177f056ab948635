import { type Seat, takeTop, tell } from '@conclave/kernel'
import { spellOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import { isOnTrack, type Spellbound } from '../state.ts'
import { type Colour, colours, track } from '../words/board.ts'
import type { SpellId } from '../words/card.ts'
import { retreat } from './pieces.ts'
import { revealVillage } from './villages.ts'

/** The books that can still be moved. */
export const booksOnTrack = (state: Spellbound): Colour[] => colours.filter((book) => isOnTrack(state, book))

/** [SPB-PC.3] One step of a book on its track; the symbols on the way bring spells to `seat`. */
export const advanceBook = (state: Spellbound, book: Colour, seat: Seat): void => {
  if (!isOnTrack(state, book)) return
  const to = ++state.books[book]
  tell?.(happened({ event: 'bookAdvanced', book, to, seat }, 'SPB-PC.3'))
  if (to === track.end) {
    state.bookSlots.push(book)
    tell?.(happened({ event: 'bookRecovered', book, seat }, 'SPB-PC.3'))
  } else if (to === track.spellSymbols[0] || to === track.spellSymbols[1]) drawSpell(state, seat)
}

/** [SPB-SP.2] Immediate spells happen at once, the others are kept face up. */
const drawSpell = (state: Spellbound, seat: Seat): void => {
  const card = takeTop(state, state.zones.spellPile)
  if (card === undefined) return
  const spell = spellOf(card as SpellId)
  tell?.(happened({ event: 'spellDrawn', seat, card: spell.id }, 'SPB-SP.2'))
  if (spell.timing !== 'immediate') {
    state.spells[seat]!.push(spell.id)
    return
  }
  tell?.(happened({ event: 'spellCast', seat, card: spell.id }, 'SPB-SP.1'))
  state.zones.removed.push(spell.id)
  if (spell.effect.verb === 'retreatTroll') retreat(state, 'troll')
  if (spell.effect.verb === 'revealVillages') scry(state, spell.effect.count)
}

/** [AR-59] Face-down villages look alike: those with the lowest numbers are turned up. */
const scry = (state: Spellbound, count: number): void => {
  let left = count
  for (let village = 0; village < state.villages.length && left > 0; village++) {
    if (state.revealed[village]) continue
    revealVillage(state, village)
    left--
  }
}
