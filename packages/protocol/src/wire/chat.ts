import { z } from 'zod'
import { chatText, moment, seatNumber } from './atoms.ts'

/** Phrases that every client says in its player's language. */
export const quickPhrases = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'your-turn',
  'need-help',
  'can-help',
  'careful',
  'agreed',
  'disagree',
  'wow',
  'oops',
  'good-game',
  'bye',
] as const

export const quickPhrase = z.enum(quickPhrases)
export type QuickPhrase = z.infer<typeof quickPhrase>

/** Either words or a phrase that needs no translation. */
export const said = z.union([z.strictObject({ text: chatText }), z.strictObject({ quick: quickPhrase })])
export type Said = z.infer<typeof said>

/**
 * Notices of the table about a seat, for everybody to know: somebody has taken it by a link, its person goes on with it on a
 * second device, a bot plays on in it for good, a bot sits in until its person is back, she is back, she proposes to end the
 * match, she does not agree to that. `new-link` was said by earlier versions.
 */
export const seatNotices = [
  'new-link',
  'new-player',
  'device',
  'bot',
  'stand-in',
  'back',
  'end-proposed',
  'end-refused',
] as const
export const seatNotice = z.enum(seatNotices)
export type SeatNotice = z.infer<typeof seatNotice>

export const chatLine = z.strictObject({
  /** Counts the lines of a table. */
  no: z.int().min(1),
  /** Only seats can speak; who watches, listens. A notice is about the seat. */
  seat: seatNumber,
  said: z.union([...said.options, z.strictObject({ notice: seatNotice })]),
  at: moment,
})
export type ChatLine = z.infer<typeof chatLine>
