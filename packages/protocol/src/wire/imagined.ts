import { z } from 'zod'
import { sequence } from './atoms.ts'

/**
 * A state of the match that the seat could not tell from the real one: what it cannot know is made up. Whoever thinks in it knows
 * no more than the seat does.
 */
export const imagined = z
  .strictObject({ seq: sequence, world: z.record(z.string(), z.json()) })
  .meta({ id: 'Imagined' })
export type Imagined = z.infer<typeof imagined>
