import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type LodgeMoment, lodgeAt } from '../../build/lodge.ts'
import { keepSaves } from '../../build/recorded.ts'
import { beginHere, click, listens } from './play.ts'
import { blank, drawn, stage, type Visit, violations, violationsByBoth, walk, written } from './stage.ts'

const { visit } = stage()

/** A table of four that somebody comes back to. */
const comeBack = async (moment: LodgeMoment, seen: Visit): Promise<Page> => {
  const page = await visit(blank, seen)
  await keepSaves(page, [lodgeAt('lodge', 'lodge', moment, 1)])
  await walk(page, '/here/lodge')
  await page.locator('[data-thing="room:arena"]').waitFor({ state: 'attached' })
  return page
}

const desktop = { width: 1280, height: 720 } as const

/** Parts of the page or the board that must be scrolled; lists and cards inside may have a scroll of their own. */
const scrolled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const board = document.querySelector('#board')
    const parts = [document.scrollingElement, board, ...(board?.querySelectorAll('*') ?? [])]
    return parts.flatMap((part) => {
      if (!(part instanceof HTMLElement)) return []
      if (!part.matches('[data-region]') && part.querySelector('[data-region]') === null) return []
      const scrolls = /auto|scroll/.test(getComputedStyle(part).overflowY)
      return scrolls && part.scrollHeight > part.clientHeight + 1 ? [String(part.className)] : []
    })
  })

/** Things among these that cannot be seen whole. */
const hidden = (page: Page, things: string): Promise<string[]> =>
  page.locator(things).evaluateAll((all) =>
    all.flatMap((thing) => {
      const { left, top, right, bottom } = thing.getBoundingClientRect()
      const whole = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      return whole ? [] : [String(thing.getAttribute('data-thing'))]
    }),
  )

/** Drags from the middle of one thing to the middle of another. */
const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (start === null || end === null) throw new Error('there is nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 })
  await page.mouse.up()
}

test('a table of four is set up, and the first choices are made on the board', async () => {
  const page = await visit('/new/black-rose', { viewport: desktop })
  await page.getByRole('button', { name: 'Add a seat' }).click()
  await page.getByRole('button', { name: 'Add a seat' }).click()
  await beginHere(page)
  for (const asked of ['Which mage', 'Which colour', 'Which school', 'Which starting list']) {
    // Whoever is last takes the mage or the colour that is left.
    const prompt = page.locator('#prompt')
    await prompt
      .getByText(/Which (mage|colour|school|starting list)|Study/)
      .first()
      .waitFor()
    if (!(await prompt.textContent())?.includes(asked)) continue
    expect(await scrolled(page)).toEqual([])
    await listens(page)
    await page.locator('#board [data-legal]').first().click()
    await expect.poll(() => prompt.textContent()).not.toContain(asked)
  }
  await page.locator('#prompt').getByText('Study').waitFor()
  await page.locator('[data-region="tracks"] [data-thing="school:illusion"][data-legal]').click()
})

test('a table of four fits in 1280×720, axe finds nothing, by light and by dark', async () => {
  const page = await comeBack({ round: 6, at: 'component' }, { viewport: desktop, theme: 'system' })
  expect(await scrolled(page)).toEqual([])
  expect(
    await hidden(page, '[data-region="lodge"] [data-thing], [data-region="mages"] [data-thing]'),
  ).toEqual([])
  expect(await page.locator('[data-thing^="room:"]').count()).toBe(19)
  expect(await violationsByBoth(page)).toEqual([])
})

