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

/**
 * Tells what other events will stand under, once there is one: that a trigger or a rule takes effect. Written like `tell`;
 * `conclude` forgets it when nothing has come of it.
 */
export let announce: Sink | undefined

/** Headings that nothing stands under yet, the outermost first. */
let headings: TableEvent[] = []

/** Ends what was announced last: if nothing has happened since, nobody hears of it. */
export const conclude = (): void => {
  headings.pop()
}

/** Carries out `work` while `sink` listens. What was announced is told as well when somebody is asked about it. */
export const listening = <T>(sink: Sink | undefined, work: () => T): T => {
  const before = { tell, announce, headings }
  const waiting: TableEvent[] = []
  const flush = (): void => {
    for (const heading of waiting.splice(0)) sink?.(heading)
  }
  headings = waiting
  tell =
    sink &&
    ((event) => {
      flush()
      sink(event)
    })
  announce = sink && ((event) => waiting.push(event))
  try {
    const result = work()
    flush()
    return result
  } finally {
    tell = before.tell
    announce = before.announce
    headings = before.headings
  }
}

/** Whether this viewer may know of the event. */
export const mayHear = (event: TableEvent, viewer: Viewer): boolean =>
  event.audience === 'everyone' || (viewer !== 'spectator' && event.audience.includes(viewer))
