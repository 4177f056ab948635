import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickOn, clickToAct } from './lodge-play.ts'
import { idsHeld } from './lodge-secrets.ts'
import { listens, playOn } from './play.ts'
import { stage } from './stage.ts'

const { visit } = stage()

/** On a busy machine a round takes its time. */
const patience = 400_000

/** Keeps all that comes through a page's socket from now on. */
const overhear = (page: Page): string[] => {
  const heard: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      heard.push(payload.toString())
    }),
  )
  return heard
}

/** The cards that are known to be somewhere, by what came through the socket: those that lie open, and starting lists. */
const knownIn = (heard: readonly string[]): Set<string> => {
  const found = new Set<string>()
  const search = (value: unknown, open: boolean): void => {
    if (typeof value === 'string' && open) found.add(value)
    if (typeof value !== 'object' || value === null) return
    for (const [name, each] of Object.entries(value))
      search(each, open || ['discards', 'memories', 'known'].includes(name))
  }
  for (const frame of heard) search(JSON.parse(frame), false)
  return found
}

const isPlanning = (page: Page): Promise<boolean> => page.locator('#board [data-planning]').isVisible()
const slotsOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-region="sheet"] [data-slot] [data-thing]')
    .evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''))
const filled = (page: Page): Promise<number> =>
  page.locator('[data-region="sheet"] [data-slot]:not([data-status="empty"])').count()
const ready = (page: Page) => page.locator('#board').getByRole('button', { name: 'Ready', exact: true })

const soon = <T>(read: () => Promise<T>) => expect.poll(read)

test(
  'two browsers and a spectator for a round: secrets stay where they are, plans outlast a reload and second thoughts',
  async () => {
    const ada = await visit('/new/black-rose', { viewport: { width: 1280, height: 720 } })
    const adaHears = overhear(ada)
    await ada.getByRole('textbox', { name: 'Name of Raven' }).fill('Ada')
    await ada.getByRole('combobox', { name: 'Who plays Stag' }).selectOption('friend')
    const watching = ada.getByRole('checkbox', { name: 'Others may find the table and watch' })
    if (!(await watching.isVisible())) await ada.getByText('If you play online').click()
    await watching.check()
    await ada.getByRole('button', { name: 'Play online' }).click()
    await ada.waitForURL(/\/table\//)
    const link = new URL(await ada.getByRole('textbox', { name: 'Link for Stag' }).inputValue())
    const bo = await visit('/', { viewport: { width: 1280, height: 720 } })
    const boHears = overhear(bo)
    await bo.goto(new URL(link.pathname + link.hash, bo.url()).href)
    await bo.getByRole('textbox', { name: 'How shall we call you?' }).fill('Bo')
    await bo.getByRole('button', { name: 'Take the seat' }).click()
    const cy = await visit('/', { viewport: { width: 1280, height: 720 } })
    const cyHears = overhear(cy)
    await cy.goto(new URL(link.pathname, cy.url()).href)
    for (const page of [ada, bo, cy]) await page.locator('#board').waitFor()

    await playOn([ada, bo], clickToAct, async () => (await isPlanning(ada)) && (await isPlanning(bo)))
    const [adaHolds, boHolds] = [await idsHeld(ada), await idsHeld(bo)]
    expect(adaHolds.length).toBeGreaterThan(4)

    // One gesture lays a spell, one undo takes it back.
    const empty = await slotsOf(ada)
    await listens(ada)
    await ada.locator('[data-thing^="hand:"][data-legal]').first().click()
    await soon(() => slotsOf(ada)).not.toEqual(empty)
    // What is seen at once is laid small decision by small decision.
    await listens(ada)
    await soon(() => ada.locator('#prompt').textContent()).toContain('Prepare your spells')
    await ada.getByRole('button', { name: 'Undo' }).click()
    await soon(() => slotsOf(ada)).toEqual(empty)

    // A plan is kept through a reload, through leaving and coming back, and when she is ready.
    await listens(ada)
    await ada.locator('[data-slot="quick"] [data-thing]').click()
    for (const spells of [1, 2]) {
      await ada.locator('[data-thing^="hand:"]').first().click()
      await soon(() => filled(ada)).toBe(spells)
      await soon(() => ada.locator('#prompt').textContent()).toContain('Prepare your spells')
      await listens(ada)
    }
    await soon(() => ready(ada).getAttribute('aria-disabled')).not.toBe('true')
    const plan = await slotsOf(ada)
    expect(plan).not.toEqual(empty)
    await ada.reload()
    await soon(() => slotsOf(ada)).toEqual(plan)
    await ada.getByRole('link', { name: 'Lobby' }).click()
    await ada.getByRole('heading', { level: 1 }).waitFor()
    await ada.goBack()
    await soon(() => slotsOf(ada)).toEqual(plan)
    await ready(ada).click()
    const again = ada.locator('#board').getByRole('button', { name: 'Think again' })
    await again.waitFor()
    await ada.reload()
    await again.waitFor()
    expect(await filled(ada)).toBe(2)
    await again.click()
    await ready(ada).waitFor()
    await soon(() => slotsOf(ada)).toEqual(plan)

    // Nobody else has seen any of it: not on the page, and not in what came to it.
    for (const [who, page, heard, secret] of [
      ['the spectator', cy, cyHears, [...adaHolds, ...boHolds]],
      ['Bo', bo, boHears, adaHolds.filter((id) => !boHolds.includes(id))],
      ['Ada', ada, adaHears, boHolds.filter((id) => !adaHolds.includes(id))],
    ] as const) {
      expect(heard.length).toBeGreaterThan(0)
      const told = heard.join('\n')
      const known = knownIn(heard)
      const unknown = secret.filter((id) => !known.has(id))
      expect(unknown.length).toBeGreaterThan(0)
      // With a little of what stands around it, for whoever looks for the leak.
      const leaks = unknown.flatMap(
        (id) => new RegExp(`.{0,120}[":= ]${id}["& ].{0,60}`).exec(told)?.[0] ?? [],
      )
      expect(leaks, `what ${who} was told`).toEqual([])
      const shown = await page.content()
      expect(secret.filter((id) => new RegExp(`(hand|quest|choice):${id}"`).test(shown))).toEqual([])
    }
    expect(await cy.locator('[data-thing^="hand:"], [data-thing^="quest:"]').count()).toBe(0)
    expect(await cy.locator('[data-legal], [data-option]').count()).toBe(0)

    await playOn(
      [ada, bo],
      clickOn,
      async () => (await ada.getByText('Round 2', { exact: true }).count()) > 0,
    )
    await cy.getByText('Round 2', { exact: true }).waitFor()
    expect(await cy.locator('[data-thing^="hand:"], [data-thing^="quest:"]').count()).toBe(0)
  },
  patience,
)
