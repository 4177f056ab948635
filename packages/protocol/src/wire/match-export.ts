import type { MatchFile } from '@conclave/kernel'
import { z } from 'zod'
import { matchFile } from '../match-file.ts'
import { chosen, optionKey, seatNumber, sequence } from './atoms.ts'
import { wireEvent, wireView } from './view.ts'

/** The whole match, for anybody to replay and verify. */
const whole = z.strictObject({ partial: z.literal(false), file: matchFile as z.ZodType<MatchFile> })

/**
 * Partial export, for a seat while others still play: no seed, and only its own answers, for the keys of others may name hidden
 * cards. Not enough to replay; the whole file is there when the match is over.
 */
const partial = z.strictObject({
  partial: z.literal(true),
  game: z.string(),
  edition: z.string(),
  rules: z.string(),
  options: chosen,
  seats: z.int(),
  mine: z.array(seatNumber),
  commitment: z.string(),
  nonces: z.array(z.string()),
  seq: sequence,
  answers: z.array(z.strictObject({ seq: sequence, seat: seatNumber, key: optionKey })),
  events: z.array(wireEvent),
  views: z.array(wireView),
})

export const matchExport = z.discriminatedUnion('partial', [whole, partial]).meta({ id: 'MatchExport' })
export type MatchExport = z.infer<typeof matchExport>
