import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { retries } from './tools/retries.ts'
import { soak } from './tools/soak.ts'

/** These start processes and threads, and listen on ports. */
const isolated = ['server']

/** This one has parts that Node cannot read by itself. */
const transformed = ['web']

/** These exchange modules for others or load them again, which only Vite can. */
const exchanging = ['packages/*/test/content/loading.test.ts', 'packages/kernel/test/digest.test.ts']

const packages = readdirSync('packages').filter((name) => existsSync(`packages/${name}/test`))

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 120_000 * soak,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 10 } },
    unstubGlobals: true,
    reporters: ['default', retries()],
    projects: [
      ...packages.map((name) => ({
        extends: true as const,
        // Browser tests need the built client and a Chromium: `npm run browser`.
        test: {
          name,
          include: [`packages/${name}/test/**/*.test.ts`],
          exclude: ['**/test/browser/**', ...exchanging],
          // Node reads TypeScript by itself, and what Vite makes of a module runs half as fast.
          experimental: { viteModuleRunner: transformed.includes(name) },
          // Projects without state of their own run in warm workers: code that is compiled once is quick for all files.
          ...(isolated.includes(name) ? {} : { isolate: false, setupFiles: ['./tools/seeded.ts'] }),
        },
      })),
      { extends: true, test: { name: 'exchanging', include: exchanging, setupFiles: ['./tools/seeded.ts'] } },
      {
        extends: true,
        test: { name: 'tools', include: ['tools/**/*.test.ts'], experimental: { viteModuleRunner: false } },
      },
    ],
  },
})
