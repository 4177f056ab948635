import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepSaves, recorded, saveAfter } from '../../build/recorded.ts'
import { beginHere, listens, playOn, pressSomething } from './play.ts'
import { blank, stage, walk } from './stage.ts'

const { visit } = stage()

const settingsOf = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('conclave.settings') ?? '{}'))

test('whoever looks elsewhere is told in the title, by the icon and by a notification', async () => {
  const page = await visit('/settings', { anew: true })
  await page.context().grantPermissions(['notifications'])
  // It is checked once the browser has been asked whether it may notify.
  const notify = page.getByRole('checkbox', { name: /^Notify me/ })
  await notify.click()
  await expect.poll(() => notify.isChecked()).toBe(true)
  const allowed = await page.evaluate(() => Notification.requestPermission())
  expect(allowed).toBe('granted')
  await page.addInitScript((permission) => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    const told: string[] = []
    const Real = window.Notification
    Object.assign(window, { told })
    window.Notification = class extends Real {
      // The headless shell grants it when it is asked, and says later that it does not.
      static override readonly permission = permission
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        told.push(`${title}: ${options?.body}`)
      }
    }
  }, allowed)
  await page.goto(new URL('/new/spellbound', page.url()).href)
  // A bot that thinks for a while: in between, nobody here is asked.
  await page.getByRole('combobox', { name: 'Level of Blue' }).selectOption('adept:ms=700')
  await beginHere(page)
  await listens(page)
  const icon = () => page.locator('#icon').getAttribute('href')
  expect(await icon()).toBe('/icon-asked.svg')
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told)
  const before = (await told()).length
  await playOn([page], pressSomething, async () => (await told()).length > before, 120)
  expect((await told()).at(-1)).toBe('Conclave: You are asked – Conclave')
  await page.getByRole('link', { name: 'Lobby' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.title()).toBe('Conclave')
  expect(await icon()).toBe('/icon.svg')
})

test('every page has a name of its own', async () => {
  const page = await visit('/')
  const titles: string[] = []
  for (const path of [
    '/new/spellbound',
    '/rules',
    '/rules/spellbound',
    '/settings',
    '/account',
    '/about',
    '/x',
  ]) {
    await walk(page, path)
    await page.waitForFunction((seen) => !seen.includes(document.title), ['Conclave', ...titles])
    titles.push(await page.title())
  }
  expect(new Set(titles).size).toBe(titles.length)
  for (const title of titles) expect(title).toMatch(/ – Conclave$/)
})

test('the text grows as large as one likes, and stays so', async () => {
  const page = await visit('/settings', { viewport: { width: 390, height: 844 } })
  await page.getByRole('combobox', { name: 'Size of the text' }).selectOption('175')
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(await size()).toBe('28px')
  await page.goto(new URL('/', page.url()).href)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await size()).toBe('28px')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('chat and sound can be muted', async () => {
  const page = await visit('/settings', { anew: true })
  await page.addInitScript(() => {
    const Real = window.AudioContext
    Object.assign(window, { rung: 0 })
    window.AudioContext = class extends Real {
      constructor() {
        super()
        Object.assign(window, { rung: (window as unknown as { rung: number }).rung + 1 })
      }
    }
  })
  await page.reload()
  const rung = () => page.evaluate(() => (window as unknown as { rung: number }).rung)
  await page.getByRole('button', { name: 'Try' }).click()
  expect(await rung()).toBe(0)
  await page.getByRole('checkbox', { name: 'Cues' }).check()
  await page.getByRole('button', { name: 'Try' }).click()
  expect(await rung()).toBe(1)

  await page.goto(new URL('/new/spellbound', page.url()).href)
  await page.getByRole('button', { name: 'Play online' }).click()
  await page.locator('#board').waitFor()
  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.getByRole('button', { name: 'Hello!' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'Hello!' })
  await line.waitFor()
  await page.getByRole('checkbox', { name: 'Mute the chat' }).check()
  await line.waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Say' }).count()).toBe(0)
  expect((await settingsOf(page)).chatMuted).toBe(true)
  await page.getByRole('checkbox', { name: 'Mute the chat' }).uncheck()
  await line.waitFor()
})

test('a match is saved in the middle and opened again from its file; another file is refused in words', async () => {
  const page = await visit('/new/spellbound')
  await beginHere(page)
  await listens(page)
  await page.keyboard.press('1')
  await listens(page)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Save the match as a file' }).click()
  const saved = await buffer(await (await downloading).createReadStream())
  expect(JSON.parse(saved.toString())).toMatchObject({ game: 'spellbound', seats: 2 })
  await page.getByRole('link', { name: 'Lobby' }).click()
  const chooser = page.getByLabel('Choose a file …')
  await chooser.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await page.getByRole('alert').filter({ hasText: 'This is no match file' }).waitFor()
  await chooser.setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: saved })
  await page.getByRole('slider', { name: 'Moment of the match' }).waitFor()
  expect(await page.title()).toBe('Replay – Conclave')
})

