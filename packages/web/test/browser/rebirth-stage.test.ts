import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alone, duel, health, mending, shared } from '../../build/rebirth-moments.ts'
import { keepSaves } from '../../build/recorded.ts'
import { isKept, listens } from './play.ts'
import { blank, stage, violations, walk } from './stage.ts'

const { visit, server } = stage()

const shown = (page: Page, step: number) => page.locator(`[data-stage][data-step="${step}"]`)
/** Lower end of the lowest room, and upper end of the panel that tells a scene. Runs in the page. */
const roomsAndPanel = (): readonly [rooms: number, panel: number] => [
  Math.max(
    ...[...document.querySelectorAll('#board [data-room]')].map(
      (room) => room.getBoundingClientRect().bottom,
    ),
  ),
  document.querySelector('[data-stage]')?.getBoundingClientRect().top ?? 0,
]

/** Asserts that no room is under the panel on a desk, whatever card lies there. */
const leavesTheLodge = async (page: Page): Promise<void> => {
  const [rooms, panel] = await page.evaluate(roomsAndPanel)
  expect(panel).toBeGreaterThanOrEqual(rooms)
}

const wordsOf = async (page: Page): Promise<string> =>
  (await page.locator('[data-stage-heard]').textContent()) ?? ''

/** The cubes of a mage that lie, and those of them that may still be taken back. */
const cubesOn = async (page: Page, seat: number): Promise<number[]> => {
  const panel = page.locator(`[data-region="mages"] li:has([data-thing="mage:${seat}"])`)
  return Promise.all([panel.locator('[data-hit]').count(), panel.locator('[data-loose]').count()])
}

/** Number of cubes on Ada, and whether she is in her cell. */
const adaIn = async (page: Page): Promise<readonly [number | undefined, boolean]> => [
  (await cubesOn(page, 0))[0],
  (await page.locator('#board [data-thing="cell:0"][data-state="inside"]').count()) > 0,
]

/** True if Ada’s figure lies above her cell, should she be there. Runs in the page. */
const isAdaInSight = (): boolean => {
  const figure = document.querySelector('[data-region="lodge"] [data-thing="mage:0"]')
  if (figure === null) return false
  const { left, top, width, height } = figure.getBoundingClientRect()
  // What a scene lays over all of the page lies there, too.
  const there = document.elementsFromPoint(left + width / 2, top + height / 2)
  const cell = there.findIndex((each) => each.closest('[data-thing="cell:0"]') !== null)
  const ada = there.findIndex((each) => figure.contains(each))
  return ada >= 0 && (cell < 0 || ada < cell)
}

