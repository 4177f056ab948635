import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, pinnedPath } from './install.mjs'
import { isWebBuilt, stampWeb } from './web.mjs'

const quick = ['types', 'lint', 'imports', 'unused', 'hygiene']
const slow = ['unit', 'browser']

/** @type {Record<string, (root: string) => Promise<number>>} */
export const tasks = {
  /** The table in the browser. Whatever stands behind `npm start --` goes to `conclave serve`. */
  start: async (root) => {
    const built = await buildWeb(root)
    if (built !== 0) return built
    return await runCommandLine(root, ['serve', ...process.argv.slice(3)])
  },

  /** The command line, with whatever stands behind `npm run -s conclave --`. */
  conclave: (root) => runCommandLine(root, process.argv.slice(3)),

  /** All the quick checks, so that one run shows everything that is wrong; the slow ones only when those pass. */
  test: async (root) => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    /** @type {Map<string, string>} */
    const said = new Map()
    /** @param {string} name */
    const check = async (name) => {
      const { passed, output } = await step(root, name, scripts[name])
      if (!passed) said.set(name, output)
    }
    for (const name of quick) await check(name)
    if (said.size === 0) for (const name of slow) await check(name)
    const failed = [...said.keys()]
    const skipped = failed.some((name) => quick.includes(name)) ? slow : []
    const passed = quick.length + slow.length - failed.length - skipped.length
    // Once more at the end, where whoever opens a long log begins to read.
    for (const [name, output] of said) console.log(`\nThe last that ${name} said:\n${lastLines(output)}`)
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
  const child = spawn(command, { ...surroundings(root), shell: true, stdio: ['inherit', 'pipe', 'pipe'] })
  let output = ''
  /**
   * @param {import('node:stream').Readable} from
   * @param {NodeJS.WriteStream} to
   */
  const pass = (from, to) =>
    from.setEncoding('utf8').on('data', (text) => {
      output += text
      to.write(text)
    })
  pass(child.stdout, process.stdout)
  pass(child.stderr, process.stderr)
  const passed = (await ended(child)) === 0
  console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
  return { passed, output }
}

/** @param {string} output */
const lastLines = (output) => output.trimEnd().split('\n').slice(-80).join('\n')

/**
 * Without a shell, so that every argument arrives as it was given.
 * @param {string} root
 * @param {string[]} given
 */
const runCommandLine = (root, given) =>
  ended(spawn(pinnedNode(root), ['packages/cli/src/main.ts', ...given], surroundings(root)))

/**
 * @param {string} root
 * @param {string} command
 */
const run = (root, command) => ended(spawn(command, { ...surroundings(root), shell: true }))

/**
 * @param {string} root
 * @returns {import('node:child_process').SpawnOptions}
 */
const surroundings = (root) => ({
  cwd: root,
  env: { ...process.env, PATH: pinnedPath(root), ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  stdio: 'inherit',
})

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(child) {
  process.once('SIGINT', () => {}) // the command gets it too, and decides
  process.once('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
