import { blackRoseIn } from '@conclave/black-rose'
import { startMatch } from '@conclave/kernel'
import { type MageNoir, mageNoir } from '@conclave/mage-noir'
import { replay } from '@conclave/table'
import { expect, test } from 'vitest'
import { duelAt } from '../../build/duel.ts'
import { finished, keepSaves } from '../../build/recorded.ts'
import { type Answering, listens, playOn, pressSomething } from './play.ts'
import { blank, drawn, stage, walk } from './stage.ts'

const { visit } = stage()

test('the lesson leads through a first turn, and the match goes on from there', async () => {
  const page = await visit('/tutorial/spellbound')
  const on = page.getByRole('button', { name: 'Next', exact: true })
  const last = page.getByRole('button', { name: 'Play on from here' })
  const follow: Answering = async (shown) => {
    if (!(await on.isVisible())) return pressSomething(shown, 0)
    await on.click()
    return 'Next'
  }
  await playOn([page], follow, () => last.isVisible(), 40)
  expect(await page.getByText('Step 12 of 12').isVisible()).toBe(true)
  await last.click()
  await page.waitForURL(/\/here\//)
  await listens(page)
})

/** True if something that the lesson speaks of is in sight, if it speaks of anything on the board. Runs in the page. */
const isShown = (): boolean => {
  const pointed = [...document.querySelectorAll('#board [data-pointed]')]
  const board = document.querySelector('#board')?.getBoundingClientRect()
  return (
    pointed.length === 0 ||
    pointed.some((each) => {
      const { top, bottom, left, right, width } = each.getBoundingClientRect()
      return (
        width > 0 &&
        left >= 0 &&
        right <= innerWidth &&
        bottom > (board?.top ?? 0) &&
        top < (board?.bottom ?? 0)
      )
    })
  )
}

test('the lesson of Black Rose Wars leads through a whole round, on the board of a phone alone', async () => {
  const page = await visit('/tutorial/black-rose', { viewport: { width: 390, height: 844 } })
  await page.locator('#board').waitFor()
  const unseen: (string | null)[] = []
  const step = page.getByRole('region', { name: 'Learn by playing' }).getByRole('heading')
  const on = page.getByRole('button', { name: 'Next', exact: true })
  const last = page.getByRole('button', { name: 'Play on from here' })
  const wanted = page.locator('#board [data-pointed][data-legal]:visible')
  const keys = page.locator('#prompt[data-listening] [data-option] .key')
  const follow: Answering = async (shown) => {
    const inSight = await shown.waitForFunction(isShown, null, { timeout: 10_000 }).catch(() => null)
    if (inSight === null) unseen.push(await step.textContent())
    if (await on.isVisible()) {
      await on.click()
      return 'Next'
    }
    if ((await wanted.count()) > 0) {
      await wanted.first().press('Enter')
      return 'what is pointed at'
    }
    // The key that the answer wears.
    const [key] = await keys.allTextContents()
    if (key === undefined) return null
    await shown.keyboard.press(key)
    return key
  }
  await playOn([page], follow, () => last.isVisible(), 90)
  expect(await page.getByText('Step 28 of 28').isVisible()).toBe(true)
  expect(unseen, 'steps that speak of something out of sight').toEqual([])
  await last.click()
  await page.waitForURL(/\/here\//)
}, 240_000)

test('a wrong half in the lesson gives a hint, and plan and sheet stay one', async () => {
  const page = await visit('/tutorial/black-rose', { viewport: { width: 1280, height: 720 } })
  const lesson = page.getByRole('region', { name: 'Learn by playing' })
  const on = page.getByRole('button', { name: 'Next', exact: true })
  const isThere = async () => (await lesson.getByText('Step 10 of 28').count()) > 0
  const follow: Answering = async (shown) => {
    if (!(await on.isVisible())) return pressSomething(shown, 0)
    await on.click()
    return 'Next'
  }
  await playOn([page], follow, isThere, 60)
  const half = (card: string, part: 'upper' | 'lower') =>
    page.locator(`[data-part="${part}"] [data-thing="hand:${card}"]`)
  const hint = lesson.getByText(/^Not that: the lesson waits for/)
  // Another spell than the lesson's, then the wrong side of the right one.
  await listens(page)
  await half('thunder-lance', 'upper').click()
  await hint.filter({ hasText: 'Fireball' }).waitFor()
  await half('fireball', 'lower').click()
  await hint.filter({ hasText: 'Upright' }).waitFor()
  await listens(page)
  await page.locator('#prompt').getByRole('button', { name: 'Upright' }).click()
  await lesson.getByText('Step 11 of 28').waitFor()
  await hint.waitFor({ state: 'detached' })
  const second = page.locator('[data-region="sheet"] [data-slot="second"]')
  expect(await second.textContent()).toContain('Upright')
  await listens(page)
  await half('thunder-lance', 'upper').click()
  await lesson.getByText('Step 12 of 28').waitFor()
})

test('a match can be seen again, from any seat, step by step', async () => {
  const page = await visit(blank)
  await keepSaves(page, [finished('end')])
  await walk(page, '/here/end')
  await page.getByRole('link', { name: 'See it again', exact: true }).click()
  const slider = page.getByRole('slider', { name: 'Moment of the match' })
  await slider.waitFor()
  const all = Number(await slider.getAttribute('max'))
  expect(all).toBeGreaterThan(10)
  await page.keyboard.press('ArrowRight')
  await page.getByText(`Step 1 of ${all}`).waitFor()
  await page.getByText(/^Next answer – .+: ./).waitFor()
  await page.keyboard.press('End')
  await page.getByText(`Step ${all} of ${all}`).waitFor()
  await page.getByRole('combobox', { name: 'Through the eyes of' }).selectOption('0')
  expect(page.url()).toMatch(new RegExp(`at=${all}&seat=0$`))
  await page.reload()
  await page.getByText(`Step ${all} of ${all}`).waitFor()
  await page.getByRole('button', { name: 'Check the shuffle' }).click()
  await page.getByText('The shuffles were honest').waitFor()
})

/** The first moment of a duel at which somebody has less life than before. */
const firstLoss = (file: ReturnType<typeof duelAt>['file']): number => {
  const lives: string[] = []
  replay(mageNoir as never, file, {
    visit: ({ match: { state } }) => {
      const { players } = state as unknown as MageNoir
      lives.push(players.map(({ life }) => life).join())
    },
  })
  return lives.findIndex((each) => each !== lives[0])
}

test('a replay tells what a step changes, and nothing of what a jump leaves out', async () => {
  const page = await visit(blank)
  const decks = { deck0: 'burning-wrath', deck1: 'growing-canopy' }
  const duel = duelAt('duel', decks, 'duel a', { turn: 12, at: 'main' }, 1)
  const loss = firstLoss(duel.file)
  expect(loss).toBeGreaterThan(1)
  await keepSaves(page, [duel])
  const change = page.locator('#board [data-thing^="mage:"] [data-by]')
  await walk(page, `/replay/here/duel?at=${loss + 5}`)
  const step = (at: number) => page.getByText(new RegExp(`^Step ${at} of`)).waitFor()
  await step(loss + 5)
  await drawn(page)
  expect(await change.count(), 'opened at a moment').toBe(0)
  await page.goto(new URL(`/replay/here/duel?at=${loss - 1}`, page.url()).href)
  await step(loss - 1)
  await page.keyboard.press('ArrowRight')
  await change.waitFor()
  await page.keyboard.press('End')
  await step(Number(await page.getByRole('slider').getAttribute('max')))
  await drawn(page)
  expect(await change.count(), 'after a jump').toBe(0)
})

test('a match file that does not fit is refused in the words of whoever reads it', async () => {
  const page = await visit('/', { language: 'fr' })
  const open = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const said = page.getByRole('alert')
  await open('this is { no match')
  await said.filter({ hasText: 'Ce n’est pas un fichier de partie.' }).waitFor()
  expect(await said.textContent()).not.toContain('Unexpected')
  const { file } = finished('end')
  const [stretch] = file.segments
  const answers = (stretch?.answers ?? []).map((each) => each as readonly [number, string])
  const withAnswer = (at: number, answer: readonly [number, string]) =>
    JSON.stringify({ ...file, segments: [{ ...stretch, answers: answers.with(at, answer) }] })
  await open(withAnswer(3, [99, 'do=pass']))
  await said.filter({ hasText: 'La première est la réponse 4.' }).waitFor()
  await open(withAnswer(11, [answers[11]?.[0] ?? 0, 'card=magic-yellow do=send-away']))
  await page.waitForURL(/\/replay\/file/)
  await said.filter({ hasText: `la réponse 12 sur ${answers.length} ne va pas avec` }).waitFor()
  await said
    .filter({ hasText: /La réponse 12 a été donnée par .+, au tour \d+\. La question y était/ })
    .waitFor()
  expect(await page.getByText('is not a legal answer').isVisible()).toBe(false)
  await page.getByText('Détails').click()
  await page.getByText('is not a legal answer').waitFor()
})

test('a match of Rebirth alone against the Avatar can be watched', async () => {
  const page = await visit('/', { language: 'it' })
  const match = startMatch(blackRoseIn('rebirth'), {
    options: { avatar: 'apprentice' },
    seats: 1,
    seed: 'shown',
  })
  if ('problem' in match) throw new Error(match.problem)
  await page.locator('input[type=file]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(match.file)),
  })
  await page.waitForURL(/\/replay\/file/)
  await page.getByRole('region', { name: 'La Loggia' }).waitFor()
  // Whoever looks on holds nothing: it is said whose spells will lie there.
  await page.getByText(/^Qui staranno le magie di/).waitFor()
})