test('the list of all answers closes by Escape, by a click beside it and by an answer', async () => {
  const page = await visit('/new/spellbound')
  await beginHere(page)
  await listens(page)
  const toggle = page.getByRole('button', { name: /^All answers/ })
  const list = page.locator('#all-options')
  await toggle.click()
  await list.waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true)
  await toggle.click()
  await page.mouse.click(5, 795)
  await list.waitFor({ state: 'detached' })
  await toggle.click()
  await list.locator('[data-option]').first().click()
  await list.waitFor({ state: 'detached' })
})

test('no key counts for a moment after something has changed, and the page says when it listens again', async () => {
  const page = await visit(blank, { settling: true, anew: true })
  await keepSaves(page, [saveAfter(recorded('5-victory'), 'on', 60, 1)])
  await page.clock.install({ time: 0 })
  await page.goto(new URL('/here/on', page.url()).href)
  await listens(page)
  const prompt = page.locator('#prompt')
  const before = await prompt.textContent()
  await page.clock.pauseAt(3_600_000)
  await page.keyboard.press('1')
  await expect.poll(() => prompt.textContent()).not.toBe(before)
  const asked = await prompt.textContent()
  expect(await page.locator('#prompt[data-listening]').count()).toBe(0)
  await page.keyboard.press('1')
  await page.clock.runFor(500)
  await listens(page)
  expect(await prompt.textContent()).toBe(asked)
  await page.keyboard.press('1')
  await expect.poll(() => prompt.textContent()).not.toBe(asked)
})

test('people at one screen who have secrets hand it over behind a curtain', async () => {
  const page = await visit('/new/mage-noir')
  await page.getByRole('textbox', { name: 'Name of Dawn' }).fill('Ada')
  await page.getByRole('combobox', { name: 'Who plays Dusk' }).selectOption('screen')
  await page.getByRole('textbox', { name: 'Name of Dusk' }).fill('Bo')
  await page.getByRole('button', { name: 'Play on this device' }).click()
  const drawn = page.getByRole('heading', { name: /^Hand the screen to/ })
  await drawn.waitFor()
  const first = (await drawn.textContent())?.replace('Hand the screen to ', '') ?? ''
  const second = first === 'Ada' ? 'Bo' : 'Ada'
  expect(await page.locator('#prompt, #board, [role=log]').count()).toBe(0)
  // No key gives an answer behind the curtain.
  await page.keyboard.press('1')
  await drawn.waitFor()
  await page.getByRole('button', { name: `I am ${first}: show the table` }).click()
  await page.locator('#prompt').waitFor()
  await page.getByText(`On this screen it is ${first}’s turn.`).first().waitFor()
  await playOn([page], pressSomething, () => drawn.isVisible(), 200)
  expect(await drawn.textContent()).toBe(`Hand the screen to ${second}`)
  expect(await page.locator('#prompt, #board, [role=log]').count()).toBe(0)
  await page.getByRole('button', { name: `I am ${second}: show the table` }).click()
  await page.locator('#prompt').waitFor()
  // Looking through the other's eyes draws it again.
  const seats = page.getByRole('list', { name: 'At the table' })
  await seats.getByRole('button', { name: new RegExp(`^${first}`) }).click()
  await drawn.waitFor()
})
