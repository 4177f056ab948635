import { answer, cloneJson, giveUpKey, questionOf, type Seat, settle } from '@conclave/kernel'
import type { Table } from './table.ts'

/**
 * End of a planning: does an answer end it? Its seat is the last that is asked in secret, the others may still think again
 * (they are asked openly), and after it they cannot.
 */
export const endsPlanning = ({ match }: Pick<Table, 'match'>, seat: Seat, key: string): boolean => {
  const { game, state } = match
  const others = state.questions.filter((question) => question.seat !== seat)
  if (questionOf(state, seat)?.manner !== 'secret' || others.length === 0 || key === giveUpKey) return false
  if (others.some(({ manner }) => manner !== 'open')) return false
  const after = cloneJson(state)
  if (answer(game, after, seat, key) !== null) return false
  settle(game, after)
  return others.some((other) => questionOf(after, other.seat)?.kind !== other.kind)
}