test('the Avatar’s card is shown with what comes of it and the reason, skipped by key, and shown again from the log; nothing moves where less motion is wanted', async () => {
  const page = await visit(blank, { pace: 'usual', still: true, viewport: { width: 1280, height: 720 } })
  await keepSaves(page, [alone(), shared(), mending('mending')])
  await walk(page, '/here/alone')
  await listens(page)
  // What the signs mean is told for this edition: its own, and none that it has not.
  await page.keyboard.press('?')
  const signs = page.getByRole('dialog', { name: 'Signs and keys' })
  for (const words of ['inverted:', 'flags: PP', 'a full stop', 'a pale cube', 'that it has revealed'])
    await signs.getByText(words).waitFor()
  expect(await signs.getByText('destroyed rooms that she has taken').count()).toBe(0)
  await page.keyboard.press('Escape')
  await signs.waitFor({ state: 'detached' })
  await page.keyboard.press('e')

  // Its card turns up with its text; answers wait meanwhile.
  await shown(page, 1).waitFor()
  expect(await page.locator('[data-stage]').getByText('priority 1').count()).toBeGreaterThan(0)
  expect(await page.locator('#prompt[data-listening], header [data-asked]').count()).toBe(0)
  expect(await page.locator('#board [data-legal]').count()).toBe(0)
  // Nothing of what it will do is to be seen yet, on the board or in the log.
  expect(await adaIn(page)).toEqual([health - 1, false])
  expect(await page.getByRole('tabpanel').getByText('goes to her cell').count()).toBe(0)
  // All that is said stands there and is heard, though nothing moves; it goes on by itself.
  expect(
    await page.evaluate(
      () => document.querySelector('[data-stage]')?.getAnimations({ subtree: true }).length,
    ),
  ).toBe(0)
  expect(await wordsOf(page)).toContain('The Avatar reveals Thorn Lash')
  await leavesTheLodge(page)
  await shown(page, 2).waitFor()
  await expect.poll(() => wordsOf(page)).toContain('goes for Ada')
  expect(await page.locator('#board [data-staged][data-thing="mage:0"]').count()).toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
  // Whoever skips sees at once what has come of it.
  await page.keyboard.press('Escape')
  await page.locator('[data-stage]').waitFor({ state: 'detached' })
  expect(await adaIn(page)).toEqual([0, true])

  // The log has it, and shows it again, by hand: the table goes back to it, step by step, and answers wait.
  const log = page.getByRole('tabpanel')
  await log.getByRole('button', { name: 'Show again: The Avatar: Thorn Lash' }).click()
  await shown(page, 1).waitFor()
  expect(await page.locator('#prompt[data-listening]').count()).toBe(0)
  const heights = new Set<number>()
  const course: (readonly [number | undefined, boolean])[] = [await adaIn(page)]
  for (let step = 2; (await page.locator('[data-stage]').count()) > 0; step++) {
    await page.keyboard.press('Space')
    await page.locator(`[data-stage][data-step="${step}"], #prompt[data-listening]`).waitFor()
    course.push(await adaIn(page))
    // Her cell is lit while she goes into it, and does not hide her.
    expect(await page.evaluate(isAdaInSight), `step ${step}`).toBe(true)
    const panels = page.locator('[data-stage]')
    const high = await panels.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    for (const each of high) heights.add(each)
  }
  expect([...heights]).toHaveLength(1)
  // [REB-DMG.7, REB-DMG.11] Struck down, to the cell with all cubes, and then they go back.
  const changes = course.filter(
    (each, at) => at === 0 || JSON.stringify(each) !== JSON.stringify(course[at - 1]),
  )
  expect(changes).toEqual([
    [health - 1, false],
    [health, false],
    [health, true],
    [0, true],
  ])
  await log.getByRole('button', { name: 'Show again: The Avatar: Thorn Lash' }).click()
  await page.keyboard.press('Space')
  await shown(page, 2).waitFor()
  await page.locator('[data-stage]').getByRole('button', { name: 'Back' }).click()
  await shown(page, 1).waitFor()
  await page.locator('[data-stage]').getByRole('button', { name: 'Skip' }).click()
  await page.locator('[data-stage]').waitFor({ state: 'detached' })

  // A replay shows it, too.
  await isKept(page)
  await page.goto(new URL('/replay/here/alone?at=0', page.url()).href)
  await page.locator('#board').waitFor()
  await page.keyboard.press('ArrowRight')
  await shown(page, 1).waitFor()
  expect(await wordsOf(page)).toContain('The Avatar reveals Thorn Lash')
  expect(await adaIn(page)).toEqual([health - 1, false])
  await page.locator('[data-stage]').click()
  await shown(page, 2).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => adaIn(page)).toEqual([0, true])

  // [REB-INS.5] A room that is rebuilt turns over, its cubes are seen to go back, and then its flags pay.
  await walk(page, '/here/mending')
  await listens(page)
  await page.keyboard.press('e')
  await shown(page, 1).waitFor()
  expect(await wordsOf(page)).toMatch(/Throne Room is rebuilt\. 4 cubes go back to Ada 2 cubes go back/)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await listens(page)
  await page.getByRole('tabpanel').getByText('Ada gains 3 PP (now 3)').waitFor()

  // Two before one screen: what one has laid face down is nowhere on the page while the other looks on.
  await walk(page, '/here/shared')
  const lift = async (name: string): Promise<void> => {
    const button = page.getByRole('button', { name: `I am ${name}: show the table` })
    await button.waitFor()
    expect(await page.locator('[data-stage], #board').count()).toBe(0)
    await button.click()
  }
  await lift('Ada')
  await listens(page)
  const isThere = async (spell: string): Promise<boolean> => (await page.content()).includes(spell)
  expect([await isThere('Scar Ward'), await isThere('Tincture of Glass')]).toEqual([false, true])
  await page
    .getByRole('button', { name: /Cast Barbed Embrace/ })
    .first()
    .click()
  await lift('Bo')
  await shown(page, 1).waitFor()
  expect(await wordsOf(page)).toContain('Barbed Embrace')
  // Both sides of a spell lie beside each other.
  await leavesTheLodge(page)
  expect([await isThere('Scar Ward'), await isThere('Tincture of Glass')]).toEqual([true, false])
  expect(await cubesOn(page, 1)).toEqual([0, 0])
  await page.keyboard.press('Escape')
  await listens(page)
  expect(await cubesOn(page, 1)).toEqual([5, 5])
  await page
    .getByRole('button', { name: /Scar Ward/ })
    .first()
    .click()
  await lift('Ada')
  await shown(page, 1).waitFor()
  expect(await wordsOf(page)).toContain('Bo declares a reaction')
  // Declared, and still face down.
  expect([await isThere('Scar Ward'), await isThere('Tincture of Glass')]).toEqual([false, true])
})

