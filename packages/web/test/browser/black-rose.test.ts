import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type LodgeMoment, lodgeAt } from '../../build/lodge.ts'
import { keepSaves } from '../../build/recorded.ts'
import { beginHere } from './play.ts'
import { stage, type Visit, violations } from './stage.ts'

const { visit, address } = stage()

/** A table of four that somebody comes back to. */
const comeBack = async (moment: LodgeMoment, seen: Visit): Promise<Page> => {
  const page = await visit('/about', seen)
  // On a busy machine a board may take its time.
  page.setDefaultTimeout(45_000)
  await keepSaves(page, [lodgeAt('lodge', 'lodge', moment, 1)])
  await page.goto(`${address()}/here/lodge`)
  await page.locator('[data-thing="room:arena"]').waitFor({ state: 'attached' })
  return page
}

const desktop = { width: 1280, height: 720 } as const

/** Whether the page or a part of the board must be scrolled; lists and cards inside may have a scroll of their own. */
const scrolled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const board = document.querySelector('#board')
    const parts = [document.scrollingElement, board, ...(board?.querySelectorAll('*') ?? [])]
    return parts.flatMap((part) => {
      if (!(part instanceof HTMLElement)) return []
      if (!part.matches('[data-region]') && part.querySelector('[data-region]') === null) return []
      const scrolls = /auto|scroll/.test(getComputedStyle(part).overflowY)
      return scrolls && part.scrollHeight > part.clientHeight + 1 ? [String(part.className)] : []
    })
  })

/** Which of these things cannot be seen whole. */
const hidden = (page: Page, things: string): Promise<string[]> =>
  page.locator(things).evaluateAll((all) =>
    all.flatMap((thing) => {
      const { left, top, right, bottom } = thing.getBoundingClientRect()
      const whole = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      return whole ? [] : [String(thing.getAttribute('data-thing'))]
    }),
  )

test('a table of four is set up, and the first choices are made on the board', async () => {
  const page = await visit('/new/black-rose', { viewport: desktop })
  page.setDefaultTimeout(45_000)
  await page.getByRole('button', { name: 'Add a seat' }).click()
  await page.getByRole('button', { name: 'Add a seat' }).click()
  await beginHere(page)
  for (const asked of ['Which mage', 'Which colour', 'Which school', 'Which starting list']) {
    // Whoever is last takes the mage or the colour that is left.
    const prompt = page.locator('#prompt')
    await prompt
      .getByText(/Which (mage|colour|school|starting list)|Study/)
      .first()
      .waitFor()
    if (!(await prompt.textContent())?.includes(asked)) continue
    expect(await scrolled(page)).toEqual([])
    await page.waitForTimeout(350)
    await page.locator('#board [data-legal]').first().click()
    await expect.poll(() => prompt.textContent(), { timeout: 15_000 }).not.toContain(asked)
  }
  await page.locator('#prompt').getByText('Study').waitFor()
  await page.locator('[data-region="tracks"] [data-thing="school:illusion"][data-legal]').click()
})

test.each(['light', 'dark'] as const)(
  'a table of four fits in 1280×720, axe finds nothing: %s',
  async (theme) => {
    const page = await comeBack({ round: 6, at: 'component' }, { viewport: desktop, theme })
    expect(await scrolled(page)).toEqual([])
    expect(
      await hidden(page, '[data-region="lodge"] [data-thing], [data-region="mages"] [data-thing]'),
    ).toEqual([])
    expect(await page.locator('[data-thing^="room:"]').count()).toBe(19)
    expect(await violations(page)).toEqual([])
  },
)

test('a click on the next room moves there; a room that is looked at tells of itself', async () => {
  const page = await comeBack({ round: 2, at: 'component' }, { viewport: desktop })
  const way = page.locator('[data-room]:has([data-way])').first()
  const room = await way.getAttribute('data-room')
  const button = way.locator(`[data-thing="room:${room}"]`)
  await button.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.getByText(/in a straight line/).waitFor({ state: 'attached' })
  await page.waitForTimeout(350)
  await button.evaluate((element: HTMLElement) => element.click())
  const prompt = page.locator('#prompt')
  await expect.poll(() => prompt.textContent()).not.toContain('Your activation')
  if ((await prompt.textContent())?.includes('activate your room'))
    await page.getByRole('button', { name: /No$/ }).click()
  await expect
    .poll(() => page.locator(`[data-room="${room}"] [data-thing="mage:0"]`).count(), { timeout: 10_000 })
    .toBe(1)
})

test('on a phone a target is chosen in the Lodge, and every part is a tab away', async () => {
  const page = await comeBack(
    { round: 4, at: 'aim' },
    { viewport: { width: 390, height: 844 }, theme: 'dark' },
  )
  await page.waitForTimeout(350)
  const target = page.locator('[data-region="lodge"] [data-legal]:visible').first()
  const before = await page.locator('#prompt').textContent()
  await target.click({ position: { x: 20, y: 20 } }).catch(() => target.click())
  await expect.poll(() => page.locator('#prompt').textContent(), { timeout: 10_000 }).not.toBe(before)
  for (const [tab, region] of [
    ['Mages', 'mages'],
    ['Events', 'tracks'],
    ['Sheet', 'sheet'],
    ['Lodge', 'lodge'],
  ] as const) {
    await page
      .getByRole('navigation')
      .getByRole('button', { name: new RegExp(`^${tab}`) })
      .click()
    await page.locator(`[data-region="${region}"]`).waitFor()
    const wide = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)
    expect(wide).toBeLessThanOrEqual(390)
  }
  expect(await violations(page)).toEqual([])
})
