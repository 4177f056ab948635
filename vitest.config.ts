import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const packages = readdirSync('packages').filter((name) => existsSync(`packages/${name}/test`))

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      ...packages.map((name) => ({
        extends: true as const,
        // Browser tests need the built client and a Chromium: `npm run browser`.
        test: { name, include: [`packages/${name}/test/**/*.test.ts`], exclude: ['**/test/browser/**'] },
      })),
      { extends: true, test: { name: 'tools', include: ['tools/**/*.test.ts'] } },
    ],
  },
})