test('a click on the next room moves there, and so does dragging; six keys lead from room to room', async () => {
  const page = await comeBack({ round: 2, at: 'component' }, { viewport: desktop })
  const way = page.locator('[data-room][data-way]').first()
  const room = await way.getAttribute('data-room')
  const button = way.locator(`[data-thing="room:${room}"]`)
  await button.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.getByText(/in a straight line/).waitFor({ state: 'attached' })
  await listens(page)
  await button.evaluate((element: HTMLElement) => element.click())
  const prompt = page.locator('#prompt')
  await expect.poll(() => prompt.textContent()).not.toContain('Your activation')
  if ((await prompt.textContent())?.includes('Do you activate'))
    await page.getByRole('button', { name: /No$/ }).click()
  await expect.poll(() => page.locator(`[data-room="${room}"] [data-thing="mage:0"]`).count()).toBe(1)
  await page.locator(`[data-thing="room:${room}"]`).focus()
  await page.keyboard.press('d')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-thing'))
  expect(await focused()).toMatch(/^room:/)
  expect(await focused()).not.toBe(`room:${room}`)
  await page.keyboard.press('Numpad7')
  expect(await focused()).toBe(`room:${room}`)
  // Step by step it goes by the button, and by dragging.
  await comeBack({ round: 2, at: 'component' }, { viewport: desktop })
  await prompt.getByRole('button', { name: /Move$/ }).click()
  const asked = prompt.getByText('Where do you step?')
  const before = prompt.getByText(/Do you activate/)
  await asked.or(before).first().waitFor()
  if (await before.isVisible()) {
    await listens(page)
    await prompt.getByRole('button', { name: /No$/ }).click()
  }
  await asked.waitFor()
  const next = await page.locator('[data-room]:has(> [data-legal])').first().getAttribute('data-room')
  await listens(page)
  await drag(
    page,
    page.locator('[data-region="lodge"] [data-thing="mage:0"]'),
    page.locator(`[data-thing="room:${next}"]`),
  )
  await expect.poll(() => page.locator(`[data-room="${next}"] [data-thing="mage:0"]`).count()).toBe(1)
})

/** Names that have a word too long for their line. */
const brokenNames = (page: Page): Promise<string[]> =>
  page
    .locator('[data-school] [class*="name"]')
    .evaluateAll((names) =>
      names.flatMap((name) => (name.scrollWidth > name.clientWidth + 1 ? [String(name.textContent)] : [])),
    )

test('a full hand is seen whole beside the log, no name is broken, and spells are dragged to their slots', async () => {
  const page = await comeBack({ round: 6, at: 'planCard' }, { viewport: desktop })
  const hand = page.locator('[data-region="sheet"] [data-thing^="hand:"]')
  expect(await hand.count()).toBeGreaterThan(8)
  for (const language of ['fr', 'it', 'en']) {
    await page.locator('header select').selectOption(language)
    await page.locator(`html[lang="${language}"]`).waitFor()
    const things = '[data-region="sheet"] [data-thing], [data-region="quests"] [data-thing]'
    expect(await hidden(page, things)).toEqual([])
    expect(await brokenNames(page)).toEqual([])
  }
  const [first, quick] = ['first', 'quick'].map((slot) => page.locator(`[data-thing="slot:${slot}"]`))
  if (first === undefined || quick === undefined) return
  const named = (slot: Locator) => async () => /: (.+?)\. /.exec((await slot.textContent()) ?? '')?.[1]
  // One with two sides: a room trap cannot be turned.
  const turning = page.locator('[data-region="sheet"] li:has([data-part="lower"]) [data-thing^="hand:"]')
  await drag(page, turning.nth(2), quick)
  await expect.poll(named(quick)).toBeDefined()
  const spell = await named(quick)()
  await listens(page)
  await drag(page, quick, first)
  await expect.poll(named(first)).toBe(spell)
  await expect.poll(() => page.locator('#prompt').textContent()).toContain('Prepare')
  // The key turns it round.
  await listens(page)
  await first.focus()
  const side = await first.textContent()
  await page.keyboard.press('f')
  await expect.poll(() => first.textContent()).not.toBe(side)
  expect(await named(first)()).toBe(spell)
})

