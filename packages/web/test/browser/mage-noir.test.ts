import { cloneJson, hash, openMatch } from '@conclave/kernel'
import { type MageNoir, mageNoir } from '@conclave/mage-noir'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { announcedDuel } from '../../build/announced.ts'
import { duelAt } from '../../build/duel.ts'
import { keepSaves } from '../../build/recorded.ts'
import { faultsOf } from './layout.ts'
import { type Answering, beginHere, click, listens, playOn, pressSomething } from './play.ts'
import { blank, stage, violationsByBoth, walk, written } from './stage.ts'

const { visit } = stage()

const isOver = (page: Page): Promise<boolean> =>
  page.getByRole('button', { name: 'Play again', exact: true }).isVisible()

/** Clicks of a player, by what is to be seen: a pile, a proposal, a target, a card, an answer. */
const clicks = [
  '[data-take]',
  '#board form button.primary',
  '[data-thing="mage:1"][data-legal]',
  '[data-region=hand] [data-legal]',
  '#prompt [data-option]',
  '#board [data-legal]',
] as const

/** Plays cards for the first clicks; then only takes Mana and ends turns, so that the duel comes to an end. */
const duelByMouse =
  (played: number): Answering =>
  (page, turn) =>
    click(
      page,
      0,
      clicks.filter((selector) => turn <= played || selector !== '[data-region=hand] [data-legal]'),
    )

/** Lays a table into the browser's own storage and opens it. */
const openDuel = async (page: Page, save: ReturnType<typeof duelAt>): Promise<void> => {
  await keepSaves(page, [save])
  await walk(page, `/here/${save.id}`)
  await listens(page)
}

const fire = { deck0: 'burning-wrath', deck1: 'growing-canopy' } as const
const water = { deck0: 'crushing-pressure', deck1: 'whirling-volley' } as const
const trees = { deck0: 'growing-canopy', deck1: 'burning-wrath' } as const

test('a whole duel with the mouse, from the lobby to the end screen, and the same again', async () => {
  const page = await visit('/')
  await page.getByRole('link', { name: /^Set up a table.*Mage Noir/ }).click()
  await page.getByRole('heading', { name: 'Mage Noir' }).waitFor()
  await page.getByRole('button', { name: 'First duel' }).click()
  await page.getByRole('combobox', { name: 'Deck of Dusk' }).selectOption('burning-wrath')
  await beginHere(page)
  await listens(page)
  await page.locator('[data-thing="opening:first"]').click()
  await playOn([page], duelByMouse(10), () => isOver(page))
  await page.getByRole('img').first().waitFor()
  await page.getByRole('button', { name: 'Play again', exact: true }).click()
  await listens(page)
  await page.locator('[data-thing="opening:second"]').click()
  await page.getByText('decides who plays first').first().waitFor()
})

test('whoever gives up has lost, and may choose another deck for the next duel', async () => {
  const page = await visit(blank)
  await openDuel(page, duelAt('given-up', fire, 'duel a', { turn: 5, at: 'gather' }, 1))
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'Really give up' }).click()
  await page.getByRole('heading', { name: 'Bo has won' }).waitFor()
  await page.getByText('A mage gave up.').first().waitFor()
  await page.getByText('Ada has lost and decides who begins the next duel.').waitFor()
  await page.getByRole('button', { name: 'Play again, choosing anew' }).click()
  const deck = page.getByRole('combobox', { name: 'Deck of Ada' })
  expect(await deck.inputValue()).toBe('burning-wrath')
  await deck.selectOption('whirling-volley')
  await beginHere(page)
  await listens(page)
  // The loser decides.
  await page.locator('[data-thing="opening:first"]').click()
  await page.getByText('Who plays first?').first().waitFor()
})

