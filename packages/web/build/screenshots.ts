import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loggerTo, startServer } from '@conclave/server'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { provideChromium } from '../../../scripts/chromium.mjs'
import { duelAt } from './duel.ts'
import { lodgeAt } from './lodge.ts'
import { palettePng } from './palette-png.ts'
import { alone, mending, stacked } from './rebirth-moments.ts'
import { keepSaves, recorded, saveAfter } from './recorded.ts'

// Takes the pictures of docs/screenshots from a recorded match: node packages/web/build/screenshots.ts, after a build. Names of
// pictures behind it take only those.

const root = join(import.meta.dirname, '../../..')
const file = recorded('5-victory')
const folder = join(root, 'docs/screenshots')
const decks = { deck0: 'burning-wrath', deck1: 'growing-canopy' } as const

/** After how many answers the middle of the match is shown. */
const middle = 60
/** No picture may be larger, in bytes. */
const largest = 400_000

const desktop = { width: 1280, height: 720 } as const
const phone = { width: 390, height: 844 } as const

/** A table of Rebirth with the Avatar. */
const rebirth = (seats: number, avatar: 'apprentice' | 'master') =>
  ({ edition: 'rebirth', options: { length: 'short', avatar }, seats }) as const

interface Picture {
  readonly name: string
  readonly path: string
  readonly theme: 'light' | 'dark'
  readonly viewport: { readonly width: number; readonly height: number }
  /** A button that is pressed before. */
  readonly press?: string
  /** Keys that are pressed before, for a step of a scene. */
  readonly keys?: readonly string[]
}

const pictures: readonly Picture[] = [
  { name: 'spellbound-table', path: '/here/middle', theme: 'light', viewport: desktop },
  { name: 'spellbound-night', path: '/here/middle', theme: 'dark', viewport: desktop },
  { name: 'spellbound-phone', path: '/here/middle', theme: 'light', viewport: phone },
  { name: 'mage-noir-table', path: '/here/duel', theme: 'dark', viewport: desktop },
  { name: 'mage-noir-gathering', path: '/here/gathering', theme: 'light', viewport: desktop },
  { name: 'mage-noir-phone', path: '/here/gathering', theme: 'dark', viewport: phone },
  { name: 'black-rose-table', path: '/here/lodge', theme: 'dark', viewport: desktop },
  { name: 'black-rose-planning', path: '/here/planning', theme: 'light', viewport: desktop },
  { name: 'black-rose-phone', path: '/here/lodge', theme: 'dark', viewport: phone },
  { name: 'rebirth-table', path: '/here/rebirth', theme: 'dark', viewport: desktop },
  { name: 'rebirth-avatar', path: '/here/alone', theme: 'light', viewport: desktop },
  { name: 'rebirth-phone', path: '/here/rebirth', theme: 'light', viewport: phone },
  { name: 'rebirth-chain', path: '/here/stacked', theme: 'light', viewport: desktop },
  {
    name: 'rebirth-fall',
    path: '/here/falling',
    theme: 'dark',
    viewport: desktop,
    keys: ['e', ...Array.from({ length: 9 }, () => 'Space')],
  },
  { name: 'rebirth-rebuilt', path: '/here/mending', theme: 'light', viewport: desktop, keys: ['e'] },
  { name: 'decks', path: '/decks', theme: 'light', viewport: desktop, press: 'Crushing Pressure' },
  { name: 'lobby', path: '/', theme: 'light', viewport: desktop },
  { name: 'end', path: '/here/end', theme: 'light', viewport: desktop },
  { name: 'replay', path: '/replay/here/end?at=66', theme: 'dark', viewport: desktop },
]

/** The colours of a picture, four bytes each, as the browser decodes it. */
const pixelsOf = async (context: BrowserContext, png: Buffer): Promise<Buffer> => {
  const page = await context.newPage()
  const decoded = await page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const brush = canvas.getContext('2d')
      brush?.drawImage(image, 0, 0)
      const { data } = brush?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
      let text = ''
      for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.slice(at, at + 8192))
      return btoa(text)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await page.close()
  return Buffer.from(decoded, 'base64')
}

const take = async (
  browser: Browser,
  address: string,
  { name, path, theme, viewport, press, keys = [] }: Picture,
): Promise<void> => {
  const context = await browser.newContext({ viewport, colorScheme: theme, locale: 'en' })
  await context.addInitScript((wanted) => localStorage.setItem('conclave.settings', JSON.stringify(wanted)), {
    language: 'en',
    speed: 'none',
    // Scenes wait for their keys.
    pace: 'hand',
    settling: false,
    sound: false,
    theme,
  })
  const page = await context.newPage()
  await page.goto(`${address}/about`)
  const now = Date.now()
  // The lobby is shown as it greets a newcomer.
  const isKept = path !== '/'
  if (isKept)
    await keepSaves(page, [
      saveAfter(file, 'middle', middle, now),
      saveAfter(file, 'end', Number.POSITIVE_INFINITY, now - 1),
      duelAt('duel', decks, 'duel a', { turn: 21, at: 'main' }, now - 2),
      duelAt('gathering', decks, 'duel a', { turn: 15, at: 'gather' }, now - 3),
      lodgeAt('lodge', 'lodge', { round: 7, at: 'aim' }, now - 4),
      lodgeAt('planning', 'lodge', { round: 5, at: 'planCard' }, now - 5),
      lodgeAt('rebirth', 'lodge', { round: 4, at: 'component' }, now - 6, rebirth(3, 'apprentice')),
      lodgeAt('alone', 'lodge', { round: 3, at: 'component' }, now - 7, rebirth(1, 'master')),
      stacked('stacked'),
      alone('falling'),
      mending('mending'),
    ])
  await page.goto(address + path)
  await page.waitForLoadState('networkidle')
  // A long match is played again before its table is shown.
  if (path.startsWith('/here/'))
    await page.locator('#board, #prompt, main h2').first().waitFor({ timeout: 120_000 })
  if (press !== undefined) await page.getByRole('button', { name: press, exact: true }).click()
  for (const key of keys) {
    await page.locator('[data-stage], #prompt[data-listening]').first().waitFor()
    await page.keyboard.press(key)
  }
  await page.waitForTimeout(2_500)
  const picture = palettePng(await pixelsOf(context, await page.screenshot()), viewport)
  console.log(`${name}.png: ${Math.round(picture.length / 1000)} kB`)
  if (picture.length > largest) throw new Error(`${name}.png is too large`)
  writeFileSync(join(folder, `${name}.png`), picture)
  await context.close()
}

mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'conclave-pictures-'))
const server = await startServer({
  dataDir,
  webDir: join(root, 'packages/web/dist'),
  logger: loggerTo(undefined, 'silent'),
})
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  const wanted = process.argv.slice(2)
  for (const picture of pictures) {
    if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, server.address, picture)
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
}
