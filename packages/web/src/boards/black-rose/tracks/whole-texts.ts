import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Whether what stands in a list is higher than the list. */
const overflows = (list: HTMLElement): boolean => list.scrollHeight > list.clientHeight + 1

/**
 * Shows as many texts of a list whole as there is room for; the others, the longest first, only open when their card is
 * pointed at or come to by key. None ends in the middle of a sentence.
 */
const layWhole = (list: HTMLElement): void => {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-event]')]
  for (const card of cards) delete card.dataset.brief
  const longestFirst = cards
    .map((card) => ({ card, height: card.offsetHeight }))
    .toSorted((one, other) => other.height - one.height)
  for (const { card } of longestFirst) {
    if (!overflows(list)) return
    card.dataset.brief = ''
  }
}

/** A list whose height does not depend on its texts, and which shows them whole. */
export const useWholeTexts = (texts: string): RefObject<HTMLOListElement | null> => {
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts need other room
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    const lay = (): void => layWhole(element)
    lay()
    const watching = new ResizeObserver(lay)
    watching.observe(element)
    document.fonts.addEventListener('loadingdone', lay)
    return () => {
      watching.disconnect()
      document.fonts.removeEventListener('loadingdone', lay)
    }
  }, [texts])
  return list
}
