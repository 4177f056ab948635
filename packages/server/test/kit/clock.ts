import type { ServerOptions } from '../../src/server.ts'

/** A clock that stands still until a test turns it. */
export interface HandClock {
  /** For the server. */
  readonly hands: Required<Pick<ServerOptions, 'now' | 'alarm'>>
  /** Times that each alarm which is set still has to wait, in milliseconds. */
  readonly set: readonly number[]
  /** Lets so many milliseconds pass; alarms ring when they are due. */
  pass(ms: number): void
}

export const handClock = (): HandClock => {
  const waiting = new Map<() => void, number>()
  let now = Date.UTC(2026, 0, 1)
  return {
    hands: {
      now: () => now,
      alarm: (ms, ring) => {
        // Each is one of its own, though several may ring for the same.
        const once = () => ring()
        waiting.set(once, now + ms)
        return () => waiting.delete(once)
      },
    },
    get set() {
      return [...waiting.values()].map((due) => due - now)
    },
    pass: (ms) => {
      now += ms
      for (const [ring, due] of waiting) {
        if (due > now) continue
        waiting.delete(ring)
        ring()
      }
    },
  }
}
