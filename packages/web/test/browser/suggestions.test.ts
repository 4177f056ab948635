import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginHere, playOn, pressSomething } from './play.ts'
import { stage, violations } from './stage.ts'

const { visit } = stage()

const isAsked = async (page: Page): Promise<boolean> => (await page.title()).startsWith('●')

/** A thing on the board that stands for one answer, if there is one. */
const clearThing = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const things = [...document.querySelectorAll<HTMLElement>('#board [data-legal][data-thing]')]
    const one = things.find(({ dataset: { thing } }) => thing?.startsWith('card:'))
    return one?.dataset.thing
  })

const suggest = async (page: Page, name: string, thing: string): Promise<void> => {
  await page.getByRole('button', { name: `Suggest something to ${name}` }).click()
  await page.locator(`#board [data-thing="${thing}"]`).first().click()
  await page.getByRole('button', { name: `Lay it before ${name} (1)` }).click()
}

test('online, a waiting player suggests a card; the asked one follows with a click', async () => {
  const host = await visit('/new/spellbound')
  await host.getByRole('textbox', { name: 'Name of Red' }).fill('Ada')
  await host.getByRole('combobox', { name: 'Who plays Blue' }).selectOption('friend')
  await host.getByRole('button', { name: 'Play online' }).click()
  const link = new URL(await host.getByRole('textbox', { name: 'Link for Blue' }).inputValue())
  const friend = await visit(link.pathname + link.hash)
  await friend.getByRole('textbox', { name: 'How shall we call you?' }).fill('Bo')
  await friend.getByRole('button', { name: 'Take the seat' }).click()
  await Promise.all([host.locator('#board').waitFor(), friend.locator('#board').waitFor()])

  let thing: string | undefined
  let asked = host
  for (let turn = 0; turn < 60 && thing === undefined; turn++) {
    asked = (await isAsked(host)) ? host : friend
    thing = await clearThing(asked)
    if (thing === undefined) await pressSomething(asked, turn)
    await asked.waitForTimeout(60)
  }
  if (thing === undefined) throw new Error('no card could be chosen')
  const other = asked === host ? friend : host
  const [advisor, advised] = asked === host ? ['Bo', 'Ada'] : ['Ada', 'Bo']
  // A right click leaves a flag that everybody sees.
  await other.locator(`#board [data-thing="${thing}"]`).first().click({ button: 'right' })
  await asked.locator(`#board [data-thing="${thing}"]`).filter({ hasText: 'a flag of' }).first().waitFor()
  await suggest(other, advised, thing)
  await other.getByText(`${advised} sees your suggestion (1 step).`).waitFor()
  await asked.getByText(`${advisor} suggests, step 1 of 1:`).waitFor()
  expect(await asked.locator(`#board [data-thing="${thing}"][data-pointed]`).count()).toBeGreaterThan(0)
  await asked.getByRole('button', { name: 'No, thanks' }).click()
  await asked.getByText(`${advisor} suggests`).waitFor({ state: 'detached' })

  await suggest(other, advised, thing)
  await asked.locator('#follow').waitFor()
  await asked.waitForTimeout(400)
  await asked.locator('#follow').click()
  const menu = asked.getByRole('menuitem')
  if ((await menu.count()) > 0) await menu.first().click()
  await asked.getByText(`${advisor} suggests`).waitFor({ state: 'detached' })
})

test('around one screen, another seat suggests and the asked one follows by key', async () => {
  const page = await visit('/new/spellbound')
  await page.getByRole('combobox', { name: 'Who plays Blue' }).selectOption('screen')
  await beginHere(page)
  await playOn(page, pressSomething, async (each) => (await clearThing(each)) !== undefined, 60)
  const thing = await clearThing(page)
  if (thing === undefined) throw new Error('no card could be chosen')
  await page.keyboard.press('s')
  await page.keyboard.press('g')
  await page.locator(`#board [data-thing="${thing}"]`).first().click()
  expect(await violations(page), 'while planning').toEqual([])
  await page.getByRole('button', { name: /^Lay it before/ }).click()
  await page.locator('#follow').waitFor()
  expect(await violations(page), 'with a suggestion').toEqual([])
  await page.waitForTimeout(400)
  await page.keyboard.press('t')
  const menu = page.getByRole('menuitem')
  if ((await menu.count()) > 0) await menu.first().click()
  await page.locator('#follow').waitFor({ state: 'detached' })
})
