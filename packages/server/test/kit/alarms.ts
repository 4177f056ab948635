import type { ServerOptions } from '../../src/server.ts'

/** Alarms that ring when a test says so. */
export interface Alarms {
  readonly alarm: NonNullable<ServerOptions['alarm']>
  /** How long those that are set have to wait, in milliseconds. */
  readonly set: number[]
  /** Lets all of them ring. */
  ring(): void
}

export const alarms = (): Alarms => {
  const waiting = new Map<() => void, number>()
  return {
    alarm: (ms, ring) => {
      waiting.set(ring, ms)
      return () => waiting.delete(ring)
    },
    get set() {
      return [...waiting.values()]
    },
    ring: () => {
      const rung = [...waiting.keys()]
      waiting.clear()
      for (const each of rung) each()
    },
  }
}
