import type { TestProject } from 'vitest/node'
import { provideChromium } from '../../../../scripts/chromium.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The program. */
    readonly chromium: string
  }
}

/**
 * Every window has an address bar, though nobody sees it, and the list under it is two pages of Chromium's own: to load them
 * costs a third of what a table costs. The others are those that Playwright turns off and that a site might meet; the
 * last list given counts.
 */
const without = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell would round the width of every letter to whole pixels; windows do not.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${without.join(',')}`,
]

/** Path of Chromium; each worker starts its own, and all that its tests do happens in contexts of their own. */
export default ({ provide }: TestProject): void => {
  provide('chromium', provideChromium())
}
