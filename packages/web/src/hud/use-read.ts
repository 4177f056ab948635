import { useEffect, useRef, useState } from 'react'
import { usePlay } from '../play/play.ts'

/**
 * Up to which entry of the log the viewer has read: whoever has decided has seen what was there to be seen. Another viewer
 * needs a hook of her own.
 */
export const useRead = (): number => {
  const { snapshot, question, options } = usePlay()
  const [read, setRead] = useState(-1)
  const newest = snapshot.log.at(-1)?.seq ?? -1
  const asked = question === null || question.manner === 'open' ? null : JSON.stringify([question, options])
  const seen = useRef({ asked, newest })
  useEffect(() => {
    const before = seen.current
    seen.current = { asked, newest }
    if (before.asked !== null && before.asked !== asked) setRead(before.newest)
  }, [asked, newest])
  return read
}
