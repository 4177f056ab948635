import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedPath } from './install.mjs'
import { isWebBuilt, stampWeb } from './web.mjs'

const quick = ['types', 'lint', 'imports', 'unused', 'hygiene']
const slow = ['unit', 'browser']

/** @type {Record<string, (root: string) => Promise<number>>} */
export const tasks = {
  /** The table in the browser. Whatever stands behind `npm start --` goes to `conclave serve`. */
  start: async (root) => {
    const built = await buildWeb(root)
    if (built !== 0) return built
    const given = process.argv.slice(3).map((each) => JSON.stringify(each))
    return await run(root, ['node packages/cli/src/main.ts serve', ...given].join(' '))
  },

  /** All the quick checks, so that one run shows everything that is wrong; the slow ones only when those pass. */
  test: async (root) => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    /** @type {string[]} */
    const failed = []
    for (const name of quick) if (!(await step(root, name, scripts[name]))) failed.push(name)
    if (failed.length === 0) {
      for (const name of slow) if (!(await step(root, name, scripts[name]))) failed.push(name)
    }
    const skipped = failed.some((name) => quick.includes(name)) ? slow : []
    const passed = quick.length + slow.length - failed.length - skipped.length
    if (failed.length > 0)
      console.log(`\nFailed: ${failed.join(', ')}  (npm run ${failed[0]} repeats one alone)`)
    if (skipped.length > 0) console.log(`Not run, because of that: ${skipped.join(', ')}`)
    console.log(`\nChecks: ${passed} passed, ${failed.length} failed`)
    return failed.length === 0 ? 0 : 1
  },
}

/**
 * Builds the web app, unless it was built from the sources as they are.
 * @param {string} root
 */
async function buildWeb(root) {
  if (isWebBuilt(root)) return 0
  console.log('Building the web app (after every change; this takes half a minute) …')
  const code = await run(root, 'npm run --silent build -w @conclave/web -- --logLevel warn')
  if (code === 0) stampWeb(root)
  return code
}

/**
 * @param {string} root
 * @param {string} name
 * @param {string} command
 */
async function step(root, name, command) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const start = Date.now()
  const code = await run(root, command)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
  return code === 0
}

/**
 * @param {string} root
 * @param {string} command
 * @returns {Promise<number>}
 */
function run(root, command) {
  process.once('SIGINT', () => {}) // the command gets it too, and decides
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd: root,
      env: { ...process.env, PATH: pinnedPath(root) },
      stdio: 'inherit',
      shell: true,
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
