import { manners, type TableEvent, type View } from '@conclave/kernel'
import { z } from 'zod'
import { seatNumber, sequence } from './atoms.ts'

const json = z.json()
const manner = z.enum(manners)

/** Observation of one seat, or of somebody who watches: the kernel's view, whole. */
export const wireView: z.ZodType<View> = z.strictObject({
  viewer: z.union([seatNumber, z.literal('spectator')]),
  table: z.record(z.string(), json),
  asked: z.array(z.strictObject({ seat: seatNumber, kind: z.string(), manner })),
  question: z.strictObject({ seat: seatNumber, kind: z.string(), manner, about: json }).nullable(),
  options: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  outcome: z
    .strictObject({
      winners: z.array(seatNumber),
      reason: z.string(),
      scores: z.array(z.number()).exactOptional(),
    })
    .nullable(),
})

const tableEvent: z.ZodType<TableEvent> = z
  .object({ event: z.string(), audience: z.union([z.literal('everyone'), z.array(seatNumber)]) })
  .catchall(json)

/**
 * Something that happened, and the answer it followed from (0: the setup). Of its audience only the receiver's own
 * seats are named.
 */
export const wireEvent = z.strictObject({ seq: sequence, event: tableEvent })
export type WireEvent = z.infer<typeof wireEvent>
