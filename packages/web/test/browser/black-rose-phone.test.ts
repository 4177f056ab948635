import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type LodgeMoment, lodgeAt } from '../../build/lodge.ts'
import { keepSaves } from '../../build/recorded.ts'
import { faultsOf } from './layout.ts'
import { isKept, listens, tap } from './play.ts'
import { blank, drawn, stage, type Visit, walk, written } from './stage.ts'

const { visit } = stage()

const phone = { width: 390, height: 844 } as const
const small = { width: 360, height: 640 } as const
const onItsSide = { width: 844, height: 390 } as const

const patience = 200_000

/** Each moment is a table of its own: a table that is open may still keep its last answer. */
const open = async (page: Page, moment: LodgeMoment, seed = 'lodge'): Promise<void> => {
  const id = `${moment.at}-${moment.round}-${seed.replaceAll(' ', '-')}`
  await keepSaves(page, [lodgeAt(id, seed, moment, 1)])
  await walk(page, `/here/${id}`)
  await listens(page)
}

const comeBack = async (moment: LodgeMoment, seen: Visit): Promise<Page> => {
  const page = await visit(blank, { touch: true, ...seen })
  await open(page, moment)
  return page
}

const card = (page: Page) => page.getByRole('complementary', { name: 'Card' })
const shownPart = (page: Page): Promise<string | null> =>
  page.locator('#board nav [aria-current="true"]').textContent()
const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)

/** Things that are not whole in sight of their part, which scrolls. */
const cutIn = (page: Page, inside: string, things: string): Promise<string[]> =>
  page.evaluate(
    ([frame, wanted]) =>
      [...document.querySelectorAll(`${frame} ${wanted}`)].flatMap((thing) => {
        const outer = thing.closest(frame)?.getBoundingClientRect()
        const box = thing.getBoundingClientRect()
        const whole =
          outer !== undefined &&
          box.left >= outer.left - 1 &&
          box.right <= outer.right + 1 &&
          box.bottom <= outer.bottom + 1
        return whole ? [] : [thing.textContent ?? '']
      }),
    [inside, things] as const,
  )

