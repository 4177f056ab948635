import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loggerTo, startServer } from '@conclave/server'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { provideChromium } from '../../../scripts/chromium.mjs'
import { palettePng } from './palette-png.ts'

// Takes the pictures of docs/screenshots from a recorded match: node packages/web/build/screenshots.ts, after a build.

const root = join(import.meta.dirname, '../../..')
const recorded = join(root, 'packages/spellbound/test/replays/matches/5-victory.json')
const folder = join(root, 'docs/screenshots')

/** After how many answers the middle of the match is shown. */
const middle = 60
/** No picture may be larger, in bytes. */
const largest = 400_000

const desktop = { width: 1280, height: 720 } as const
const phone = { width: 390, height: 844 } as const

/** As far as it is cut short here. */
interface Recorded {
  readonly game: string
  readonly edition: string
  readonly options: object
  readonly seats: number
  readonly seed: string
  readonly segments: readonly { readonly answers: readonly unknown[] }[]
}

const file: Recorded = JSON.parse(readFileSync(recorded, 'utf8'))
const names = ['Ada', 'Bo', 'Cleo', 'Dario']

/** A table on the device, with so many of the recorded answers given. */
const saveAfter = (id: string, answers: number, updated: number) => {
  const given = file.segments[0]?.answers ?? []
  const over = answers >= given.length
  return {
    id,
    plan: {
      id,
      game: file.game,
      edition: file.edition,
      options: file.options,
      seats: names.slice(0, file.seats).map((name) => ({ kind: 'human', name, level: null })),
      seed: file.seed,
    },
    file: { ...file, segments: [{ ...file.segments[0], answers: given.slice(0, answers) }] },
    orders: names.slice(0, file.seats).map(() => ({})),
    updated,
    outcome: over ? { winners: names.slice(0, file.seats).map((_, seat) => seat), reason: 'victory' } : null,
  }
}

type Save = ReturnType<typeof saveAfter>

/** Lays the tables into the browser's own storage. */
const keep = (page: Page, saves: readonly Save[]): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('conclave', 1)
        opening.onupgradeneeded = () => {
          const store = opening.result.createObjectStore('tables', { keyPath: 'id' })
          store.createIndex('updated', 'updated')
        }
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction('tables', 'readwrite')
          for (const save of all) change.objectStore('tables').put(save)
          change.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    [...saves],
  )

interface Picture {
  readonly name: string
  readonly path: string
  readonly theme: 'light' | 'dark'
  readonly viewport: { readonly width: number; readonly height: number }
}

const pictures: readonly Picture[] = [
  { name: 'spellbound-table', path: '/here/middle', theme: 'light', viewport: desktop },
  { name: 'spellbound-night', path: '/here/middle', theme: 'dark', viewport: desktop },
  { name: 'spellbound-phone', path: '/here/middle', theme: 'light', viewport: phone },
  { name: 'lobby', path: '/', theme: 'light', viewport: desktop },
  { name: 'end', path: '/here/end', theme: 'light', viewport: desktop },
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
  { name, path, theme, viewport }: Picture,
): Promise<void> => {
  const context = await browser.newContext({ viewport, colorScheme: theme, locale: 'en' })
  await context.addInitScript((wanted) => localStorage.setItem('conclave.settings', JSON.stringify(wanted)), {
    language: 'en',
    speed: 'none',
    sound: false,
    theme,
  })
  const page = await context.newPage()
  await page.goto(`${address}/about`)
  const now = Date.now()
  await keep(page, [saveAfter('middle', middle, now), saveAfter('end', Number.POSITIVE_INFINITY, now - 1)])
  await page.goto(address + path)
  await page.waitForLoadState('networkidle')
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
  for (const picture of pictures) await take(browser, server.address, picture)
} finally {
  await browser.close()
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
}
