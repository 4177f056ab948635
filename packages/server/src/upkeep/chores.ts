import type { Room } from '../ops/disk.ts'
import type { ServerContext } from '../tables/live.ts'
import { letRest } from '../tables/live-tables.ts'
import { forgetOld, type Retention } from './retention.ts'

export interface ChoreOptions {
  /** After how many milliseconds without use a table leaves memory. */
  readonly idleMs: number
  readonly retention: Retention
  /** True if the system's clock was set while the server ran: nobody can say then what is old. */
  readonly isClockOff: () => boolean
  readonly room: () => Promise<Room>
  /** With less on the disk nothing new is begun, in bytes. */
  readonly leastFree: number
}

/** Chores of a server in the background, and the findings of them. */
export interface Chores {
  /** The disk, as it was looked at last. */
  readonly room: Room
  /** Looks at the disk now. */
  look(): Promise<void>
  stop(): void
}

const minute = 60_000

/** Lets tables rest, looks at the disk every minute, and forgets what is old every hour. */
export const doChores = (
  context: ServerContext,
  { idleMs, retention, isClockOff, room: measure, leastFree }: ChoreOptions,
): Chores => {
  let room: Room = { free: 0, database: 0 }
  const stops = new Map<string, () => void>()
  const every = (name: string, ms: number, chore: () => Promise<unknown>): void => {
    const again = (): void => {
      stops.set(
        name,
        context.alarm(ms, () => {
          again()
          chore().catch((error: unknown) => context.log.error({ err: error }, `${name} failed`))
        }),
      )
    }
    again()
  }
  const look = async (): Promise<void> => {
    room = await measure()
    const full = room.free < leastFree
    if (full !== context.full) context.log.warn(room, full ? 'the disk is nearly full' : 'the disk has room')
    context.full = full
  }
  const forget = async (): Promise<void> => {
    if (!isClockOff()) await forgetOld(context, retention)
    else
      context.log.warn(
        'the system’s clock was set; nothing is forgotten until both agree or the server starts anew',
      )
  }
  every('letting tables rest', Math.max(50, idleMs / 4), () => letRest(context, idleMs))
  every('looking at the disk', minute, look)
  every('forgetting what is old', 60 * minute, forget)
  return {
    get room() {
      return room
    },
    look,
    stop: () => {
      for (const stop of stops.values()) stop()
    },
  }
}