test('wherever a targeted room is clicked, the room is meant; a room opens a card of everybody in it, and shows its flags', async () => {
  const page = await comeBack({ round: 4, at: 'aim' }, { viewport: desktop })
  const astray = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-room]')].flatMap((room) => {
      const hex = room.querySelector(':scope > [data-legal]')
      if (hex === null || room.querySelector('[data-figures] [data-legal]') !== null) return []
      const { left, top, width, height } = hex.getBoundingClientRect()
      return [0.15, 0.3, 0.5, 0.7, 0.85].flatMap((x) =>
        [0.35, 0.5, 0.65].flatMap((y) => {
          const hit = document.elementFromPoint(left + x * width, top + y * height)
          return hit?.closest('[data-thing]') === hex ? [] : [`${room.dataset.room} ${x} ${y}`]
        }),
      )
    }),
  )
  expect(astray).toEqual([])
  const elsewhere = page.locator('[data-room]:has(> [data-dim]) > [data-thing^="room:"]').first()
  await elsewhere.click({ position: { x: 12, y: 50 } })
  await page.getByRole('button', { name: 'Close the card of the room' }).click()
  // A flag lies inside of the walls, where it is seen.
  await elsewhere.click({ button: 'right', position: { x: 12, y: 50 } })
  await elsewhere.locator('[data-flags]').waitFor()
  const outside = await elsewhere.evaluate((hex) => {
    const { left, top, width, height } = hex.getBoundingClientRect()
    const flag = hex.querySelector('[data-flags]')?.getBoundingClientRect() ?? new DOMRect()
    return [flag.left, flag.right].flatMap((x) =>
      [flag.top, flag.bottom].filter((y) => {
        const [across, down] = [(x - left) / width - 0.5, (y - top) / height - 0.5].map(Math.abs)
        return (across ?? 1) > 0.5 || (down ?? 1) > 0.5 - (across ?? 1) / 2
      }),
    )
  })
  expect(outside).toEqual([])
})

test('on a phone a target is chosen in the Lodge, and every part is a tab away', async () => {
  const page = await comeBack(
    { round: 4, at: 'aim' },
    { viewport: { width: 390, height: 844 }, theme: 'dark' },
  )
  await listens(page)
  // Letters that come late move the rooms under the pointer.
  await written(page)
  await drawn(page)
  // The lowest of the rooms, which its own card covers as soon as one points at it: that takes no click away.
  const low = page.locator('[data-region="lodge"] [data-legal]').last()
  const { x, y } = await low.evaluate((room) => {
    room.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = room.getBoundingClientRect()
    return { x: left + width / 2, y: top + height * 0.2 }
  })
  await page.mouse.move(x, y)
  await page.locator('aside[data-passing]').waitFor()
  const hit = await page.evaluate(
    (at) => document.elementFromPoint(at.x, at.y)?.closest('[data-region]')?.getAttribute('data-region'),
    { x, y },
  )
  expect(hit).toBe('lodge')
  const before = await page.locator('#prompt').textContent()
  await expect.poll(() => click(page, 0, ['[data-region="lodge"] [data-legal]'])).not.toBeNull()
  await expect.poll(() => page.locator('#prompt').textContent()).not.toBe(before)
  for (const [tab, region] of [
    ['Mages', 'mages'],
    ['Events', 'tracks'],
    ['Sheet', 'sheet'],
    ['Lodge', 'lodge'],
  ] as const) {
    await page
      .getByRole('navigation')
      .getByRole('button', { name: new RegExp(`^${tab}`) })
      .click()
    await page.locator(`[data-region="${region}"]`).waitFor()
    const wide = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)
    expect(wide).toBeLessThanOrEqual(390)
  }
  expect(await violations(page)).toEqual([])
})

test('a spell is sacrificed only when it is asked for twice', async () => {
  const page = await comeBack({ round: 2, at: 'component' }, { viewport: desktop })
  const prompt = page.locator('#prompt')
  const spells = page.locator('[data-region="sheet"] [data-slot][data-status="empty"]')
  const empty = await spells.count()
  await listens(page)
  await prompt.getByRole('button', { name: /^Sacrifice/ }).click()
  await page.getByRole('menuitem').first().waitFor()
  expect(await spells.count()).toBe(empty)
  // Whoever goes elsewhere has thought better of it.
  await page.keyboard.press('Escape')
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' })
  await prompt.getByRole('button', { name: /^Sacrifice/ }).click()
  await page.getByRole('menuitem').last().click()
  await prompt.getByText('Where do you').waitFor()
  expect(await spells.count()).toBe(empty + 1)
})