test('what has changed since the last turn leads to its place, marked until one acts; gathering is one click on a pile, and is taken back by one key', async () => {
  const page = await visit(blank)
  await openDuel(page, duelAt('gather', fire, 'duel a', { turn: 5, at: 'gather' }, 1))
  const board = page.locator('#board')
  await page.getByRole('button', { name: 'Since your last turn (2)' }).click()
  await page.getByRole('button', { name: 'Show on the board: Bo channelled Ephemeral Brambles.' }).click()
  await board.locator('[data-thing]:focus[data-staged] [data-changed]').waitFor()
  expect(await board.locator('[data-changed]').count()).toBe(2)
  await board.getByRole('button', { name: /^Water as number 1/ }).click()
  await board.getByRole('button', { name: /^1\. Water, into the/ }).waitFor()
  await board.locator('[data-take="left"]').click()
  await page.getByText('Your main phase').first().waitFor()
  expect(await board.locator('[data-changed]').count()).toBe(0)
  await page.keyboard.press('u')
  // Three Mana and a pile were one decision.
  await board.getByRole('button', { name: /^Water as number 1/ }).waitFor()
  const told = page.getByRole('tabpanel').getByText('took the last answer back')
  expect(await told.count()).toBe(1)
})

test('an ordinary turn is five clicks', async () => {
  const page = await visit(blank)
  await openDuel(page, duelAt('ordinary', fire, 'duel a', { turn: 5, at: 'gather' }, 1))
  const clicked: (() => Promise<void>)[] = [
    () => page.locator('[data-take]:has-text("pays for 4")').first().click(),
    () => page.locator('[data-region=hand] [data-legal]').first().click(),
    () => page.getByRole('menuitem', { name: 'Prepare and activate' }).click(),
    () => page.getByRole('button', { name: /^Use / }).click(),
    () => page.getByRole('button', { name: 'End the turn' }).click(),
  ]
  for (const [at, click] of clicked.entries()) {
    await listens(page)
    await click()
    // The menu says what is paid, what the card does and to whom, and its text stays.
    if (at === 1) {
      const menu = page.getByRole('menu')
      await menu.getByText('Deal 3 damage to your opponent').waitFor()
      await menu.getByText(/^Pays 2 Fire Mana and leaves /).waitFor({ state: 'attached' })
      await menu.getByRole('menuitem', { name: 'Prepare and activate' }).getByText('Bo 20 → 17').waitFor()
    }
  }
  await page.getByText('Ada ended the turn.').last().waitFor()
  expect(await page.getByText('Ada activated Fiery Arrow').count()).toBeGreaterThan(0)
})

type Duel = ReturnType<typeof duelAt>

/** A duel in Ada's main phase, laid out otherwise. */
const laidOut = (id: string, change: (state: MageNoir) => void): Duel => {
  const save = duelAt(id, fire, 'duel a', { turn: 5, at: 'main' }, 1)
  const match = openMatch(mageNoir, save.file)
  if ('problem' in match) throw new Error(match.problem)
  const from = cloneJson(match.state)
  change(from)
  const segment = { rules: mageNoir.rules, from, answers: [], hashes: [hash(from)] }
  return { ...save, file: { ...save.file, segments: [segment] } }
}

/** A duel in which Ada can prepare a Fission only by discarding her Fiery Arrow. */
const pricedDuel = (id: string) =>
  laidOut(id, ({ players: [ada] }) => {
    ada.hand.splice(0, Number.POSITIVE_INFINITY, 'fiery-arrow', 'fission', 'seed')
    ada.shown.length = 0
    ada.board.length = 0
    ada.reserve.fill(4)
  })

/** A duel in which Ada's Magma Eruption is prepared, and Bo can only pay for a Seed. */
const eruption = (id: string) =>
  laidOut(id, ({ players: [ada, bo] }) => {
    const on = { locked: [0, 0, 0, 0, 0, 0], life: 0, ignored: 0, doubled: false }
    ada.board.push({ ...on, n: 90, card: 'magma-eruption', zone: 'prepared' })
    bo.board.push({ ...on, n: 91, card: 'seed', zone: 'prepared' })
  })

