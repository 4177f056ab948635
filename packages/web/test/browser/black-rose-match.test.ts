import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { soak } from '../../../../tools/soak.ts'
import { lodgeAt } from '../../build/lodge.ts'
import { keepSaves } from '../../build/recorded.ts'
import { clickOn } from './lodge-play.ts'
import { namedIn, secretsIn, type Told, toldTo } from './lodge-secrets.ts'
import { type Answering, beginHere, playOn } from './play.ts'
import { blank, stage, walk } from './stage.ts'

const { visit } = stage()

const desktop = { width: 1280, height: 720 } as const

const patience = 400_000

const isRound = async (page: Page, round: number): Promise<boolean> =>
  (await page.getByText(`Round ${round}`, { exact: true }).count()) > 0

test(
  'a whole match with the mouse against a bot, from the lobby to the end screen',
  async () => {
    const page = await visit('/', { viewport: desktop })
    await page.getByRole('link', { name: 'Set up a table of Black Rose Wars', exact: true }).click()
    await page.getByRole('heading', { name: 'Black Rose Wars' }).waitFor()
    await page.getByRole('radio', { name: /^Short/ }).check()
    await page.getByRole('combobox', { name: 'Level of Stag' }).selectOption('greedy')
    await beginHere(page)
    const again = page.getByRole('button', { name: 'Play again', exact: true })
    const clicked = await playOn([page], clickOn, () => again.isVisible(), 2_000)
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

/** Ada and Bo before one screen: whoever is asked comes out from behind the curtain, looks whether anything of the other is there, and plays. */
const atOneScreen = (page: Page) => {
  const lift = page.getByRole('button', { name: /^I am / })
  const opened = page.getByRole('complementary', { name: 'Card' })
  const log = page.getByRole('tabpanel')
  const kept: { [who: string]: Told } = {}
  const seen = { curtains: 0, read: 0, quests: 0, spells: 0 }
  let who = ''

  const comeForward = async (): Promise<void> => {
    seen.curtains++
    expect(namedIn(await page.content()), 'behind the curtain').toEqual([])
    who = (await lift.textContent())?.includes('Ada') ? 'Ada' : 'Bo'
    await page.mouse.move(2, 2)
    await lift.press('Enter')
    await page.locator('#prompt').waitFor()
    expect(await opened.count(), 'a card that the other one has read').toBe(0)
    const told = await toldTo(page)
    const own = secretsIn(told)
    const other = secretsIn(kept[who === 'Ada' ? 'Bo' : 'Ada'])
    const shown = namedIn(await page.content())
    const quests = other.quests.filter((name) => !own.quests.includes(name))
    seen.quests += quests.length
    // A quest is told of when it is completed or given up.
    const open = namedIn(told.log)
    expect(shown.filter((name) => quests.includes(name) && !open.includes(name))).toEqual([])
    // Before anybody has acted, nothing of hands and sheets is known.
    if (!(await isRound(page, 1)) || (await page.locator('#board [data-planning]').count()) === 0) return
    const spells = other.spells.filter((name) => !own.spells.includes(name))
    seen.spells += spells.length
    // There are three copies of a spell: what was left in the Library lies open.
    const left = await log
      .getByRole('listitem')
      .filter({ hasText: 'leaves in the Library' })
      .allTextContents()
    const laidOpen = namedIn(left.join(' '))
    expect(shown.filter((name) => spells.includes(name) && !laidOpen.includes(name))).toEqual([])
  }

  const answer: Answering = async (shown, turn) => {
    if (await lift.isVisible()) {
      await comeForward()
      return 'lift'
    }
    const told = await toldTo(page)
    if (who !== '' && !(await lift.isVisible())) kept[who] = told
    // Somebody reads a card of her hand and leaves it open.
    const reading = page
      .locator('[data-region="sheet"]')
      .getByRole('button', { name: /^Read / })
      .first()
    if (turn % 9 === 0 && (await reading.isVisible()) && (await page.getByRole('menu').count()) === 0) {
      await reading.click()
      seen.read += await opened.count()
    }
    return clickOn(shown, turn)
  }
  return { answer, seen }
}

test(
  'two people at one screen: nothing of one is there for the other, behind the curtain or after it',
  async () => {
    const page = await visit(blank, { viewport: desktop })
    const save = lodgeAt('lodge', 'lodge', { round: 1, at: 'planCard' }, 1)
    const seats = save.plan.seats.map((seat, at) => (at < 2 ? { ...seat, kind: 'human', level: null } : seat))
    const shared = { ...save, plan: { ...save.plan, seats } }
    await keepSaves(page, [shared])
    await walk(page, '/here/lodge')
    const { answer, seen } = atOneScreen(page)
    await playOn([page], answer, () => isRound(page, 2), 300)
    expect(seen.curtains).toBeGreaterThan(4)
    expect(seen.quests).toBeGreaterThan(0)
    expect(seen.spells).toBeGreaterThan(0)
    expect(seen.read).toBeGreaterThan(0)
  },
  patience,
)

if (soak > 1)
  test('two people at one screen for three rounds, from the lobby', async () => {
    const page = await visit('/new/black-rose', { viewport: desktop })
    await page.getByRole('textbox', { name: 'Name of Raven' }).fill('Ada')
    await page.getByRole('combobox', { name: 'Who plays Stag' }).selectOption('screen')
    await page.getByRole('textbox', { name: 'Name of Stag' }).fill('Bo')
    await page.getByRole('button', { name: 'Play on this device' }).click()
    await page.waitForURL(/\/here\//)
    const { answer, seen } = atOneScreen(page)
    await playOn([page], answer, () => isRound(page, 3), 700)
    expect(seen.curtains).toBeGreaterThan(8)
    expect(seen.read).toBeGreaterThan(0)
  }, 900_000)
