import { type Outcome, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import { type LossRule, type Spellbound, victoryRule } from '../state.ts'

/** [SPB-TURN.6] The first end is the one that counts. */
export const end = (
  state: Spellbound,
  outcome: Outcome & { readonly reason: LossRule | typeof victoryRule },
): void => {
  if (state.outcome !== null) return
  state.outcome = outcome
  const { reason } = outcome
  tell?.(
    reason === victoryRule
      ? happened({ event: 'matchWon' }, reason)
      : happened({ event: 'matchLost', reason }, reason),
  )
}

export const loseBy = (state: Spellbound, rule: LossRule): void => end(state, { winners: [], reason: rule })
