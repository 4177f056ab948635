import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { explain, Trouble } from './trouble.mjs'

/**
 * Installs the packages of the lockfile unless they are there.
 * @param {string} root
 */
export async function install(root) {
  if (isInstalled(root)) return
  checkWritable(root)
  const locked = existsSync(join(root, 'package-lock.json'))
  console.log('Installing packages (once; this takes a minute) …')
  await npm(root, [locked ? 'ci' : 'install', '--no-audit', '--no-fund', '--loglevel=error'])
  if (!isInstalled(root)) throw explain('')
}

/**
 * True when node_modules holds what the lockfile asks for. The hash of the last lockfile seen so is kept in
 * node_modules, because comparing takes longer than hashing; it is written here so that a plain `npm install` counts.
 * @param {string} root
 */
export function isInstalled(root) {
  const modules = join(root, 'node_modules')
  const lockfile = join(root, 'package-lock.json')
  if (!existsSync(join(modules, 'node')) || !existsSync(lockfile)) return false
  const text = readFileSync(lockfile, 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  const stamp = join(modules, '.conclave-lockfile')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  if (!agrees(text, join(modules, '.package-lock.json'))) return false
  try {
    writeFileSync(stamp, hash)
  } catch {
    // A read-only folder with everything in it is fine; it is only compared again next time.
  }
  return true
}

/**
 * @param {string} wanted text of the lockfile
 * @param {string} file npm's own list of what it put into node_modules
 */
function agrees(wanted, file) {
  if (!existsSync(file)) return false
  const there = JSON.parse(readFileSync(file, 'utf8')).packages
  return Object.entries(JSON.parse(wanted).packages).every(
    ([path, { version, optional }]) =>
      !path.includes('node_modules/') || (there[path] ? there[path].version === version : optional),
  )
}

/** @param {string} root */
function checkWritable(root) {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    throw new Trouble(
      `The packages cannot be installed: the folder ${root} cannot be written to.`,
      'Make the folder yours and writable, or copy the project to a folder that is, and run the command again.',
    )
  }
}

/**
 * Runs the machine's npm. It must not run on the Node inside node_modules, which it may be about to replace.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function npm(root, args) {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd: root,
      env: { ...process.env, PATH: path.join(delimiter) },
      stdio: ['ignore', 'inherit', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', () =>
      reject(
        new Trouble('npm was not found.', 'It comes with Node: install Node again, or put npm on the PATH.'),
      ),
    )
    child.on('close', (code) => (code === 0 ? resolve() : reject(explain(output))))
  })
}
