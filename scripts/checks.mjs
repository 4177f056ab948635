// `npm test` and `npm run soak`: which checks there are, what each said and how long it took.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAll } from './processes.mjs'

/** Side by side: none keeps two cores busy. With them the web app is built, which the browser tests need. */
const quick = ['types', 'lint', 'imports', 'unused', 'hygiene', 'build']
/** One after the other: both use all cores, and some of their tests have a clock. */
const slow = ['unit', 'browser']

/** @typedef {{ name: string, passed: boolean, seconds: number, output: string }} Result */

/**
 * Every check. All the quick ones run, so that one run shows everything that is wrong; the slow ones only when those pass.
 * @param {string} root
 */
export const checkAll = (root) => checking(root, quick, {})

/**
 * The tests with everything that is too long for every day: `SOAK` times as many examples, and others each time.
 * @param {string} root
 */
export const soakAll = (root) => checking(root, ['build'], { SOAK: process.env.SOAK ?? '20' })

/**
 * @param {string} root
 * @param {string[]} first what must pass before the slow checks begin
 * @param {Record<string, string>} env
 */
async function checking(root, first, env) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'conclave-checks-'))
  const retries = join(folder, 'retries')
  writeFileSync(retries, '')
  const surroundings = { ...env, CONCLAVE_RETRIES: retries }
  let stopped = false
  const stop = () => {
    stopped = true
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const start = performance.now()

  const results = await Promise.all(
    first.map(async (name) => {
      const result = await check(root, name, scripts[name], surroundings)
      console.log(`${heading(name)}\n${result.output}${closing(result)}`)
      return result
    }),
  )
  if (results.every(({ passed }) => passed))
    for (const name of slow) {
      if (stopped) break
      console.log(heading(name))
      const result = await check(root, name, scripts[name], surroundings, (text) =>
        process.stdout.write(text),
      )
      console.log(closing(result))
      results.push(result)
    }

  const retried = readFileSync(retries, 'utf8').split('\n').filter(Boolean)
  rmSync(folder, { recursive: true })
  const skipped = slow.filter((name) => !results.some((result) => result.name === name))
  report(results, skipped, retried, performance.now() - start)
  return skipped.length === 0 && results.every(({ passed }) => passed) ? 0 : 1
}

/**
 * @param {string} root
 * @param {string} name
 * @param {string} command
 * @param {Record<string, string>} env
 * @param {(text: string) => void} [hear] whoever wants to hear it at once
 * @returns {Promise<Result>}
 */
async function check(root, name, command, env, hear) {
  const start = performance.now()
  let output = ''
  const code = await runAll(root, command, {
    env,
    hear: (text) => {
      output += text
      hear?.(text)
    },
  })
  return { name, passed: code === 0, seconds: (performance.now() - start) / 1000, output }
}

/**
 * Report of what failed, once more at the end, where whoever opens a long log begins to read; then the times.
 * @param {Result[]} results
 * @param {string[]} skipped
 * @param {string[]} retried
 * @param {number} milliseconds
 */
function report(results, skipped, retried, milliseconds) {
  const failed = results.filter(({ passed }) => !passed)
  for (const { name, output } of failed) console.log(`\nThe last that ${name} said:\n${lastLines(output)}`)
  if (retried.length > 0) console.log(`\nRetried:\n${retried.map((line) => `  ${line}`).join('\n')}`)
  console.log()
  for (const { name, passed, seconds } of results) console.log(row(passed ? '✓' : '✗', name, seconds))
  console.log(row(' ', 'in all', milliseconds / 1000))
  const names = failed.map(({ name }) => name)
  if (failed.length > 0) console.log(`\nFailed: ${names.join(', ')}  (npm run ${names[0]} repeats one alone)`)
  if (skipped.length > 0) console.log(`Not run, because of that: ${skipped.join(', ')}`)
  console.log(`\nChecks: ${results.length - failed.length} passed, ${failed.length} failed`)
}

/** @param {string} name */
const heading = (name) => `\n── ${name} ${'─'.repeat(60 - name.length)}`

/** @param {Result} result */
const closing = ({ name, passed, seconds }) => `${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`

/**
 * @param {string} mark
 * @param {string} name
 * @param {number} seconds
 */
const row = (mark, name, seconds) => `${mark} ${name.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s`

/** @param {string} output */
const lastLines = (output) => output.trimEnd().split('\n').slice(-80).join('\n')
