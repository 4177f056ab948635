import { type Outcome, type Seat, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import { end, endings, lostBy, type MageNoir } from '../state.ts'

/** [MN-3.63] Ends the match: a player who gives up has lost, at any moment. */
export const giveUp = (state: MageNoir, seat: Seat): Outcome => {
  const outcome = lostBy(seat, endings.givenUp)
  end(state, outcome)
  tellEnd(state)
  return outcome
}

/** Tells how the match has ended. */
export const tellEnd = (state: MageNoir): void => {
  const { outcome } = state
  if (outcome === null || tell === undefined) return
  const {
    winners: [winner],
    reason,
  } = outcome
  tell(
    winner === undefined
      ? happened({ event: 'matchDrawn', reason }, reason)
      : happened({ event: 'matchWon', seat: winner, reason }, reason),
  )
}
