import { useLayoutEffect, useState } from 'react'
import { settings } from '../settings/settings.ts'
import type { TableSnapshot } from '../table/table.ts'

/** No click counts this soon after the options have changed, in milliseconds: it was meant for what was there before. */
const settling = { own: 120, others: 300 } as const

/** Debounce: when the page takes answers. `#prompt[data-listening]` says so to whoever uses it by a program. */
export interface Listening {
  /** True if an answer counts. */
  hears(): boolean
  /** True if an answer is waited for: it would count, and none is under way. */
  waits(): boolean
  /** Calls back when `waits` may have changed; returns the way to stop it. */
  subscribe(changed: () => void): () => void
  /** An answer is on its way. */
  answered(): void
  /** The table stands so; `offered` is what is asked and what can be answered. */
  see(version: number, offered: string): void
}

export const listening = (): Listening => {
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  let last: { readonly version: number; readonly offered: string } | null = null
  let underway = false
  let own = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (moment: number): void => {
    clearTimeout(timer)
    timer = undefined
    if (!settings().settling) return
    timer = setTimeout(() => {
      timer = undefined
      tell()
    }, moment)
  }
  return {
    hears: () => timer === undefined,
    waits: () => timer === undefined && !underway,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    answered: () => {
      underway = true
      own = true
      tell()
    },
    see: (version, offered) => {
      underway = false
      if (last !== null && last.version !== version) {
        // What others decide meanwhile, each for themselves, changes nothing of what can be clicked here.
        if (own || last.offered !== offered) settle(own ? settling.own : settling.others)
        own = false
      }
      last = { version, offered }
      tell()
    },
  }
}

/** The ears of a table's page, for as long as it is there. */
export const useListening = (snapshot: TableSnapshot, offered: string): Listening => {
  const [ears] = useState(listening)
  // Before anybody can click on what the snapshot shows.
  useLayoutEffect(() => ears.see(snapshot.version, offered), [ears, snapshot, offered])
  return ears
}
