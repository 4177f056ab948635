import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { provideChromium } from '../../../../scripts/chromium.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of all tests listens. */
    readonly chromium: string
  }
}

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

/** One Chromium for all tests: whatever they do happens in contexts of their own. It ends with the run. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const server = await chromium.launchServer({ executablePath: provideChromium(), args: flags })
  provide('chromium', server.wsEndpoint())
  return () => server.close()
}
