import { expect, test } from 'vitest'
import { type Answering, listens, playOn, pressSomething } from './play.ts'
import { stage, violations, violationsByBoth } from './stage.ts'

const { visit, address } = stage()

test('from the shelf to a table alone against the Avatar, by keyboard; hints are told once and switched off', async () => {
  const page = await visit('/', { theme: 'system' })
  const card = page.getByRole('article', { name: 'Black Rose Wars: Rebirth' })
  await card.waitFor()
  // Whoever knows 1.6 says so where she reads what has changed; nobody else is told of it.
  await card.getByRole('link', { name: 'You know edition 1.6?' }).press('Enter')
  const knows = page.getByRole('checkbox', { name: /^I know the earlier edition/ })
  expect(await knows.isChecked()).toBe(false)
  await knows.press('Space')
  await page.goBack()
  await card.waitFor()
  const facts = await card.getByRole('list', { name: 'At a glance' }).getByRole('listitem').allTextContents()
  expect(facts).toEqual(expect.arrayContaining(['1 to 4 players', 'also alone', '35 to 125 minutes']))
  await page.getByRole('article', { name: 'Black Rose Wars', exact: true }).getByText('3 editions').waitFor()
  // “also alone” leads to a table at which nobody else sits.
  await card.getByRole('link', { name: 'also alone' }).press('Enter')
  await page.getByText(/^And the Avatar, an Apprentice/).waitFor()
  expect(await page.getByRole('radio', { name: /^Without the Avatar/ }).isDisabled()).toBe(true)
  await page.goBack()
  await card.waitFor()
  await card.getByRole('link', { name: /^Set up a table/ }).press('Enter')
  await page.waitForURL(/\/new\/rebirth$/)
  await page.getByRole('heading', { name: 'Black Rose Wars: Rebirth' }).waitFor()

  // With a bot the Avatar is a matter of choice; alone it comes by itself.
  const level = (name: RegExp) => page.getByRole('radio', { name })
  expect(await level(/^Without the Avatar/).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Just me' }).press('Enter')
  await page.getByText(/^And the Avatar, an Apprentice/).waitFor()
  expect(await level(/^Without the Avatar/).isDisabled()).toBe(true)
  expect(await page.getByText(/^Alone you need an opponent: the Avatar/).isVisible()).toBe(true)
  await level(/^Apprentice/).press('ArrowDown')
  await page.getByText(/^And the Avatar, a Master/).waitFor()
  expect(await violationsByBoth(page), 'set-up').toEqual([])
  await page.getByRole('button', { name: 'Play on this device' }).press('Enter')
  await page.waitForURL(/\/here\//)
  await listens(page)

  // “?” leads to a chapter of the page of this edition.
  await page.getByRole('button', { name: /^All answers/ }).press('Enter')
  await page
    .getByRole('button', { name: /^Why may I/ })
    .first()
    .press('Enter')
  const rules = page.getByRole('tabpanel', { name: 'Rules' })
  await rules.locator('[data-found]', { hasText: 'Setup' }).waitFor()
  await rules.getByRole('heading', { name: 'Black Rose Wars: Rebirth' }).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')

  const hint = page.getByRole('region', { name: 'Hint' })
  await playOn([page], pressSomething, () => hint.isVisible(), 20)
  await hint.getByText(/^Quests lie open/).waitFor()
  expect(await violations(page), 'hint').toEqual([])
  await hint.getByRole('button', { name: 'Got it' }).press('Enter')
  await hint.waitFor({ state: 'detached' })
  await playOn([page], pressSomething, () => hint.isVisible(), 40)
  await hint.getByRole('button', { name: 'No more hints' }).press('Enter')
  await hint.waitFor({ state: 'detached' })
  await page.goto(`${address()}/settings`)
  expect(await page.getByRole('checkbox', { name: /I know the earlier edition/ }).isChecked()).toBe(false)
})

test('what cannot be played is refused with the reason, and the edition says what it is', async () => {
  const page = await visit('/new/rebirth', { viewport: { width: 390, height: 844 } })
  const play = page.getByRole('button', { name: 'Play on this device' })
  const add = page.getByRole('button', { name: 'Add a seat' })
  await page.getByRole('radio', { name: /^Master/ }).check()
  await add.click()
  expect(await page.getByRole('radio', { name: /^Master/ }).isChecked(), 'three and the Avatar').toBe(true)
  await add.click()
  expect(await page.getByRole('radio', { name: /^Without the Avatar/ }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: /^Master/ }).isDisabled()).toBe(true)
  expect(await page.getByText(/^Not with four mages/).count()).toBe(2)
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  expect(await page.getByRole('radio', { name: /^Master/ }).isChecked(), 'the wish stands').toBe(true)

  await page.getByText('Mix in schools and mages of the earlier box').click()
  await page.getByRole('checkbox', { name: 'Destruction' }).check()
  await page.getByText(/the Library holds at most six schools: leave some out/).waitFor()
  expect(await play.isDisabled()).toBe(true)
  expect(await violations(page), 'refused').toEqual([])
  await page.getByRole('checkbox', { name: 'Hex' }).uncheck()
  await page.getByText('6 schools of at most 6; 4 mages for 3 players.').waitFor()
  expect(await play.isDisabled()).toBe(false)
  await page.getByRole('checkbox', { name: 'Rikkart' }).uncheck()
  await page.getByText(/the Avatar wears the body of a mage whom nobody plays/).waitFor()
  await page.getByRole('button', { name: 'Only Rebirth' }).click()
  expect(await play.isDisabled()).toBe(false)

  // The earlier editions have no Avatar, and two mages at least.
  await page.getByRole('button', { name: 'Just me' }).click()
  await page.getByLabel('Edition').selectOption('1.6')
  await page.getByText(/^The usual one: the Lodge stands/).waitFor()
  expect(await page.getByRole('group', { name: 'Stag' }).count()).toBe(1)
  expect(await page.getByText('The Avatar').count()).toBe(0)
  expect(await play.isDisabled()).toBe(false)
})

test('what has changed is told on a page that the rules lead to, and the rules are searched in three languages', async () => {
  const page = await visit('/rules', { theme: 'system' })
  await page.getByRole('link', { name: 'You know edition 1.6?' }).click()
  await page.getByRole('heading', { name: 'Rebirth for those who know edition 1.6' }).waitFor()
  expect(await violationsByBoth(page), 'what has changed').toEqual([])
  await page.getByRole('link', { name: 'cubes on the card' }).click()
  await page.waitForURL(/\/rules\/rebirth#quests$/)
  await page.locator('[data-found]', { hasText: 'Quests' }).waitFor()
  for (const [language, word] of [
    ['en', 'full stop'],
    ['fr', 'bannières'],
    ['it', 'stendardi'],
  ] as const) {
    await page.getByRole('combobox').first().selectOption(language)
    await page.getByRole('searchbox').fill(word)
    await page
      .getByRole('status')
      .filter({ hasText: /\d+ (?:place|passage|punt)/ })
      .waitFor()
    await page.getByRole('searchbox').fill('')
  }
})

/** True if something that the lesson speaks of is in sight, if it speaks of anything on the board. Runs in the page. */
const isShown = (): boolean => {
  const pointed = [...document.querySelectorAll('#board [data-pointed]')]
  const board = document.querySelector('#board')?.getBoundingClientRect()
  return (
    pointed.length === 0 ||
    pointed.some((each) => {
      const { top, bottom, width } = each.getBoundingClientRect()
      return width > 0 && bottom > (board?.top ?? 0) && top < (board?.bottom ?? 0)
    })
  )
}

test.each([
  ['rebirth', 26],
  ['rebirth-alone', 11],
])('the lesson %s leads through a round on a phone, and the match goes on from there', async (id, steps) => {
  const page = await visit(`/tutorial/${id}`, { viewport: { width: 390, height: 844 } })
  await page.locator('#board').waitFor()
  // A lesson asks for nothing at first, and takes back and leaves to the table nothing at all.
  expect(await page.locator('#prompt').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: /^(?:Standing orders|Undo|To my turn)/ }).count()).toBe(0)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const last = page.getByRole('button', { name: 'Play on from here' })
  const wanted = page.locator('#board [data-pointed][data-legal]:visible')
  const misleading = page.locator('#board [data-pointed]:not([data-legal]):visible')
  const keys = page.locator('#prompt[data-listening] [data-option] .key')
  const unseen: string[] = []
  const step = page.getByRole('region', { name: 'Learn by playing' }).getByRole('heading')
  const follow: Answering = async (shown) => {
    const inSight = await shown.waitForFunction(isShown, null, { timeout: 10_000 }).catch(() => null)
    if (inSight === null) unseen.push((await step.textContent()) ?? '')
    if (await next.isVisible()) {
      await next.click()
      return 'Next'
    }
    // What is pointed at while the lesson waits can be chosen.
    if ((await keys.count()) > 0 && (await misleading.count()) > 0)
      unseen.push(`points at nothing to choose: ${await step.textContent()}`)
    if ((await wanted.count()) > 0) {
      await wanted.first().press('Enter')
      return 'what is pointed at'
    }
    const [key] = await keys.allTextContents()
    if (key === undefined) return null
    await shown.keyboard.press(key)
    return key
  }
  await playOn([page], follow, () => last.isVisible(), 90)
  expect(await page.getByText(`Step ${steps} of ${steps}`).isVisible()).toBe(true)
  expect(unseen).toEqual([])
  await last.click()
  await page.waitForURL(/\/here\//)
  await listens(page)
})
