import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How many of the lines that there are each text gets: a short one all it needs, the others the rest in equal parts. */
export const shareLines = (needs: readonly number[], lines: number): number[] => {
  const shares = needs.map(() => 0)
  const waiting = needs.map((need, at) => ({ need, at })).toSorted((one, other) => one.need - other.need)
  let left = lines
  waiting.forEach(({ need, at }, turn) => {
    const share = Math.max(1, Math.min(need, Math.floor(left / (waiting.length - turn))))
    shares[at] = share
    left -= share
  })
  return shares
}

/** Lays the texts of a card in whole lines, with dots where there are more of them; says whether anything was left out. */
const layLines = (card: HTMLElement): boolean => {
  const texts = [...card.querySelectorAll<HTMLElement>('[data-effect]')]
  for (const text of texts) {
    delete text.dataset.cut
    text.style.removeProperty('--lines')
  }
  // A narrow card has its signs alone.
  if (texts.some((text) => text.clientHeight === 0)) return true
  const measured = texts.map((text) => {
    const line = Number.parseFloat(getComputedStyle(text).lineHeight)
    const half = text.parentElement ?? text
    const { bottom, top } = half.getBoundingClientRect()
    // A card that glides is drawn larger or smaller than it is laid out.
    const drawn = (bottom - top) / half.offsetHeight
    const below = (bottom - text.getBoundingClientRect().top) / drawn
    const room = (below - Number.parseFloat(getComputedStyle(half).paddingBottom)) / line
    return { text, top, room, need: Math.round(text.scrollHeight / line) }
  })
  const [first] = measured
  const above = first !== undefined && measured.every(({ top }, at) => at === 0 || top > first.top + 1)
  // Halves above each other share what there is; beside each other each has its own.
  const whole = Math.floor(measured.reduce((sum, { room }) => sum + room, 0) + 0.05)
  const shares = above
    ? shareLines(
        measured.map(({ need }) => need),
        whole,
      )
    : measured.map(({ need, room }) => Math.max(1, Math.min(need, Math.floor(room + 0.05))))
  let cut = false
  measured.forEach(({ text, need }, at) => {
    const lines = shares[at] ?? need
    if (lines >= need) return
    cut = true
    text.dataset.cut = ''
    text.style.setProperty('--lines', String(lines))
  })
  return cut
}

/** A card whose texts end with a whole line, whatever its size, and whether all of them is shown. */
export const useWholeLines = <E extends HTMLElement>(
  texts: string,
): readonly [card: RefObject<E | null>, cut: boolean] => {
  const card = useRef<E>(null)
  const [cut, setCut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts need other lines
  useLayoutEffect(() => {
    const element = card.current
    if (element === null) return
    const lay = (): void => setCut(layLines(element))
    lay()
    const watching = new ResizeObserver(lay)
    watching.observe(element)
    document.fonts.addEventListener('loadingdone', lay)
    return () => {
      watching.disconnect()
      document.fonts.removeEventListener('loadingdone', lay)
    }
  }, [texts])
  return [card, cut]
}
