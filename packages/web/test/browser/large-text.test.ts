import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepSaves, recorded, saveAfter } from '../../build/recorded.ts'
import { faultsOf } from './layout.ts'
import { goTo } from './pages.ts'
import { blank, stage, walk } from './stage.ts'

const { visit } = stage()

const phone = { width: 390, height: 844 } as const
const match = recorded('5-victory')

/** The largest text of the settings, in its own letters. */
const enlarge = (page: Page): Promise<null> =>
  page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%'
    document.body.getBoundingClientRect()
    await document.fonts.ready
    return null
  })

/** Width to which things lie so far to the right that the page has to be moved. */
const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

test('with the largest text, every page fits a phone, in the language with the longest words', async () => {
  const page = await visit(blank, { viewport: phone, language: 'it' })
  for (const path of [
    '/',
    '/new/spellbound',
    '/rules',
    '/rules/spellbound',
    '/settings',
    '/about',
    '/account',
  ] as const) {
    await goTo(page, path)
    await enlarge(page)
    expect(await widthOf(page), path).toBeLessThanOrEqual(phone.width)
    const faults = await faultsOf(page)
    // What is folded away lies nowhere; only what is beside the page or cut counts here.
    expect(
      faults.filter((fault) => /^(?:off the page|cut off)/.test(fault)),
      path,
    ).toEqual([])
  }
})

test('with the largest text, a phone still shows a good part of the board, in the lesson, too', async () => {
  const page = await visit(blank, { viewport: phone, language: 'fr' })
  await keepSaves(page, [
    saveAfter(match, 'middle', 60, 1),
    saveAfter(match, 'end', Number.POSITIVE_INFINITY, 2),
  ])
  for (const path of ['/here/middle', '/here/end', '/tutorial/spellbound']) {
    await walk(page, path)
    await page.locator('[data-region], [data-won]').first().waitFor({ state: 'attached' })
    await enlarge(page)
    expect(await widthOf(page), path).toBeLessThanOrEqual(phone.width)
    if (path === '/here/end') continue
    const board = await page.locator('#board').boundingBox()
    expect(board?.height ?? 0, path).toBeGreaterThan(phone.height * 0.4)
  }
  const prompt = page.locator('#prompt')
  await walk(page, '/here/middle')
  await prompt.getByText('Histoire').waitFor()
  await enlarge(page)
  const hidden = await prompt.evaluate((bar) => bar.scrollHeight - bar.clientHeight)
  expect(hidden, 'what is asked can be read without scrolling').toBeLessThanOrEqual(2)
})