test('a big hit goes across the board and holds the game, and what the other plays stands in the light', async () => {
  const page = await visit(blank, { pace: 'hand' })
  await openDuel(page, eruption('eruption'))
  // Looking at the card draws what it would do on whoever it may strike, and so does the question at whom.
  const drawn = (seat: number) => page.locator(`[data-thing="mage:${seat}"] [data-foretold]`)
  await page.locator('[data-thing="board:90"][data-legal]').hover()
  await drawn(1).and(page.locator('[data-foretold="20→13"][data-maybe]')).waitFor()
  await page.locator('[data-region=ether]').hover()
  await drawn(1).waitFor({ state: 'detached' })
  await page.locator('[data-thing="board:90"][data-legal]').click()
  await page.getByRole('menuitem', { name: 'Activate Magma Eruption: Bo 20 → 13, or another target' }).click()
  await listens(page)
  await drawn(0).waitFor()
  await drawn(1).and(page.locator('[data-foretold="20→13"]')).waitFor()
  await page.locator('[data-thing="mage:1"][data-legal]').click()
  const banner = page.locator('[data-stage="banner"]')
  await banner.getByText('7 damage to Bo').waitFor()
  // Nobody answers before it is over; the life is what the blow has left.
  expect(await page.locator('#prompt[data-listening] [data-option]').count()).toBe(0)
  await page
    .locator('[data-thing="mage:1"]')
    .getByText('13', { exact: true })
    .first()
    .waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await banner.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'End the turn' }).click()
  const light = page.locator('[data-stage="spotlight"]')
  await light
    .getByText(/^Bo (prepares|activates|channels) /)
    .first()
    .waitFor()
  expect(await page.locator('#prompt[data-urgent]').count()).toBe(0)
})

test('[D-08] the menu of a card says which other one is discarded to prepare it', async () => {
  const page = await visit(blank)
  await openDuel(page, pricedDuel('priced'))
  // What cannot be done says why.
  await page.locator('[data-region=hand] [data-thing="hand:fiery-arrow"]').click()
  await page.getByText('Fiery Arrow needs a Flame among your components').waitFor()
  const way = page.getByRole('menuitem', { name: 'Prepare for later' })
  const told = page.getByRole('menu').getByText('Discard Fiery Arrow to prepare Fission')
  await page.locator('[data-region=hand] [data-thing="hand:seed"]').click()
  await way.waitFor()
  expect(await told.count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.locator('[data-region=hand] [data-thing="hand:fission"]').click()
  await told.waitFor()
  await way.click()
  await page.locator('#prompt').getByText('Fission: which card do you discard to prepare it?').waitFor()
  await page.locator('[data-thing="hand:fiery-arrow"][data-legal]').click()
  await expect.poll(() => page.locator('[data-thing="hand:fiery-arrow"]').count()).toBe(0)
})

/**
 * Number of cards and of Mana that are seen to travel when a pile is taken and a card prepared, by people who like motion and by
 * those who do not.
 */
const travelling = async (
  page: Page,
  speed: 'usual' | 'none',
): Promise<{ readonly cards: number; readonly mana: number }> => {
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('conclave.settings') ?? '{}')
    localStorage.setItem('conclave.settings', JSON.stringify({ ...kept, speed: wanted }))
  }, speed)
  // What is chosen for the device is read when the app is loaded.
  await page.goto(new URL(blank, page.url()).href)
  await openDuel(page, duelAt(`travel-${speed}`, fire, 'duel a', { turn: 1, at: 'gather' }, 1))
  await page.evaluate(() => {
    const seen = Object.assign(globalThis, { travelled: { cards: 0, mana: 0 } })
    const sky = document.querySelector('#board [inert]')
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes as NodeListOf<HTMLElement>)
          seen.travelled[node.dataset.flying === undefined ? 'cards' : 'mana']++
    }).observe(sky as Element, { childList: true })
  })
  await page.locator('[data-take=left]').click()
  await page.getByText('Your main phase').first().waitFor()
  await listens(page)
  await page.locator('[data-region=hand] [data-legal]').first().click()
  await page.getByRole('menuitem', { name: 'Prepare and channel' }).click()
  await page
    .getByText(/Ada channelled/)
    .first()
    .waitFor()
  await page.waitForFunction(() => document.querySelector('#board [inert]')?.childElementCount === 0)
  return page.evaluate(
    () => (globalThis as unknown as { travelled: { cards: number; mana: number } }).travelled,
  )
}

