import { type Batch, isOnTrack, type LossRule, lost, type Spellbound } from '../state.ts'
import { type Cause, type City, cities, colours, type Piece, pieces, preyOf, track } from '../words/board.ts'

/** One step that a batch would make. */
export interface ForecastStep {
  readonly piece: Piece
  readonly to: number
  readonly catches: boolean
}

/** Effect of a batch if nobody interfered. */
export interface Forecast {
  readonly steps: readonly ForecastStep[]
  readonly defeat: LossRule | null
}

/** The cause of one piece's step in a batch. */
export const causeOf = (cause: Batch['cause'], piece: Piece): Cause =>
  cause !== 'card' ? cause : piece === 'troll' ? 'trollCard' : 'witchCard'

/** [RW-2] The whole batch, step by step, with the books it would catch and the defeat it would bring. */
export const forecast = (
  state: { readonly [Part in 'books' | 'pieces']: Readonly<Spellbound[Part]> } & Pick<
    Spellbound,
    'prevented'
  >,
  batch: Batch,
): Forecast => {
  const at = { ...state.pieces }
  const caught = new Set<Piece>()
  const lostBefore = colours.filter((book) => state.books[book] === lost).length
  const steps: ForecastStep[] = []
  let prevented = state.prevented
  let defeat: LossRule | null = null
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
    // [SPB-TURN.6] The first defeat is the one that counts.
    if (catches && lostBefore + caught.size >= 2) defeat ??= 'SPB-LOSE.1'
    if (to === track.end && pieces.filter((each) => at[each] === track.end).length >= 2)
      defeat ??= 'SPB-LOSE.2'
  }
  for (const piece of batch.pieces) step(piece, causeOf(batch.cause, piece))
  return { steps, defeat }
}

/** The hats that the pending batch would move. */
export const hatsAboutToStep = (state: Spellbound): City[] => {
  if (state.batch === null) return []
  const { steps } = forecast(state, state.batch)
  return cities.filter((city) => steps.some(({ piece }) => piece === city))
}
