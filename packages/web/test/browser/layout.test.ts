import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepSaves, recorded, saveAfter } from '../../build/recorded.ts'
import { faultsOf } from './layout.ts'
import { blank, stage, walk } from './stage.ts'

const { visit } = stage()

const two = recorded('2-lose-1')
const four = recorded('5-victory')
const end = Number.POSITIVE_INFINITY

/** Matches of two and of four seats at the start, in the middle and at the end. */
const saves = [
  saveAfter(two, 'two-start', 0, 1),
  saveAfter(two, 'two-middle', 60, 2),
  saveAfter(two, 'two-end', end, 3),
  saveAfter(four, 'four-middle', 66, 5),
  saveAfter(four, 'four-final', 99, 6),
  saveAfter(four, 'four-end', end, 7),
]

const paths = [
  '/here/two-start',
  '/here/two-middle',
  '/here/four-middle',
  '/here/four-final',
  '/here/four-end',
  '/replay/here/two-end?at=95',
  '/replay/here/four-end?at=0',
  '/replay/here/four-end?at=66',
  '/tutorial/spellbound',
]

/** The least desktop sees everything; elsewhere the fullest positions will do. */
const fullest = paths.filter((path) => /four-middle|at=66|tutorial/.test(path))
const screens = [
  { width: 1280, height: 720, seen: paths },
  { width: 1920, height: 1080, seen: fullest },
  { width: 390, height: 844, seen: [...fullest, '/here/four-end', '/replay/here/two-end?at=95'] },
] as const

const textSizes = [100, 125, 150, 200] as const

/** The drawer as somebody finds it who comes with this screen and this size of text: beside the board or closed. */
const fitDrawer = async (page: Page, narrow: boolean): Promise<void> => {
  const toggle = page.locator('header button[aria-expanded]').first()
  if ((await toggle.count()) === 0) return
  if (((await toggle.getAttribute('aria-expanded')) === 'true') !== narrow) return
  await page.evaluate(() => document.querySelector<HTMLElement>('header button[aria-expanded]')?.click())
}

/** The faults of every part of the board that can be turned to. */
const faultsOfParts = async (page: Page): Promise<string[]> => {
  const tabs = await page.locator('nav button[aria-current]:visible').all()
  if (tabs.length === 0) return faultsOf(page)
  const faults: string[] = []
  for (const tab of tabs) {
    await tab.evaluate((button: HTMLElement) => button.click())
    faults.push(...(await faultsOf(page)))
  }
  return [...new Set(faults)]
}

for (const { seen, ...screen } of screens) {
  test(`nothing is cut off or covered on ${screen.width} × ${screen.height}, whatever the size of the text`, async () => {
    const page = await visit(blank, { viewport: screen })
    await keepSaves(page, saves)
    for (const path of seen) {
      await walk(page, path)
      await page.locator('[data-region], [data-won], h2').first().waitFor({ state: 'attached' })
      await page.evaluate(() => document.fonts.ready.then(() => null))
      for (const size of textSizes) {
        await page.evaluate((wanted) => {
          document.documentElement.style.fontSize = `${wanted}%`
        }, size)
        await fitDrawer(page, screen.width < 56 * 0.16 * size)
        expect(await faultsOfParts(page), `${path} at ${size} %`).toEqual([])
      }
    }
  })
}

/** Moments of the recorded match with four seats at which strengths are compared or about to be. */
const battles = [22, 65, 66, 93, 99, 101]

/** Moments at which the end of the Story would cost so much that it takes two lines to say so. */
const costly = [53, 82]

