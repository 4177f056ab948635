import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type LodgeMoment, laidOut, lodgeAt } from '../../build/lodge.ts'
import { keepSaves } from '../../build/recorded.ts'
import { beginHere, isKept, listens } from './play.ts'
import { blank, drawn, stage, type Visit, walk, written } from './stage.ts'

const { visit } = stage()

const desk = { width: 1280, height: 720 } as const
const phone = { width: 390, height: 844 } as const

/** The first of some matches that comes to this moment. */
const cameTo = (moment: LodgeMoment) => {
  for (let number = 0; number < 30; number++) {
    const save = lodgeAt('lodge', `quest ${number}`, moment, 1)
    if (save.outcome === null) return save
  }
  throw new Error(`no match comes to ${JSON.stringify(moment)}`)
}

const comeBack = async (moment: LodgeMoment, seen: Visit): Promise<Page> => {
  const page = await visit(blank, seen)
  await keepSaves(page, [cameTo(moment)])
  await walk(page, '/here/lodge')
  await listens(page)
  await written(page)
  return page
}

/** True if the middle of a thing can be clicked as the page lies there. Runs in the page. */
const isFree = (selector: string): boolean => {
  const thing = document.querySelector(selector)
  if (thing === null) return false
  const { left, top, width, height } = thing.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  return found !== null && thing.contains(found)
}

test.each([
  ['a desk', { viewport: desk }],
  ['a phone', { viewport: phone, touch: true }],
] as const)(
  'on %s a quest that can be completed is in sight and has the first button, beside the effects at work',
  async (_, seen) => {
    const page = await comeBack({ round: 1, at: 'completeQuest', working: true }, seen)
    const first = page.locator('#prompt [data-option]').first()
    expect(await first.textContent()).toMatch(/Complete .+ \(\+\d PP\)$/)
    const quest = '[data-region="quests"] [data-thing^="quest:"][data-legal]'
    await page.locator(quest).first().waitFor()
    await page.getByRole('region', { name: 'At work' }).waitFor()
    expect(await page.evaluate(isFree, quest), 'nothing lies over the quest').toBe(true)
    // What it does beside its points is read before.
    await page
      .locator(quest)
      .getByText(/^Instead of the room’s effect: summon /)
      .waitFor()
    await first.click()
    await page.locator(quest).first().waitFor({ state: 'detached' })
  },
)

test.each([
  ['a desk', { viewport: desk }],
  ['a phone', { viewport: phone, touch: true }],
] as const)(
  'on %s whoever was struck by a trap or a protection reads who, what and what came of it',
  async (_, seen) => {
    const page = await comeBack({ round: 1, at: 'component', struck: true }, seen)
    const notice = page.locator('#prompt').getByText(/^(Bo|Cleo|Dario) triggers /)
    await notice.waitFor()
    expect(await notice.evaluate((element) => element.checkVisibility())).toBe(true)
  },
)

test.each([
  ['a desk', { viewport: desk }],
  ['a phone', { viewport: phone, touch: true }],
] as const)(
  '[BRW-STU.6] on %s a spell is removed before the Library is drawn from by a button, and nobody has to press it',
  async (_, seen) => {
    const page = await comeBack({ round: 2, at: 'librarySchool' }, seen)
    const removing = page.locator('#prompt').getByRole('button', { name: 'Remove a spell' })
    const schools = page.locator('[data-region="sheet"] [data-thing^="school:"][data-legal]')
    await schools.first().waitFor()
    expect(await page.locator('[data-thing^="hand:"][data-legal]').count()).toBe(0)
    await removing.click()
    await page.getByRole('menuitem').first().click()
    await removing.waitFor({ state: 'detached' })
    await schools.first().waitFor()
  },
)

test('[BRW-STU.6] on a desk a spell is read before it is removed, by pointer and by key', async () => {
  const page = await comeBack({ round: 2, at: 'librarySchool' }, { viewport: desk })
  const read = page.getByRole('complementary', { name: 'Card' }).getByRole('heading')
  const removing = page.locator('#prompt').getByRole('button', { name: 'Remove a spell' })
  await removing.click()
  const spells = page.getByRole('menuitem')
  const isRead = async (at: number) => {
    const label = await spells.nth(at).locator('[slot=label]').textContent()
    await expect.poll(async () => label?.includes(`${(await read.allTextContents())[0]} `)).toBe(true)
  }
  for (const at of [1, 0]) {
    await spells.nth(at).hover()
    await isRead(at)
  }
  await page.keyboard.press('ArrowDown')
  await isRead(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => read.count()).toBe(0)
})

