// `npm run pack`: builds the packages that others can use into tarballs with JavaScript, type declarations, a README and an
// example each. Sources are TypeScript, which Node runs here but not from somebody's node_modules.

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runAll } from './processes.mjs'
import { Trouble } from './trouble.mjs'

/**
 * Libraries: the packages that can be installed elsewhere; the server, the web app and the command line are programs and stay
 * here.
 */
export const libraries = [
  'kernel',
  'table',
  'texts',
  'spellbound',
  'mage-noir',
  'black-rose',
  'games',
  'bots',
  'protocol',
]

/** @typedef {{ version: string, exports: Record<string, string>, dependencies?: Record<string, string> } & Record<string, unknown>} Manifest */

/**
 * Packs every library, and says into which folder.
 * @param {string} root
 * @param {string} [out]
 */
export async function packAll(root, out = join(root, 'dist')) {
  const built = join(out, 'built')
  const staged = join(out, 'packages')
  const packs = join(out, 'packs')
  for (const folder of [built, staged, packs]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(packs, { recursive: true })
  const config = join(out, 'tsconfig.json')
  writeFileSync(config, JSON.stringify(compilerConfig(root, built)))
  await run(root, `tsc -p "${config}"`)
  for (const name of libraries) stage(root, join(built, name, 'src'), name, join(staged, name))
  const folders = libraries.map((name) => `"${join(staged, name)}"`).join(' ')
  await run(root, `npm pack --silent --ignore-scripts --pack-destination "${packs}" ${folders}`)
  return packs
}

/**
 * @param {string} root
 * @param {string} command
 */
async function run(root, command) {
  let output = ''
  const code = await runAll(root, command, {
    hear: (text) => {
      output += text
    },
  })
  if (code !== 0)
    throw new Trouble(`The packages could not be built.\n${output}`, 'Put right what is said above.')
}

/**
 * @param {string} root
 * @param {string} outDir
 */
const compilerConfig = (root, outDir) => ({
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    rootDir: join(root, 'packages'),
    outDir,
    declaration: true,
    allowJs: false,
    checkJs: false,
    rewriteRelativeImportExtensions: true,
    types: [],
  },
  include: libraries.map((name) => join(root, 'packages', name, 'src')),
  exclude: [],
})

/**
 * Lays out what a package holds for others.
 * @param {string} root
 * @param {string} built
 * @param {string} name
 * @param {string} to
 */
function stage(root, built, name, to) {
  const from = join(root, 'packages', name)
  cpSync(built, join(to, 'lib'), { recursive: true })
  for (const path of readdirSync(join(to, 'lib'), { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.d.ts')) rewrite(join(to, 'lib', path))
  for (const file of ['README.md', 'example.mjs']) cpSync(join(from, file), join(to, file))
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'))
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifestFor(manifest), null, 2)}\n`)
}

/**
 * In declarations the compiler leaves imports as they are written.
 * @param {string} file
 */
function rewrite(file) {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replaceAll(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2'))
}

/**
 * Packages of this house go together: they want each other in the very version they were packed with.
 * @param {Manifest} manifest
 */
function manifestFor({ private: _, devDependencies: __, exports, dependencies = {}, ...rest }) {
  const built = Object.entries(exports).map(([door, path]) => {
    const base = path.replace('./src/', './lib/').replace(/\.ts$/, '')
    return [door, { types: `${base}.d.ts`, default: `${base}.js` }]
  })
  const wanted = Object.entries(dependencies).map(([name, range]) => [
    name,
    name.startsWith('@conclave/') ? rest.version : range,
  ])
  return {
    ...rest,
    engines: { node: '>=22' },
    exports: Object.fromEntries(built),
    dependencies: Object.fromEntries(wanted),
  }
}
