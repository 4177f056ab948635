import type { Json, Seat, Viewer } from './state.ts'

/** Something that happened, for log and animation. `audience` says who may know of it. */
export interface TableEvent {
  readonly event: string
  readonly audience: 'everyone' | readonly Seat[]
  readonly [field: string]: Json
}

/** Whoever wants to hear what happens. */
export type Sink = (event: TableEvent) => void

/**
 * The listener of the answer being carried out, if there is one. Rules write `tell?.(…)`: the event is
 * only built when somebody listens, so bots pay nothing for the log.
 */
export let tell: Sink | undefined

/** Carries out `work` while `sink` listens. */
export const listening = <T>(sink: Sink | undefined, work: () => T): T => {
  const before = tell
  tell = sink
  try {
    return work()
  } finally {
    tell = before
  }
}

/** Whether this viewer may know of the event. */
export const mayHear = (event: TableEvent, viewer: Viewer): boolean =>
  event.audience === 'everyone' || (viewer !== 'spectator' && event.audience.includes(viewer))
