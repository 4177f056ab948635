import type { Option, Question, Viewer } from '@conclave/kernel'
import { useEffect, useRef, useState } from 'react'
import type { TableSnapshot } from '../table/table.ts'

/**
 * Up to which entry of the log the viewer has read: whoever has decided has seen what was there to be seen. Another viewer has
 * read other things.
 */
export const useRead = (
  viewer: Viewer,
  { log }: Pick<TableSnapshot, 'log'>,
  question: Question | null,
  options: readonly Option[],
): number => {
  const [read, setRead] = useState<ReadonlyMap<Viewer, number>>(() => new Map())
  const newest = log.at(-1)?.seq ?? -1
  const asked = question === null || question.manner === 'open' ? null : JSON.stringify([question, options])
  const seen = useRef({ viewer, asked, newest })
  useEffect(() => {
    const before = seen.current
    seen.current = { viewer, asked, newest }
    if (before.viewer === viewer && before.asked !== null && before.asked !== asked)
      setRead((known) => new Map(known).set(viewer, before.newest))
  }, [viewer, asked, newest])
  return read.get(viewer) ?? -1
}
