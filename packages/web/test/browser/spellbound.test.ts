import { give, hash, keyOf, openMatch, type Segment, startMatch } from '@conclave/kernel'
import { type SpellboundOption, spellbound } from '@conclave/spellbound'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepSaves, recorded, saveAfter } from '../../build/recorded.ts'
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

/**
 * Marked things that are not whole in sight: part of each lies under the bar, or over the edge of the board. Runs in the page.
 */
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

/** A recorded match on the device, so many answers on. */
const goTo = async (page: Page, name: string, answers: number): Promise<void> => {
  const id = `${name}-${answers}`
  await keepSaves(page, [saveAfter(recorded(name), id, answers, 1)])
  await walk(page, `/here/${id}`)
  await listens(page)
}

const told = (page: Page, form: 'panel' | 'spotlight' | 'banner') => page.locator(`[data-stage="${form}"]`)

test('[SPB-EN.1, SPB-EN.5] an encounter holds the game step by step, without motion, too, and keeps its end to itself', async () => {
  const page = await visit(blank, { pace: 'hand', viewport: { width: 1280, height: 720 } })
  await goTo(page, '3-lose-2', 95)
  await page.locator('#board [data-thing="location:city:red"]').click()
  // Whom a spell has moved is told first, with the card.
  await told(page, 'spotlight').filter({ hasText: 'Ada vanished and appeared in the red city' }).waitFor()
  expect(await page.locator('#prompt').getAttribute('data-listening')).toBeNull()
  await page.keyboard.press(' ')
  const panel = told(page, 'panel')
  await panel.filter({ hasText: 'Encounter' }).waitFor()
  const hat = page.locator('#board [data-thing="piece:blue"]')
  const before = await hat.textContent()
  for (const space of [8, 9]) {
    await page.keyboard.press(' ')
    await panel.filter({ hasText: `the blue hat advanced to space ${space}` }).waitFor()
    await page.locator('#board [data-thing="piece:blue"][data-staged]').waitFor()
    await expect.poll(() => hat.textContent()).toContain(`space ${space}`)
    // How it ends is not known before it is told.
    expect(await page.locator('#prompt').textContent()).not.toContain('Defeat')
  }
  expect(before).not.toContain('space 9')
  await page.keyboard.press(' ')
  await panel.filter({ hasText: 'The match was lost' }).waitFor()
  await page.keyboard.press(' ')
  await page
    .getByRole('heading', { name: /have|has|lost/i })
    .first()
    .waitFor()
})

test('[SPB-ST.2] what a card does is named before it is played, done in one choice, and its text stays in sight', async () => {
  const page = await visit('/new/spellbound')
  await page.getByRole('button', { name: 'Remove Blue' }).click()
  await beginHere(page)
  await listens(page)
  const chance = page.locator('[data-region="tower"]').getByText(/% to win, if it is sent$/)
  const card = page.locator('#board [data-region="display"] [data-legal]').first()
  // What sending a card would do to the odds is seen before.
  await card.hover()
  await chance.waitFor()
  await page.mouse.move(0, 0)
  await chance.waitFor({ state: 'detached' })
  await card.click()
  await page.locator('#prompt').filter({ hasText: 'Story' }).waitFor()
  await listens(page)
  // Whoever stays here pays for it: the track shows where the Troll would stand.
  await page.getByText('not moved yet: the Troll would advance').waitFor()
  await page.locator('[data-race="silver"] [data-ending]').waitFor()
  // Nothing can be done with Fortuna or a hat now, and a click says why.
  await page.locator('#board [data-thing="piece:red"]').click()
  await page.getByText('That is not what is asked now').waitFor()
  for (const each of await page
    .locator('#board [data-region="display"] [data-legal]:not([data-state])')
    .all()) {
    await each.click()
    const name = await page.getByRole('menuitem').first().textContent()
    if (/^(Search|Magic)/.test(name ?? '')) {
      await page.locator('[data-kind="base"]').filter({ hasText: 'Choose one' }).first().waitFor()
      const before = await cardsInRow(page)
      await page.getByRole('menuitem').first().click()
      await expect.poll(() => cardsInRow(page)).toBe(before - 1)
      await page.locator('#prompt').filter({ hasText: 'Story' }).waitFor()
      await page.keyboard.press('u')
      await expect.poll(() => cardsInRow(page)).toBe(before)
      return
    }
    await page.keyboard.press('Escape')
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' })
  }
  throw new Error('no card of this deal searches or does magic')
})

/** A table on the device that has just been laid out, for one mage. */
const laidOut = (id: string, seed: string) => {
  const begun = startMatch(spellbound, { options: {}, seats: 1, seed })
  if ('problem' in begun) throw new Error(begun.problem)
  const { game, edition, options, file } = { ...begun.file, file: begun.file }
  return {
    id,
    plan: { id, game, edition, options, seats: [{ kind: 'human', name: null, level: null }], seed },
    file,
    orders: [{}],
    updated: 1,
    outcome: null,
  }
}

