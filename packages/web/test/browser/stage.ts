import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loggerTo, type RunningServer, startServer } from '@conclave/server'
import axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { type Circumstances, leave, prepare } from './again.ts'
import { flags } from './chromium.ts'

export interface Visit {
  readonly theme?: 'light' | 'dark' | 'system'
  readonly language?: 'en' | 'fr' | 'it'
  readonly viewport?: { readonly width: number; readonly height: number }
  /** True if the page is used by finger. */
  readonly touch?: boolean
  /** True if clicks right after a change are ignored, as they are for people. */
  readonly settling?: boolean
  /** Pace of showing events; otherwise only the log tells them, and nobody waits. */
  readonly pace?: 'hand' | 'slow' | 'usual' | 'fast'
  /** True if the system asks for less motion, in place of the setting. */
  readonly still?: boolean
  /** True if the table tells in what an earlier edition differs. */
  readonly hints?: boolean
  /** True if the page keeps itself for hours without a network; it loads all of itself then. */
  readonly kept?: boolean
  /** True if nobody has used the page before, nor will afterwards: for whoever changes the page itself, or its clock. */
  readonly anew?: boolean
}

let starting: Promise<Browser> | undefined

/** The browser of this worker; it ends with the worker. */
const started = (): Promise<Browser> => {
  starting ??= chromium.launch({ executablePath: inject('chromium'), args: flags })
  return starting
}

/** A page of the site that starts nothing: tables are laid into the browser's storage here, and then visited. */
export const blank = '/icon.svg'

type Own = Pick<Parameters<typeof startServer>[0], 'now' | 'alarm' | 'basePath' | 'proxies' | 'games'>

/** A server with the built client for all tests of a file, perhaps with a clock of its own, and a browser for each visitor. */
export const stage = (own: Own = {}) => {
  let server: RunningServer
  let browser: Browser
  const folder = mkdtempSync(join(tmpdir(), 'conclave-browser-'))
  const contexts: { context: BrowserContext; sort: string | null }[] = []
  const left = new Map<string, Page[]>()
  const complaints: string[] = []
  let seeds = 0

  beforeAll(async () => {
    server = await startServer({
      dataDir: folder,
      webDir: join(import.meta.dirname, '../../dist'),
      logger: loggerTo(undefined, 'silent'),
      measuredWait: () => 0,
      // Every run plays the same matches.
      newSeed: () => String(++seeds).padStart(64, '0'),
      requestsPerMinute: 100_000,
      ...own,
    })
    browser = await started()
  })
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail'
    await Promise.all(
      contexts.splice(0).map(async ({ context, sort }) => {
        const page = hasFailed || sort === null ? null : await leave(context, server.address)
        if (page === null || sort === null) await context.close()
        else left.set(sort, [...(left.get(sort) ?? []), page])
      }),
    )
    expect(complaints.splice(0), 'errors that the pages wrote').toEqual([])
  })
  afterAll(async () => {
    await Promise.all([...left.values()].flat().map((page) => page.context().close()))
    left.clear()
    await server?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A person with a browser of their own; nothing moves, so that tests are quick. */
  const visit = async (
    path: string,
    {
      theme = 'light',
      language = 'en',
      viewport,
      touch = false,
      settling = false,
      pace,
      still = false,
      hints = false,
      kept = false,
      anew = false,
    }: Visit = {},
  ): Promise<Page> => {
    const circumstances: Circumstances = {
      viewport: viewport ?? { width: 1280, height: 800 },
      colorScheme: theme === 'system' ? 'light' : theme,
      reducedMotion: still ? 'reduce' : 'no-preference',
      settings: {
        language,
        speed: still ? 'usual' : 'none',
        sound: false,
        theme,
        settling,
        pace: pace ?? 'off',
        hints,
      },
    }
    // The rest can be changed; a seat’s link is read when the page is loaded.
    const sort = kept || anew ? null : `${language} ${touch}`
    const used = sort === null || path.includes('#') ? undefined : left.get(sort)?.pop()
    if (used !== undefined) {
      contexts.push({ context: used.context(), sort })
      await prepare(used, circumstances)
      if (path !== blank) await walk(used, path)
      return used
    }
    const { settings, ...emulated } = circumstances
    const context = await browser.newContext({
      ...emulated,
      locale: language,
      hasTouch: touch,
      isMobile: touch,
      serviceWorkers: kept ? 'allow' : 'block',
    })
    contexts.push({ context, sort })
    await context.addInitScript(
      ([wanted]) => {
        const kept = localStorage.getItem('conclave.settings')
        if (kept === null) localStorage.setItem('conclave.settings', JSON.stringify(wanted))
      },
      [settings],
    )
    await context.addInitScript(castDice)
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(server.address + path)
    return page
  }

  return { visit, address: () => server.address, server: () => server }
}

/** Runs in the page: what the browser draws by chance is the same in every run, so that the same matches are played. */
const castDice = (): void => {
  const key = 'test.dice'
  crypto.getRandomValues = (array) => {
    const { buffer, byteOffset, byteLength } = array as unknown as Uint8Array
    const bytes = new Uint8Array(buffer, byteOffset, byteLength)
    let state = Number(localStorage.getItem(key) ?? 1)
    for (let at = 0; at < bytes.length; at++) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      bytes[at] = state >>> 16
    }
    localStorage.setItem(key, String(state))
    return array
  }
}

