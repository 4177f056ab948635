import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Shares of the lines: a short text gets all it needs, the others the rest in equal parts. */
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

interface Text {
  readonly text: HTMLElement
  readonly top: number
  /** Number of lines there is room for, and of those it needs. */
  readonly room: number
  readonly need: number
}

const textsOf = (card: Element): HTMLElement[] => [...card.querySelectorAll<HTMLElement>('[data-effect]')]

/** True if a card has smaller letters for a text that is too long for it, sooner than dots: `data-shrinks`. */
const mayShrink = (card: Element): card is HTMLElement =>
  card instanceof HTMLElement && card.dataset.shrinks !== undefined

const clear = (card: Element): void => {
  if (mayShrink(card)) delete card.dataset.small
  for (const text of textsOf(card)) {
    delete text.dataset.cut
    text.style.removeProperty('--lines')
  }
}

/** The texts of a card that has been cleared; null of a narrow one, which has its signs alone. */
const measure = (card: Element): readonly Text[] | null => {
  const texts = textsOf(card)
  if (texts.some((text) => text.clientHeight === 0)) return null
  return texts.map((text) => {
    const line = Number.parseFloat(getComputedStyle(text).lineHeight)
    const half = text.parentElement ?? text
    const { bottom, top } = half.getBoundingClientRect()
    // A card that glides is drawn larger or smaller than it is laid out.
    const drawn = (bottom - top) / half.offsetHeight
    const below = (bottom - text.getBoundingClientRect().top) / drawn
    const room = (below - Number.parseFloat(getComputedStyle(half).paddingBottom)) / line
    return { text, top, room, need: Math.round(text.scrollHeight / line) }
  })
}

/** Number of whole lines for each text. */
const linesFor = (texts: readonly Text[]): readonly number[] => {
  const [first] = texts
  const above = first !== undefined && texts.every(({ top }, at) => at === 0 || top > first.top + 1)
  // Halves above each other share what there is; beside each other each has its own.
  const whole = Math.floor(texts.reduce((sum, { room }) => sum + room, 0) + 0.05)
  return above
    ? shareLines(
        texts.map(({ need }) => need),
        whole,
      )
    : texts.map(({ need, room }) => Math.max(1, Math.min(need, Math.floor(room + 0.05))))
}

const areWhole = (texts: readonly Text[]): boolean =>
  linesFor(texts).every((lines, at) => lines >= (texts[at]?.need ?? 0))

/** Lays texts in whole lines, with dots where there are more of them; says whether anything was left out. */
const lay = (texts: readonly Text[]): boolean => {
  const shares = linesFor(texts)
  let cut = false
  texts.forEach(({ text, need }, at) => {
    const lines = shares[at] ?? need
    if (lines >= need) return
    cut = true
    text.dataset.cut = ''
    text.style.setProperty('--lines', String(lines))
  })
  return cut
}

/** The cards on the table, and who wants to know whether something of theirs was left out. */
const cards = new Map<Element, (cut: boolean) => void>()
const due = new Set<Element>()

/** All that are due together, before they are drawn: card by card the page would be laid out anew for each of them. */
const layDue = (): void => {
  const those = [...due].filter((card) => cards.has(card))
  due.clear()
  for (const card of those) clear(card)
  const laid = those.map((card) => ({ card, texts: measure(card) }))
  const tight = laid.filter(({ card, texts }) => mayShrink(card) && texts !== null && !areWhole(texts))
  for (const { card } of tight) if (mayShrink(card)) card.dataset.small = ''
  const measured = laid.map((each) => (tight.includes(each) ? { ...each, texts: measure(each.card) } : each))
  for (const { card, texts } of measured) cards.get(card)?.(texts === null || lay(texts))
}

const layTogether = (those: Iterable<Element>): void => {
  if (due.size === 0) queueMicrotask(layDue)
  for (const card of those) due.add(card)
}

let watching: ResizeObserver | undefined

/** One for all cards: it reports all that have another size at once. */
const watch = (): ResizeObserver => {
  if (watching === undefined) {
    watching = new ResizeObserver((sized) => layTogether(sized.map(({ target }) => target)))
    document.fonts.addEventListener('loadingdone', () => layTogether(cards.keys()))
  }
  return watching
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
    cards.set(element, setCut)
    // It reports at once, and then whenever the card has another size.
    watch().observe(element)
    return () => {
      watch().unobserve(element)
      cards.delete(element)
    }
  }, [texts])
  return [card, cut]
}
