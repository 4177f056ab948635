import { z } from 'zod'
import { sequence } from './atoms.ts'
import { wireEvent } from './view.ts'

/** Page of events so far, as far as the asker may know. */
export const eventsPage = z
  .strictObject({ seq: sequence, events: z.array(wireEvent) })
  .meta({ id: 'EventsPage' })
export type EventsPage = z.infer<typeof eventsPage>
