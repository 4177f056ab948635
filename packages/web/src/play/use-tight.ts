import { type RefObject, useLayoutEffect } from 'react'

/** How tightly a row may be set, from its usual look on; the style sheet says what each step means. */
const steps = ['0', '1', '2', '3', '4'] as const

/** A row is as high as it may be at least: where that is nothing (on a phone) it takes what it needs. */
const fits = (row: HTMLElement): boolean => {
  const height = Number.parseFloat(getComputedStyle(row).minHeight)
  return !(height > 0) || row.getBoundingClientRect().height <= height + 0.5
}

/** Sets a row more tightly, step by step, until it keeps its height: what lies below it never moves. */
export const useTight = (row: RefObject<HTMLElement | null>, content: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is measured anew
  useLayoutEffect(() => {
    const element = row.current
    if (element === null) return
    const fit = (): void => {
      for (const step of steps) {
        element.dataset.tight = step
        if (fits(element)) return
      }
    }
    fit()
    const observer = new ResizeObserver(fit)
    for (const each of [element, ...element.children]) observer.observe(each)
    // The letters may come later than the words and take more room.
    void document.fonts.ready.then(fit)
    return () => observer.disconnect()
  }, [row, content])
}
