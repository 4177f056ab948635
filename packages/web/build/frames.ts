import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loggerTo, startServer } from '@conclave/server'
import { chromium, type Page } from 'playwright-core'
import { provideChromium } from '../../../scripts/chromium.mjs'
import { keepSaves, recorded, saveAfter } from './recorded.ts'

// Counts the frames that are dropped during the busiest animation: npm run frames -w @conclave/web, after a build.
// Prints one JSON document. docs/performance.md says how it is measured.

/** From this moment of the match the next answer brings an encounter, a new deck, five new cards and four moved pieces. */
const busiest = 65
const rounds = 10
/** Milliseconds for which every round is watched: longer than anything moves. */
const watched = 2500
const frame = 1000 / 60

/** The times between frames while the next step of a replay is shown; or while nothing happens, for comparison. */
const gaps = (page: Page, step: boolean): Promise<number[]> =>
  page.evaluate(
    ({ step: wanted, watched: time }) =>
      new Promise<number[]>((done) => {
        const found: number[] = []
        let last = performance.now()
        const begin = last
        const tick = (now: number) => {
          found.push(now - last)
          last = now
          if (now - begin < time) requestAnimationFrame(tick)
          else done(found.slice(1))
        }
        requestAnimationFrame(tick)
        if (wanted) dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true }))
      }),
    { step, watched },
  )

/** Frames that should have been there but were not. */
const dropped = (times: readonly number[]): number =>
  times.reduce((sum, time) => sum + Math.max(0, Math.round(time / frame) - 1), 0)

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const folder = mkdtempSync(join(tmpdir(), 'conclave-frames-'))
const server = await startServer({
  dataDir: folder,
  webDir: join(import.meta.dirname, '../dist'),
  logger: loggerTo(undefined, 'silent'),
})
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en' })
  await context.addInitScript(() =>
    localStorage.setItem(
      'conclave.settings',
      JSON.stringify({ language: 'en', speed: 'usual', sound: false }),
    ),
  )
  const page = await context.newPage()
  await page.goto(`${server.address}/about`)
  await keepSaves(page, [saveAfter(recorded('5-victory'), 'busy', Number.POSITIVE_INFINITY, Date.now())])
  await page.goto(`${server.address}/replay/here/busy?at=${busiest}`)
  await page.getByRole('slider').waitFor()
  await page.waitForTimeout(3000)
  const metrics = await context.newCDPSession(page)
  await metrics.send('Performance.enable', { timeDomain: 'threadTicks' })
  /** Milliseconds of processor time that the page's own thread has used. */
  const worked = async (): Promise<number> => {
    const { metrics: all } = await metrics.send('Performance.getMetrics')
    return 1000 * (all.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const work: number[] = []
  const still: number[] = []
  const moving: number[] = []
  const longest: number[] = []
  for (let round = 0; round < rounds; round++) {
    still.push(dropped(await gaps(page, false)))
    const before = await worked()
    const times = await gaps(page, true)
    work.push((await worked()) - before)
    moving.push(dropped(times))
    longest.push(Math.max(...times))
    await page.keyboard.press('ArrowLeft')
    await page.waitForTimeout(2500)
  }
  const frames = Math.round(watched / frame)
  console.log(
    JSON.stringify({
      frames,
      rounds,
      dropped: median(moving),
      droppedAtRest: median(still),
      share: Number((median(moving) / frames).toFixed(3)),
      longestFrame: Math.round(median(longest)),
      pageWork: Math.round(median(work)),
    }),
  )
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
