import { give, hash, keyOf, openMatch, type Segment, startMatch } from '@conclave/kernel'
import { type SpellboundOption, spellbound } from '@conclave/spellbound'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepSaves } from '../../build/recorded.ts'
import { beginHere, listens } from './play.ts'
import { blank, stage, walk } from './stage.ts'

const { visit } = stage()

const useless = '#board [data-region="display"] [data-state="useless"]'

/** A solo Story in which some card of the Mage row can only be discarded. */
const storyWithUselessCard = async (page: Page): Promise<void> => {
  for (let deal = 0; deal < 20; deal++) {
    await page.goto(new URL('/new/spellbound', page.url()).href)
    await page.getByRole('button', { name: 'Remove Blue' }).click()
    await beginHere(page)
    await listens(page)
    await page.locator('#board [data-region="display"] [data-legal]').first().click()
    await page.locator('#prompt').filter({ hasText: 'Story' }).waitFor()
    await listens(page)
    if ((await page.locator(useless).count()) > 0) return
  }
  throw new Error('every card of twenty deals can be played')
}

const cardsInRow = (page: Page): Promise<number> =>
  page
    .locator('#board [data-thing^="card:"]:not([data-thing^="card:witch"], [data-thing^="card:troll"])')
    .count()

test('a card that can only be discarded looks so, and neither one click nor one key throws it away', async () => {
  const page = await visit('/new/spellbound')
  await storyWithUselessCard(page)
  const before = await cardsInRow(page)
  const card = page.locator(useless).first()
  const glow = (of: string) =>
    page
      .locator(of)
      .first()
      .evaluate((element) => getComputedStyle(element).boxShadow)
  const playable = '#board [data-region="display"] [data-kind="base"] [data-legal]:not([data-state])'
  if ((await page.locator(playable).count()) > 0) expect(await glow(useless)).not.toBe(await glow(playable))
  await card.click()
  const discard = page.getByRole('menuitem', { name: /^Discard/ })
  await discard.waitFor()
  expect(await cardsInRow(page)).toBe(before)
  await page.keyboard.press('Escape')
  await discard.waitFor({ state: 'detached' })
  expect(await cardsInRow(page)).toBe(before)
  // By key: Enter on the card opens the menu, where it is chosen.
  await card.focus()
  await page.keyboard.press('Enter')
  await discard.waitFor()
  expect(await cardsInRow(page)).toBe(before)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('menuitem')
  await page.keyboard.press('Enter')
  await expect.poll(() => cardsInRow(page)).toBe(before - 1)
})

test('a finger does not throw it away either', async () => {
  const page = await visit('/new/spellbound', { viewport: { width: 390, height: 844 }, touch: true })
  await storyWithUselessCard(page)
  const before = await cardsInRow(page)
  await page.locator(useless).first().tap()
  await page.getByRole('menuitem', { name: /^Discard/ }).waitFor()
  expect(await cardsInRow(page)).toBe(before)
  await page.getByRole('menuitem', { name: /^Discard/ }).tap()
  await expect.poll(() => cardsInRow(page)).toBe(before - 1)
})

/** A table on the device at which Bo, a bot, has proposed something for Ada's mage. */
const proposed = (id: string, ...answers: readonly SpellboundOption[]) => {
  const [options, seats, seed] = [{}, 3, 'company']
  const begun = startMatch(spellbound, { options, seats, seed })
  if ('problem' in begun) throw new Error(begun.problem)
  const from = {
    ...begun.state,
    active: 1,
    acting: 1,
    spells: [[], ['teleport', 'puppetry'], []],
    questions: [{ seat: 1, kind: 'witchTime', manner: 'turn' as const, about: null }],
  }
  const segment: Segment = { rules: spellbound.rules, from, answers: [], hashes: [hash(from)] }
  const match = openMatch(spellbound, { ...begun.file, segments: [segment] })
  if ('problem' in match) throw new Error(match.problem)
  for (const option of answers)
    if (give(match, 1, keyOf(option)) !== null) throw new Error(`${keyOf(option)} is refused`)
  const bot = { kind: 'bot', level: 'random' }
  return {
    id,
    plan: {
      id,
      game: spellbound.id,
      edition: spellbound.edition,
      options,
      seats: [
        { kind: 'human', name: 'Ada', level: null },
        { ...bot, name: 'Bo' },
        { ...bot, name: 'Cleo' },
      ],
      seed,
    },
    file: match.file,
    orders: [{}, {}, {}],
    updated: 1,
    outcome: null,
  }
}

/** What is marked and not whole in sight: part of it lies under the bar, or over the edge of the board. Runs in the page. */
const notWhole = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-region="realm"] [data-pointed]')].flatMap((marked) => {
    const { left, right, top, bottom } = marked.getBoundingClientRect()
    const corners = [top + 3, bottom - 3].map((y) => document.elementFromPoint((left + right) / 2, y))
    const isIn = corners.every((found) => found?.closest('[data-region="realm"]') != null)
    return isIn ? [] : [marked.dataset.thing ?? '']
  })

test.each([
  ['a desk', { viewport: { width: 1280, height: 720 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, touch: true }],
  ['a phone in French', { viewport: { width: 390, height: 844 }, touch: true, language: 'fr' }],
  ['a small phone', { viewport: { width: 375, height: 667 }, touch: true, language: 'fr' }],
] as const)(
  '[AR-69] on %s the place where somebody would put one’s mage is marked and whole in sight, and so is the mage',
  async (_, seen) => {
    const teleport = proposed(
      'teleport',
      { do: 'cast', spell: 'teleport' },
      { do: 'propose', mage: 0 },
      { do: 'move', part: 0, to: 'village:7' },
    )
    const puppetry = proposed('puppetry', { do: 'cast', spell: 'puppetry' }, { do: 'propose', mage: 0 })
    const page = await visit(blank, seen)
    await keepSaves(page, [teleport, puppetry])
    for (const [save, things] of [
      [teleport, ['location:village:7', 'mage:0']],
      [puppetry, ['mage:0']],
    ] as const) {
      await walk(page, `/here/${save.id}`)
      await listens(page)
      await page
        .locator('#prompt')
        .getByRole('button', { name: /^Refuse/ })
        .waitFor()
      for (const thing of things)
        await page
          .locator(`[data-region="realm"] [data-thing="${thing}"][data-pointed]`)
          .waitFor({ state: 'visible' })
      await expect.poll(() => page.evaluate(notWhole)).toEqual([])
      expect(await page.locator('[data-region="realm"] [data-pointed]').count()).toBe(things.length)
    }
  },
)