/**
 * Goes to another page of the app as its links do, without loading all of the app again, which costs more than most of what
 * is looked at then; from elsewhere, or to another search of the same page, it is loaded. The page before is gone afterwards.
 */
export const walk = async (page: Page, path: string): Promise<void> => {
  const isThere = await page.evaluate((to) => {
    const there = new URL(to, location.href)
    if (there.href === location.href) return true
    if (document.contentType !== 'text/html' || there.pathname === location.pathname) return false
    history.pushState(null, '', there)
    // While the code of the next page is fetched, React keeps the last one hidden.
    const hidden = '[style*="display: none !important"]'
    return new Promise<boolean>((done) => {
      const look = () => (document.querySelector(hidden) === null ? done(true) : requestAnimationFrame(look))
      requestAnimationFrame(look)
    })
  }, path)
  if (!isThere) await page.goto(new URL(path, page.url()).href)
}

/** Has a page speak another language: it is chosen on another page of the same browser, so that no page is loaded for it. */
export const speakIn = async (page: Page, language: 'en' | 'fr' | 'it'): Promise<void> => {
  await page.evaluate((chosen) => {
    const key = 'conclave.settings'
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...kept, language: chosen }))
    // The browser itself tells all pages but the one that has written.
    dispatchEvent(new StorageEvent('storage', { key }))
  }, language)
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
  await written(page)
  await drawn(page)
}

/** Waits until a page is written in its own letters. */
export const written = (page: Page): Promise<null> =>
  page.evaluate(() => document.fonts.ready.then(() => null))

/** Waits until the page was drawn again: whatever the browser makes of a change by itself has come by then. */
export const drawn = (page: Page): Promise<null> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  )

/** Violations that axe finds on a page, in words; of everything, or only of colours. */
export const violations = async (
  page: Page,
  about: 'everything' | 'colours' = 'everything',
): Promise<string[]> => {
  // Evaluated and not added as a script: the page's policy forbids scripts from elsewhere.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async (rules) => {
      const { axe: judge } = globalThis as unknown as {
        axe: {
          run(options: {
            resultTypes: string[]
            runOnly?: string[]
          }): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
        }
      }
      // Nobody reads where it found nothing wrong.
      const found = await judge.run({
        resultTypes: ['violations'],
        ...(rules.length > 0 && { runOnly: rules }),
      })
      return found.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`)
            .join(' | ')}`,
      )
    },
    about === 'colours' ? ['color-contrast', 'link-in-text-block'] : [],
  )
}

/** Has a page wear a theme, as its settings do. */
const wear = async (page: Page, theme: 'light' | 'dark' | 'system'): Promise<void> => {
  await page.evaluate((chosen) => {
    const key = 'conclave.settings'
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...kept, theme: chosen }))
    // The browser itself tells all pages but the one that has written.
    dispatchEvent(new StorageEvent('storage', { key }))
  }, theme)
  await page.locator(`html[data-theme-choice="${theme}"]`).waitFor({ state: 'attached' })
  await drawn(page)
}

/** The same by light and by dark: the dark one differs in nothing but its colours. */
export const violationsByBoth = async (page: Page): Promise<string[]> => {
  await wear(page, 'light')
  const byLight = await violations(page)
  await wear(page, 'dark')
  const byDark = await violations(page, 'colours')
  await wear(page, 'system')
  return [...byLight, ...byDark.map((each) => `by dark: ${each}`)]
}