test('cards and Mana are seen to travel, unless nothing shall move', async () => {
  const page = await visit(blank)
  const { cards, mana } = await travelling(page, 'usual')
  expect(cards).toBeGreaterThan(0)
  // Three come to the ether, and the two of one pile go to the reserve together.
  expect(mana).toBeGreaterThanOrEqual(4)
  expect(await travelling(page, 'none')).toEqual({ cards: 0, mana: 0 })
})

test('a duel with the keyboard alone', async () => {
  const page = await visit(blank)
  await openDuel(page, duelAt('keys', fire, 'duel a', { turn: 1, at: 'main' }, 1))
  await page.locator('[data-region=hand] [data-legal]').first().focus()
  await page.keyboard.press('Enter')
  const focused = (name: string) =>
    page.locator('[role=menu]:focus-within [data-focused]').filter({ hasText: name }).waitFor()
  await focused('Prepare and activate')
  await page.keyboard.press('ArrowDown')
  await focused('Prepare and channel')
  await page.keyboard.press('Enter')
  await page
    .getByText(/Ada channelled/)
    .first()
    .waitFor()
  // A duel that is nearly over.
  await openDuel(page, duelAt('late', trees, 'duel d', { turn: 18, at: 'gather' }, 2))
  await playOn(
    [page],
    (shown) => pressSomething(shown, 0),
    () => isOver(page),
  )
})

test('a deck is built, saved, exported and played', async () => {
  const page = await visit('/decks')
  await page.getByRole('button', { name: 'Burning Wrath', exact: true }).click()
  await page.getByText('This deck may be played.').waitFor()
  await page.getByRole('button', { name: 'One fewer Fission' }).first().click()
  await page.getByText('It has 39 cards, and 40 are needed.').waitFor()
  expect(await page.getByRole('button', { name: 'Play with this deck' }).isDisabled()).toBe(true)
  await page.getByRole('searchbox').fill('ignition')
  await page.getByText('1 card', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'One more Ignition' }).click()
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Embers')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Edit Embers' }).waitFor()
  const code = await page.getByRole('textbox', { name: 'Short code', exact: true }).inputValue()
  expect(code).toMatch(/^MN1-/)
  await page.reload()
  await page.getByRole('textbox', { name: /^Paste a list/ }).fill('4 Flamme\n2 no such card')
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByText('Line 2 cannot be read: “2 no such card”.').waitFor()
  await page.getByRole('textbox', { name: /^Paste a list/ }).fill(code)
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByText('40 cards read.').waitFor()
  await page.getByRole('button', { name: 'Play with this deck' }).click()
  const picker = page.getByRole('combobox', { name: 'Deck of Dawn' })
  await page.waitForFunction(
    (wanted) => [...document.querySelectorAll('select')].some(({ value }) => value === wanted),
    code,
  )
  expect(await picker.inputValue()).toBe(code)
  // The decks of this device come a moment after the page.
  await expect.poll(() => picker.locator('option:checked').textContent()).toBe('Embers')
  await beginHere(page)
  await listens(page)
})

