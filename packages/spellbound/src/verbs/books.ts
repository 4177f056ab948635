import { type Seat, takeTop, tell } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import { isOnTrack, type Spellbound } from '../state.ts'
import { type Colour, track } from '../words/board.ts'
import { happen } from './automatic.ts'

/** [SPB-PC.3] One step of a book on its track; the symbols on the way bring spells to `seat`. */
export const stepBook = (state: Spellbound, book: Colour, seat: Seat): void => {
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
  const spell = cardOf(card)
  if (spell.kind !== 'spell') throw new Error(`'${card}' lies among the spells`)
  tell?.(happened({ event: 'spellDrawn', seat, card: spell.id }, 'SPB-SP.2'))
  if (spell.timing !== 'immediate') {
    state.spells[seat]!.push(spell.id)
    return
  }
  tell?.(happened({ event: 'spellCast', seat, card: spell.id }, 'SPB-SP.1'))
  state.zones.removed.push(spell.id)
  happen(state, spell.effect, seat)
}
