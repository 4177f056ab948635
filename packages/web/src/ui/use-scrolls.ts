import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether a row can be scrolled sideways: what nobody can press in it is reached by key all the same. */
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