test(
  'by finger: no card opens by itself, an opened one goes with the next tap; schools are drawn from on the sheet',
  async () => {
    const page = await visit('/new/black-rose', { viewport: phone, touch: true })
    for (let seats = 2; seats < 4; seats++) await page.getByRole('button', { name: 'Add a seat' }).tap()
    await page.getByRole('button', { name: /Play on this device/ }).tap()
    await page.waitForURL(/\/here\//)
    const prompt = page.locator('#prompt')
    for (const asked of ['Which mage', 'Which colour', 'Which school', 'Which starting list']) {
      await prompt
        .getByText(/Which (mage|colour|school|starting list)|Study/)
        .first()
        .waitFor()
      if (!(await prompt.textContent())?.includes(asked)) continue
      if (asked === 'Which starting list')
        expect(await cutIn(page, '[data-region="lodge"] li li', 'svg'), 'signs of spells').toEqual([])
      await listens(page)
      await page.locator('#board [data-legal]:visible').first().tap()
      await expect.poll(() => prompt.textContent()).not.toContain(asked)
    }
    await prompt.getByText('Study').waitFor()
    // What lies under the finger's last place is not pointed at.
    await listens(page)
    await drawn(page)
    expect(await card(page).count()).toBe(0)
    expect(await shownPart(page)).toBe('Sheet')
    await page.locator('[data-region="sheet"] [data-thing^="school:"][data-legal]').first().tap()
    await prompt.getByText('3 cards').waitFor()

    // A card that is read lies above the board until the next tap.
    const quest = page.locator('[data-region="quests"] [data-thing^="quest:"]').first()
    await quest.tap()
    await card(page).waitFor()
    await page.locator('#board nav button').first().tap()
    await card(page).waitFor({ state: 'detached' })
    expect(await shownPart(page)).toBe('Lodge')
    // Four seats are in sight, each with its mark.
    const strip = page.getByRole('list', { name: 'At the table' })
    expect(await strip.getByRole('listitem').count()).toBe(4)
    expect(await strip.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(1)
  },
  patience,
)

test(
  'prepared spells are read on a phone, and every seat is in sight while all are asked',
  async () => {
    const page = await comeBack({ round: 3, at: 'component' }, { viewport: small })
    await page.locator('#board nav button').nth(1).tap()
    const slot = page.locator('[data-region="sheet"] [data-status="ready"]').first()
    const half = slot.locator('[class*=effect]')
    expect(await half.isVisible()).toBe(true)
    expect(((await half.textContent()) ?? '').length).toBeGreaterThan(10)
    expect(await widthOf(page)).toBeLessThanOrEqual(360)

    await open(page, { round: 3, at: 'planCard' })
    const marks = page.getByRole('list', { name: 'At the table' }).getByRole('listitem')
    for (const mark of await marks.all()) {
      const box = await mark.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThan(300)
    }
    expect(
      await marks.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
    ).toEqual([0, 0, 0, 0])
  },
  patience,
)

test(
  'on a phone short questions leave the board where long ones leave it; plans have the room to themselves',
  async () => {
    const page = await comeBack({ round: 4, at: 'aim' }, { viewport: phone })
    const height = async () => (await page.locator('#prompt').boundingBox())?.height ?? 0
    const calm = 168
    expect(await height()).toBeGreaterThanOrEqual(calm)
    await open(page, { round: 4, at: 'step' })
    expect(await height()).toBeGreaterThanOrEqual(calm)
    await open(page, { round: 4, at: 'planCard' })
    expect(await height()).toBeLessThan(calm)
  },
  patience,
)

test(
  'on its side a phone has the prompt beside the board',
  async () => {
    const page = await comeBack({ round: 4, at: 'aim' }, { viewport: onItsSide })
    const [board, prompt] = [
      await page.locator('#board').boundingBox(),
      await page.locator('#prompt').boundingBox(),
    ]
    expect((board?.x ?? 0) + (board?.width ?? 999)).toBeLessThanOrEqual((prompt?.x ?? 0) + 1)
    expect(board?.height ?? 0).toBeGreaterThan(300)
    expect(prompt?.width ?? 999).toBeLessThan(290)
    expect(await widthOf(page)).toBeLessThanOrEqual(844)
    const asked = await page.locator('#prompt').textContent()
    expect(await tap(page, 0, ['[data-region="lodge"] [data-legal]'])).not.toBeNull()
    await expect.poll(() => page.locator('#prompt').textContent()).not.toBe(asked)
  },
  patience,
)

test(
  'a reload in the middle of a plan and of a reaction, and leaving and coming back, lose nothing',
  async () => {
    const page = await comeBack({ round: 3, at: 'planCard' }, { viewport: phone })
    const laid = page.locator('[data-region="sheet"] [data-slot]:not([data-status="empty"])')
    await page.locator('[data-thing^="hand:"][data-legal]:visible').first().tap()
    await expect.poll(() => laid.count()).toBe(1)
    await expect.poll(() => page.locator('#prompt').textContent()).toContain('Prepare your spells')
    const plan = await laid.textContent()
    // The others are still planning; what is laid meanwhile counts at once.
    await listens(page)
    await isKept(page)
    await page.reload()
    await expect.poll(() => laid.allTextContents()).toEqual([plan])
    await page.getByRole('link', { name: 'Lobby' }).tap()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.goBack()
    await expect.poll(() => laid.allTextContents()).toEqual([plan])
    // One undo takes the spell back, though it was several small answers.
    await listens(page)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => laid.count()).toBe(0)

    await open(page, { round: 1, at: 'react' })
    const asked = page.locator('#prompt').getByText(/Do you (react|trigger)/)
    await asked.waitFor()
    const question = await asked.textContent()
    await page.reload()
    await asked.waitFor()
    expect(await asked.textContent()).toBe(question)
  },
  patience,
)

test(
  'on a small phone the hand is in sight while spells are prepared, and a spell is laid and turned by finger',
  async () => {
    const page = await visit(blank, { viewport: small, touch: true, language: 'fr' })
    const first = page.locator('[data-region="sheet"] [data-thing^="hand:"]:visible').first()
    const part = () => first.evaluate((side) => side.closest<HTMLElement>('[data-part]')?.dataset.part)
    // The first spell in hand is to have two sides: the one side of a room trap is as tall as both.
    for (const seed of ['lodge', 'lodge a', 'lodge b', 'lodge c']) {
      await open(page, { round: 5, at: 'planCard' }, seed)
      await first.waitFor()
      if ((await part()) === 'upper') break
    }
    await written(page)
    const prompt = await page.locator('#prompt').boundingBox()
    const half = await first.boundingBox()
    expect((half?.y ?? 999) + (half?.height ?? 999), 'a whole side of a spell').toBeLessThan(prompt?.y ?? 0)
    await listens(page)
    await first.tap()
    const laid = page.locator('[data-region="sheet"] [data-slot]:not([data-status="empty"])')
    await expect.poll(() => laid.count()).toBe(1)
    for (const tool of await laid.locator('button[aria-label]').all()) {
      const box = await tool.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(36)
    }
    const faults = await faultsOf(page)
    expect(faults.filter((fault) => fault.includes('sheet'))).toEqual([])
  },
  patience,
)
