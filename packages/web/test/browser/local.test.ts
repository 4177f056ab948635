import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginHere, clickSomething, isOver, listens, playOn, pressSomething } from './play.ts'
import { stage } from './stage.ts'

const { visit } = stage()

/** Goes to something with the keyboard alone. */
const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await wanted.waitFor()
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('it cannot be reached with the keyboard')
}

test('a whole match with the mouse, from the lobby to the end screen', async () => {
  const page = await visit('/')
  await page.getByRole('link', { name: 'Set up a table of Spellbound', exact: true }).click()
  await page.getByRole('heading', { name: 'Spellbound' }).waitFor()
  // What a ready-made choice means is said at once.
  const meaning = page.getByRole('status')
  await page.getByRole('button', { name: 'Troll Breaker' }).click()
  await meaning.filter({ hasText: 'the Destiny discard' }).waitFor()
  await page.getByRole('button', { name: 'Apprentice' }).click()
  await meaning.filter({ hasText: 'The usual game, without variants.' }).waitFor()
  // A partner is one that a person can win with; one that spoils the match says so before it is chosen.
  const level = page.getByRole('combobox', { name: 'Level of Blue' })
  expect(await level.inputValue()).toBe('adept:ms=700')
  expect(await level.locator('option').allTextContents()).toEqual([
    'Novice',
    'Apprentice',
    'Adept',
    'Archmage',
  ])
  expect(
    await level
      .locator('optgroup')
      .evaluateAll((all) => all.map((each) => [each.getAttribute('label'), each.textContent])),
  ).toEqual([
    ['with it, no match is won', 'Novice'],
    ['with it, matches are seldom won', 'Apprentice'],
  ])
  await level.selectOption('random')
  await beginHere(page)
  await playOn([page], clickSomething, () => isOver(page))
  expect(await page.getByRole('button', { name: 'Play again' }).isVisible()).toBe(true)
  expect(await page.getByRole('complementary', { name: 'Card' }).count()).toBe(0)
  await page.getByRole('img').first().waitFor()
  await page.getByRole('button', { name: 'Check the shuffle' }).click()
  await page.getByText('The shuffles were honest').waitFor()
})

test('a whole match with the keyboard alone', async () => {
  const page = await visit('/')
  await tabTo(page, page.getByRole('link', { name: 'Set up a table of Spellbound' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('combobox', { name: 'Level of Blue' }))
  await page.keyboard.press('n')
  await tabTo(page, page.getByRole('button', { name: 'Play on this device' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/here\//)
  await page.locator('#prompt').waitFor()
  // The palette finds any answer by typing.
  await listens(page)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Type a few letters' }).waitFor()
  await page.keyboard.type('stack')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('b')
  expect(await page.evaluate(() => document.activeElement?.closest('#board')?.id)).toBe('board')
  await page.keyboard.press('?')
  const signs = page.getByRole('dialog', { name: 'Signs and keys' })
  await signs.getByText('a book that comes here brings a spell').waitFor()
  await signs.getByText('take the last answer back').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await playOn([page], pressSomething, () => isOver(page))
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/has won|have won/)
})

test('a closed tab goes on where it was, and undo takes back what nothing new came of', async () => {
  const page = await visit('/new/spellbound')
  await page.getByRole('button', { name: 'Remove Blue' }).click()
  await beginHere(page)
  await listens(page)
  const undo = page.getByRole('button', { name: 'Undo' })
  expect(await undo.getAttribute('aria-disabled')).toBe('true')
  const asked = await page.locator('#prompt').textContent()
  await page.keyboard.press('1')
  await page.locator('#prompt [aria-keyshortcuts=u][aria-disabled=false]').waitFor()
  expect(await page.locator('#prompt').textContent()).not.toBe(asked)
  const later = await page.locator('#prompt').textContent()
  await page.reload()
  await page.waitForFunction((text) => document.querySelector('#prompt')?.textContent === text, later)
  await page.keyboard.press('u')
  await page.waitForFunction((text) => document.querySelector('#prompt')?.textContent === text, asked)
  await page.getByText('took the last answer back').first().waitFor()
  await page.getByRole('link', { name: 'Lobby' }).click()
  await page.getByRole('link', { name: 'Go on' }).first().waitFor()
})

test('two people at one screen, each by name', async () => {
  const page = await visit('/new/spellbound')
  await page.getByRole('textbox', { name: 'Name of Red' }).fill('Ada')
  await page.getByRole('combobox', { name: 'Who plays Blue' }).selectOption('screen')
  await page.getByRole('textbox', { name: 'Name of Blue' }).fill('Bo')
  await beginHere(page)
  const turns = new Set<string>()
  await playOn([page], pressSomething, async () => {
    for (const who of await page.locator('#prompt strong').allTextContents()) turns.add(who)
    return turns.size > 1
  })
  expect([...turns].sort()).toEqual(['On this screen it is Ada’s turn.', 'On this screen it is Bo’s turn.'])
  await page.getByRole('button', { name: /^Ada/ }).click()
  expect(await page.getByRole('button', { name: /^Ada/ }).getAttribute('aria-pressed')).toBe('true')
})

test('the language can be changed in the middle of a match', async () => {
  const page = await visit('/new/spellbound')
  await beginHere(page)
  await page.getByText('came into the Mage row').first().waitFor()
  await listens(page)
  await page.keyboard.press('1')
  const heard = page.locator('[role=log] p')
  await heard.first().waitFor({ state: 'attached' })
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await page.getByRole('button', { name: 'Annuler' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
  // What a screen reader finds in the live region speaks the new language, too.
  expect((await heard.allTextContents()).join(' ')).not.toMatch(/\b(?:sent|the)\b/)
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('it')
  await page.getByRole('tab', { name: 'Diario' }).waitFor()
  expect(await page.getByText('came into the Mage row').count()).toBe(0)
})