test('a whole match with four seats fits on 1280 × 720', async () => {
  const page = await visit(blank, { viewport: { width: 1280, height: 720 } })
  await keepSaves(page, saves)
  await walk(page, '/replay/here/four-end?at=0')
  await page.getByText('Step 0 of 101').waitFor()
  for (const moment of [...battles, ...costly, 10, 20, 30, 40, 50, 60, 70, 80, 90]) {
    await page.getByRole('slider').fill(String(moment))
    await page.getByText(`Step ${moment} of 101`).waitFor()
    expect(await faultsOf(page), `moment ${moment}`).toEqual([])
    const cut = await page.evaluate(() => {
      const board = document.querySelector('#board [data-tab]')
      return (board?.scrollHeight ?? 0) - (board?.clientHeight ?? 0)
    })
    expect(cut, `pixels below the edge at moment ${moment}`).toBeLessThanOrEqual(2)
  }
})

test('the lesson folds away and unfolds with its next step', async () => {
  const page = await visit('/tutorial/spellbound', { viewport: { width: 390, height: 844 } })
  const fold = page.getByRole('button', { name: 'The lesson’s text' })
  const text = page.getByText('You play one mage, together with everybody')
  await text.waitFor()
  const before = await page.locator('#board').boundingBox()
  await fold.click()
  await text.waitFor({ state: 'hidden' })
  const after = await page.locator('#board').boundingBox()
  expect(after?.height ?? 0).toBeGreaterThan((before?.height ?? 0) + 100)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  expect(await fold.getAttribute('aria-expanded')).toBe('true')
})

test('a card is read whole: its preview grows over the log and scrolls by key', async () => {
  const page = await visit(blank, { viewport: { width: 1280, height: 720 } })
  await keepSaves(page, saves)
  await walk(page, '/here/four-middle')
  await page.getByRole('tab', { name: 'Cards' }).click()
  await page.getByRole('tabpanel').getByRole('button').first().click()
  const pane = page.getByRole('complementary', { name: 'Card' }).getByRole('region')
  await pane.locator('summary').click()
  await pane.focus()
  const { height, hidden } = await pane.evaluate((element) => ({
    height: element.clientHeight,
    hidden: element.scrollHeight - element.clientHeight,
  }))
  expect(height).toBeGreaterThanOrEqual(Math.min(240, height + hidden))
  await page.keyboard.press('End')
  await page.waitForFunction(() => {
    const shown = document.querySelector('aside section')
    return shown !== null && shown.scrollTop + shown.clientHeight >= shown.scrollHeight - 2
  })
})

/** Scenes from one moment of a replay to the next, gone through by key, and whether any of it moved. */
const stepTold = async (page: Page): Promise<{ readonly told: string[]; readonly moved: boolean }> => {
  await page.keyboard.press('ArrowLeft')
  await page.getByText('Step 65 of 101').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText('Step 66 of 101').waitFor()
  const scene = page.locator('section[data-stage]')
  await scene.waitFor()
  const told: string[] = []
  let moved = false
  while ((await scene.count()) > 0) {
    moved ||= await page.evaluate(() =>
      document.getAnimations().some(({ playState }) => playState === 'running'),
    )
    const heard = await page.locator('[data-stage-heard]').textContent()
    told.push(heard ?? '')
    await page.keyboard.press(' ')
    await page.waitForFunction(
      (before) => document.querySelector('[data-stage-heard]')?.textContent !== before,
      heard,
    )
  }
  return { told, moved }
}

test('whoever asks for less motion sees none, at the busiest moment, and is told all the same', async () => {
  const page = await visit(blank, {
    viewport: { width: 1280, height: 720 },
    pace: 'hand',
    still: true,
    anew: true,
  })
  await keepSaves(page, saves)
  await walk(page, '/replay/here/four-end?at=66')
  await page.getByText('Step 66 of 101').waitFor()
  const still = await stepTold(page)
  expect(still.told).toContainEqual(expect.stringContaining('The Witch won the encounter'))
  expect(still.moved).toBe(false)
  // The same step with motion does move: the test looks at the right thing.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const moving = await stepTold(page)
  expect(moving.told).toEqual(still.told)
  expect(moving.moved).toBe(true)
})
