import { choices, keyOf, type Question, type Seat } from '@conclave/kernel'
import type { AnyMatch, Table } from './table.ts'

/** Pending prompt: what a seat is asked, and since which answer of the log it is the same question with the same options. */
export interface Asked {
  readonly question: Question
  readonly since: number
  /** Only for questions that others may answer beside it. */
  readonly signature: string | null
}

export type AllAsked = ReadonlyMap<Seat, Asked>

/** Pending prompts: who is asked what now, and since when it is the same question. */
export const askedNow = ({ match, seq }: Table, before: AllAsked): Map<Seat, Asked> =>
  new Map(
    match.state.questions.map((question): [Seat, Asked] => {
      const { seat } = question
      const earlier = before.get(seat)
      if (earlier?.question === question) return [seat, earlier]
      const signature = signatureOf(match, question)
      // A question that looks the same after somebody else has answered: whoever saw the earlier one may still answer.
      const same = signature !== null && earlier?.signature === signature
      return [seat, { question, since: same ? earlier.since : seq, signature }]
    }),
  )

const signatureOf = ({ game, state }: AnyMatch, question: Question): string | null =>
  question.manner === 'secret' || question.manner === 'open'
    ? JSON.stringify([question, choices(game, state, question).map(keyOf)])
    : null

/** Staleness: does an answer that was given having seen so much belong to a question that is not there any more. */
export const isStale = (asked: AllAsked, now: number, seat: Seat, seen: number): boolean =>
  seen > now || seen < (asked.get(seat)?.since ?? now)
