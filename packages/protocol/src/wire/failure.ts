import { z } from 'zod'

/** Failure codes: reasons for which the server did not do as asked. Nothing has changed when one of these comes back. */
export const failureCodes = [
  // what was sent
  'malformed',
  'too-large',
  'too-fast',
  'too-many',
  'version',
  'wrong-origin',
  // who sent it
  'not-signed-in',
  'wrong-password',
  'name-taken',
  'bad-name',
  'wrong-link',
  'not-your-seat',
  'not-owner',
  'needs-vote',
  'seat-withdrawn',
  'seat-handed-on',
  // what it is about
  'no-such-thing',
  'no-such-table',
  'not-started',
  'already-started',
  'not-over',
  'not-away',
  'no-advice',
  'stale',
  // the rules of the game
  'over',
  'not-asked',
  'not-an-option',
  'not-undoable',
  'too-long',
  'broken',
  // the server itself
  'busy',
  'storage',
  'internal',
] as const

export const failureCode = z.enum(failureCodes)
export type FailureCode = z.infer<typeof failureCode>

/** The body of every HTTP answer that is not a success. */
export const failure = z
  .strictObject({ code: failureCode, message: z.string() })
  .meta({ id: 'Failure', description: 'What went wrong, for programs (code) and for people (message).' })
export type Failure = z.infer<typeof failure>