test('a reaction to a reaction online: all is declared and lies in a stack, lighter cubes wait, and what is ignored goes back', async () => {
  const ada = await visit('/new/black-rose', { pace: 'hand', viewport: { width: 1280, height: 720 } })
  await ada.getByRole('combobox', { name: 'Edition' }).selectOption('rebirth')
  await ada.getByRole('textbox', { name: 'Name of Raven' }).fill('Ada')
  await ada.getByRole('combobox', { name: 'Who plays Stag' }).selectOption('friend')
  // Nobody has to be quick: whoever is asked against the clock is not shown everything.
  const time = ada.getByRole('combobox', { name: 'Time to react' })
  if (!(await time.isVisible())) await ada.getByText('If you play online').click()
  await time.selectOption('0')
  await ada.getByRole('button', { name: 'Play online' }).click()
  await ada.waitForURL(/\/table\//)
  const link = new URL(await ada.getByRole('textbox', { name: 'Link for Stag' }).inputValue())
  const bo = await visit(link.pathname + link.hash, {
    pace: 'hand',
    viewport: { width: 1280, height: 720 },
  })
  await bo.getByRole('textbox', { name: 'How shall we call you?' }).fill('Bo')
  await bo.getByRole('button', { name: 'Take the seat' }).click()
  await Promise.all([ada, bo].map((page) => page.locator('#board').waitFor()))
  // The match goes on from the moment that is to be seen.
  const live = [...server().context.tables].at(-1)
  const state = live?.playing?.match.state
  if (state === undefined) throw new Error('there is no match')
  Object.assign(state, duel('online').file.segments[0]?.from)
  await Promise.all([ada, bo].map((page) => page.reload()))

  await listens(ada)
  await ada
    .getByRole('button', { name: /Cast Barbed Embrace/ })
    .first()
    .click()
  // What has happened stands still before Bo, as something that may still be taken back.
  await shown(bo, 1).waitFor()
  expect(await wordsOf(bo)).toContain('Barbed Embrace')
  await bo.keyboard.press('Escape')
  await listens(bo)
  expect(await cubesOn(bo, 1)).toEqual([5, 5])
  const stackOf = (page: Page) => page.getByRole('region', { name: 'At work' })
  await stackOf(bo).getByText('5 cubes of Ada, Bo: may still be taken back').waitFor()
  await stackOf(bo).getByText('(waits here)').waitFor()
  await bo
    .getByRole('button', { name: /Scar Ward/ })
    .first()
    .click()

  // Bo’s reaction is shown to Ada: declared, turned up, three cubes go back; and what it does to her can be reacted to.
  await shown(ada, 1).waitFor()
  expect(await wordsOf(ada)).toContain('Bo declares a reaction')
  for (let step = 2; !(await wordsOf(ada)).includes('Cubes go back'); step++) {
    await ada.keyboard.press('Space')
    await shown(ada, step).waitFor()
  }
  expect(await wordsOf(ada)).toContain('3 cubes go back to Ada')
  await ada.keyboard.press('Escape')
  await listens(ada)
  expect(await cubesOn(ada, 1)).toEqual([2, 2])
  expect(await cubesOn(ada, 0)).toEqual([1, 1])
  expect(await stackOf(ada).getByText('Full stop: reactions').count()).toBe(2)
  // All of it is in sight, down to where the first effect waits.
  expect(await stackOf(ada).getByText('(waits here)').count()).toBe(2)
  expect(await stackOf(ada).evaluate((stack) => stack.scrollHeight - stack.clientHeight)).toBeLessThanOrEqual(
    1,
  )
  await ada
    .getByRole('button', { name: /Tincture of Glass/ })
    .first()
    .click()
  // Bo is shown it first.
  await shown(bo, 1).waitFor()
  expect(await cubesOn(bo, 0)).toEqual([0, 0])
  // What comes of it may follow in a scene of its own.
  const skipped = async () => {
    await bo.keyboard.press('Escape')
    return cubesOn(bo, 0)
  }
  await expect.poll(skipped).toEqual([2, 0])
})
