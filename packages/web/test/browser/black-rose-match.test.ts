import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickOn } from './lodge-play.ts'
import { namedIn, secretsOf } from './lodge-secrets.ts'
import { beginHere } from './play.ts'
import { stage } from './stage.ts'

const { visit } = stage()

/** On a busy machine a match takes its time. */
const patience = 400_000

const isOver = (page: Page): Promise<boolean> =>
  page.getByRole('button', { name: 'Play again', exact: true }).isVisible()

test(
  'a whole match with the mouse against a bot, from the lobby to the end screen',
  async () => {
    const page = await visit('/', { viewport: { width: 1280, height: 720 } })
    await page
      .getByRole('link', { name: /Black Rose Wars/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Black Rose Wars' }).waitFor()
    await page.getByRole('radio', { name: /^Short/ }).check()
    await page.getByRole('combobox', { name: 'Level of Stag' }).selectOption('random')
    await beginHere(page)
    const clicked: string[] = []
    for (let turn = 0; turn < 2_000 && !(await isOver(page)); turn++)
      clicked.push((await clickOn(page, turn)) ?? '…')
    expect(await isOver(page), clicked.slice(-20).join(', ')).toBe(true)
    await page.getByRole('heading', { name: /Grand Master|Black Rose/ }).waitFor()
    await page.getByRole('img').first().waitFor()
    // Everything that a mage can do was done by a click on the thing itself.
    for (const sort of ['pick', 'school', 'choice', 'hand', 'slot', 'room'])
      expect(
        clicked.some((thing) => thing.startsWith(`${sort}:`)),
        sort,
      ).toBe(true)
  },
  patience,
)

test(
  'two people at one screen: nothing of one is there for the other, behind the curtain or after it',
  async () => {
    const page = await visit('/new/black-rose', { viewport: { width: 1280, height: 720 } })
    await page.getByRole('textbox', { name: 'Name of Raven' }).fill('Ada')
    await page.getByRole('combobox', { name: 'Who plays Stag' }).selectOption('screen')
    await page.getByRole('textbox', { name: 'Name of Stag' }).fill('Bo')
    await page.getByRole('button', { name: 'Play on this device' }).click()
    await page.waitForURL(/\/here\//)
    const lift = page.getByRole('button', { name: /^I am / })
    const opened = page.getByRole('complementary', { name: 'Card' })
    const told = page.getByRole('tabpanel')
    const kept: { [who: string]: { spells: string[]; quests: string[] } } = {}
    let who = ''
    let curtains = 0
    let read = 0
    for (let turn = 0; turn < 700; turn++) {
      await lift.or(page.locator('#prompt')).first().waitFor()
      if (await lift.isVisible()) {
        curtains++
        expect(namedIn(await page.content()), 'behind the curtain').toEqual([])
        const next = (await lift.textContent())?.includes('Ada') ? 'Ada' : 'Bo'
        const other = next === 'Ada' ? 'Bo' : 'Ada'
        await page.mouse.move(2, 2)
        await lift.press('Enter')
        await page.locator('#prompt').waitFor()
        expect(await opened.count(), 'a card that the other one has read').toBe(0)
        const own = await secretsOf(page)
        const seen = namedIn(await page.content())
        const quests = kept[other]?.quests.filter((name) => !own.quests.includes(name)) ?? []
        // A quest is told of when it is completed or given up.
        const open = namedIn((await told.textContent()) ?? '')
        expect(seen.filter((name) => quests.includes(name) && !open.includes(name))).toEqual([])
        if (await isFirstPreparation(page)) {
          const spells = kept[other]?.spells.filter((name) => !own.spells.includes(name)) ?? []
          // There are three copies of a spell: what was left in the Library lies open.
          const left = await told
            .getByRole('listitem')
            .filter({ hasText: 'leaves in the Library' })
            .allTextContents()
          const laidOpen = namedIn(left.join(' '))
          expect(seen.filter((name) => spells.includes(name) && !laidOpen.includes(name))).toEqual([])
        }
        who = next
      }
      if (who !== '' && !(await lift.isVisible())) kept[who] = await secretsOf(page)
      if ((await page.getByText('Round 3', { exact: true }).count()) > 0) break
      // Somebody reads a card of her hand and leaves it open.
      const reading = page
        .locator('[data-region="sheet"]')
        .getByRole('button', { name: /^Read / })
        .first()
      if (turn % 9 === 0 && (await reading.isVisible()) && (await page.getByRole('menu').count()) === 0) {
        await reading.click()
        read += await opened.count()
      }
      await clickOn(page, turn)
    }
    expect(await page.getByText('Round 3', { exact: true }).count()).toBeGreaterThan(0)
    expect(Object.keys(kept).sort()).toEqual(['Ada', 'Bo'])
    expect(curtains).toBeGreaterThan(8)
    expect(read).toBeGreaterThan(0)
  },
  patience,
)

/** Before anybody has acted, nothing of hands and sheets is known. */
const isFirstPreparation = async (page: Page): Promise<boolean> =>
  (await page.getByText('Round 1', { exact: true }).count()) > 0 &&
  (await page.locator('#board [data-planning]').count()) > 0
