import { tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Ending, MageNoir } from '../state.ts'

/** Tells how the match has ended. */
export const tellEnd = (state: MageNoir): void => {
  const { outcome } = state
  if (outcome === null || tell === undefined) return
  const [winner] = outcome.winners
  // Outcomes are made by `lostBy` and `drawn` alone.
  const reason = outcome.reason as Ending
  tell(
    winner === undefined
      ? happened({ event: 'matchDrawn', reason }, reason)
      : happened({ event: 'matchWon', seat: winner, reason }, reason),
  )
}
