import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { explain, Trouble } from './trouble.mjs'

const files = {
  /** @param {string} root */
  lockfile: (root) => join(root, 'package-lock.json'),
  /** @param {string} root npm's own list of what it put into node_modules */
  list: (root) => join(root, 'node_modules', '.package-lock.json'),
  /** @param {string} root the hash of the lockfile that was last installed here */
  stamp: (root) => join(root, 'node_modules', '.conclave-lockfile'),
}

/**
 * Installs the packages of the lockfile unless they are there.
 * @param {string} root
 */
export async function install(root) {
  if (isStamped(root)) return
  checkWritable(root)
  // Not on stdout: what runs afterwards may have something to say there that others read.
  console.error('Installing packages (once; this takes a minute) …')
  if (!isListed(root))
    await npm(root, [existsSync(files.lockfile(root)) ? 'ci' : 'install'], machinePath(root))
  // npm passes over optional packages that do not suit the Node it runs on: let the Node it brought look again.
  await npm(root, ['install', '--no-save', '--prefer-offline'], pinnedPath(root))
  if (!isListed(root)) throw explain('')
  writeFileSync(files.stamp(root), hashOfLockfile(root))
}

/** @param {string} root */
const hashOfLockfile = (root) =>
  createHash('sha256')
    .update(readFileSync(files.lockfile(root)))
    .digest('hex')

/** @param {string} root */
const isStamped = (root) =>
  existsSync(files.stamp(root)) &&
  existsSync(files.lockfile(root)) &&
  readFileSync(files.stamp(root), 'utf8') === hashOfLockfile(root)

/**
 * True when node_modules holds what the lockfile asks for, but perhaps not what is optional, nor the links to packages of our
 * own: for a new one of those npm need not put everything else there once more.
 * @param {string} root
 */
export function isListed(root) {
  if (!existsSync(files.list(root)) || !existsSync(files.lockfile(root))) return false
  const there = JSON.parse(readFileSync(files.list(root), 'utf8')).packages
  const wanted = JSON.parse(readFileSync(files.lockfile(root), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || link || (there[path] ? there[path].version === version : optional),
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
 * Without the programs of node_modules, which npm may be about to replace.
 * @param {string} root
 */
const machinePath = (root) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter)

/**
 * With the programs of node_modules first: `node` is the pinned one.
 * @param {string} root
 */
export const pinnedPath = (root) => [join(root, 'node_modules', '.bin'), machinePath(root)].join(delimiter)

/**
 * The pinned Node itself, for whoever starts it without a shell.
 * @param {string} root
 */
export const pinnedNode = (root) => {
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  return join(root, 'node_modules', 'node', 'bin', program)
}

/**
 * @param {string} root
 * @param {string[]} args
 * @param {string} path
 * @returns {Promise<void>}
 */
function npm(root, args, path) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      env: { ...process.env, PATH: path },
      stdio: ['ignore', 'ignore', 'pipe'],
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
