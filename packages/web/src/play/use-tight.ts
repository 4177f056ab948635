import { type RefObject, useLayoutEffect } from 'react'

/** How tightly a row may be set, from its usual look on; the style sheet says what each step means. */
const steps = ['0', '1', '2', '3', '4'] as const

/** The height of what is around a row that is as high as it should be. */
const heightAround = (around: Element, height: number): number => {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(around)
  const edges = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(Number.parseFloat)
  return edges.reduce((sum, each) => sum + each, height)
}

/** A row is as high as it may be at least: where that is nothing (on a phone) it takes what it needs. */
const fit = (row: HTMLElement): void => {
  const height = Number.parseFloat(getComputedStyle(row).minHeight)
  const around = row.parentElement
  if (!(height > 0) || around === null) {
    row.dataset.tight = steps[0]
    return
  }
  // What is around it keeps its height meanwhile: the whole page would be laid out anew for each step.
  around.style.height = `${heightAround(around, height)}px`
  for (const step of steps) {
    row.dataset.tight = step
    if (row.getBoundingClientRect().height <= height + 0.5) break
  }
  around.style.height = ''
}

/** Sets a row more tightly, step by step, until it keeps its height: what lies below it never moves. */
export const useTight = (row: RefObject<HTMLElement | null>, content: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is measured anew
  useLayoutEffect(() => {
    const element = row.current
    if (element === null) return
    const again = (): void => fit(element)
    again()
    const observer = new ResizeObserver(again)
    for (const each of [element, ...element.children]) observer.observe(each)
    // The letters may come later than the words and take more room.
    void document.fonts.ready.then(again)
    return () => observer.disconnect()
  }, [row, content])
}
