import type { BlackRose } from '@conclave/black-rose'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { laidOut, lodgeAt } from '../../build/lodge.ts'
import { keepSaves } from '../../build/recorded.ts'
import { isKept, listens } from './play.ts'
import { blank, stage, violations } from './stage.ts'

const { visit, server } = stage()

const shown = (page: Page, step: number) => page.locator(`[data-stage][data-step="${step}"]`)
const wordsOf = async (page: Page): Promise<string> =>
  (await page.locator('[data-stage-heard]').textContent()) ?? ''

/** A mage stands in this room, and lays nothing but these spells; those that are active lie face down. */
const lay = (
  state: BlackRose,
  seat: number,
  room: string,
  spells: readonly [string, 'ready' | 'active'][],
) => {
  const mage = state.mages[seat]
  if (mage === undefined) throw new Error('there is no such mage')
  mage.place = state.lodge.findIndex((laid) => laid.room === room)
  mage.damage.length = 0
  mage.sheet.fill(null)
  // The first of the slots is the quick one.
  spells.forEach(([card, status], at) => {
    mage.sheet[at + 1] = card
    const slot = mage.slots[(['first', 'second', 'third'] as const)[at] ?? 'third']
    slot.sides.splice(0, 2, 'light', 'dark')
    slot.status = status
    slot.marker = status === 'active' ? 'protection' : null
    slot.seen = 0
  })
}

/** One mage before the end of her activation, and the Avatar, which will act with Thorn Lash. */
const alone = () =>
  laidOut(
    lodgeAt('alone', 'alone with it', { round: 1, at: 'component' }, 1, {
      edition: 'rebirth',
      options: { length: 'short', avatar: 'apprentice' },
      seats: 1,
    }),
    (state) => {
      lay(state, 0, 'arena', [])
      const [deck] = state.avatar?.decks ?? []
      if (deck === undefined || state.avatar === undefined) throw new Error('there is no Avatar')
      const at = deck.cards.indexOf('thorn-lash')
      const top = deck.cards.length - 1
      ;[deck.cards[at], deck.cards[top]] = [deck.cards[top] ?? '', 'thorn-lash']
      state.avatar.back = null
      state.avatar.mage.place = state.lodge.findIndex(({ room }) => room === 'forge')
      // She has done one action, and may leave it at that.
      const parts = ['action']
      Object.assign(state.stack.at(-1)?.locals ?? {}, { parts })
      state.questions = state.questions.map((question) => ({ ...question, about: { parts } }))
    },
  )

test('the Avatar’s card is shown effect by effect with the reason, skipped by key, and shown again from the log; nothing moves where less motion is wanted', async () => {
  const page = await visit(blank, { scenes: 'play', still: true, viewport: { width: 1280, height: 720 } })
  await keepSaves(page, [alone()])
  await page.goto(new URL('/here/alone', page.url()).href)
  await listens(page)
  await page.keyboard.press('e')

  // Its card turns up with its text; answers wait meanwhile.
  await shown(page, 1).waitFor()
  expect(await page.locator('[data-stage]').getByText('priority 1').count()).toBeGreaterThan(0)
  expect(await page.locator('#prompt[data-listening]').count()).toBe(0)
  expect(await page.locator('#board [data-legal]').count()).toBe(0)
  // All that is said stands there and is heard, though nothing moves; it goes on by itself.
  expect(
    await page.evaluate(
      () => document.querySelector('[data-stage]')?.getAnimations({ subtree: true }).length,
    ),
  ).toBe(0)
  expect(await wordsOf(page)).toContain('The Avatar reveals Thorn Lash')
  await shown(page, 2).waitFor()
  await expect.poll(() => wordsOf(page)).toContain('goes for Ada')
  expect(await page.locator('#board [data-staged][data-thing="mage:0"]').count()).toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('[data-stage]').waitFor({ state: 'detached' })

  // The log has it, and shows it again, by hand.
  const log = page.getByRole('tabpanel')
  await log.getByRole('button', { name: 'Show again: The Avatar: Thorn Lash' }).click()
  await shown(page, 1).waitFor()
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
  await page.locator('[data-stage]').click()
  await shown(page, 2).waitFor()
})

/** Ada can cast Barbed Embrace on Bo, who has an active Scar Ward; she has a Tincture of Glass against what comes back. */
const duel = () =>
  laidOut(
    lodgeAt('duel', 'two at a stop', { round: 1, at: 'component' }, 1, {
      edition: 'rebirth',
      options: { length: 'short', avatar: 'none' },
      seats: 2,
    }),
    (state) => {
      lay(state, 0, 'arena', [
        ['barbed-embrace', 'ready'],
        ['tincture-of-glass', 'active'],
      ])
      lay(state, 1, 'arena', [['scar-ward', 'active']])
    },
  ).file.segments[0]?.from

/** The cubes of a mage that lie, and those of them that may still be taken back. */
const cubesOn = async (page: Page, seat: number): Promise<number[]> => {
  const panel = page.locator(`[data-region="mages"] li:has([data-thing="mage:${seat}"])`)
  return Promise.all([panel.locator('[data-hit]').count(), panel.locator('[data-loose]').count()])
}

test('a reaction to a reaction online: all is declared and lies in a stack, lighter cubes wait, and what is ignored goes back', async () => {
  const ada = await visit('/new/black-rose', { scenes: 'hand', viewport: { width: 1280, height: 720 } })
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
    scenes: 'hand',
    viewport: { width: 1280, height: 720 },
  })
  await bo.getByRole('textbox', { name: 'How shall we call you?' }).fill('Bo')
  await bo.getByRole('button', { name: 'Take the seat' }).click()
  await Promise.all([ada, bo].map((page) => page.locator('#board').waitFor()))
  // The match goes on from the moment that is to be seen.
  const live = [...server().house.tables].at(-1)
  const state = live?.playing?.match.state
  if (state === undefined) throw new Error('there is no match')
  Object.assign(state, duel())
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
  await ada
    .getByRole('button', { name: /Tincture of Glass/ })
    .first()
    .click()
  await expect.poll(() => cubesOn(bo, 0)).toEqual([2, 0])
})
