import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginHere, listens, playOn, pressSomething } from './play.ts'
import { stage, violations } from './stage.ts'

const { visit } = stage()

/** A card on the board that is an answer, if whoever sits here is asked for one. */
const clearThing = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    if (document.querySelector('#prompt[data-listening]') === null) return undefined
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

  await playOn([host, friend], pressSomething, async () =>
    [await clearThing(host), await clearThing(friend)].some((thing) => thing !== undefined),
  )
  const hosts = await clearThing(host)
  const thing = hosts ?? (await clearThing(friend)) ?? ''
  const [asked, other] = hosts === undefined ? [friend, host] : [host, friend]
  const [advisor, advised] = hosts === undefined ? ['Ada', 'Bo'] : ['Bo', 'Ada']
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
  await listens(asked)
  await asked.locator('#follow').click()
  const menu = asked.getByRole('menuitem')
  if ((await menu.count()) > 0) await menu.first().click()
  await asked.getByText(`${advisor} suggests`).waitFor({ state: 'detached' })
})

test('around one screen, another seat suggests and the asked one follows by key', async () => {
  const page = await visit('/new/spellbound')
  await page.getByRole('combobox', { name: 'Who plays Blue' }).selectOption('screen')
  await beginHere(page)
  await playOn([page], pressSomething, async () => (await clearThing(page)) !== undefined, 60)
  const thing = await clearThing(page)
  await page.keyboard.press('s')
  const bar = page.locator('#prompt')
  await bar.getByText('Waiting for').waitFor()
  const before = await bar.boundingBox()
  await page.keyboard.press('g')
  await bar.getByRole('button', { name: /^Lay it before/ }).waitFor()
  expect((await bar.boundingBox())?.height, 'the board does not jump').toBe(before?.height)
  await page.locator(`#board [data-thing="${thing}"]`).first().click()
  expect(await violations(page), 'while planning').toEqual([])
  await page.getByRole('button', { name: /^Lay it before/ }).click()
  await page.locator('#follow').waitFor()
  expect(await violations(page), 'with a suggestion').toEqual([])
  await listens(page)
  await page.keyboard.press('t')
  const menu = page.getByRole('menuitem')
  if ((await menu.count()) > 0) await menu.first().click()
  await page.locator('#follow').waitFor({ state: 'detached' })
})
