import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loggerTo, type RunningServer, startServer } from '@conclave/server'
import axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { provideChromium } from '../../../../scripts/chromium.mjs'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface Visit {
  readonly theme?: 'light' | 'dark'
  readonly language?: 'en' | 'fr' | 'it'
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Whether the page is used by finger. */
  readonly touch?: boolean
}

/** A server with the built client and a browser, for all tests of a file. */
export const stage = () => {
  let server: RunningServer
  let browser: Browser
  const folder = mkdtempSync(join(tmpdir(), 'conclave-browser-'))
  const contexts: BrowserContext[] = []
  const complaints: string[] = []

  beforeAll(async () => {
    server = await startServer({
      dataDir: folder,
      webDir: join(import.meta.dirname, '../../dist'),
      logger: loggerTo(undefined, 'silent'),
      measuredWait: () => 0,
      requestsPerMinute: 100_000,
    })
    browser = await chromium.launch({ executablePath: provideChromium(), args: flags })
  })
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    await browser?.close()
    await server?.close()
    rmSync(folder, { recursive: true, force: true })
    expect(complaints, 'errors that the pages wrote').toEqual([])
  })

  /** A person with a browser of their own; nothing moves, so that tests are quick. */
  const visit = async (
    path: string,
    { theme = 'light', language = 'en', viewport, touch = false }: Visit = {},
  ): Promise<Page> => {
    const context = await browser.newContext({
      viewport: viewport ?? { width: 1280, height: 800 },
      colorScheme: theme,
      locale: language,
      hasTouch: touch,
      isMobile: touch,
    })
    contexts.push(context)
    await context.addInitScript(
      ([wanted]) => {
        const kept = localStorage.getItem('conclave.settings')
        if (kept === null) localStorage.setItem('conclave.settings', JSON.stringify(wanted))
      },
      [{ language, speed: 'none', sound: false, theme }],
    )
    await context.addInitScript(castDice)
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
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

/** What axe finds wrong on a page, in words. */
export const violations = async (page: Page): Promise<string[]> => {
  // Evaluated and not added as a script: the page's policy forbids scripts from elsewhere.
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: judge } = globalThis as unknown as {
      axe: {
        run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
      }
    }
    const found = await judge.run()
    return found.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`)
          .join(' | ')}`,
    )
  })
}
