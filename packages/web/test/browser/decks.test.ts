import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'

const { visit, address } = stage()

/** Saves one of the decks of the box under a name. */
const saveDeck = async (page: Page, box: string, name: string): Promise<void> => {
  await page.getByRole('button', { name: box, exact: true }).click()
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).waitFor()
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor()
}

const sign = async (page: Page, button: 'Make an account' | 'Sign in', name: string): Promise<void> => {
  await page.goto(`${address()}/account`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel(/^Password/).fill('correct horse battery')
  await page.getByRole('button', { name: button }).click()
  await page.getByText(`You are signed in as ${name}.`).waitFor()
}

/** The decks that the server keeps for whoever sits before this page. */
const keptFor = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { decks } = await (await fetch('/api/me/decks')).json()
    return decks.map(({ name }: { name: string }) => name).sort()
  })

const shelf = (page: Page) => page.getByRole('button', { name: /^Edit / })

test('decks that were saved before there was an account reach it, and the page says so', async () => {
  const desk = await visit('/decks')
  await saveDeck(desk, 'Burning Wrath', 'Embers')
  await saveDeck(desk, 'Growing Canopy', 'Leaves')
  await desk.getByText('Kept on this device.').waitFor()
  await sign(desk, 'Make an account', 'Ada the builder')
  await desk.getByText('2 decks of this device went to your account.').waitFor()
  expect(await keptFor(desk)).toEqual(['Embers', 'Leaves'])
  await desk.goto(`${address()}/decks`)
  await desk.getByText('Kept with your account.').waitFor()
  expect(await shelf(desk).count()).toBe(2)

  // Another device has a deck of the same name with other cards, and one that is the same.
  const phone = await visit('/decks')
  await saveDeck(phone, 'Whirling Volley', 'Embers')
  await saveDeck(phone, 'Growing Canopy', 'Leaves')
  await sign(phone, 'Sign in', 'Ada the builder')
  await phone.getByText('Your account keeps 3 decks.').waitFor()
  await phone.getByText('1 deck of this device went to your account.').waitFor()
  await phone.getByText('1 deck of your account came to this device.').waitFor()
  expect(await keptFor(phone)).toEqual(['Embers', 'Embers (2)', 'Leaves'])

  // Whatever comes again changes nothing more.
  await phone.goto(`${address()}/decks`)
  await phone.getByText('Kept with your account.').waitFor()
  expect(await shelf(phone).count()).toBe(3)
  await desk.reload()
  await expect.poll(() => shelf(desk).count()).toBe(3)
  expect(await keptFor(desk)).toEqual(['Embers', 'Embers (2)', 'Leaves'])
})

test('a deck that was saved out of reach of the server reaches the account afterwards', async () => {
  const page = await visit('/account')
  await sign(page, 'Make an account', 'Bo the builder')
  await page.getByText('Your account keeps no deck yet.').waitFor()
  await page.goto(`${address()}/decks`)
  await page.getByText('Kept with your account.').waitFor()
  await saveDeck(page, 'Burning Wrath', 'Embers')
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Cinders')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('but for 1 deck that is on this device only').waitFor()
  await page.context().setOffline(false)
  await page.getByText('Kept with your account.').waitFor()
  expect(await keptFor(page)).toEqual(['Cinders'])
})

test('a deck that was deleted out of reach of the server is gone from the account afterwards', async () => {
  const page = await visit('/account')
  await sign(page, 'Make an account', 'Cleo the builder')
  await page.goto(`${address()}/decks`)
  await page.getByText('Kept with your account.').waitFor()
  await saveDeck(page, 'Burning Wrath', 'Embers')
  await saveDeck(page, 'Growing Canopy', 'Leaves')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Delete Embers', exact: true }).click()
  await page.getByRole('button', { name: 'Really delete?', exact: true }).click()
  await expect.poll(() => shelf(page).count()).toBe(1)
  await page.context().setOffline(false)
  await expect.poll(() => keptFor(page)).toEqual(['Leaves'])
  await page.reload()
  await page.getByText('Kept with your account.').waitFor()
  expect(await shelf(page).count()).toBe(1)
})
