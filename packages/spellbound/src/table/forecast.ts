import { type Batch, isOnTrack, lost, type LossRule, type Spellbound } from '../state.ts'
import { type Cause, cities, type City, colours, type Piece, pieces, preyOf, track } from '../words/board.ts'

/** One step that a batch would make. */
export interface ForecastStep {
  readonly piece: Piece
  readonly to: number
  readonly catches: boolean
}

/** What a batch would do if nobody interfered. */
export interface Forecast {
  readonly steps: readonly ForecastStep[]
  readonly defeat: LossRule | null
}

/** The cause of one piece's step in a batch. */
export const causeOf = (cause: Batch['cause'], piece: Piece): Cause =>
  cause !== 'card' ? cause : piece === 'troll' ? 'trollCard' : 'witchCard'

/** [RW-2] The whole batch, step by step, with the books it would catch and the defeat it would bring. */
export const forecast = (state: Spellbound, batch: Batch): Forecast => {
  const at = { ...state.pieces }
  const caught = new Set<Piece>()
  const steps: ForecastStep[] = []
  let prevented = state.prevented
  const step = (piece: Piece, cause: Cause): void => {
    if (at[piece] === track.end) {
      if (cause === 'trollCard') for (const city of cities) step(city, 'overflow')
      return
    }
    if (piece === prevented) {
      prevented = null
      return
    }
    const to = ++at[piece]
    const book = preyOf(piece)
    const catches = isOnTrack(state, book) && !caught.has(piece) && state.books[book] === to
    if (catches) caught.add(piece)
    steps.push({ piece, to, catches })
  }
  for (const piece of batch.pieces) step(piece, causeOf(batch.cause, piece))
  const lostBooks = colours.filter((book) => state.books[book] === lost).length + caught.size
  const atEnd = pieces.filter((piece) => at[piece] === track.end).length
  return { steps, defeat: lostBooks >= 2 ? 'SPB-LOSE.1' : atEnd >= 2 ? 'SPB-LOSE.2' : null }
}

/** The hats that the pending batch would move. */
export const hatsAboutToStep = (state: Spellbound): City[] => {
  if (state.batch === null) return []
  const { steps } = forecast(state, state.batch)
  return cities.filter((city) => steps.some(({ piece }) => piece === city))
}
