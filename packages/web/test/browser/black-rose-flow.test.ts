import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { laidOut, lodgeAt } from '../../build/lodge.ts'
import { keepSaves } from '../../build/recorded.ts'
import { listens } from './play.ts'
import { blank, stage, type Visit, written } from './stage.ts'

const { visit, address } = stage()

/** Round 2: a quick spell is left that can be aimed at everybody in the room, and all stand together. */
const together = async (seen: Visit): Promise<Page> => {
  const page = await visit(blank, seen)
  const save = laidOut(lodgeAt('lodge', 'lodge', { round: 2, at: 'component' }, 1), (state) => {
    for (const mage of state.mages) mage.place = state.mages[0]?.place ?? 0
  })
  await keepSaves(page, [save])
  await page.goto(`${address()}/here/lodge`)
  await page.locator('[data-thing="room:arena"]').waitFor({ state: 'attached' })
  await written(page)
  await listens(page)
  return page
}

const desktop = { width: 1280, height: 720 } as const
const spell = '[data-region="sheet"] [data-slot="quick"]'
const target = '[data-region="lodge"] [data-thing="mage:2"]'

test('a click on a spell asks for its target; nothing is cast before that, and Escape goes back', async () => {
  const page = await together({ viewport: desktop })
  const prompt = page.locator('#prompt')
  const asked = await prompt.textContent()
  const status = () => page.locator(spell).getAttribute('data-status')
  await page.locator(`${spell} [data-thing]`).click()
  await page.locator(`${target}[data-legal]`).waitFor()
  expect(await status()).toBe('ready')
  await page.keyboard.press('Escape')
  await page.locator(`${target}[data-legal]`).waitFor({ state: 'detached' })
  expect(await prompt.textContent()).toBe(asked)
  await page.locator(`${spell} [data-thing]`).click()
  await page.locator(target).hover()
  const foretold = page.locator('[data-foretold]')
  await foretold.waitFor()
  expect(await foretold.textContent()).toMatch(/Cleo: 12 → 11 health/)
  await page.locator(target).click()
  await expect.poll(status).toBe('used')
})

test('a finger lifts a target first and reads what would come of it', async () => {
  const page = await together({ viewport: { width: 390, height: 844 }, touch: true })
  await page
    .locator('#prompt')
    .getByRole('button', { name: /Cast Searing Chain/ })
    .tap()
  const mage = page.locator(target)
  await mage.waitFor()
  const before = await page.locator('#prompt').textContent()
  await mage.tap()
  await page
    .locator('[data-foretold]')
    .getByText(/Tap again/)
    .waitFor()
  expect(await page.locator('#prompt').textContent()).toBe(before)
  await mage.tap()
  await page.locator('[data-foretold]').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('#prompt').textContent()).not.toBe(before)
})

test('what cannot be cast says why', async () => {
  const page = await together({ viewport: desktop })
  await page.locator('[data-region="sheet"] [data-slot="third"] [data-thing]').click()
  await page
    .getByRole('status')
    .getByText('Scapegoat comes first: spells in numbered slots are cast in their order.')
    .waitFor()
})

test('its own dress is the dark one, where nobody has chosen another', async () => {
  const page = await together({ viewport: desktop, theme: 'system' })
  const theme = () => page.locator('html').getAttribute('data-theme')
  expect(await theme()).toBe('dark')
  await page.goto(`${address()}/about`)
  await page.locator('main h1').waitFor()
  expect(await theme()).toBe('light')
  expect(
    await (await together({ viewport: desktop, theme: 'light' })).locator('html[data-theme="light"]').count(),
  ).toBe(1)
})

test('one click goes to a room two steps away and uses it; one on somebody in the same room attacks her', async () => {
  const page = await together({ viewport: desktop })
  const ways = page.locator('[data-region="lodge"] [data-way]')
  // More than the six rooms around one.
  expect(await ways.count()).toBeGreaterThan(6)
  await page.locator(target).hover()
  const foretold = page.locator('[data-foretold]')
  await foretold.getByText(/Cleo: 12 → \d+ health/).waitFor()
  const left = page.locator(`${target} [data-left]`)
  await page.locator(target).click()
  await expect.poll(() => left.textContent()).not.toBe('12')
  const again = await together({ viewport: desktop })
  await again.locator('[data-thing="room:black-rose-room"]').click()
  await again.locator('[data-room="black-rose-room"] [data-thing="mage:0"]').waitFor()
})

const middle = async (page: Page, what: string): Promise<readonly [x: number, y: number]> => {
  const box = await page.locator(what).boundingBox()
  if (box === null) throw new Error(`${what} is not shown`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

test('a spell is dragged onto its target, a model into a room on the way on which it is led', async () => {
  const page = await together({ viewport: desktop })
  await page.mouse.move(...(await middle(page, `${spell} [data-thing]`)))
  await page.mouse.down()
  await page.mouse.move(...(await middle(page, target)), { steps: 5 })
  await page.locator('[data-place="mage:2"][data-dropping="here"]').waitFor()
  await page.mouse.up()
  await expect.poll(() => page.locator(spell).getAttribute('data-status')).toBe('used')
  await listens(page)
  const own = '[data-region="lodge"] [data-thing="mage:0"]'
  const room = (name: string) => `[data-room="${name}"]`
  await page.mouse.move(...(await middle(page, own)))
  await page.mouse.down()
  await page.mouse.move(...(await middle(page, room('black-rose-room'))), { steps: 9 })
  await page.locator(`${room('black-rose-room')}[data-dropping="here"]`).waitFor()
  expect(await page.locator('[data-dropping="led"]').count()).toBeGreaterThan(0)
  await page.mouse.up()
  await page.locator(`${room('black-rose-room')} [data-thing="mage:0"]`).waitFor()
})

test('Shift says that a click was the last of an activation', async () => {
  const page = await together({ viewport: desktop })
  await page.locator(target).click({ modifiers: ['Shift'] })
  const prompt = page.locator('#prompt')
  // What comes between is asked as ever; then it is over, and what is asked next is her next activation.
  await prompt.getByRole('button', { name: /No$/ }).click()
  await prompt.getByRole('button', { name: /Attack$/ }).waitFor()
  expect(await prompt.getByRole('button', { name: /Done$/ }).count()).toBe(0)
})

test('at 1920 by 1080 the figures of every panel have their words, in every language, and no panel is cut', async () => {
  for (const language of ['en', 'fr', 'it'] as const) {
    const page = await together({ viewport: { width: 1920, height: 1080 }, language })
    const panels = page.locator('[data-region="mages"]')
    await panels
      .locator('[title] > [aria-hidden]')
      .filter({ hasText: /^(?:Hand|Main|Mano)$/ })
      .first()
      .waitFor()
    expect(
      await panels
        .locator('ul')
        .first()
        .evaluate((list) => list.scrollHeight <= list.clientHeight),
    ).toBe(true)
  }
})