test('[BRW-STU.6] on a phone the menu of removals holds the text of each spell and leaves the question in sight', async () => {
  const page = await comeBack({ round: 2, at: 'librarySchool' }, { viewport: phone, touch: true })
  const bar = page.locator('#prompt')
  await bar.getByRole('button', { name: 'Remove a spell' }).tap()
  const spells = page.getByRole('menuitem')
  await spells.first().waitFor()
  const box = async (of: Locator) => {
    const found = await of.boundingBox()
    if (found === null) throw new Error('it is not there')
    return found
  }
  for (const text of await spells.locator('[slot=description]').all()) {
    expect(await text.textContent()).toMatch(/^Upright: .+\.\nInverted: .+\./)
    expect((await box(text)).width).toBeGreaterThan(200)
  }
  const [menu, asking] = [await box(page.getByRole('menu').locator('..')), await box(bar)]
  expect(menu.y).toBeGreaterThanOrEqual(0)
  expect(menu.y + menu.height).toBeLessThanOrEqual(asking.y)
})

test('[BRW-STU.6] the only spell in hand is not removed by one click, either', async () => {
  const page = await visit(blank, { viewport: desk })
  const alone = laidOut(cameTo({ round: 2, at: 'librarySchool' }), ({ mages: [me] }) => me?.hand.splice(1))
  await keepSaves(page, [alone])
  await walk(page, '/here/lodge')
  await listens(page)
  const removing = page.locator('#prompt').getByRole('button', { name: /^Remove / })
  await removing.click()
  const sure = page.getByRole('menuitem')
  expect(await sure.count()).toBe(1)
  await sure.click()
  await removing.waitFor({ state: 'detached' })
})

/** Faults of the number of equal cards: it lies over or under something, or its letters do not stand out. Runs in the page. */
const unreadCopies = (badge: Element): string[] => {
  const box = badge.getBoundingClientRect()
  const meets = ({ left, right, top, bottom }: DOMRect): boolean =>
    Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
    Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1
  const texts = [...(badge.parentElement?.querySelectorAll('[data-effect], [data-key], svg') ?? [])]
  const brightness = (colour: string): number =>
    (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
  const { color, backgroundColor } = getComputedStyle(badge)
  const lines = texts.flatMap((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects(), ...(text.childElementCount > 0 ? [] : [text.getBoundingClientRect()])]
      .filter(meets)
      .map(() => text.textContent ?? '')
  })
  const pale = Math.abs(brightness(color) - brightness(backgroundColor)) < 300
  return [...lines, ...(pale ? ['its own ground'] : [])]
}

test.each([
  ['a desk', { viewport: desk }],
  ['a phone', { viewport: phone, touch: true }],
] as const)('[BRW-STU.3] on %s two equal cards say so where nothing lies over it', async (_, seen) => {
  const page = await visit(blank, seen)
  const alike = laidOut(cameTo({ round: 2, at: 'librarySchool' }), ({ library }) => {
    library.illusion?.cards.push('blur', 'blur', 'maze', 'maze')
  })
  await keepSaves(page, [alike])
  await walk(page, '/here/lodge')
  const illusion = page.locator('[data-region="sheet"] [data-thing="school:illusion"][data-legal]')
  for (let draws = 0; draws < 4; draws++) {
    await listens(page)
    await illusion.click()
  }
  const badges = page.locator('[data-thing^="choice:"] [data-copies="2"]')
  await badges.first().waitFor()
  await written(page)
  expect(await badges.allTextContents()).toEqual(['×2', '×2'])
  for (const badge of await badges.all()) expect(await badge.evaluate(unreadCopies)).toEqual([])
})

