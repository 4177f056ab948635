import { defineConfig } from 'vitest/config'
import { retries } from '../../../../tools/retries.ts'

/** The browser tests run by themselves: they need the built client and a Chromium. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'browser',
    include: ['*.test.ts'],
    reporters: ['default', retries()],
    pool: 'forks',
    maxWorkers: 1,
    // A machine shared with others may stand still longer than a page is waited for.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
