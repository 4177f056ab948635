import type { Page } from 'playwright-core'
import { vi } from 'vitest'

/** Somebody who answers: says what was done, or null as long as there is nothing to do. */
export type Answering = (page: Page, turn: number) => Promise<string | null>

/** Begins a table on this device with the seats that are set up. */
export const beginHere = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /Play on this device|Jouer sur cet appareil|Gioca su questo/ })
    .click()
  await page.waitForURL(/\/here\//)
  await page.locator('#prompt').waitFor()
}

/** Waits until the page takes an answer. */
export const listens = (page: Page): Promise<void> =>
  page.locator('#prompt[data-urgent][data-listening]').waitFor()

/** Waits until the device has kept what was answered: whoever reads from its storage comes after whoever has written. */
export const isKept = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('conclave')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tables').objectStore('tables').count()
          reading.onsuccess = () => {
            opening.result.close()
            done()
          }
        }
      }),
  )

export const isOver = (page: Page): Promise<boolean> =>
  page.getByRole('heading', { name: /have won|has won/ }).isVisible()

/** Gives answers, each as soon as one of the pages takes it, until something is so; says what was done. */
export const playOn = async (
  pages: readonly Page[],
  answer: Answering,
  until: () => Promise<boolean>,
  most = 600,
): Promise<string[]> => {
  const done: string[] = []
  const next = async (): Promise<'over' | 'done' | undefined> => {
    if (await until()) return 'over'
    for (const page of pages) {
      const what = await answer(page, done.length)
      if (what === null) continue
      done.push(what)
      return 'done'
    }
    return undefined
  }
  while (done.length < most)
    if ((await vi.waitUntil(next, { timeout: 30_000, interval: 20 })) === 'over') return done
  throw new Error(`it did not come to that after ${most} answers: ${done.slice(-20).join(', ')}`)
}

interface Aim {
  readonly x: number
  readonly y: number
  /** Name of the thing that was pointed at, for whoever reads a failure. */
  readonly what: string
}

/** Runs in the page: where to click next, if it listens. */
const findAim = ([turn, selectors]: readonly [number, readonly string[]]): Aim | null => {
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
  const heard = document.querySelector('#prompt[data-urgent][data-listening]') !== null
  for (const selector of heard ? ['[role=menuitem]', ...selectors] : []) {
    const elements = document.querySelectorAll<HTMLElement>(selector)
    for (let at = 0; at < elements.length; at++) {
      const found = aim(elements[(turn + at) % elements.length])
      if (found !== null) return found
    }
  }
  return null
}

type Pointing = (page: Page, turn: number, selectors: readonly string[]) => Promise<string | null>

const pointing =
  (press: (page: Page, x: number, y: number) => Promise<void>): Pointing =>
  async (page, turn, selectors) => {
    const aim = await page.evaluate(findAim, [turn, selectors] as const)
    if (aim === null) return null
    await press(page, aim.x, aim.y)
    return aim.what
  }

/** Clicks what there is by the first of these selectors that finds something, once the page listens; one thing after the other. */
export const click = pointing((page, x, y) => page.mouse.click(x, y))

/** The same by finger. */
export const tap = pointing((page, x, y) => page.touchscreen.tap(x, y))

const lastAnswer = '#prompt [data-option]:nth-last-child(1 of [data-option])'

/** Clicks a thing on the board that is a target, else an answer; ends now and then, if one may, so that matches stay short. */
export const clickSomething: Answering = (page, turn) =>
  click(
    page,
    turn,
    turn % 3 === 0 ? [lastAnswer, '#board [data-legal]'] : ['#board [data-legal]', lastAnswer],
  )

/** Runs in the page: how many answers it takes now. */
const countAnswers = (): number =>
  Number(document.querySelector<HTMLElement>('#prompt[data-urgent][data-listening]')?.dataset.options ?? 0)

/** Presses the number of an answer, and once more where it asks back. */
export const pressSomething: Answering = async (page, turn) => {
  if (await page.getByRole('menuitem').first().isVisible()) {
    await page.keyboard.press('Enter')
    return 'Enter'
  }
  const options = await page.evaluate(countAnswers)
  if (options === 0) return null
  const key = String(1 + (turn % Math.min(options, 5)))
  await page.keyboard.press(key)
  return key
}
