import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runAll } from './processes.mjs'

/**
 * Builds the web app, unless it was built from the sources as they are.
 * @param {string} root
 */
export async function buildWeb(root) {
  const stamp = join(root, 'packages', 'web', 'dist', '.sources')
  const sources = hashOfSources(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return 0
  console.log('Building the web app (after every change; this takes half a minute) …')
  const code = await runAll(root, 'npm run --silent build -w @conclave/web -- --logLevel warn')
  if (code === 0) writeFileSync(stamp, sources)
  return code
}

/** Everything that ends up in the web app; the command line and the server do not. */
const packages = [
  'black-rose',
  'bots',
  'games',
  'kernel',
  'mage-noir',
  'protocol',
  'spellbound',
  'table',
  'texts',
  'web',
]

/** @param {string} root */
function hashOfSources(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const name of packages) addFolder(hash, join(root, 'packages', name))
  addFolder(hash, join(root, 'docs', 'rules'))
  return hash.digest('hex')
}

const passedOver = ['node_modules', 'dist', 'test']

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} folder
 */
function addFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort(byName)) {
    if (passedOver.includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) addFolder(hash, path)
    else hash.update(entry.name).update(readFileSync(path))
  }
}

/** @param {{ name: string }} a @param {{ name: string }} b */
const byName = (a, b) => (a.name < b.name ? -1 : 1)