test('[SPB-ST.1] an ordinary turn is nine clicks: every thing is clicked itself, and only what cannot be taken back is asked twice', async () => {
  const page = await visit(blank)
  await keepSaves(page, [laidOut('ordinary', 'lesson 103')])
  await walk(page, '/here/ordinary')
  const board = page.locator('#board')
  const clicks = [
    // A card is sent, and the mage moves: the place says by which card.
    board.locator('[data-thing="card:magic-yellow"]'),
    board.locator('[data-thing="location:city:blue"]'),
    // The book is searched for where it stands.
    board.locator('[data-thing="book:blue"]'),
    // Magic draws a stone: its card says the chance first.
    board.locator('[data-thing="card:magic-red"]'),
    page.getByRole('menuitem', { name: /^Magic: \d+ % sun, pushes the blue hat back$/ }),
    // The wand moves once more.
    board.locator('[data-thing="wand:0"]'),
    board.locator('[data-thing="location:village:5"]'),
    // The village is spoken to where it lies.
    board.locator('[data-thing="location:village:5"]'),
    page.getByRole('button', { name: /^End the Story/ }),
  ]
  for (const [at, thing] of clicks.entries()) {
    await listens(page)
    if (at === 3) {
      // What it would do is drawn on the tracks while one looks at it.
      await thing.hover()
      await board.locator('[data-race="blue"] [data-would="hat"]').waitFor()
    }
    await thing.click()
  }
  await page.getByRole('tabpanel').getByText('Turn 2').waitFor()
  const told = (words: RegExp) => page.getByRole('tabpanel').getByText(words).count()
  for (const words of [
    /moved to the blue city/,
    /the blue book/,
    /moved to village 5/,
    /1 influence in village 5/,
  ])
    expect(await told(words), String(words)).toBeGreaterThan(0)
})

test('on a tablet held upright everything is in sight, and by finger a card is read before it is sent', async () => {
  const page = await visit('/new/spellbound', { viewport: { width: 820, height: 1180 }, touch: true })
  await beginHere(page)
  await listens(page)
  for (const region of ['realm', 'display', 'races', 'tower', 'mages'])
    expect(await page.locator(`#board [data-region="${region}"]`).isVisible(), region).toBe(true)
  const below = () =>
    page.locator('#board [data-tab]').evaluate((board) => board.scrollHeight - board.clientHeight)
  expect(await below()).toBeLessThanOrEqual(2)
  const before = await cardsInRow(page)
  await page.locator('#board [data-region="display"] [data-legal]').last().tap()
  await page.locator('[data-about]').waitFor()
  expect(await cardsInRow(page)).toBe(before)
  await page.getByRole('menuitem').first().tap()
  await expect.poll(() => cardsInRow(page)).toBe(before - 1)
  // What the signs mean is found by finger, too, without the keys that a finger has not.
  await page.getByRole('button', { name: 'Table', exact: true }).tap()
  await page.getByRole('menuitem', { name: 'Signs and keys' }).tap()
  const signs = page.getByRole('dialog', { name: 'Signs and keys' })
  await signs.getByText('nobody stands guard: in an encounter this hunter takes one more step').waitFor()
  expect(await signs.getByText('take the last answer back').isVisible()).toBe(false)
  await signs.getByRole('button', { name: 'Close' }).tap()
  await signs.waitFor({ state: 'detached' })
  // So it is with four mages, and on a large screen a card carries its text.
  await goTo(page, '5-victory', 60)
  expect(await below()).toBeLessThanOrEqual(2)
  const text = page.locator('[data-region="display"]').getByText('Choose one: use magic; or search').first()
  expect(await text.isVisible()).toBe(false)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await text.waitFor()
})

test('on a phone what has changed since the last turn turns the page to where it is seen', async () => {
  const page = await visit(blank, { viewport: { width: 390, height: 844 }, touch: true, language: 'fr' })
  await keepSaves(page, [saveAfter(recorded('2-lose-1'), 'since', 42, 1)])
  await walk(page, '/here/since')
  await listens(page)
  await page.getByRole('button', { name: /^Depuis votre dernier tour/ }).tap()
  await page.getByRole('button', { name: /^Voir sur le plateau : Troll/ }).tap()
  await page.locator('#board [data-thing="piece:troll"]:focus [data-changed]').waitFor()
})

test('a card that a bot plays is held up with what came of it, for a phone in the bar that waits; a click skips it', async () => {
  const page = await visit('/new/spellbound', {
    pace: 'hand',
    viewport: { width: 390, height: 844 },
    touch: true,
  })
  await beginHere(page)
  const ticker = page.locator('#prompt [data-stage="ticker"]')
  // The bot has its turn when one's own is over: a card is sent, the others go, the Story ends.
  for (let answers = 0; answers < 40 && !(await ticker.isVisible()); answers++) {
    await expect
      .poll(
        async () =>
          (await ticker.isVisible()) ||
          (await page.locator('[data-stage="banner"], #prompt[data-listening]').first().isVisible()),
      )
      .toBe(true)
    if (await ticker.isVisible()) break
    if (await page.locator('[data-stage="banner"]').isVisible()) {
      await page.keyboard.press(' ')
      continue
    }
    const end = page.locator('#prompt').getByRole('button', { name: /^End the Story/ })
    if (await end.isVisible()) await end.tap()
    else {
      await page.locator('#board [data-region="display"] [data-legal]').first().tap()
      await page.getByRole('menuitem').last().tap()
    }
  }
  await ticker.filter({ hasText: /^Blue/ }).waitFor()
  const words = await ticker.textContent()
  await page.keyboard.press(' ')
  await expect.poll(() => ticker.textContent({ timeout: 1_000 }).catch(() => null)).not.toBe(words)
  // Whoever does not want to see more goes on to her own turn: nothing waits for a key any longer.
  await page.locator('#prompt').getByRole('button', { name: 'To my turn' }).tap()
  await listens(page)
  expect(await page.locator('section[data-stage], [data-stage=ticker]').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'To my turn' }).count()).toBe(0)
})
