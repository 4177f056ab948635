import { manners, type TableEvent, type View } from '@conclave/kernel'
import { z } from 'zod'
import { seatNumber, sequence } from './atoms.ts'
import { type Difference, differenceSchema } from './difference.ts'

const json = z.json()
const manner = z.enum(manners)

const viewer = z.union([seatNumber, z.literal('spectator')])
const asked = z.array(z.strictObject({ seat: seatNumber, kind: z.string(), manner }))
const question = z.strictObject({ seat: seatNumber, kind: z.string(), manner, about: json }).nullable()
const options = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])))
const outcome = z
  .strictObject({
    winners: z.array(seatNumber),
    reason: z.string(),
    scores: z.array(z.number()).exactOptional(),
  })
  .nullable()

/** Observation of one seat, or of somebody who watches: the kernel's view, whole. */
export const wireView: z.ZodType<View> = z.strictObject({
  viewer,
  table: z.record(z.string(), json),
  asked,
  question,
  options,
  outcome,
})

/** Change of a view since this client was last told of it. What is left out is as it was. */
export const viewChange: z.ZodType<ViewChange> = z.strictObject({
  viewer,
  change: differenceSchema.exactOptional(),
  asked: asked.exactOptional(),
  question: question.exactOptional(),
  options: options.exactOptional(),
  outcome: outcome.exactOptional(),
})
export type ViewChange = Partial<Omit<View, 'viewer' | 'table'>> & {
  readonly viewer: View['viewer']
  readonly change?: Difference
}

const tableEvent: z.ZodType<TableEvent> = z
  .object({ event: z.string(), audience: z.union([z.literal('everyone'), z.array(seatNumber)]) })
  .catchall(json)

/**
 * Something that happened, and the answer it followed from (0: the setup). Of its audience only the receiver's own
 * seats are named.
 */
export const wireEvent = z.strictObject({ seq: sequence, event: tableEvent })
export type WireEvent = z.infer<typeof wireEvent>
