import { z } from 'zod'
import { seatNumber, sequence } from './atoms.ts'

/** A problem report: the server adds the match file, the seat's view and the last events. */
export const problemReport = z
  .strictObject({
    text: z.string().trim().max(4000).default(''),
    /** The seat it happened to; null for somebody who watches. */
    seat: seatNumber.nullable(),
    /** Last answer that the client had seen. */
    seq: sequence,
    /** The client's own facts: browser, window, language, the last errors. */
    client: z.record(z.string().max(60), z.string().max(4000)).default({}),
  })
  .refine((report) => JSON.stringify(report).length <= 60_000, 'must be smaller than 60 kB')
  .meta({ id: 'ProblemReport' })
export type ProblemReport = z.input<typeof problemReport>

export const reportFiled = z.strictObject({ report: z.string() }).meta({ id: 'ReportFiled' })
export type ReportFiled = z.infer<typeof reportFiled>
