import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pinnedNode, pinnedPath } from './install.mjs'

/**
 * Runs a command line of a shell with all that it starts, passes on what it says, and ends all of it when this process
 * is told to end. What does not end by itself is killed after so many milliseconds of `patience`.
 * @param {string} root
 * @param {string} command
 * @param {{ env?: Record<string, string>, hear?: (text: string) => void, patience?: number }} [options]
 * @returns {Promise<number>}
 */
export async function runAll(
  root,
  command,
  { env = {}, hear = (text) => process.stdout.write(text), patience = 5_000 } = {},
) {
  /** @type {NodeJS.Timeout | undefined} */
  let last
  const killLater = () => {
    last ??= setTimeout(() => killGroup(child, 'SIGKILL'), patience)
  }
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    killGroup(child, signal)
    killLater()
  }
  // Before anything is started: a signal that came in between would end this process and leave the other running.
  process.on('SIGINT', end).on('SIGTERM', end)
  const child = spawn(command, {
    ...surroundings(root, env),
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, to be ended as one: a signal to the shell alone leaves its children running.
    detached: process.platform !== 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear)
  // A process left behind by a command keeps its output open, and everybody waiting.
  child.on('exit', killLater)
  try {
    return await ended(child)
  } finally {
    clearTimeout(last)
    process.off('SIGINT', end).off('SIGTERM', end)
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function killGroup(child, signal) {
  try {
    if (child.pid === undefined || process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {} // all of it has ended
}

/**
 * Runs the command line of the project at the user's terminal: without a shell, so that every argument arrives as it was
 * given, and with Ctrl-C its own to decide on.
 * @param {string} root
 * @param {string[]} given
 */
export async function runCommandLine(root, given) {
  const child = spawn(pinnedNode(root), ['packages/cli/src/main.ts', ...given], {
    ...surroundings(root),
    stdio: 'inherit',
  })
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return await ended(child)
}

/**
 * @param {string} root
 * @param {Record<string, string>} [env]
 */
const surroundings = (root, env = {}) => ({
  cwd: root,
  env: {
    ...process.env,
    PATH: pinnedPath(root),
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    ...env,
  },
})

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
const ended = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  })
