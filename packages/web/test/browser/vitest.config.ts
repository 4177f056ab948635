import { defineConfig } from 'vitest/config'
import { retries } from '../../../../tools/retries.ts'
import { LongestFirst } from './longest-first.ts'

/** The browser tests run by themselves: they need the built client and a Chromium. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'browser',
    include: ['*.test.ts'],
    reporters: ['default', retries()],
    globalSetup: './chromium.ts',
    pool: 'forks',
    // The page has the other half of two cores.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // The games are read once for each worker; tests share nothing but code.
    isolate: false,
    // Node reads TypeScript by itself; what Vite makes of a module runs half as fast.
    experimental: { viteModuleRunner: false },
    // Counted and printed; more than two fail the run.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 25 } },
  },
})
