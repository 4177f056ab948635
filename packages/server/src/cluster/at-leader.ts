import { LedElsewhere } from './cluster.ts'

interface Patience {
  readonly now: () => number
  readonly alarm: (ms: number, ring: () => void) => unknown
  /** Time for which a leader is looked for, in milliseconds: longer than it takes to find one dead. */
  readonly leaderPatienceMs: number
}

/** Pause before the leader is looked for again, in milliseconds. */
const pause = 150

/**
 * Does something about a table where it is led: here, or there, at another process. While that one cannot be reached and is not yet found
 * dead, the leader is looked for again; null if nobody was to be found.
 */
export const atLeader = async <Here, There>(
  { now, alarm, leaderPatienceMs }: Patience,
  here: () => Promise<Here>,
  there: (at: string) => Promise<There | 'unreachable'>,
): Promise<{ readonly here: Here } | { readonly there: There } | null> => {
  const until = now() + leaderPatienceMs
  for (;;) {
    const found = await here().then(
      (value) => ({ here: value }),
      (error: unknown) => {
        if (!(error instanceof LedElsewhere)) throw error
        return error.at
      },
    )
    if (typeof found !== 'string') return found
    const value = await there(found)
    if (value !== 'unreachable') return { there: value }
    if (now() > until) return null
    await new Promise<void>((resolve) => alarm(pause, resolve))
  }
}
