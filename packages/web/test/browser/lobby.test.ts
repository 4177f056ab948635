import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { keepSaves, recorded, saveAfter } from '../../build/recorded.ts'
import { beginHere, listens } from './play.ts'
import { blank, stage, walk } from './stage.ts'

const { visit } = stage()

test('an online table can be watched, reported and deleted by its owner', async () => {
  const owner = await visit('/new/spellbound')
  await owner.getByText('If you play online').click()
  await owner.getByRole('checkbox', { name: 'Others may find the table and watch' }).check()
  await owner.getByRole('combobox', { name: 'Reactions' }).selectOption('fast')
  await owner.getByText('Whoever cannot react is passed over at once.').waitFor()
  await owner.getByRole('button', { name: 'Play online' }).click()
  await owner.locator('#board').waitFor()
  await owner.getByRole('button', { name: 'Table', exact: true }).click()
  await owner.getByRole('menuitem', { name: 'Report a problem' }).click()
  await owner.getByLabel('What happened, and what did you expect?').fill('The witch went the wrong way')
  await owner.getByRole('button', { name: 'Send the report' }).click()
  await owner.getByText(/the report was filed under/).waitFor()

  const { pathname } = new URL(owner.url())
  const made = await owner.evaluate(
    async (path) => (await fetch(`/api${path}`)).json(),
    pathname.replace('table', 'tables'),
  )
  expect(made).toMatchObject({ windows: 'fast', public: true })

  const watcher = await visit('/')
  await watcher.getByRole('link', { name: 'Watch' }).first().click()
  await watcher.locator('#board').waitFor()
  expect(await watcher.locator('#board [data-legal]').count()).toBe(0)
  expect(await watcher.getByRole('button', { name: /^Suggest/ }).count()).toBe(0)

  await owner.getByRole('link', { name: 'Lobby' }).click()
  await owner.getByRole('heading', { name: 'Your tables online' }).waitFor()
  await owner.getByRole('button', { name: 'Delete' }).click()
  await owner.getByRole('button', { name: 'Really delete?' }).click()
  await owner.getByRole('heading', { name: 'Your tables online' }).waitFor({ state: 'detached' })
  await watcher.getByRole('alert').filter({ hasText: 'This table was deleted by its owner.' }).waitFor()
  await owner.goto(new URL(pathname, owner.url()).href)
  await owner.getByRole('alert').filter({ hasText: 'You cannot get to a table by this address' }).waitFor()
})

test('whoever comes back finds the match that goes on above the games, with who plays it', async () => {
  const page = await visit(blank, { viewport: { width: 390, height: 844 } })
  const match = recorded('5-victory')
  await keepSaves(page, [
    saveAfter(match, 'on', 60, 2),
    saveAfter(match, 'over', Number.POSITIVE_INFINITY, 1),
  ])
  await page.goto(new URL('/', page.url()).href)
  const goOn = page.getByRole('link', { name: 'Go on' })
  await goOn.waitFor()
  await page.getByText('Ada, Bo, Cleo, Dario').first().waitFor()
  const [above, game, below] = await Promise.all(
    [goOn, page.getByRole('article').first(), page.getByRole('link', { name: 'Result' })].map((each) =>
      each.boundingBox(),
    ),
  )
  expect(above?.y ?? 0).toBeLessThan(game?.y ?? 0)
  expect(below?.y ?? 0).toBeGreaterThan(game?.y ?? 0)
  await goOn.click()
  await page.locator('#prompt').waitFor()
})

test('a problem report of a table on this device is a file with the match in it', async () => {
  const page = await visit('/new/spellbound')
  await beginHere(page)
  await listens(page)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Save a problem report' }).click()
  await page.getByLabel('What happened, and what did you expect?').fill('It stood still')
  await page.getByRole('button', { name: 'Save the report' }).click()
  await page.getByText('The report was saved as a file.').waitFor()
  const report = JSON.parse(await text(await (await downloading).createReadStream()))
  expect(report).toMatchObject({ text: 'It stood still', seats: [0], file: { game: 'spellbound' } })
  expect(report.events.length).toBeGreaterThan(0)
  // Settings are changed over the table, which is still there.
  const table = page.url()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByLabel('Light', { exact: true }).selectOption('dark')
  await page.keyboard.press('Escape')
  await settings.waitFor({ state: 'detached' })
  expect(page.url()).toBe(table)
  await page.locator('#board').waitFor()
  // The page has the game's own colours as long as its table is shown.
  await page.locator('html[data-air="spellbound"]').waitFor({ state: 'attached' })
  await walk(page, '/')
  await page.locator('html:not([data-air])').waitFor({ state: 'attached' })
})

test('an account can be made and deleted', async () => {
  const page = await visit('/account')
  await page.getByLabel('Name').fill('Ada of the tests')
  await page.getByLabel(/^Password/).fill('short')
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.getByRole('alert').filter({ hasText: 'at least ten characters' }).waitFor()
  await page.getByLabel(/^Password/).fill('correct horse battery')
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.getByText('You are signed in as Ada of the tests.').waitFor()
  await page.getByText('Delete the account').first().click()
  await page.getByLabel(/^Password/).fill('not the right one')
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel(/^Password/).fill('correct horse battery')
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
})

test.each([
  ['on a desk', { width: 1280, height: 720 }],
  ['on a phone', { width: 390, height: 844 }],
  ['on a small phone', { width: 360, height: 640 }],
] as const)('a new table is begun without scrolling: %s', async (_, viewport) => {
  const page = await visit(blank, { viewport, language: 'it' })
  for (const game of ['black-rose', 'mage-noir', 'spellbound']) {
    await walk(page, `/new/${game}`)
    for (const name of ['Gioca su questo dispositivo', 'Gioca in rete']) {
      const button = page.getByRole('button', { name })
      await button.waitFor()
      const box = await button.boundingBox()
      expect(box?.y ?? -1, `${name}, ${game}`).toBeGreaterThan(0)
      expect((box?.y ?? 0) + (box?.height ?? 999), `${name}, ${game}`).toBeLessThanOrEqual(viewport.height)
    }
    // Who sits in a seat and how well is read whole, whichever is chosen.
    const cut = await page.locator('fieldset select').evaluateAll((all) =>
      all.flatMap((each) => {
        const select = each as HTMLSelectElement
        const { font, paddingLeft, paddingRight } = getComputedStyle(select)
        const brush = document.createElement('canvas').getContext('2d')
        if (brush === null) return ['no canvas']
        brush.font = font
        // The arrow takes a letter's breadth.
        const room =
          select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 16
        return [...select.options].flatMap(({ text }) => (brush.measureText(text).width > room ? [text] : []))
      }),
    )
    expect(cut, game).toEqual([])
    // What lies last on the page is reached, and nothing lies over it.
    const last = page.getByText('Se giochi in rete')
    await last.scrollIntoViewIfNeeded()
    await last.click()
  }
})