test('an illegal deck is refused with the reason', async () => {
  const page = await visit(`/new/mage-noir?deck=${encodeURIComponent('4 flame\n4 fire-ball')}`)
  await page.getByText(/8 cards/).waitFor()
  expect(await page.getByRole('button', { name: 'Play on this device' }).isDisabled()).toBe(true)
})

test('the lesson leads through a first duel, and the match goes on against a bot', async () => {
  const page = await visit('/tutorial/mage-noir')
  const on = page.getByRole('button', { name: 'Next', exact: true })
  const last = page.getByRole('button', { name: 'Play on from here' })
  const follow: Answering = async (shown) => {
    if (!(await on.isVisible()))
      return (await click(shown, 0, ['[data-take]'])) ?? (await pressSomething(shown, 0))
    await on.click()
    return 'Next'
  }
  await playOn([page], follow, () => last.isVisible(), 60)
  expect(await page.getByText('Step 15 of 15').isVisible()).toBe(true)
  await last.click()
  await page.waitForURL(/\/here\//)
  await listens(page)
})

test('axe finds nothing at the duel and in the deck builder, by light and by dark', async () => {
  const page = await visit('/decks', { theme: 'system' })
  await page.getByRole('button', { name: 'Growing Canopy', exact: true }).click()
  expect(await violationsByBoth(page), 'decks').toEqual([])
  await walk(page, '/new/mage-noir')
  await page.getByRole('combobox', { name: 'Deck of Dawn' }).waitFor()
  expect(await violationsByBoth(page), 'new table').toEqual([])
  await openDuel(page, duelAt('axe-gather', fire, 'duel d', { turn: 15, at: 'gather' }, 1))
  expect(await violationsByBoth(page), 'gathering').toEqual([])
  await openDuel(page, duelAt('axe-main', water, 'duel c', { turn: 15, at: 'main' }, 1))
  expect(await violationsByBoth(page), 'main phase').toEqual([])
  await openDuel(page, duelAt('axe-open', water, 'duel c', { turn: 0, at: 'opening' }, 1))
  expect(await violationsByBoth(page), 'opening').toEqual([])
})

const screens = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const

/** True if the whole of a thing is seen as it stands, above the prompt. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const corners = [[left + 4, top + 4] as const, [right - 4, bottom - 4] as const]
      return corners.every(([x, y]) => {
        const there = document.elementFromPoint(x, y)
        return there !== null && (element.contains(there) || there.contains(element))
      })
    })

test.each(screens)('nothing lies over anything at $width × $height', async (viewport) => {
  const page = await visit(blank, { viewport })
  const moments = [
    duelAt('opening', fire, 'duel a', { turn: 0, at: 'opening' }, 1),
    duelAt('gather', fire, 'duel d', { turn: 21, at: 'gather' }, 1),
    duelAt('main', water, 'duel c', { turn: 25, at: 'main' }, 1),
    duelAt('trees', trees, 'duel b', { turn: 15, at: 'main' }, 1),
  ]
  for (const save of moments) {
    await openDuel(page, save)
    expect(await faultsOf(page), save.id).toEqual([])
    // Hand and piles are decided on together: neither is looked for by scrolling.
    if (save.id !== 'opening') expect(await isInSight(page, '[data-region=hand] [data-thing]')).toBe(true)
    if (save.id === 'gather') expect(await isInSight(page, '[data-take=right]')).toBe(true)
    // Nor are one's own row, and the life and the Mana of both mages.
    if (save.id === 'main')
      for (const place of ['near] [data-zone]', 'near] [data-thing^="mage:"]', 'foe] [data-thing^="mage:"]'])
        expect(await isInSight(page, `[data-region=${place}`), place).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    )
  }
  if (viewport.width > 400) return
  // A finger finds each counter of a pile, and its title.
  for (const place of await page.locator('#board :is([data-thing^="ether:"], [data-thing^="pile:"])').all()) {
    const box = await place.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(39)
  }
  // Of the card that a phone has no room for so much is seen that nobody overlooks it.
  await openDuel(page, eruption('peek'))
  const fifth = await page.locator('[data-region=hand] [data-thing]').nth(4).boundingBox()
  expect(fifth?.x).toBeLessThan(viewport.width - 12)
})

test.each([
  ['a desk', { viewport: { width: 1280, height: 720 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, touch: true }],
] as const)('[R-56] on %s a Ritual is put before the Robe that was announced', async (place, how) => {
  const page = await visit(blank, how)
  const press = (where: Locator) => (place === 'a phone' ? where.tap() : where.click())
  // A finger lifts a card first: its text and its answer stand beside it.
  const pick = async (where: Locator) => {
    await press(where)
    if (place === 'a phone') await page.getByRole('menuitem').tap()
  }
  await openDuel(page, announcedDuel('announced', 1))
  await page.locator('#prompt').getByText('is about to be used. Do you use an ability, too?').waitFor()
  // The limit of turns is told from the first turn on.
  await page.locator('#board').getByText('Turn 5 of 300: Ada, main phase').waitFor()
  await pick(page.locator('#board [data-thing="board:101"][data-legal]'))
  await pick(page.locator('[data-region=hand] [data-thing="hand:breath"][data-legal]'))
  // One card is left that she might give for another use.
  await press(page.locator('#prompt').getByRole('button', { name: 'Do nothing' }))
  const form = page.getByRole('form', { name: 'The order in which these take effect' })
  await press(form.getByRole('button', { name: '2. Emptiness Ritual of Ada' }))
  await form.getByRole('button', { name: '1. Emptiness Ritual of Ada' }).waitFor()
  await press(form.locator('[data-thing="order:go"]'))
  // The Tree falls while the Robe is still worn; then the Robe goes, too.
  await page.locator('[data-thing="board:103"]').waitFor()
  await pick(page.locator('#board [data-thing="board:104"][data-legal]'))
  await expect.poll(() => page.locator('[data-thing="board:104"]').count()).toBe(0)
  await expect.poll(() => page.locator('[data-thing="board:103"]').count()).toBe(0)
})

test('a tablet that is turned leaves no log over the board, and large cards carry their texts', async () => {
  const page = await visit(blank, { viewport: { width: 1180, height: 820 } })
  await openDuel(page, duelAt('turned', water, 'duel c', { turn: 15, at: 'main' }, 1))
  const log = page.getByRole('tabpanel')
  await log.waitFor()
  await page.setViewportSize({ width: 820, height: 1180 })
  await log.waitFor({ state: 'detached' })
  // No hole in the middle: the ether is no higher than what stands above and below it.
  const heightOf = (name: string) =>
    page.locator(`[data-region=${name}]`).evaluate((region) => region.getBoundingClientRect().height)
  expect(await heightOf('ether')).toBeLessThan(await heightOf('near'))
  const text = page.locator('[data-region=hand]').getByText('Any target gains 3 life').first()
  expect(await text.isVisible()).toBe(false)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await text.waitFor()
})

test.each(['en', 'fr', 'it'] as const)(
  '[R-56] on a phone every ability that may answer has a button in sight, and the question has the width (%s)',
  async (language) => {
    const page = await visit(blank, { viewport: { width: 390, height: 844 }, touch: true, language })
    await openDuel(page, announcedDuel('answered', 1))
    await written(page)
    const answers = page.locator('#prompt [data-option]')
    expect(await answers.count()).toBe(2)
    for (const answer of await answers.all()) {
      const box = await answer.boundingBox()
      expect(box?.y).toBeGreaterThan(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
    }
    // The question names the card that asks: no tile says it again beside it.
    const sentence = await page.locator('#prompt p').last().boundingBox()
    expect(sentence?.width).toBeGreaterThan(300)
    expect(await faultsOf(page)).toEqual([])
    await answers.first().tap()
    await page.locator('[data-region=hand] [data-thing="hand:breath"][data-legal]').waitFor()
  },
)
