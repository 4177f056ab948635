import type { Page } from 'playwright-core'

/** Begins a table on this device with the seats that are set up. */
export const beginHere = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /Play on this device|Jouer sur cet appareil|Gioca su questo/ })
    .click()
  await page.waitForURL(/\/here\//)
  await page.locator('#prompt').waitFor()
}

export const isOver = (page: Page): Promise<boolean> =>
  page
    .getByRole('heading', { name: /have won|has won/ })
    .isVisible()
    .catch(() => false)

/** What the page shows of the match: changes with every answer, and when a menu opens. */
const standing = (page: Page): Promise<string> => page.evaluate(look)

const look = (): string =>
  [
    document.querySelector('#prompt')?.textContent,
    document.querySelectorAll('[role=tabpanel] li').length,
    document.querySelectorAll('[role=menuitem]').length,
    document.title,
  ].join(' ')

const changed = async (page: Page, before: string): Promise<void> => {
  for (let waited = 0; waited < 700; waited += 25) {
    if ((await standing(page)) !== before) return
    await page.waitForTimeout(25)
  }
}

/** Gives answers until the match is over, each by `answer`; fails when nothing happens any more. */
export const playOn = async (
  page: Page,
  answer: (page: Page, turn: number) => Promise<void>,
  until: (page: Page) => Promise<boolean> = isOver,
  most = 600,
): Promise<void> => {
  for (let turn = 0; turn < most; turn++) {
    if (await until(page)) return
    const before = await standing(page)
    await answer(page, turn)
    await changed(page, before)
  }
  throw new Error(
    `the match is not over after ${most} answers: ${await page.locator('#prompt').textContent()}`,
  )
}

/** Clicks something: a thing on the board that is a target, else a button of the prompt bar. */
export const clickSomething = async (page: Page, turn: number): Promise<void> => {
  const menu = page.getByRole('menuitem')
  if ((await menu.count()) > 0) {
    await menu
      .first()
      .click({ timeout: 1_000 })
      .catch(() => {})
    return
  }
  const targets = page.locator('#board [data-legal]')
  const buttons = page.locator('#prompt [data-option]')
  const many = await targets.count()
  const few = await buttons.count()
  // Ending first, if one may: matches stay short.
  const chosen =
    few > 0 && (many === 0 || turn % 3 === 0) ? buttons.nth(few - 1) : targets.nth(turn % Math.max(1, many))
  if (many + few > 0) await chosen.click({ timeout: 1_000 }).catch(() => {})
  else await page.waitForTimeout(60)
}

/** How many answers there are now. */
const optionsOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('#prompt')?.dataset.options ?? 0))

/** Presses the number of an answer, if there is one. */
export const pressSomething = async (page: Page, turn: number): Promise<void> => {
  const options = await optionsOf(page)
  if (options > 0) await page.keyboard.press(String(1 + (turn % Math.min(options, 5))))
}
