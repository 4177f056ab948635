import { tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import { isOnTrack, lost, type Spellbound } from '../state.ts'
import { type Cause, cities, colours, type Piece, pieces, preyOf, track } from '../words/board.ts'
import { loseBy } from './ending.ts'

/** [SPB-PC.1] One forward step of a wicked piece. */
export const advance = (state: Spellbound, piece: Piece, cause: Cause): void => {
  if (state.outcome !== null) return
  if (state.pieces[piece] === track.end) {
    if (piece === 'troll' && cause === 'trollCard')
      for (const city of cities) advance(state, city, 'overflow')
    return
  }
  if (piece !== 'troll' && state.prevented === piece) {
    state.prevented = null
    tell?.(happened({ event: 'stepPrevented', piece, spell: 'hat-trick' }, 'SPB-PC.1'))
    return
  }
  const to = ++state.pieces[piece]
  tell?.(happened({ event: 'pieceAdvanced', piece, to, cause }, 'SPB-PC.1'))
  const book = preyOf(piece)
  if (isOnTrack(state, book) && state.books[book] === to) {
    state.books[book] = lost
    tell?.(happened({ event: 'bookLost', book, piece }, 'SPB-PC.1'))
    if (colours.filter((colour) => state.books[colour] === lost).length >= 2) loseBy(state, 'SPB-LOSE.1')
  }
  if (to === track.end && pieces.filter((each) => state.pieces[each] === track.end).length >= 2)
    loseBy(state, 'SPB-LOSE.2')
}

/** [SPB-PC.2] One step back; never below the first space (AR-54). */
export const retreat = (state: Spellbound, piece: Piece): void => {
  if (state.pieces[piece] <= track.pieceStart) return
  const to = --state.pieces[piece]
  tell?.(happened({ event: 'pieceRetreated', piece, to }, 'SPB-PC.2'))
}
