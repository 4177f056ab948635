import { type RefObject, useLayoutEffect, useState } from 'react'

/** True if a row can be scrolled sideways: things in it that nobody can press are reached by key all the same. */
export const useScrolls = (row: RefObject<HTMLElement | null>): boolean => {
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = row.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      const may = getComputedStyle(element).overflowX === 'auto'
      setScrolls(may && element.scrollWidth > element.clientWidth)
    })
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [row])
  return scrolls
}
