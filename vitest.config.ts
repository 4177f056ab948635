import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** These start processes and wait for clocks; a machine shared with others may stand still longer than they wait. */
const timed = ['server', 'cli']

const packages = readdirSync('packages').filter((name) => existsSync(`packages/${name}/test`))

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    projects: [
      ...packages.map((name) => ({
        extends: true as const,
        // Browser tests need the built client and a Chromium: `npm run browser`.
        test: {
          name,
          include: [`packages/${name}/test/**/*.test.ts`],
          exclude: ['**/test/browser/**'],
          retry: timed.includes(name) ? 1 : 0,
        },
      })),
      { extends: true, test: { name: 'tools', include: ['tools/**/*.test.ts'] } },
    ],
  },
})
