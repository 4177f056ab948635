import type { Json } from '@conclave/kernel'
import { z } from 'zod'

/** Delta of plain data: how it differs from what it was before. */
export type Difference =
  /** Something else stands there now. */
  | { readonly to: Json }
  /** Some of its fields (of a list: some places) have changed inside, others are gone. */
  | { readonly in: { readonly [name: string]: Difference }; readonly out?: readonly string[] }
  /** Of a list, so many things from a place on have made room for others. */
  | { readonly at: number; readonly cut: number; readonly put: readonly Json[] }

const place = z.int().min(0)

export const differenceSchema: z.ZodType<Difference> = z.union([
  z.strictObject({ to: z.json() }),
  z.strictObject({
    in: z.lazy(() => z.record(z.string(), differenceSchema)),
    out: z.array(z.string()).exactOptional(),
  }),
  z.strictObject({ at: place, cut: place, put: z.array(z.json()) }),
])
