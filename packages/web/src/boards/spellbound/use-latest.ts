import type { SpellboundEvent } from '@conclave/spellbound'
import { useEffect, useRef, useState } from 'react'
import type { LogEntry } from '../../table/table.ts'
import { useSpread } from './context.ts'

/** How long something that has happened is shown, at usual speed. */
const shownFor = 2200

type Latest<E extends SpellboundEvent['event']> = LogEntry<Extract<SpellboundEvent, { readonly event: E }>>

/** The latest event of a name, for a while after it has happened; what happened before the board was there, or before it jumped, is past. */
export const useLatest = <E extends SpellboundEvent['event']>(name: E): Latest<E> | null => {
  const { events, scene, animationSpeed } = useSpread()
  const newest = events.at(-1)?.seq ?? -1
  const seen = useRef({ newest, scene })
  const [shown, show] = useState<Latest<E> | null>(null)
  useEffect(() => {
    const before = seen.current
    seen.current = { newest, scene }
    if (before.scene !== scene) return show(null)
    const fresh = events.findLast(
      (entry): entry is Latest<E> => entry.seq > before.newest && entry.event.event === name,
    )
    if (fresh !== undefined) show(fresh)
  }, [events, newest, scene, name])
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => show(null), shownFor / Math.max(animationSpeed, 0.5))
    return () => clearTimeout(timer)
  }, [shown, animationSpeed])
  return shown
}
