import { type RefObject, useLayoutEffect, useState } from 'react'

/** True if a list that is shown has more below what is in sight. */
export const useMore = (list: RefObject<HTMLElement | null>, isShown: boolean): boolean => {
  const [more, setMore] = useState(false)
  useLayoutEffect(() => {
    const element = list.current
    if (!isShown || element === null) return
    const look = (): void => setMore(element.scrollTop + element.clientHeight < element.scrollHeight - 1)
    look()
    const watching = new ResizeObserver(look)
    for (const each of [element, ...element.children]) watching.observe(each)
    element.addEventListener('scroll', look)
    return () => {
      watching.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [list, isShown])
  return more
}
