import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Tightness of a row, from its usual look on, and the leaving out of words that go without saying; the style sheet says what each
 * step means. Where leaving it out does not help, it is said again before the next step.
 */
const steps = [
  ['0', false],
  ['1', true],
  ['2', false],
  ['2', true],
  ['3', false],
  ['3', true],
  ['4', true],
  ['5', true],
  ['6', true],
] as const

const set = (row: HTMLElement, [tight, sparing]: (typeof steps)[number]): void => {
  row.dataset.tight = tight
  row.toggleAttribute('data-sparing', sparing)
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A row is as high as it may be at least: where that is nothing (on a phone) it takes what it needs. */
const fit = (row: HTMLElement): Size | null => {
  const around = row.parentElement
  set(row, steps[0])
  if (around === null) return null
  // What is around it keeps its height meanwhile, before anything is read: the whole page would be laid out anew for each step.
  around.dataset.fitting = ''
  const height = Number.parseFloat(getComputedStyle(row).minHeight)
  let size: Size | null = null
  if (height > 0)
    for (const step of steps) {
      set(row, step)
      size = row.getBoundingClientRect()
      if (size.height <= height + 0.5) break
    }
  delete around.dataset.fitting
  return size
}

const areAlike = (one: Size, other: Size): boolean =>
  Math.abs(one.width - other.width) < 0.5 && Math.abs(one.height - other.height) < 0.5

/** Sets a row more tightly, step by step, until it keeps its height: what lies below it never moves. */
export const useTight = (row: RefObject<HTMLElement | null>, content: string): void => {
  const fitted = useRef<{ readonly words: string | null; readonly size: Size | null }>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is measured anew
  useLayoutEffect(() => {
    const element = row.current
    if (element === null) return
    const again = (): void => {
      fitted.current = { words: element.textContent, size: fit(element) }
    }
    if (fitted.current?.words !== element.textContent) again()
    const isAsFitted = (now: Size): boolean => {
      const size = fitted.current?.size ?? null
      return size !== null && areAlike(size, now)
    }
    let isFirst = true
    // It reports at once, which is no news if the row lies as it was measured.
    const observer = new ResizeObserver((sized) => {
      const own = sized.find(({ target }) => target === element)
      const isNews = !isFirst || own === undefined || !isAsFitted(own.contentRect)
      isFirst = false
      if (isNews) again()
    })
    for (const each of [element, ...element.children]) observer.observe(each)
    // The letters may come later than the words and take more room.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(again)
    return () => observer.disconnect()
  }, [row, content])
}