test.each([
  ['a desk', { viewport: desk }],
  ['a phone', { viewport: phone, touch: true }],
] as const)(
  '[BRW-QST.6] on %s a quest is given up by a button and its menu, which says what it costs; touching the quest reads it',
  async (_, seen) => {
    const page = await comeBack({ round: 2, at: 'giveUpQuest', orders: { 'give-up': true } }, seen)
    const bar = page.locator('#prompt')
    const asked = bar.getByText('Do you give up a quest?')
    const quest = page.locator('[data-region="quests"] [data-thing^="quest:"]').first()
    // It does not glow as if it could be completed.
    expect(await page.locator('[data-thing^="quest:"][data-legal]').count()).toBe(0)
    const tab = page.locator('#board nav').getByRole('button', { name: 'Sheet' })
    if (await tab.isVisible()) await tab.click()
    await quest.click()
    await page.getByRole('heading', { name: 'Rise and Shine' }).waitFor()
    await page.keyboard.press('Escape')
    await asked.waitFor()
    await bar.getByRole('button', { name: 'Give up a quest …' }).click()
    const sure = page.getByRole('menuitem', { name: /^Give up .+: the Black Rose gains 1 PP/ })
    await page.keyboard.press('Escape')
    await sure.first().waitFor({ state: 'detached' })
    await asked.waitFor()
    await bar.getByRole('button', { name: 'Give up a quest …' }).click()
    await sure.first().click()
    await asked.waitFor({ state: 'detached' })
  },
)

test('the reach of a spell is painted no longer than its card is there', async () => {
  const page = await comeBack({ round: 3, at: 'planCard' }, { viewport: desk })
  const spell = page.locator('[data-thing^="hand:"]').first()
  const reach = page.locator('[data-reached]')
  for (const slot of ['first', 'quick']) {
    await page.locator(`[data-thing="slot:${slot}"]`).click()
    await spell.click()
    await page.locator(`[data-region="sheet"] [data-slot="${slot}"]:not([data-status="empty"])`).waitFor()
    await listens(page)
  }
  // Not every side of a spell has a reach.
  const sides = await page.locator('[data-region="sheet"] [data-part] [data-thing^="hand:"]').all()
  for (const side of sides) {
    await side.hover()
    await drawn(page)
    if ((await reach.count()) > 0) break
  }
  expect(await reach.count()).toBeGreaterThan(0)
  await page.keyboard.press('e')
  await page.locator('[aria-current="step"]', { hasText: 'Action' }).waitFor()
  await page.mouse.move(640, 20)
  await expect.poll(() => reach.count()).toBe(0)
})

test('a table is kept before its first answer, and a greyed undo says why', async () => {
  const page = await visit('/new/black-rose', { viewport: desk })
  await beginHere(page)
  await listens(page)
  const asked = await page.locator('#prompt').textContent()
  await isKept(page)
  await page.reload()
  await listens(page)
  expect(await page.locator('#prompt').textContent()).toBe(asked)
  const why = 'You have given no answer yet that could be taken back.'
  const undo = page.getByRole('button', { name: 'Undo', description: why })
  expect(await undo.getAttribute('title')).toBe(why)
  await undo.click({ force: true })
  await page.getByRole('status').filter({ hasText: why }).waitFor()
  await page.getByRole('link', { name: 'Lobby' }).click()
  await page.getByRole('link', { name: 'Go on' }).first().waitFor()
})

test.each([
  ['a desk', { viewport: desk }],
  ['a phone', { viewport: phone, touch: true }],
] as const)('on %s a mage’s panel says how strong she is, and what changes her attacks', async (_, seen) => {
  const page = await visit(blank, seen)
  const manners = { card: 'manners-please', drawer: 1, colour: null, spent: false } as const
  const save = laidOut(cameTo({ round: 2, at: 'component' }), (state) => {
    state.lasting = []
    state.events.fill(null)
    state.events[0] = manners
  })
  await keepSaves(page, [save])
  await walk(page, '/here/lodge')
  await listens(page)
  const tab = page.locator('#board nav').getByRole('button', { name: 'Mages' })
  if (await tab.isVisible()) await tab.click()
  const panel = page.locator('[data-region="mages"] li[data-near]')
  await panel.getByText('Attacks deal 1: Manners, Please −1').waitFor()
  const strength = panel.getByTitle(/^strength 2; a physical attack deals 1 \(Manners, Please −1\)$/)
  expect(await strength.textContent()).toContain('2−1')
  expect(
    await page.locator('[data-region="mages"]').evaluate((part) => part.scrollWidth <= part.clientWidth),
  ).toBe(true)
})
