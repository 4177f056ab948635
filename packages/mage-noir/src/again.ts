import type { Chosen, Outcome } from '@conclave/kernel'
import { other, type settings } from './state.ts'

type Settings = Chosen<typeof settings>

/** [MN-2.5, R-02] Settings of the next duel: the loser decides who begins; after a draw, chance decides who does. */
export const again = (chosen: Settings, { winners }: Outcome): Settings => {
  const [winner] = winners
  const isDraw = winner === undefined || winners.length > 1
  return { ...chosen, decides: isDraw ? 'random' : other(winner) === 0 ? 'seat0' : 'seat1' }
}
