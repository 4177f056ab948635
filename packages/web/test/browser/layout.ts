import type { Page } from 'playwright-core'

/** Faults of a page's layout, in words: text that is cut off or covered, parts that lie over each other. */
export const faultsOf = (page: Page): Promise<string[]> => page.evaluate(findFaults)

/** Runs in the page. */
const findFaults = (): string[] => {
  const faults: string[] = []
  const styles = new Map<Element, { style: CSSStyleDeclaration; clips: boolean; unseen: boolean }>()
  const styleOf = (element: Element) => {
    let known = styles.get(element)
    if (known === undefined) {
      const style = getComputedStyle(element)
      known = {
        style,
        clips: style.overflowY !== 'visible' || style.overflowX !== 'visible',
        unseen: style.visibility === 'hidden' || style.opacity === '0',
      }
      styles.set(element, known)
    }
    return known
  }
  const told = (element: Element): string =>
    `${element.closest('[data-region]')?.getAttribute('data-region') ?? element.closest('section, header, main, aside')?.id ?? ''} <${element.tagName.toLowerCase()} ${String(element.getAttribute('class')).replaceAll(/_([A-Za-z]+)_\S+/g, '$1')}> “${(element.textContent ?? '').trim().slice(0, 30)}”`
  const scrolls = (overflow: string): boolean => /auto|scroll/.test(overflow)

  /** The part of a box that can be seen, or scrolled to; null for none. What hides the rest is a fault. */
  const seen = (element: Element, box: DOMRect): DOMRect | null => {
    let { left, top, right, bottom } = box
    for (let up: Element | null = element; up !== null; up = up.parentElement) {
      const { style, clips, unseen } = styleOf(up)
      if (unseen) return null
      if (!clips) continue
      const frame = up.getBoundingClientRect()
      if (frame.width <= 2) return null
      const upright = scrolls(style.overflowY) ? 0 : Math.max(frame.top - top, bottom - frame.bottom)
      // What asks is never looked for sideways.
      const mayScroll = scrolls(style.overflowX) && up.id !== 'prompt'
      const sideways = mayScroll ? 0 : Math.max(frame.left - left, right - frame.right)
      const cut = Math.max(upright, sideways)
      // Lines that end in “…” say so themselves.
      const marked = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (!marked && cut > 2.5)
        faults.push(`cut off: ${told(element)} by ${told(up).slice(0, 60)}, ${Math.round(cut)} px`)
      left = Math.max(left, frame.left)
      right = Math.min(right, frame.right)
      top = Math.max(top, frame.top)
      bottom = Math.min(bottom, frame.bottom)
      if (right - left < 2 || bottom - top < 2) return null
      if (style.position === 'fixed') break
    }
    return new DOMRect(left, top, right - left, bottom - top)
  }

  const texts: { element: Element; box: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    if ((node.textContent ?? '').trim() === '' || element === null) continue
    if (element.closest('svg, script, style, noscript, .hidden, option, [data-printed]') !== null) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      // Letters fill the middle of their line; the rest may touch the line above.
      const slack = Math.max(0, rect.height * 0.22)
      const box = seen(element, new DOMRect(rect.x, rect.y + slack, rect.width, rect.height - 2 * slack))
      if (box !== null) texts.push({ element, box })
    }
  }
  const meet = (one: DOMRect, other: DOMRect, by: number): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > by &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by

  for (const [at, { element, box }] of texts.entries()) {
    if (box.left < -1 || box.right > innerWidth + 1) faults.push(`off the page: ${told(element)}`)
    const region = element.closest('[data-region]')
    if (region !== null && !element.closest('[data-note]')) {
      const frame = region.getBoundingClientRect()
      if (
        box.left < frame.left ||
        box.right > frame.right ||
        box.top < frame.top - 4 ||
        box.bottom > frame.bottom
      )
        faults.push(`out of its part: ${told(element)}`)
    }
    for (const other of texts.slice(at + 1))
      if (other.element !== element && meet(box, other.box, 2))
        faults.push(`over each other: ${told(element)} and ${told(other.element)}`)
  }

  // What is on top in the middle of a text belongs to it.
  for (const { element, box } of texts) {
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const top = document.elementFromPoint(x, y)
    if (top === null || y < 0 || y > innerHeight) continue
    if (getComputedStyle(element).pointerEvents === 'none') continue
    const near = element.closest('button, a, label, [data-thing], li') ?? element
    const clickThrough = top.closest('[data-thing]') !== null && near.closest('[data-thing]') !== null
    if (!near.contains(top) && !top.contains(element) && !clickThrough)
      faults.push(`covered: ${told(element)} by ${told(top)}`)
  }

  const parts = [...document.querySelectorAll('[data-region]')].flatMap((element) => {
    const whole = element.getBoundingClientRect()
    const box = whole.width === 0 ? null : seen(element.parentElement ?? element, whole)
    return box === null ? [] : [{ element, box }]
  })
  for (const [at, one] of parts.entries())
    for (const other of parts.slice(at + 1))
      if (meet(one.box, other.box, 1))
        faults.push(`parts meet: ${told(one.element)} and ${told(other.element)}`)

  const things = [
    ...document.querySelectorAll('[data-thing^="card:"], [data-thing^="guard:"], [data-zone]'),
  ].flatMap((element) => {
    const whole = element.getBoundingClientRect()
    const box = whole.width === 0 ? null : seen(element.parentElement ?? element, whole)
    return box === null ? [] : [{ element, box }]
  })
  for (const [at, one] of things.entries())
    for (const other of things.slice(at + 1))
      if (meet(one.box, other.box, 3))
        faults.push(`cards meet: ${told(one.element)} and ${told(other.element)}`)

  // Whoever stands somewhere leaves its name to be read.
  const figures = [...document.querySelectorAll('[data-region="realm"] [data-thing^="mage:"]')].map(
    (figure) => figure.getBoundingClientRect(),
  )
  for (const { element, box } of texts)
    if (element.closest('[data-region="realm"]') !== null && figures.some((figure) => meet(figure, box, 3)))
      faults.push(`a mage stands on: ${told(element)}`)

  for (const name of document.querySelectorAll('[data-thing^="card:"] [data-named] > :first-child'))
    if (Number.parseFloat(getComputedStyle(name).fontSize) < 12.5) faults.push(`too small: ${told(name)}`)
  return [...new Set(faults)]
}
