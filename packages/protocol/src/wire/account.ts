import { z } from 'zod'
import { moment, playerName } from './atoms.ts'
import { tableInfo } from './table.ts'

/** At least ten characters; nothing else is asked of it. */
const password = z.string().min(10).max(200)

export const credentials = z.strictObject({ name: playerName, password }).meta({ id: 'Credentials' })
export type Credentials = z.infer<typeof credentials>

/** A player's settings, as the client likes to keep them. */
export const accountSettings = z
  .record(z.string().max(60), z.union([z.boolean(), z.number(), z.string().max(500)]))
  .refine((record) => Object.keys(record).length <= 200, 'must not have more than 200 entries')
  .meta({ id: 'AccountSettings' })
export type AccountSettings = z.infer<typeof accountSettings>

/** The caller, as the server knows her. Without an account, only my cookie is known. */
export const me = z
  .strictObject({
    account: z.strictObject({ name: z.string(), created: moment }).nullable(),
    settings: accountSettings,
  })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof me>

/** Matches that are over, the latest first. */
export const history = z
  .strictObject({
    matches: z.array(
      z.strictObject({
        table: tableInfo,
        seats: z.array(z.int()),
        /** Null when the match was abandoned. */
        won: z.boolean().nullable(),
      }),
    ),
    /** Ask again with `before` set to this for earlier ones; null when there are none. */
    before: moment.nullable(),
  })
  .meta({ id: 'History' })
export type History = z.infer<typeof history>

export const deleteAccount = z.strictObject({ password }).meta({ id: 'DeleteAccount' })
