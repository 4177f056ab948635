import type { MageNoirOption, MageNoirView } from '@conclave/mage-noir'
import type { Props, Question } from './kit.ts'
import { isEnding } from './things.ts'

/** True if a blow on its way would end the duel for this seat: nobody passes that by a shortcut. */
const isMortal = ({ packets, players }: MageNoirView, seat: number): boolean =>
  packets.some(
    ({ seat: hit, n, amount }) => hit === seat && n === 0 && amount >= (players[seat]?.life ?? amount),
  )

/** [6.6, rule 5] The answer by which whoever is asked to react begins to pass for the rest of the turn; undefined if that is not offered. */
export const passFor = (
  question: Question | null,
  options: readonly MageNoirOption[],
  table: MageNoirView,
): MageNoirOption | undefined => {
  if (question?.kind !== 'window' && question?.kind !== 'protect') return undefined
  return isMortal(table, question.seat) ? undefined : options.find(isEnding)
}

/** True if a player passes for the rest of this turn; before the first turn there is none to pass, and 0 is no order. */
export const isPassing = ({ turn }: MageNoirView, orders: Props['orders']): boolean =>
  turn > 0 && orders['pass-turn'] === turn
