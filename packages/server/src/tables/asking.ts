import { choices, keyOf, type Question, type Seat, viewOf } from '@conclave/kernel'
import type { Asked, LiveTable } from './live.ts'
import type { AnyGame, Playing } from './playing.ts'

/** Notes who is asked what, and since when it is the same question. */
export const noteQuestions = (table: LiveTable, { match, seq }: Playing): void => {
  const before = table.asked
  table.asked = new Map(
    match.state.questions.map((question) => {
      const { seat } = question
      const earlier = before.get(seat)
      if (earlier?.question === question) return [seat, earlier]
      const signature = signatureOf(table.game, match.state, question)
      // A question that looks the same after somebody else has answered: whoever saw the earlier one may still answer.
      const same = signature !== null && earlier?.signature === signature
      return [seat, { question, since: same ? earlier.since : seq, signature }] as [Seat, Asked]
    }),
  )
}

const signatureOf = (game: AnyGame, state: Playing['match']['state'], question: Question): string | null =>
  question.manner === 'secret' || question.manner === 'open'
    ? JSON.stringify([question, choices(game, state, question).map(keyOf)])
    : null

/** Whether a seat's answer belongs to a question that is not there any more. */
export const isStale = (table: LiveTable, seat: Seat, seq: number): boolean =>
  seq > table.seq || seq < (table.asked.get(seat)?.since ?? table.seq)

/** Whom the match waits for, as anybody who watches can tell. */
export const awaitedIn = ({ match }: Playing): Seat[] =>
  viewOf(match.game, match.state, 'spectator')
    .asked.filter(({ manner }) => manner !== 'open')
    .map(({ seat }) => seat)
