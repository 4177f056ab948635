import { expect, test } from 'vitest'
import { finished, keepSaves } from '../../build/recorded.ts'
import { goTo, type Path } from './pages.ts'
import { beginHere, listens } from './play.ts'
import { stage, violations, violationsByBoth, walk } from './stage.ts'

const { visit } = stage()

const pages: readonly Path[] = [
  '/',
  '/new/spellbound',
  '/rules/spellbound',
  '/settings',
  '/account',
  '/about',
  '/nowhere',
  '/tutorial/spellbound',
]

/** Elements that are there when a tab of the drawer is. */
const tabs = [
  ['Rules', 'h2, h3'],
  ['Chat', 'input'],
  ['Cards', 'h3'],
] as const

test('axe finds nothing on the pages, by light and by dark', async () => {
  const page = await visit('/', { theme: 'system' })
  for (const path of pages) {
    await goTo(page, path)
    expect(await violationsByBoth(page), path).toEqual([])
  }
})

test('axe finds nothing at the table, in its dialogs, at the end and in the replay, by light and by dark', async () => {
  const page = await visit('/new/spellbound', { theme: 'system' })
  await beginHere(page)
  await listens(page)
  expect(await violationsByBoth(page), 'table').toEqual([])
  await page.getByRole('button', { name: /^All answers/ }).click()
  expect(await violationsByBoth(page), 'all answers').toEqual([])
  for (const [tab, whole] of tabs) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('tabpanel', { name: tab }).locator(whole).first().waitFor()
    expect(await violationsByBoth(page), tab).toEqual([])
  }
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.keyboard.press('/')
  await page.getByRole('dialog').waitFor()
  expect(await violationsByBoth(page), 'palette').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await keepSaves(page, [finished('end')])
  await walk(page, '/here/end')
  await page.getByRole('img').first().waitFor()
  expect(await violationsByBoth(page), 'end').toEqual([])
  // Every player's column is in sight.
  const tables = page.locator('section:has(> table > caption)')
  await tables.first().waitFor()
  expect(
    await tables.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
  ).toEqual([0, 0, 0])
  // Where every swing of the match can be seen again, each of these links says which.
  await page
    .getByRole('link', { name: /^See this moment again Turn/ })
    .first()
    .waitFor()
  const seeing = await page.getByRole('link', { name: /^See this moment again/ }).evaluateAll((links) =>
    links.map((link) =>
      (link.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    ),
  )
  expect(seeing.length).toBeGreaterThan(2)
  expect(new Set(seeing).size).toBe(seeing.length)
  await page.getByRole('link', { name: 'See it again', exact: true }).click()
  await page.getByRole('slider').waitFor()
  expect(await violationsByBoth(page), 'replay').toEqual([])
})

test('a phone shows the question at the bottom and nothing sideways', async () => {
  const page = await visit('/new/spellbound', { viewport: { width: 390, height: 844 } })
  await beginHere(page)
  await listens(page)
  const box = await page.locator('#prompt').boundingBox()
  expect(box?.y).toBeGreaterThan(400)
  for (const name of ['Lobby', 'Table'])
    expect(
      (await page.locator('header').getByLabel(name, { exact: true }).boundingBox())?.width,
    ).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violations(page)).toEqual([])
})
