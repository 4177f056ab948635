import type { Option, Question, View, Viewer } from '@conclave/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Digest } from '../kit/digest.ts'
import type { BoardKit } from '../kit/kit.ts'
import type { TableSnapshot, Thing } from '../table/table.ts'
import { useRead } from './use-read.ts'

/** Events since the viewer last acted. */
export interface Since {
  /** Up to which entry of the log she has read. */
  readonly read: number
  /** Null where nothing has, or nobody is asked who could act on it. */
  readonly digest: Digest | null
  /** Things on the board where they are to be seen, until she has acted. */
  readonly changed: readonly Thing[]
  /** Things where she was led last. */
  readonly ledTo: readonly Thing[]
  /** Brings these things into sight. */
  lead(things: readonly Thing[]): void
}

export const useSince = (
  kit: BoardKit | null,
  viewer: Viewer,
  snapshot: TableSnapshot,
  question: Question | null,
  options: readonly Option[],
  view: View | undefined,
): Since => {
  const read = useRead(viewer, snapshot, question, options)
  const [ledTo, setLedTo] = useState(nowhere)
  const { log, outcome } = snapshot
  const table = view?.table
  const asked = question !== null && outcome === null
  const digest = useMemo(
    () => (asked && table !== undefined ? (kit?.digestOf?.(log, viewer, read, table) ?? null) : null),
    [kit, asked, log, viewer, read, table],
  )
  const changed = useMemo(
    () => digest?.parts.flatMap(({ lines }) => lines.flatMap(({ things }) => things)) ?? nowhere,
    [digest],
  )
  // The light goes out with whatever is done next.
  useEffect(() => {
    if (ledTo.length === 0) return undefined
    const leave = () => setLedTo(nowhere)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', leave)
    }
  }, [ledTo])
  return { read, digest, changed, ledTo, lead: useCallback((things) => setLedTo([...things]), []) }
}

const nowhere: readonly Thing[] = []
