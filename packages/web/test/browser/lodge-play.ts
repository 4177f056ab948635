import type { Page } from 'playwright-core'

// Somebody who plays Black Rose Wars by mouse: answers whatever is asked with what the page offers.

interface Aim {
  readonly x: number
  readonly y: number
  /** What was pointed at, for whoever reads a failure. */
  readonly what: string
}

/** Finds what to click next and where; null while there is nothing. */
const aimAt = (page: Page, turn: number): Promise<Aim | null> => page.evaluate(findAim, turn)

/** Runs in the page. */
const findAim = (turn: number): Aim | null => {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const aim = (element: HTMLElement | undefined): Aim | null => {
    if (element === undefined || !element.checkVisibility({ visibilityProperty: true })) return null
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    // A large thing may be covered in its middle by who stands on it.
    for (const [across, down] of [
      [0.5, 0.5],
      [0.5, 0.2],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.8],
    ] as const) {
      const [x, y] = [left + width * across, top + height * down]
      const found = document.elementFromPoint(x, y)
      if (found !== null && element.contains(found))
        return { x, y, what: element.getAttribute('data-thing') ?? element.textContent ?? '' }
    }
    return null
  }
  const any = (elements: readonly HTMLElement[]): Aim | null => {
    for (let at = 0; at < elements.length; at++) {
      const found = aim(elements[(turn + at) % elements.length])
      if (found !== null) return found
    }
    return null
  }
  const menu = any(all('[role=menuitem]'))
  if (menu !== null) return menu
  if (!document.title.startsWith('●')) return null
  const buttons = all('#prompt [data-option]')
  if (document.querySelector('#board [data-planning]') !== null) {
    // All are ready: nobody thinks again while the seconds for it run out.
    if (document.querySelector('[role=timer]') !== null) return null
    const ready = all('#board .button[aria-pressed="false"]:not([aria-disabled="true"])')
    if (ready.length > 0) return any(ready)
    // The quick spell first; the others find their slots by themselves.
    const [quick] = all('[data-slot="quick"]')
    if (quick?.dataset.status === 'empty' && quick.dataset.cursor === undefined)
      return any([...quick.querySelectorAll<HTMLElement>('[data-thing]')])
    return any(all('#board [data-thing^="hand:"][data-legal]')) ?? any(buttons)
  }
  const things = all('#board [data-legal]')
  // Ending now and then, so that rounds go by.
  if (buttons.length > 0 && (things.length === 0 || turn % 3 === 0)) return aim(buttons.at(-1))
  return any(things) ?? any(buttons)
}

/** What the page shows of the match: changes with every answer, and when a menu opens. */
const look = (): string =>
  [
    document.querySelector('#prompt')?.textContent,
    document.querySelectorAll('#board [data-legal]').length,
    document.querySelectorAll('#board [data-status="empty"], #board [data-cursor], [role=menuitem]').length,
    document.querySelector('[role=tabpanel] li:last-child')?.textContent,
    document.title,
  ].join(' ')

/** Clicks on after a change are not taken for what was there before. */
const settled = 140

/** Gives one answer by mouse, or waits a moment while nobody is asked; says what was clicked. */
export const clickOn = async (page: Page, turn: number): Promise<string | null> => {
  const before = await page.evaluate(look)
  const aim = await aimAt(page, turn)
  if (aim === null) {
    await page.waitForTimeout(50)
    return null
  }
  await page.mouse.click(aim.x, aim.y)
  for (let waited = 0; waited < 350; waited += 25) {
    if ((await page.evaluate(look)) !== before) break
    await page.waitForTimeout(25)
  }
  await page.waitForTimeout(settled)
  return aim.what
}
