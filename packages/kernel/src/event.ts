import type { Json, Seat, Viewer } from './state.ts'

/** Something that happened, for log and animation. `audience` says who may know of it. */
export interface TableEvent {
  readonly event: string
  readonly audience: 'everyone' | readonly Seat[]
  readonly [field: string]: Json
}

/** Event listener: hears what one answer brings about. */
export type Sink = (event: TableEvent) => void

/** Hears everything and keeps nothing: a match has a listener always, so that what waits to be told is known. */
export const deaf: Sink = () => {}

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

/** Headings of the table at hand that nothing stands under yet, the outermost first. */
let headings: TableEvent[] = []

/** Those of every table: they wait while somebody is asked. No part of its state, so that only listeners pay for them. */
export const untold = new WeakMap<object, TableEvent[]>()

/** Ends what was announced last: if nothing has happened since, nobody hears of it. */
export const conclude = (): void => {
  headings.pop()
}

/** Carries out `work` on a table while `sink` listens. */
export const listening = <T>(sink: Sink | undefined, work: () => T, table: object = {}): T => {
  const before = { tell, announce, headings }
  const waiting = untold.get(table) ?? []
  untold.set(table, waiting)
  headings = waiting
  tell =
    sink &&
    ((event) => {
      for (const heading of waiting.splice(0)) sink(heading)
      sink(event)
    })
  announce = sink && ((event) => waiting.push(event))
  try {
    return work()
  } finally {
    tell = before.tell
    announce = before.announce
    headings = before.headings
  }
}

/** Audience: may this viewer know of the event? */
export const mayHear = (event: TableEvent, viewer: Viewer): boolean =>
  event.audience === 'everyone' || (viewer !== 'spectator' && event.audience.includes(viewer))
