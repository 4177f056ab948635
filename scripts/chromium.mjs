// Finds a Chromium for the browser tests, or installs one with the system's package manager.
// `node scripts/chromium.mjs` prints where it is; without one it says what to do and fails.

import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Trouble } from './trouble.mjs'

// The headless shell first: the same engine without windows, which costs a quarter less to open a page.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
]
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Installers: each package manager's way, the first one that is there; of its packages the first one that it knows. */
const installers = [
  {
    program: 'apt-get',
    before: [['update', '-qq']],
    install: ['install', '-y', '-qq'],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  { program: 'dnf', before: [], install: ['install', '-y', '-q'], packages: ['chromium'] },
  { program: 'apk', before: [], install: ['add', '--quiet'], packages: ['chromium'] },
  { program: 'pacman', before: [], install: ['-Sy', '--noconfirm'], packages: ['chromium'] },
  { program: 'zypper', before: [], install: ['--non-interactive', 'install'], packages: ['chromium'] },
]

/** @param {string} file */
const isRunnable = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} program */
const onPath = (program) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(isRunnable)

/** Path of a Chromium, if there is one. `CHROMIUM` names another. */
export const findChromium = () => {
  const named = process.env.CHROMIUM
  if (named) return isRunnable(named) ? named : undefined
  return names.map(onPath).find(Boolean) ?? places.find(isRunnable)
}

const advice =
  'Install Chromium or Chrome (on Debian and Ubuntu: sudo apt-get install chromium), or set the variable CHROMIUM ' +
  'to the program, and run the command again.'

/**
 * Runs a command to its end; what it said last if it failed.
 * @param {string[]} command
 */
const run = ([program = '', ...args]) => {
  const { status, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0 ? null : (stderr ?? '').trim().split('\n').slice(-3).join('\n')
}

/**
 * Installs the first of these packages that can be; says why the last of them could not, if none can.
 * @param {string[]} packages
 * @param {(name: string) => string | null} problemWith
 */
const firstInstalled = (packages, problemWith) => {
  let problem = null
  for (const name of packages) {
    problem = problemWith(name)
    if (problem === null) break
  }
  return problem
}

/** Path of a Chromium; installs one if there is none. */
export const provideChromium = () => {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM)
    throw new Trouble(`CHROMIUM names ${process.env.CHROMIUM}, which cannot be run.`, advice)
  const installer = installers.find(({ program }) => onPath(program))
  if (!installer) throw new Trouble('The browser tests need a Chromium, and there is none.', advice)
  const isRoot = process.getuid?.() === 0
  const asRoot = isRoot ? [] : onPath('sudo') ? ['sudo', '-n'] : null
  if (!asRoot) throw new Trouble('The browser tests need a Chromium, and only root can install one.', advice)
  console.log(`Installing Chromium with ${installer.program} (once; this takes a minute) …`)
  /** @param {string[]} args */
  const problemOf = (args) => run([...asRoot, installer.program, ...args])
  const [problem] = installer.before.map(problemOf).filter((said) => said !== null)
  const said =
    problem ?? firstInstalled(installer.packages, (name) => problemOf([...installer.install, name]))
  if (said !== null)
    throw new Trouble(`Chromium could not be installed with ${installer.program}.\n${said}`, advice)
  const installed = findChromium()
  if (!installed) throw new Trouble('Chromium was installed, but cannot be found.', advice)
  return installed
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(provideChromium())
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    console.error(`\n${error.message}\n\n${error.advice}\n`)
    process.exitCode = 1
  }
}
