import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepSaves, recorded, saveAfter } from '../../build/recorded.ts'
import { faultsOf } from './layout.ts'
import { blank, drawn, stage, walk } from './stage.ts'

const { visit, address } = stage()

const saves = [saveAfter(recorded('5-victory'), 'four-middle', 66, 5)]

/** A card of the board that the mouse can go to. */
const someCard = (page: Page) => page.locator('#board [data-thing^="card:"]:visible').first()

test('a card goes when one leaves it, and lies over neither the lesson nor what one says', async () => {
  const page = await visit(blank, { viewport: { width: 1280, height: 720 }, anew: true })
  await page.clock.install()
  await keepSaves(page, saves)
  const pane = page.getByRole('complementary', { name: 'Card' })
  for (const path of ['/tutorial/spellbound', '/here/four-middle']) {
    await page.goto(address() + path)
    if (path.startsWith('/here')) await page.getByRole('tab', { name: 'Chat' }).click()
    const kept = path.startsWith('/here')
      ? page.getByRole('textbox', { name: 'Your words' })
      : page.getByRole('button', { name: 'Next', exact: true })
    const before = await kept.boundingBox()
    await someCard(page).hover()
    await pane.waitFor()
    expect(await faultsOf(page), path).toEqual([])
    await kept.click({ trial: true })
    if (path.startsWith('/tutorial')) expect(await kept.boundingBox()).toEqual(before)
    await someCard(page).hover()
    // Whoever goes to read it has it; whoever leaves has not.
    await pane.hover()
    await page.clock.fastForward(900)
    expect(await pane.isVisible()).toBe(true)
    await page.mouse.move(300, 3)
    await pane.waitFor({ state: 'detached' })
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(720)
})

test('what comes to lie under a pointer that rests is shown once the pointer moves', async () => {
  const page = await visit(blank, { viewport: { width: 1280, height: 720 } })
  await keepSaves(page, saves)
  await walk(page, '/here/four-middle')
  const pane = page.getByRole('complementary', { name: 'Card' })
  const box = await someCard(page).boundingBox()
  if (box === null) throw new Error('there is no card')
  // Something lies above the board there, and goes.
  await page.evaluate(() => {
    const cover = document.createElement('div')
    cover.style.cssText = 'position:fixed;inset:0;z-index:999'
    cover.id = 'cover'
    document.body.append(cover)
  })
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.evaluate(() => {
    window.addEventListener('pointerover', () => document.body.toggleAttribute('data-over', true), {
      once: true,
    })
    document.getElementById('cover')?.remove()
  })
  await page.locator('body[data-over]').waitFor()
  await drawn(page)
  expect(await pane.count()).toBe(0)
  await page.mouse.move(x + 2, y)
  await pane.waitFor()
})

test('the newest line of the log stays in sight while a card takes its place', async () => {
  const page = await visit(blank, { viewport: { width: 1280, height: 720 } })
  await keepSaves(page, saves)
  await walk(page, '/here/four-middle')
  await page.getByRole('tabpanel').getByRole('listitem').last().waitFor()
  await someCard(page).hover()
  await page.getByRole('complementary', { name: 'Card' }).waitFor()
  await drawn(page)
  const gap = await page.evaluate(() => {
    const line = document.querySelector('[role=tabpanel] li:last-child')?.getBoundingClientRect()
    const card = document.querySelector('aside')?.getBoundingClientRect()
    return (card?.top ?? 0) - (line?.bottom ?? Number.POSITIVE_INFINITY)
  })
  expect(gap).toBeGreaterThanOrEqual(0)
})

test('on a phone on its side a card leaves the prompt free', async () => {
  const page = await visit(blank, { viewport: { width: 844, height: 390 } })
  await keepSaves(page, saves)
  await walk(page, '/here/four-middle')
  await someCard(page).hover()
  const card = await page.getByRole('complementary', { name: 'Card' }).boundingBox()
  const prompt = await page.locator('#prompt').boundingBox()
  // What asks stands beside the board then.
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual((prompt?.x ?? 0) + 1)
  expect(card?.height).toBeGreaterThan(80)
})

test('with the drawer closed a card floats on the side where nobody points', async () => {
  const page = await visit(blank, { viewport: { width: 1280, height: 720 } })
  await keepSaves(page, saves)
  await walk(page, '/here/four-middle')
  await page.getByRole('button', { name: 'Close the side' }).click()
  const pane = page.getByRole('complementary', { name: 'Card' })
  for (const thing of ['card:', 'spell:']) {
    const pointed = page.locator(`#board [data-thing^="${thing}"]:visible`).first()
    await pointed.hover()
    await pane.waitFor()
    const [card, under] = [await pane.boundingBox(), await pointed.boundingBox()]
    const gap = Math.max(
      (card?.x ?? 0) - ((under?.x ?? 0) + (under?.width ?? 0)),
      (under?.x ?? 0) - ((card?.x ?? 0) + (card?.width ?? 0)),
    )
    expect(gap, thing).toBeGreaterThan(0)
    await page.mouse.move(640, 3)
    await pane.waitFor({ state: 'detached' })
  }
})
