// Finds a Chromium for the browser tests, or installs one with the system's package manager.
// `node scripts/chromium.mjs` prints where it is; without one it says what to do and fails.

import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Trouble } from './trouble.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** How each package manager installs it, the first one that is there. */
const installers = [
  {
    program: 'apt-get',
    steps: [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium'],
    ],
  },
  { program: 'dnf', steps: [['install', '-y', '-q', 'chromium']] },
  { program: 'apk', steps: [['add', '--quiet', 'chromium']] },
  { program: 'pacman', steps: [['-Sy', '--noconfirm', 'chromium']] },
  { program: 'zypper', steps: [['--non-interactive', 'install', 'chromium']] },
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

/** Where a Chromium is, if there is one. `CHROMIUM` names another. */
export const findChromium = () => {
  const named = process.env.CHROMIUM
  if (named) return isRunnable(named) ? named : undefined
  return names.map(onPath).find(Boolean) ?? places.find(isRunnable)
}

const advice =
  'Install Chromium or Chrome (on Debian and Ubuntu: sudo apt-get install chromium), or set the variable CHROMIUM ' +
  'to the program, and run the command again.'

/** Where a Chromium is; installs one if there is none. */
export const provideChromium = () => {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM)
    throw new Trouble(`CHROMIUM names ${process.env.CHROMIUM}, which cannot be run.`, advice)
  const installer = installers.find(({ program }) => onPath(program))
  if (!installer) throw new Trouble('The browser tests need a Chromium, and there is none.', advice)
  const isRoot = process.getuid?.() === 0
  const before = isRoot ? [] : onPath('sudo') ? ['sudo', '-n'] : null
  if (!before) throw new Trouble('The browser tests need a Chromium, and only root can install one.', advice)
  console.log(`Installing Chromium with ${installer.program} (once; this takes a minute) …`)
  for (const step of installer.steps) {
    const [program = '', ...args] = [...before, installer.program, ...step]
    const { status, stderr } = spawnSync(program, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) {
      const said = (stderr ?? '').trim().split('\n').slice(-3).join('\n')
      throw new Trouble(`Chromium could not be installed with ${installer.program}.\n${said}`, advice)
    }
  }
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
